import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Check } from './checks.ts';
import { repositoryRoot } from './repository.ts';

/** How a check ended, in tests. */
export interface Outcome {
  readonly check: Check;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly seconds: number;
  /** What is wrong beyond single tests, such as a runner that ran none. */
  readonly problem?: string;
  readonly output: string;
}

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const folder = join(repositoryRoot, 'reports/test');

/** A report of an earlier run must not speak for this one. */
export function forgetReports(of?: Check): void {
  rmSync(of ? join(folder, `${of.name}.json`) : folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

export async function outcomeOf(check: Check): Promise<Outcome> {
  const startedAt = performance.now();
  const { status, output } = await run(check);
  const seconds = (performance.now() - startedAt) / 1000;
  const told = { check, seconds, output };
  if (check.runner === undefined) {
    return { ...told, passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 };
  }
  const counts = countsOf(readReport(check.name), check.runner);
  if (counts === undefined) {
    return { ...told, passed: 0, failed: 1, skipped: 0, problem: 'it left no report' };
  }
  return { ...told, ...judged(counts, status) };
}

/** A runner that ran no test, or that failed without a failed test, counts as one failure. */
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

/** A file that does not load has failed, though none of its tests did. */
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

function readReport(name: string): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
  } catch {
    return undefined;
  }
}

async function run({ script, environment }: Check): Promise<{ status: number; output: string }> {
  const child = spawn('npm', ['run', '-s', script], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const status = await new Promise<number>((resolve) => {
    child.once('close', (code) => {
      resolve(code ?? 1);
    });
  });
  return { status, output };
}
