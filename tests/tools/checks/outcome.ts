import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Check } from './checks.ts';
import { type Failure, failuresIn } from './failures.ts';
import { repositoryRoot } from '#ui/build/folders.ts';
import { type Run, runCommand } from './run-check.ts';

/** The test results of a check. */
export interface Outcome {
  readonly check: Check;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly seconds: number;
  /** A problem other than failed tests, such as a runner that ran no test. */
  readonly problem?: string;
  readonly failures: readonly Failure[];
  readonly output: string;
}

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const folder = join(repositoryRoot, 'reports/test');

/** Deletes the reports of earlier runs, so that they are not taken for those of this run. */
export function forgetReports(of?: Check): void {
  const forgotten = of ? [pathOf(of, 'json'), pathOf(of, 'log')] : [folder];
  for (const path of forgotten) rmSync(path, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

/** The path of the check's test report or of its output. */
export function pathOf({ name }: Check, kind: 'json' | 'log'): string {
  return join(folder, `${name}.${kind}`);
}

export async function outcomeOf(check: Check): Promise<Outcome> {
  const startedAt = performance.now();
  const run = await runCommand({
    program: 'npm',
    words: ['run', '-s', check.script],
    environment: check.environment,
    limitSeconds: check.limitMinutes * 60,
  });
  writeFileSync(pathOf(check, 'log'), run.output);
  const seconds = (performance.now() - startedAt) / 1000;
  const report = check.runner && readReport(check);
  const failures = failuresIn(report);
  return { check, seconds, failures, output: run.output, ...countsIn(run, check, report) };
}

function countsIn(
  { status, hung }: Run,
  { runner, limitMinutes }: Check,
  report: unknown,
): Counts & { readonly problem?: string } {
  const nothing = { passed: 0, failed: 1, skipped: 0 };
  const counts = runner && countsOf(report, runner);
  if (hung !== undefined) {
    const { passed, failed, skipped } = counts ?? { ...nothing, failed: 0 };
    const problem = `it hung, or took more than ${limitMinutes} minutes, and was ended:\n${hung}`;
    return { passed, failed: failed + 1, skipped, problem };
  }
  if (runner === undefined) return status === 0 ? { ...nothing, passed: 1, failed: 0 } : nothing;
  return counts ? judged(counts, status) : { ...nothing, problem: 'it left no report' };
}

/**
 * Corrects the counts of a runner: one that ran no test, or that failed without a failed test,
 * counts as one failure.
 */
export function judged(counts: Counts, status: number): Counts & { readonly problem?: string } {
  const ran = counts.passed + counts.failed;
  if (ran === 0) return { ...counts, failed: 1, problem: 'it ran no test' };
  if (status !== 0 && counts.failed === 0) {
    return { ...counts, failed: 1, problem: `it ended with status ${status}` };
  }
  return counts;
}

export function countsOf(report: unknown, runner: 'vitest' | 'playwright'): Counts | undefined {
  if (typeof report !== 'object' || report === null) return undefined;
  return runner === 'vitest'
    ? vitestCounts(report as VitestReport)
    : playwrightCounts(report as PlaywrightReport);
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** The counts in a vitest report. A file that could not be loaded counts as a failure. */
function vitestCounts(report: VitestReport): Counts {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
}

function playwrightCounts({ stats, errors }: PlaywrightReport): Counts {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

function readReport(check: Check): unknown {
  try {
    return JSON.parse(readFileSync(pathOf(check, 'json'), 'utf8'));
  } catch {
    return undefined;
  }
}
