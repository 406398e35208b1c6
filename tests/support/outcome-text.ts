import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type Outcome, pathOf } from '#tests/tools/checks/outcome.ts';
import { repositoryRoot } from '#ui/build/folders.ts';

const LINES = 150;
const LAST_LINES = 60;
/** Matches the line at which vitest or Playwright begins to print why tests failed. */
const reasons = /^(?:⎯+ *Failed (?:Suites|Tests) \d+| {2}1\) \[)/m;

/** The summary of a failed check: its failed tests, then the runner's output about them. */
export function outcomeText({ check, failed, failures, problem, output }: Outcome): string {
  const log = relative(repositoryRoot, pathOf(check, 'log'));
  return [
    `──── ${check.name}: ${failed} failed (all that it printed: ${log})`,
    ...(problem === undefined ? [] : [`  ${problem.replaceAll('\n', '\n    ')}`]),
    ...failures.map(({ where, title }) => `  ✗ ${where} › ${title}`),
    '',
    reasonsIn(stripVTControlCharacters(output).trimEnd()),
  ].join('\n');
}

export function reasonsIn(output: string): string {
  const start = reasons.exec(output)?.index;
  if (start === undefined) return output.split('\n').slice(-LAST_LINES).join('\n');
  const lines = output.slice(start).split('\n');
  const rest = lines.length - LINES;
  return [...lines.slice(0, LINES), ...(rest > 0 ? [`… ${rest} lines more`] : [])].join('\n');
}
