/** Formats 12345678 as 1,23,45,678: the last three digits, then pairs. */
export function indianGroups(digits: string): string {
  return digits.replace(/\B(?=(?:[0-9]{2})*[0-9]{3}$)/g, ',');
}

/** Formats 12345678 as 12,345,678. */
export function groupsOfThree(digits: string): string {
  return digits.replace(/\B(?=(?:[0-9]{3})+$)/g, ',');
}

const GROUPED = /^[0-9]{1,3}(?:,[0-9]{2,3})*,[0-9]{3}(?:\.[0-9]+)?$/;

/** Removes the commas of grouped digits; undefined if they are misplaced. */
export function withoutGroups(text: string): string | undefined {
  if (!text.includes(',')) return text;
  return GROUPED.test(text) ? text.replaceAll(',', '') : undefined;
}
