import { describe, expect, it } from 'vitest';
import { patternOf } from '#tests/tools/look/look-link.ts';
import { countsOf, judged } from './outcome.ts';
import { reasonsIn } from '#tests/support/outcome-text.ts';

describe('the report of a runner', () => {
  it('is read from vitest; a file that does not load counts as failed', () => {
    const report = {
      numPassedTests: 7,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
      testResults: [
        { status: 'failed', assertionResults: [{ status: 'failed' }] },
        { status: 'failed', assertionResults: [] },
        { status: 'passed', assertionResults: [{ status: 'passed' }] },
      ],
    };
    expect(countsOf(report, 'vitest')).toEqual({ passed: 7, failed: 2, skipped: 3 });
  });

  it('is read from Playwright; a test that needs a second try counts as failed', () => {
    const stats = { expected: 9, unexpected: 1, flaky: 2, skipped: 3 };
    const report = { stats, errors: [{ message: 'the backend did not start' }] };
    expect(countsOf(report, 'playwright')).toEqual({ passed: 9, failed: 4, skipped: 3 });
  });

  it('is empty without a report', () => {
    expect(countsOf(undefined, 'vitest')).toBeUndefined();
  });
});

describe('a runner', () => {
  it('passes with what it counted', () => {
    const counts = { passed: 3, failed: 0, skipped: 1 };
    expect(judged(counts, 0)).toEqual(counts);
  });

  it('fails when it ran no test, skipped ones apart', () => {
    expect(judged({ passed: 0, failed: 0, skipped: 4 }, 0)).toMatchObject({ failed: 1 });
  });

  it('fails if its exit code is not 0, although no test failed', () => {
    expect(judged({ passed: 3, failed: 0, skipped: 0 }, 1)).toMatchObject({ passed: 3, failed: 1 });
  });
});

describe('the summary of a failed check', () => {
  it.each([
    ['✓ a\n✗ b\n⎯⎯ Failed Tests 1 ⎯⎯\n- 1\n+ 2', '⎯⎯ Failed Tests 1 ⎯⎯\n- 1\n+ 2'],
    ['✓ a\n  1) [phone] › b\n  timeout', '  1) [phone] › b\n  timeout'],
    ['no such file', 'no such file'],
  ])('begins with the reasons, of %j', (output, expected) => {
    expect(reasonsIn(output)).toBe(expected);
  });

  it('is truncated', () => {
    const output = `⎯ Failed Suites 1 ⎯\n${'line\n'.repeat(1000)}`;
    expect(reasonsIn(output).split('\n')).toHaveLength(151);
    expect(reasonsIn('line\n'.repeat(1000)).split('\n')).toHaveLength(60);
  });
});

it('finds the link of a route with parameters', () => {
  const pattern = patternOf('/invest/:id/:scheme_master_id/:tag');
  expect(pattern.test('/invest/1001/7/High%20Return')).toBe(true);
  expect(pattern.test('/invest/1001')).toBe(false);
});
