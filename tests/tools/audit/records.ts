/** How one property went, told by the process that ran it: one JSON line each. */
export interface PropertyRecord {
  /** From the root of the repository. */
  readonly file: string;
  /** The titles around the test, and its own. */
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
