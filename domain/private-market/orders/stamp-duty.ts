/**
 * Stamp duty on the transfer of shares, in percent of the total investment. Text, so that copy can
 * state it without loading decimal arithmetic.
 *
 * @source Indian Stamp Act, 1899, schedule I, article 56A (transfer of securities on delivery)
 */
export const STAMP_DUTY_RATE = '0.015';
/** The label of the rate beside its amount; two decimals would show 0.02%. */
export const STAMP_DUTY_LABEL = `${STAMP_DUTY_RATE}%`;
