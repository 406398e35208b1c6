import { describe, expect, it } from 'vitest';
import { failuresIn } from './failures.ts';

describe('the failed tests of a report', () => {
  it('are told by vitest, with the files that do not load', () => {
    const message = '\u001B[31mAssertionError\u001B[39m: 1\n    at /x/node_modules/y.js:1';
    const report = {
      testResults: [
        {
          name: '/anywhere/tests/domain/a.test.ts',
          status: 'failed',
          assertionResults: [
            { fullName: 'money is exact', status: 'failed', failureMessages: [message] },
            { fullName: 'money is money', status: 'passed' },
          ],
        },
        { name: '/x/tests/b.test.ts', status: 'failed', message: 'no', assertionResults: [] },
      ],
    };
    expect(failuresIn(report)).toEqual([
      { where: 'tests/domain/a.test.ts', title: 'money is exact', message: 'AssertionError: 1' },
      { where: 'tests/b.test.ts', title: 'the file does not load', message: 'no' },
    ]);
  });

  it('are told by Playwright, with the size of the screen', () => {
    const results = [{ errors: [{ message: 'no deposit' }] }];
    const tests = [
      { projectName: 'phone', status: 'unexpected', results },
      { projectName: 'desktop', status: 'expected', results: [] },
    ];
    const specs = [{ title: 'books', file: 'a.journey.ts', line: 7, tests }];
    const report = { suites: [{ suites: [{ specs }] }], errors: [{ message: 'no port' }] };
    expect(failuresIn(report)).toEqual([
      { where: 'tests/e2e/a.journey.ts:7', title: 'books (phone)', message: 'no deposit' },
      { where: 'playwright', title: 'outside of any test', message: 'no port' },
    ]);
  });

  it('are none without a report', () => {
    expect(failuresIn(undefined)).toEqual([]);
  });

  it('are told in some lines each', () => {
    const failureMessages = [Array.from({ length: 100 }, (_, line) => `line ${line}`).join('\n')];
    const assertionResults = [{ fullName: 'x', status: 'failed', failureMessages }];
    const [failure] = failuresIn({ testResults: [{ name: 'x', assertionResults }] });
    expect(failure?.message.split('\n')).toHaveLength(25);
    expect(failure?.message).toContain('… 76 lines more');
  });
});
