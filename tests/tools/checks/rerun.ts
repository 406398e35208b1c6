import { writeFileSync } from 'node:fs';
import type { Check } from './checks.ts';
import { FLAKY, nameOf, type RanTest } from './reports.ts';
import { type Outcome, runTests } from './run-check.ts';

/** With more failures than this, the run is red and none of them is run again. */
const MOST_FLAKY = 5;

interface Failure {
  readonly check: Check;
  readonly test: RanTest;
}

/**
 * Runs each failed test once more after all checks, alone in a fresh process: a journey by itself,
 * any other test with its file. Returns the names of those that pass then, and writes them to
 * `flaky.json`.
 */
export async function findFlaky(outcomes: readonly Outcome[]): Promise<ReadonlySet<string>> {
  const failures = outcomes.flatMap(({ check, tests }) =>
    tests
      .filter(({ status }) => check.runner !== undefined && status === 'failed')
      .map((test) => ({ check, test })),
  );
  const flaky: string[] = [];
  if (failures.length <= MOST_FLAKY) {
    for (const failure of failures) {
      if (await passesAlone(failure)) flaky.push(nameOf(failure.test));
    }
  }
  writeFileSync(FLAKY, `${JSON.stringify(flaky, undefined, 2)}\n`);
  return new Set(flaky);
}

async function passesAlone({ check, test }: Failure): Promise<boolean> {
  const journey = [`${test.file}:${test.line}`, `--project=${test.size}`];
  const only = check.runner === 'vitest' ? [test.file] : journey;
  const { tests, problem } = await runTests(check, `again/${check.name}`, only);
  return problem === undefined && tests.every(({ status }) => status !== 'failed');
}
