/** Parameters of a search that only say where a visitor came from. Names that sites also use for content are not here. */

/** Campaign parameters of Google, Matomo, HubSpot, Vero, Webtrekk and Adobe. */
const PREFIXES = ['utm_', 'mtm_', 'pk_', 'piwik_', 'matomo_', 'hsa_', 'wt_mc', 'wt.mc'];

const NAMES = new Set(
	[
		'gclid gclsrc dclid gbraid wbraid gad_source gad_campaignid srsltid _ga _gl',
		'fbclid fb_action_ids fb_action_types fb_source fb_ref igsh igshid mibextid',
		'msclkid twclid ttclid li_fat_id epik rdt_cid sccid yclid ymclid ysclid _openstat',
		'mc_cid mc_eid mkt_tok _hsenc _hsmi __hssc __hstc __hsfp hsctatracking vero_id vero_conv _ke _kx',
		'oly_anon_id oly_enc_id rb_clickid s_cid s_kwcid ef_id wickedid irclickid cjevent dm_i elqtrack elqtrackid',
		'ml_subscriber ml_subscriber_hash trk_contact trk_msg trk_module bsft_clkid bsft_uid guce_referrer guce_referrer_sig',
	]
		.join(' ')
		.split(' '),
);

/** Whether a parameter, by its decoded name in any case, only tracks. */
export function isTrackingParameter(name: string): boolean {
	const lower = name.toLowerCase();
	return NAMES.has(lower) || PREFIXES.some((prefix) => lower.startsWith(prefix));
}
