import type { Parser } from '../parser';
import { parseOther } from './other';

/**
 * RFC 5870 §3.3:
 *
 *     geo-URI     = "geo:" coordinates p
 *     coordinates = coord-a "," coord-b [ "," coord-c ]
 *     p           = [ ";crs=" crslabel ] [ ";u=" uval ] *parameter
 *
 * A search behind them, as phones read it, is no part of that, and is left alone.
 */
export function parseGeo(p: Parser, colon: number): void {
	parseOther(p, colon);
	if (!p.modern) return;
	const offset = colon + 1;
	const end = Math.min(p.seek(';', offset), p.seek('?', offset));
	const coordinates = p.between(offset, end).split(',');
	const parameters = p.between(end, p.seek('?', end));
	if (coordinates.length < 2 || coordinates.length > 3 || !coordinates.every((text) => NUMBER.test(text)))
		return p.remark('scheme-syntax', 'geo-coordinates', end > offset ? offset : colon, Math.max(end, offset));
	const [latitude, longitude] = coordinates.map(Number) as [number, number];
	const isEarth = !/;crs=(?!wgs84(?:;|$))/i.test(parameters);
	if (isEarth && (Math.abs(latitude) > 90 || Math.abs(longitude) > 180))
		p.remark('scheme-syntax', 'geo-range', offset, end);
	const uncertainty = /;u=([^;]*)/i.exec(parameters);
	if (uncertainty !== null && !/^\d+(?:\.\d+)?$/.test(uncertainty[1] as string))
		p.remark(
			'scheme-syntax',
			'geo-uncertainty',
			end + uncertainty.index,
			end + uncertainty.index + uncertainty[0].length,
		);
}

/** `coord = [ "-" ] 1*DIGIT [ "." 1*DIGIT ]`. */
const NUMBER = /^-?\d+(?:\.\d+)?$/;
