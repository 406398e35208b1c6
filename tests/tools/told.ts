import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Failure } from './failures.ts';
import { type Outcome, pathOf } from './outcome.ts';
import { repositoryRoot } from './repository.ts';

/** So many failed tests are told in full; the others are named. */
const IN_FULL = 12;
const LAST_LINES = 60;

/** A check that failed: its failed tests one by one, or the end of what it printed. */
export function told({ check, failed, failures, problem, output }: Outcome): string {
  const log = relative(repositoryRoot, pathOf(check, 'log'));
  const parts = [`──── ${check.name}: ${failed} failed (all it printed: ${log})`];
  if (problem !== undefined) parts.push(indented(problem));
  parts.push(...failures.slice(0, IN_FULL).map(inFull), ...failures.slice(IN_FULL).map(named));
  if (failures.length === 0 || problem !== undefined) parts.push(lastLines(output));
  return parts.join('\n');
}

function inFull(failure: Failure): string {
  return `\n${named(failure)}\n${indented(failure.message)}`;
}

function named({ where, title }: Failure): string {
  return `  ✗ ${where} › ${title}`;
}

function lastLines(output: string): string {
  const lines = stripVTControlCharacters(output).trimEnd().split('\n');
  return indented(lines.slice(-LAST_LINES).join('\n'));
}

function indented(text: string): string {
  return text.replaceAll(/^/gm, '      ');
}
