import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type Outcome, pathOf } from './outcome.ts';
import { repositoryRoot } from './repository.ts';

const LINES = 150;
const LAST_LINES = 60;
/** Where vitest begins to say why, and where Playwright does. */
const reasons = /^(?:⎯+ *Failed (?:Suites|Tests) \d+| {2}1\) \[)/m;

/** A check that failed: its failed tests by name, then the reasons as the runner prints them. */
export function told({ check, failed, failures, problem, output }: Outcome): string {
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
