import { describe, expect, it } from 'vitest';
import { failuresIn } from './failures.ts';

describe('the failed tests of a report', () => {
  it('are read from vitest’s report, with the files that do not load', () => {
    const assertionResults = [
      { fullName: 'money is exact', status: 'failed' },
      { fullName: 'money is money', status: 'passed' },
    ];
    const report = {
      testResults: [
        { name: '/anywhere/tests/domain/a.test.ts', status: 'failed', assertionResults },
        { name: '/x/tests/b.test.ts', status: 'failed', assertionResults: [] },
        { name: '/x/tests/c.test.ts', status: 'passed', assertionResults: [] },
      ],
    };
    expect(failuresIn(report)).toEqual([
      { where: 'tests/domain/a.test.ts', title: 'money is exact' },
      { where: 'tests/b.test.ts', title: 'it does not load' },
    ]);
  });

  it('are read from Playwright’s report, with the size of the screen', () => {
    const tests = [
      { projectName: 'phone', status: 'unexpected' },
      { projectName: 'desktop', status: 'expected' },
    ];
    const specs = [{ title: 'books', file: 'a.journey.ts', line: 7, tests }];
    const report = { suites: [{ suites: [{ specs }] }], errors: [{ message: 'no port' }] };
    expect(failuresIn(report)).toEqual([
      { where: 'tests/e2e/a.journey.ts:7', title: 'books (phone)' },
      { where: 'playwright', title: 'outside of any test' },
    ]);
  });

  it('are empty without a report', () => {
    expect(failuresIn(undefined)).toEqual([]);
  });
});
