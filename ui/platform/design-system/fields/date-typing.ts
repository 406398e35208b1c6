import { slashedDateText } from '#domain/platform/date-text.ts';
import { caretAfterDigits, digitsOf, type TypedText } from './digit-typing.ts';

/** Completes '1/' to '01/', because a typed slash ends the day or month. */
function closedParts(edited: string): string {
  return edited.replace(/(^|\/)(\d)\/$/, '$10$2/');
}

/**
 * Whether the text was pasted or autofilled. A short date with slashes may also be a typed one that
 * lost a digit, so at least two characters must have changed.
 */
function arrivedWhole(before: string, edited: string): boolean {
  if (!/^[\d/]*$/.test(edited)) return true;
  return Math.abs(edited.length - before.length) > 1;
}

/**
 * Formats a date after an edit, with slashes after the second and fourth digit. The caret stays
 * after the same digit. Deleting a slash deletes the digit before it.
 */
export function typedDate(before: string, edited: string, caret: number): TypedText {
  const source = closedParts(arrivedWhole(before, edited) ? slashedDateText(edited) : edited);
  let digits = digitsOf(source).slice(0, 8);
  let left = source === edited ? digitsOf(edited.slice(0, caret)).length : digits.length;
  const isDeleting = edited.length < before.length;
  if (isDeleting && digits === digitsOf(before) && left > 0) {
    digits = digits.slice(0, left - 1) + digits.slice(left);
    left -= 1;
  }
  const parts = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)];
  const filled = parts.filter((part) => part !== '').join('/');
  const isPartClosed = digits.length === 2 || digits.length === 4;
  const text = isPartClosed && !isDeleting ? `${filled}/` : filled;
  const place = caretAfterDigits(text, Math.min(left, digits.length));
  return { text, caret: text[place] === '/' && !isDeleting ? place + 1 : place };
}
