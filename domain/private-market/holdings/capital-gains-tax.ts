/**
 * Tax on the gain from shares sold on an exchange: the short-term rate applies to shares held for
 * up to `SHORT_TERM_GAIN_MONTHS`, the long-term rate to all others. Texts, for copy.
 *
 * @source PM-9.23, PM-9.24; Income-tax Act 1961, sections 111A and 112A
 */
export const SHORT_TERM_GAIN_TAX = '20%';
export const LONG_TERM_GAIN_TAX = '12.5%';
export const SHORT_TERM_GAIN_MONTHS = 12;
