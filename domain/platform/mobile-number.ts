/** The error message for a mobile number that is not ten digits; forms and the server use it. */
export const NOT_TEN_DIGITS_TEXT = 'Please enter a valid 10-digit mobile number';

/** Whether text is exactly ten digits, 0 to 9, which public forms accept as a mobile number. */
export function isTenDigits(text: string): boolean {
  return /^[0-9]{10}$/.test(text.trim());
}
