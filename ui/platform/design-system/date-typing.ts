import { slashedDateText } from '#domain/platform/date-text.ts';
import { caretAfterDigits, digitsOf, type TypedText } from './number-typing.ts';

/** '1' + '/' means '01': a person who types the slash has finished the part. */
function closedParts(edited: string): string {
  return edited.replace(/(^|\/)(\d)\/$/, '$10$2/');
}

/**
 * What came in whole, by paste or autofill. A short date with slashes may also be a typed one that
 * just lost a digit, so it counts only when more than one character changed.
 */
function arrivedWhole(before: string, edited: string): boolean {
  if (!/^[\d/]*$/.test(edited)) return true;
  return Math.abs(edited.length - before.length) > 1;
}

/**
 * A date after an edit: slashes stand behind the second and fourth digit, the caret behind the
 * digit it was behind. Deleting a slash deletes the digit before it.
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
