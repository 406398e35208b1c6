import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { repositoryRoot } from '#ui/build/folders.ts';

/** The folder of the last run's reports, one `<check>.json` for each check with tests. */
export const REPORTS = join(repositoryRoot, 'reports/test');
/** The tests of the last run that failed first and then passed alone. */
export const FLAKY = join(REPORTS, 'flaky.json');

export interface RanTest {
  /** The path from the root of the repository; `playwright` for an error outside of any test. */
  readonly file: string;
  readonly title: string;
  /** The title after those of its suites. */
  readonly fullTitle: string;
  readonly status: 'passed' | 'failed' | 'skipped';
  /** Only of journeys: the size of the screen, and the line of the test. */
  readonly size?: string;
  readonly line?: number;
}

/**
 * The tests in a report of vitest or Playwright. A file that does not load, or an error outside of
 * any test, counts as a failed test.
 */
export function testsIn(report: unknown): readonly RanTest[] {
  return isVitest(report) ? vitestTests(report) : playwrightTests(report as PlaywrightReport);
}

/** The tests of a report file; undefined without a readable report. */
export function readTests(path: string): readonly RanTest[] | undefined {
  try {
    return testsIn(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}

/** All tests of the last run by check. A flaky test counts as passed. */
export function readLastRun(): ReadonlyMap<string, readonly RanTest[]> {
  const flaky = new Set(readFlaky());
  const names = globSync('*.json', { cwd: REPORTS }).filter((name) => name !== basename(FLAKY));
  return new Map(
    names.toSorted().map((name) => [
      basename(name, '.json'),
      (readTests(join(REPORTS, name)) ?? []).map((test) => ({
        ...test,
        ...(flaky.has(nameOf(test)) && { status: 'passed' as const }),
      })),
    ]),
  );
}

/** The name of a test in the output: its file, title and size of the screen. */
export function nameOf({ file, fullTitle, size }: RanTest): string {
  return `${file} › ${fullTitle}${size === undefined ? '' : ` (${size})`}`;
}

function readFlaky(): readonly string[] {
  try {
    return JSON.parse(readFileSync(FLAKY, 'utf8')) as readonly string[];
  } catch {
    return [];
  }
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly title: string;
      readonly fullName: string;
      readonly status: string;
    }[];
  }[];
}

function isVitest(report: unknown): report is VitestReport {
  return typeof report === 'object' && report !== null && 'testResults' in report;
}

function vitestTests({ testResults }: VitestReport): readonly RanTest[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = name.replace(/^.*?\/(?=tests\/)/, '');
    const tests = assertionResults.map((test): RanTest => ({
      file,
      title: test.title,
      fullTitle: test.fullName,
      status: test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped',
    }));
    const isBroken = status === 'failed' && tests.every((test) => test.status !== 'failed');
    const broken = { file, title: 'loads', fullTitle: 'loads', status: 'failed' as const };
    return isBroken ? [...tests, broken] : tests;
  });
}

interface PlaywrightReport extends Suite {
  readonly errors?: readonly unknown[];
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly { readonly projectName: string; readonly status: string }[];
  }[];
}

function playwrightTests({ errors = [], ...suite }: PlaywrightReport): readonly RanTest[] {
  const title = 'runs without an error outside of the tests';
  const broken = { file: 'playwright', title, fullTitle: title, status: 'failed' as const };
  return [...suiteTests(suite), ...errors.map(() => broken)];
}

const JOURNEY_STATUS: Readonly<Record<string, RanTest['status']>> = {
  expected: 'passed',
  skipped: 'skipped',
};

/** A test of several sizes is several tests here. */
function suiteTests({ suites = [], specs = [] }: Suite): readonly RanTest[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ projectName, status }): RanTest => ({
      file: `tests/e2e/${file}`,
      title,
      fullTitle: title,
      status: JOURNEY_STATUS[status] ?? 'failed',
      size: projectName,
      line,
    })),
  );
  return [...own, ...suites.flatMap(suiteTests)];
}
