/** A failed test. The reason is in the runner's output. */
export interface Failure {
  /** File and line, or only the file. */
  readonly where: string;
  readonly title: string;
}

/** The failed tests in a report of vitest or Playwright. */
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
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
    }[];
  }[];
}

function vitestFailures({ testResults }: VitestReport): readonly Failure[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const where = name.replace(/^.*?\/(?=tests\/)/, '');
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [{ where, title: 'it does not load' }];
    return failed.map(({ fullName }) => ({ where, title: fullName }));
  });
}

interface PlaywrightReport {
  readonly suites?: readonly Suite[];
  readonly errors?: readonly unknown[];
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
    }[];
  }[];
}

function playwrightFailures({ suites = [], errors = [] }: PlaywrightReport): readonly Failure[] {
  const beyond = errors.map(() => ({ where: 'playwright', title: 'outside of any test' }));
  return [...suites.flatMap(suiteFailures), ...beyond];
}

function suiteFailures({ suites = [], specs = [] }: Suite): readonly Failure[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName }) => ({
        where: `tests/e2e/${file}:${line}`,
        title: `${title} (${projectName})`,
      })),
  );
  return [...own, ...suites.flatMap(suiteFailures)];
}
