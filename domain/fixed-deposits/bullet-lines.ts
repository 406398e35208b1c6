import { asText } from '../platform/expected.ts';

/** Parts the lines of an `Extra` block. */
export const LINE_SEPARATOR = '|';

export function bulletLines(content: string): readonly string[] {
  return asText(content, 'the content of a block')
    .split(LINE_SEPARATOR)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
