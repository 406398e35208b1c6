import { indianGroups } from '#domain/platform/grouped-digits.ts';

/** The text of a control after an edit and where its caret belongs. */
export interface TypedText {
  readonly text: string;
  readonly caret: number;
}

const NOT_DIGITS = /\D/g;

export function digitsOf(text: string): string {
  return text.replace(NOT_DIGITS, '');
}

/** Where the caret stands in `text` when `count` digits are to its left. */
export function caretAfterDigits(text: string, count: number): number {
  if (count === 0) return 0;
  let seen = 0;
  for (const [index, character] of [...text].entries()) {
    if (character >= '0' && character <= '9') seen += 1;
    if (seen === count) return index + 1;
  }
  return text.length;
}

/**
 * An amount after an edit: grouped again, with the caret behind the digit it was behind. Deleting
 * a comma deletes the digit beyond it, as a person means it. Paise of a pasted amount are dropped.
 * @param before what the control showed, `edited` what the browser made of it.
 */
export function typedAmount(
  before: string,
  edited: string,
  { caret, maxDigits, isForward }: { caret: number; maxDigits: number; isForward: boolean },
): TypedText {
  const rupees = edited.replace(/\.\d{0,2}(?=\D*$)/, '');
  let digits = digitsOf(rupees);
  let left = digitsOf(rupees.slice(0, caret)).length;
  if (edited.length === before.length - 1 && digits === digitsOf(before) && digits !== '') {
    const at = isForward ? left : left - 1;
    digits = digits.slice(0, at) + digits.slice(at + 1);
    left = at;
  }
  const withoutZeros = digits.replace(/^0+(?=\d)/, '');
  left = Math.max(0, left - (digits.length - withoutZeros.length));
  const kept = withoutZeros.slice(0, maxDigits);
  const text = indianGroups(kept);
  return { text, caret: caretAfterDigits(text, Math.min(left, kept.length)) };
}
