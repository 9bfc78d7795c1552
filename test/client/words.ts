import type { L10n } from '../../client/src/l10n';

/** The words as they are written in the source, which are English. */
export const english: L10n = {
	t: (message, ...values) => message.replace(/\{(\d+)\}/g, (_, index) => String(values[Number(index)])),
};
