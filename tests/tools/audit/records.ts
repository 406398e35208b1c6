/** The result of one property, written as a JSON line by the process that ran it. */
export interface PropertyRecord {
  /** Path of the test file, relative to the repository root. */
  readonly file: string;
  /** The titles of the enclosing `describe` blocks and of the test. */
  readonly names: readonly string[];
  readonly runs: number;
  readonly skips: number;
  readonly seed: number;
  readonly hasFailed: boolean;
}

export function parseRecords(text: string): readonly PropertyRecord[] {
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as PropertyRecord);
}
