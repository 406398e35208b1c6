/** The minus sign of formatted values (U+2212), which is as wide as a plus sign. */
export const MINUS_SIGN = '−';

/** Groups digits the Indian way: 12345678 becomes 1,23,45,678. */
export function indianGroups(digits: string): string {
  return digits.replace(/\B(?=(?:[0-9]{2})*[0-9]{3}$)/g, ',');
}

/** Groups digits by threes: 12345678 becomes 12,345,678. */
export function groupsOfThree(digits: string): string {
  return digits.replace(/\B(?=(?:[0-9]{3})+$)/g, ',');
}

const GROUPED = /^[0-9]{1,3}(?:,[0-9]{2,3})*,[0-9]{3}(?:\.[0-9]+)?$/;

/** Removes the commas of grouped digits; undefined if a comma is misplaced. */
export function withoutGroups(text: string): string | undefined {
  if (!text.includes(',')) return text;
  return GROUPED.test(text) ? text.replaceAll(',', '') : undefined;
}
