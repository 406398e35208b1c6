import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A test of the last run whose title ends with requirement ids. */
export interface Proof {
  readonly title: string;
  /** The runner whose report contains it. */
  readonly report: string;
  readonly ids: readonly string[];
  readonly hasPassed: boolean;
}

export interface RanTest {
  readonly title: string;
  readonly status: 'passed' | 'failed' | 'skipped';
}

export function readProofs(folder: string): readonly Proof[] {
  return reportsIn(folder).flatMap(([name, report]) => proofsIn(name, report));
}

/** Every test of the last run, whether or not its title ends with requirement ids. */
export function readRanTests(folder: string): readonly RanTest[] {
  return reportsIn(folder).flatMap(([, report]) => testsIn(report));
}

function reportsIn(folder: string): readonly (readonly [name: string, report: unknown])[] {
  return globSync('*.json', { cwd: folder })
    .toSorted()
    .map((name) => [
      basename(name, '.json'),
      JSON.parse(readFileSync(join(folder, name), 'utf8')) as unknown,
    ]);
}

function testsIn(report: unknown): readonly RanTest[] {
  return isVitest(report) ? vitestTests(report) : playwrightTests(report as Suite);
}

/**
 * The tests in a report whose titles cite requirements. Skipped tests are left out, because they
 * neither prove nor fail.
 */
export function proofsIn(name: string, report: unknown): readonly Proof[] {
  return testsIn(report)
    .filter(({ status }) => status !== 'skipped')
    .map(({ title, status }) => ({
      title,
      report: name,
      ids: idsIn(title),
      hasPassed: status === 'passed',
    }))
    .filter(({ ids }) => ids.length > 0);
}

/** The requirement ids at the end of a title, such as `… [FD-9.38, AP-2.1]`. */
export function idsIn(title: string): readonly string[] {
  const list = /\[((?:[A-Z]{2}-[\d.]+)(?:[,;\s]+[A-Z]{2}-[\d.]+)*)\]\s*$/.exec(title)?.[1];
  return list === undefined ? [] : list.split(/[,;\s]+/);
}

interface VitestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

function isVitest(report: unknown): report is VitestReport {
  return typeof report === 'object' && report !== null && 'testResults' in report;
}

function vitestTests({ testResults }: VitestReport): readonly RanTest[] {
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ title, status }) => ({
      title,
      status: status === 'passed' || status === 'failed' ? status : 'skipped',
    })),
  );
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
}

/** A test that runs once per project (phone, desktop) passes only if it passes in each. */
function playwrightTests({ suites = [], specs = [] }: Suite): readonly RanTest[] {
  const own = specs.map(({ title, tests }): RanTest => {
    const ran = tests.filter(({ status }) => status !== 'skipped');
    if (ran.length === 0) return { title, status: 'skipped' };
    return { title, status: ran.every((test) => test.status === 'expected') ? 'passed' : 'failed' };
  });
  return [...own, ...suites.flatMap(playwrightTests)];
}
