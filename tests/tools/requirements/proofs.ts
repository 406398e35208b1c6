import { type RanTest, readLastRun } from '#tests/tools/checks/reports.ts';

/** A test of the last run whose title ends with requirement ids. */
export interface Proof {
  readonly title: string;
  /** The check whose report contains it. */
  readonly report: string;
  readonly ids: readonly string[];
  readonly hasPassed: boolean;
}

export function readProofs(): readonly Proof[] {
  return [...readLastRun()].flatMap(([report, tests]) => proofsIn(report, tests));
}

/**
 * The tests of a report whose titles cite requirements. Skipped tests are left out, because they
 * neither prove nor fail.
 */
export function proofsIn(report: string, tests: readonly RanTest[]): readonly Proof[] {
  return tests
    .filter(({ status }) => status !== 'skipped')
    .map(({ title, status }) => ({
      title,
      report,
      ids: idsIn(title),
      hasPassed: status === 'passed',
    }))
    .filter(({ ids }) => ids.length > 0);
}

/** The requirement ids at the end of a title, such as `… [FD-9.38, AP-2.1]`. */
export function idsIn(title: string): readonly string[] {
  const list = /\[((?:[A-Z]{2}-[\d.]+)(?:[,;\s]+[A-Z]{2}-[\d.]+)*)\]\s*$/.exec(title)?.[1];
  return list === undefined ? [] : list.split(/[,;\s]+/);
}
