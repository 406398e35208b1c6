import { indianGroups, withoutGroups } from '#domain/platform/grouped-digits.ts';
import { caretAfterDigits, digitsOf, insertedText, type TypedText } from './digit-typing.ts';

/** Details of an edit, from the input event. */
interface Edit {
  readonly caret: number;
  /** `inputType` of the event; undefined when the browser autofills the field. */
  readonly inputType: string | undefined;
}

/**
 * The amount after an edit. Digits are grouped again, and the caret stays after the same digit.
 * Deleting a comma with a key deletes the digit beyond it. Any other text stays as typed or pasted,
 * so that the form can reject it instead of reading another number.
 * @param before the text before the edit
 * @param edited the text that the browser made of it
 */
export function typedAmount(before: string, edited: string, edit: Edit): TypedText {
  const isOwn = before === indianGroups(digitsOf(before));
  if (isOwn && isCommaDeleted(before, edited, edit)) return withoutDigitBeside(edited, edit);
  const digits = isOwn && isEditOfDigits(before, edited, edit) ? digitsOf(edited) : plain(edited);
  if (digits === undefined) return { text: edited, caret: edit.caret };
  return grouped(digits, digitsOf(edited.slice(0, edit.caret)).length);
}

function isCommaDeleted(before: string, edited: string, { inputType }: Edit): boolean {
  const isKey = inputType === 'deleteContentBackward' || inputType === 'deleteContentForward';
  return isKey && edited.length === before.length - 1 && digitsOf(edited) === digitsOf(before);
}

function withoutDigitBeside(edited: string, { caret, inputType }: Edit): TypedText {
  const digits = digitsOf(edited);
  const left = digitsOf(edited.slice(0, caret)).length;
  const at = inputType === 'deleteContentForward' ? left : left - 1;
  return grouped(digits.slice(0, at) + digits.slice(at + 1), at);
}

/** Whether the edit inserted only digits into a grouped amount, or deleted characters. */
function isEditOfDigits(before: string, edited: string, { inputType }: Edit): boolean {
  if (inputType?.startsWith('delete') === true) return true;
  const inserted = insertedText(before, edited);
  if (!/^[0-9]+$/.test(inserted)) return false;
  const isTyped = inputType === 'insertText' || inputType === 'insertCompositionText';
  return isTyped || edited.length === before.length + inserted.length;
}

/**
 * The digits of a text that is a whole amount in rupees, such as '₹1,00,000'; undefined for any
 * other text. A typed space stays, because the digits behind it could be a second amount.
 */
function plain(text: string): string | undefined {
  const digits = withoutGroups(text.replace(/^\s*₹\s*/, ''));
  return digits !== undefined && /^[0-9]*$/.test(digits) ? digits : undefined;
}

/** @param left the number of digits before the caret */
function grouped(digits: string, left: number): TypedText {
  const kept = digits.replace(/^0+(?=\d)/, '');
  const text = indianGroups(kept);
  const behind = Math.max(0, left - (digits.length - kept.length));
  return { text, caret: caretAfterDigits(text, Math.min(behind, kept.length)) };
}
