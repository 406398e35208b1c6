/** The text of an input after an edit and the new position of its caret. */
export interface TypedText {
  readonly text: string;
  readonly caret: number;
}

const NOT_DIGITS = /\D/g;

export function digitsOf(text: string): string {
  return text.replace(NOT_DIGITS, '');
}

/** The position in `text` after its first `count` digits. */
export function caretAfterDigits(text: string, count: number): number {
  if (count === 0) return 0;
  let seen = 0;
  for (const [index, character] of [...text].entries()) {
    if (character >= '0' && character <= '9') seen += 1;
    if (seen === count) return index + 1;
  }
  return text.length;
}

/** The part of an edited text that was typed or pasted; empty if characters were deleted. */
export function insertedText(before: string, edited: string): string {
  const shorter = Math.min(before.length, edited.length);
  let start = 0;
  while (start < shorter && before[start] === edited[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === edited.at(-1 - end)) end += 1;
  return edited.slice(start, edited.length - end);
}
