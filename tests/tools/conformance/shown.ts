import type { RanTest } from '#tests/tools/checks/reports.ts';

/** The results of the tests that a row names, in the last run. */
export type Shown = 'passed' | 'failed' | 'not run' | 'no test';

/** The test titles in a cell, one per line in the form `file` › title. Other lines are ignored. */
export function titlesIn(cell: string): readonly string[] {
  return cell.split('<br>').flatMap((text) => /^`[^`]+` › (.+)$/.exec(text.trim())?.[1] ?? []);
}

/**
 * Combines the results of several tests: `passed` only if all tests passed in each of their cases.
 */
export function shownBy(titles: readonly string[], ran: readonly RanTest[]): Shown {
  if (titles.length === 0) return 'no test';
  const statuses = titles.map((title) => statusOf(title, ran));
  if (statuses.includes('failed')) return 'failed';
  return statuses.includes('not run') ? 'not run' : 'passed';
}

/**
 * The result of all cases of one test. Compares titles only up to the first placeholder, because
 * the cases of a parametrised test share only that part.
 */
function statusOf(title: string, ran: readonly RanTest[]): Shown {
  const [beginning = ''] = title.split(/%|\$\{/);
  const cases = ran.filter((test) => test.title.startsWith(beginning.trimEnd()));
  if (cases.some(({ status }) => status === 'failed')) return 'failed';
  return cases.some(({ status }) => status === 'passed') ? 'passed' : 'not run';
}
