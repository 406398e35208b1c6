/** The minus sign of formatted values (U+2212), which is as wide as a plus sign. */
export const MINUS_SIGN = '−';
