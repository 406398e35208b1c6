import { stripVTControlCharacters } from 'node:util';

/** A test that failed, in words short enough to be read in a row of them. */
export interface Failure {
  /** File and line, or the file alone. */
  readonly where: string;
  readonly title: string;
  readonly message: string;
}

const LINES = 24;

/** The tests that failed, as a report of vitest or of Playwright tells them. */
export function failuresIn(report: unknown): readonly Failure[] {
  if (typeof report !== 'object' || report === null) return [];
  return 'testResults' in report
    ? vitestFailures(report as VitestReport)
    : playwrightFailures(report);
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

function vitestFailures({ testResults }: VitestReport): readonly Failure[] {
  return testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const where = name.replace(/^.*?\/(?=tests\/)/, '');
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') {
      return [{ where, title: 'the file does not load', message: shortened(message) }];
    }
    return failed.map(({ fullName, failureMessages = [] }) => ({
      where,
      title: fullName,
      message: shortened(failureMessages.join('\n')),
    }));
  });
}

interface PlaywrightReport {
  readonly suites?: readonly Suite[];
  readonly errors?: readonly { readonly message?: string }[];
}

interface Suite {
  readonly file?: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly { readonly errors?: readonly { readonly message?: string }[] }[];
    }[];
  }[];
}

function playwrightFailures({ suites = [], errors = [] }: PlaywrightReport): readonly Failure[] {
  const beyond = errors.map(({ message = '' }) => ({
    where: 'playwright',
    title: 'outside of any test',
    message: shortened(message),
  }));
  return [...suites.flatMap(suiteFailures), ...beyond];
}

function suiteFailures({ suites = [], specs = [] }: Suite): readonly Failure[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => ({
        where: `tests/e2e/${file}:${line}`,
        title: `${title} (${projectName})`,
        message: shortened(
          results.flatMap((result) => (result.errors ?? []).map((one) => one.message)).join('\n'),
        ),
      })),
  );
  return [...own, ...suites.flatMap(suiteFailures)];
}

/** The beginning, without colours and without the inside of packages. */
function shortened(text: string): string {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at .*(node_modules|node:)/.test(line));
  const rest = lines.length - LINES;
  return [...lines.slice(0, LINES), ...(rest > 0 ? [`… ${rest} lines more`] : [])].join('\n');
}
