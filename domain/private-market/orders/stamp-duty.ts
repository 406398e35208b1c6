/**
 * Stamp duty on the transfer of shares, in percent of the total investment. A text, so that public
 * pages can show it without loading decimal arithmetic.
 *
 * @source Indian Stamp Act, 1899, schedule I, article 56A (transfer of securities on delivery)
 */
export const STAMP_DUTY_RATE = '0.015';
/** The stamp duty rate as a label. With the usual two decimals it would be rounded to 0.02%. */
export const STAMP_DUTY_LABEL = `${STAMP_DUTY_RATE}%`;
