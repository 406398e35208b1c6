import type { RanTest } from '../proofs.ts';

/** The results of the tests that a row names, in the last run. */
export type Shown = 'passed' | 'failed' | 'not run' | 'no test';

/** The test titles in a cell, one per line in the form `file` › title. Other lines are ignored. */
export function titlesIn(cell: string): readonly string[] {
  return cell.split('<br>').flatMap((text) => /^`[^`]+` › (.+)$/.exec(text.trim())?.[1] ?? []);
}

/** `passed` if all tests passed in each of their cases; otherwise the reason why not. */
export function shownBy(titles: readonly string[], ran: readonly RanTest[]): Shown {
  if (titles.length === 0) return 'no test';
  const standings = titles.map((title) => standingOf(title, ran));
  if (standings.includes('failed')) return 'failed';
  return standings.includes('not run') ? 'not run' : 'passed';
}

/** Matches a title up to its first placeholder, because parametrised tests share that prefix. */
function standingOf(title: string, ran: readonly RanTest[]): Shown {
  const [beginning = ''] = title.split(/%|\$\{/);
  const cases = ran.filter((test) => test.title.startsWith(beginning.trimEnd()));
  if (cases.some(({ status }) => status === 'failed')) return 'failed';
  return cases.some(({ status }) => status === 'passed') ? 'passed' : 'not run';
}
