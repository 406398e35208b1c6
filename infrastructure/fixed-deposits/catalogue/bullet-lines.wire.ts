/** Separates the bullet points in the text of a content block of kind `extra`. */
export const LINE_SEPARATOR = '|';

/** The bullet points in the text of a content block, without empty ones. */
export function bulletLines(content: string): readonly string[] {
  return content
    .split(LINE_SEPARATOR)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
