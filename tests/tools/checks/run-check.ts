import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '#ui/build/folders.ts';
import type { Check } from './checks.ts';
import { type RanTest, readTests, REPORTS } from './reports.ts';

/** The results of a check. One without a runner is one test. */
export interface Outcome {
  readonly check: Check;
  readonly tests: readonly RanTest[];
  /** A problem other than failed tests, such as a runner that ran no test. */
  readonly problem?: string;
  readonly seconds: number;
}

/** Process groups of the commands that are running. */
const running = new Set<number>();

/** Ends all running commands, with their child processes. */
export function endAll(): void {
  for (const group of running) endGroup(group);
}

export async function outcomeOf(check: Check): Promise<Outcome> {
  const startedAt = performance.now();
  const ended = check.runner ? await runTests(check, check.name) : await runScript(check);
  return { check, ...ended, seconds: (performance.now() - startedAt) / 1000 };
}

/**
 * Runs the tests of a check, or only the given file of vitest, or line and size of Playwright.
 * Writes the report and the output to files of that name.
 */
export async function runTests(
  check: Check,
  name: string,
  only: readonly string[] = [],
): Promise<Pick<Outcome, 'tests' | 'problem'>> {
  const report = join(REPORTS, `${name}.json`);
  const words =
    check.runner === 'vitest'
      ? [
          ...['vitest', 'run', '--config', 'tests/tools/vitest.config.ts'],
          ...check.projects.flatMap((project) => ['--project', project]),
          ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
        ]
      : ['playwright', 'test', '--config', 'tests/tools/playwright.config.ts'];
  const status = await run([...words, ...only], name, check, { JOURNEYS_REPORT: report });
  const tests = readTests(report);
  return { tests: tests ?? [], ...problemOf(check, status, tests) };
}

function problemOf(
  { limitMinutes }: Check,
  status: number | undefined,
  tests: readonly RanTest[] | undefined,
): { readonly problem?: string } {
  if (status === undefined) return { problem: `it took more than ${limitMinutes} minutes` };
  if (tests === undefined) return { problem: 'it left no report' };
  if (!tests.some((test) => test.status !== 'skipped')) return { problem: 'it ran no test' };
  if (status !== 0 && tests.every((test) => test.status !== 'failed')) {
    return { problem: `it ended with status ${status}` };
  }
  return {};
}

async function runScript(check: Check): Promise<Pick<Outcome, 'tests' | 'problem'>> {
  const status = await run(['npm', 'run', '-s', check.name], check.name, check);
  const file = 'package.json';
  const test = { file, title: check.name, fullTitle: `npm run ${check.name}` };
  return { tests: [{ ...test, status: status === 0 ? 'passed' : 'failed' }] };
}

/** Runs a command and returns its exit code, or undefined if it reached the check's time limit. */
async function run(
  [program = '', ...words]: readonly string[],
  name: string,
  { environment, limitMinutes }: Check,
  settings: Readonly<Record<string, string>> = {},
): Promise<number | undefined> {
  const log = openSync(logOf(name), 'w');
  const child = spawn(program, words, {
    cwd: repositoryRoot,
    stdio: ['ignore', log, log],
    env: { ...process.env, ...environment, ...settings },
    // A process group of its own, so that the signal reaches its child processes too.
    detached: true,
  });
  closeSync(log);
  const group = child.pid;
  if (group === undefined) throw new Error(`${program} cannot be started`);
  running.add(group);
  let isTooLong = false;
  // Playwright ends its browsers at a SIGTERM; they are not in its process group.
  const limit = setTimeout(() => {
    isTooLong = true;
    endGroup(group, 'SIGTERM');
    setTimeout(() => endGroup(group), 10_000).unref();
  }, limitMinutes * 60_000);
  const status = await new Promise<number>((resolve) => {
    child.once('exit', (code) => resolve(code ?? 1));
  });
  clearTimeout(limit);
  running.delete(group);
  endGroup(group);
  return isTooLong ? undefined : status;
}

function endGroup(group: number, signal: NodeJS.Signals = 'SIGKILL'): void {
  try {
    process.kill(-group, signal);
  } catch {
    // All its processes have ended.
  }
}

export function logOf(name: string): string {
  return join(REPORTS, `${name}.log`);
}
