import { slashedDateText } from '#domain/platform/date-text.ts';
import { caretAfterDigits, digitsOf, insertedText, type TypedText } from './digit-typing.ts';

const DIGITS_OF_DATE = 8;
/** A date as this field writes it, possibly incomplete. */
const WRITTEN = /^(?:\d{0,2}|\d{2}\/\d{0,2}|\d{2}\/\d{2}\/\d{0,4})$/;
/** The separators that people type between the parts of a date. */
const SEPARATOR = /^[/.\- ]$/;
const DIGITS_BEFORE_YEAR = 4;

/** Completes '1/' to '01/', because a typed slash ends the day or month. */
function closedParts(edited: string): string {
  return edited.replace(/^(\d\/|\d{2}\/\d\/)$/, (part) => part.replace(/(\d)\/$/, '0$1/'));
}

/**
 * Formats a date after an edit, with slashes after the second and fourth digit. The caret stays
 * after the same digit. Deleting a slash deletes the digit before it. A pasted or autofilled date
 * is written as DD/MM/YYYY. Any other text stays as typed or pasted, so that the form can reject it
 * instead of reading another date.
 */
export function typedDate(before: string, edited: string, caret: number): TypedText {
  const inserted = insertedText(before, edited);
  const isWritten = WRITTEN.test(before);
  const whole = slashedDateText(edited);
  // One key in a written date changes that date; it completes no other text to a date.
  const isWhole = whole.length === '31/12/2026'.length && WRITTEN.test(whole);
  if (isWhole && whole !== edited && !(isWritten && inserted.length < 2)) {
    return { text: whole, caret: whole.length };
  }
  const isSeparator = SEPARATOR.test(inserted) && digitsOf(before).length <= DIGITS_BEFORE_YEAR;
  const isTyped = isWritten && (isSeparator || /^\d*$/.test(inserted));
  if (!isTyped || digitsOf(edited).length > DIGITS_OF_DATE) return { text: edited, caret };
  return formatted(before, edited, caret);
}

function formatted(before: string, edited: string, caret: number): TypedText {
  const source = closedParts(edited.replaceAll(/[/.\- ]+/g, '/'));
  let digits = digitsOf(source);
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
