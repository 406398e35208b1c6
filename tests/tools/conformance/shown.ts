import type { RanTest } from '../proofs.ts';

/** What the last run said of the tests that a row names. */
export type Shown = 'passed' | 'failed' | 'not run' | 'no test';

/** The tests of a cell: `file` › title, one below the other. Other texts are none. */
export function titlesIn(cell: string): readonly string[] {
  return cell.split('<br>').flatMap((text) => /^`[^`]+` › (.+)$/.exec(text.trim())?.[1] ?? []);
}

/** All of them passed, in each of their cases; or what keeps them from it. */
export function shownBy(titles: readonly string[], ran: readonly RanTest[]): Shown {
  if (titles.length === 0) return 'no test';
  const standings = titles.map((title) => standingOf(title, ran));
  if (standings.includes('failed')) return 'failed';
  return standings.includes('not run') ? 'not run' : 'passed';
}

/** A title is told up to where its cases differ. */
function standingOf(title: string, ran: readonly RanTest[]): Shown {
  const [beginning = ''] = title.split(/%|\$\{/);
  const cases = ran.filter((test) => test.title.startsWith(beginning.trimEnd()));
  if (cases.some(({ status }) => status === 'failed')) return 'failed';
  return cases.some(({ status }) => status === 'passed') ? 'passed' : 'not run';
}
