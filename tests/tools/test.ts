import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureBuilt } from '#tests/support/built.ts';
import { ensureChromium } from '#tests/support/chromium.ts';
import { type Check, checks } from '#tests/tools/checks/checks.ts';
import { nameOf, REPORTS } from '#tests/tools/checks/reports.ts';
import { findFlaky } from '#tests/tools/checks/rerun.ts';
import { endAll, logOf, type Outcome, outcomeOf } from '#tests/tools/checks/run-check.ts';
import { repositoryRoot } from '#ui/build/folders.ts';

/**
 * `npm test` runs the checks of the gate on two cores, and prints one line for each, the reasons of
 * failures and the totals. `npm test -- lint unit` runs only those checks, `npm test -- --all` also
 * those of the night. A test that fails and then passes alone counts as passed and is named.
 */
const options = process.argv.slice(2);
const names = options.filter((argument) => !argument.startsWith('--'));
const unknown = names.filter((name) => !checks.some((check) => check.name === name));
if (unknown.length > 0) throw new Error(`there is no check named ${unknown.join(', ')}`);

const chosen = checks.filter(({ name, isNightly }) =>
  names.length > 0 ? names.includes(name) : !isNightly || options.includes('--all'),
);
const startedAt = performance.now();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    endAll();
    process.exit(1);
  });
}
if (names.length === 0) rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(`${REPORTS}/again`, { recursive: true });
if (chosen.some(({ runner }) => runner === 'playwright')) {
  process.env['CHROMIUM_PATH'] = await ensureChromium();
}
// Scripts use one core each, runners of tests both.
const scripts = chosen.filter(({ runner }) => runner === undefined);
const outcomes = await inTurn(scripts, 2);
for (const check of chosen.filter(({ runner }) => runner !== undefined)) {
  if (check.runner === 'playwright') ensureBuilt();
  outcomes.push(await run(check));
}
report(await findFlaky(outcomes));

/** Runs checks, at most the given number of them at once. */
async function inTurn(waiting: readonly Check[], most: number): Promise<Outcome[]> {
  const left = [...waiting];
  const ended: Outcome[] = [];
  const lane = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) ended.push(await run(next));
  };
  await Promise.all(Array.from({ length: most }, lane));
  return ended;
}

async function run(check: Check): Promise<Outcome> {
  const outcome = await outcomeOf(check);
  const { passed, failed, skipped } = countsOf(outcome);
  const name = `${failed > 0 ? '✗' : '✓'} ${check.name.padEnd(20)}`;
  const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  console.log(`${name} ${counts} (${outcome.seconds.toFixed(0)} s)`);
  return outcome;
}

function countsOf({ tests, problem }: Outcome, flaky: ReadonlySet<string> = new Set()) {
  const count = (status: string) => tests.filter((test) => test.status === status).length;
  const forgiven = tests.filter((test) => test.status === 'failed' && flaky.has(nameOf(test)));
  const failed = count('failed') - forgiven.length + (problem === undefined ? 0 : 1);
  return { passed: count('passed') + forgiven.length, failed, skipped: count('skipped') };
}

function report(flaky: ReadonlySet<string>): void {
  const sums = { passed: 0, failed: 0 };
  for (const outcome of outcomes) {
    const { passed, failed } = countsOf(outcome, flaky);
    sums.passed += passed;
    sums.failed += failed;
    if (countsOf(outcome).failed > 0) console.log(`\n${failureText(outcome)}`);
  }
  for (const name of flaky) console.log(`\nflaky: ${name}`);
  console.log(`\n${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
  console.log(`${sums.passed} passed, ${sums.failed} failed`);
  if (sums.failed > 0 || sums.passed === 0) process.exitCode = 1;
}

/** The failed tests of a check, then the part of the runner's output that says why. */
function failureText({ check, tests, problem }: Outcome): string {
  const output = stripVTControlCharacters(readFileSync(logOf(check.name), 'utf8')).trimEnd();
  const reasons = /^(?:⎯+ *Failed (?:Suites|Tests) \d+| {2}1\) \[)/m.exec(output);
  const lines = output.split('\n');
  return [
    `──── ${check.name} (all that it printed: ${relative(repositoryRoot, logOf(check.name))})`,
    ...(problem === undefined ? [] : [`  ${problem}`]),
    ...tests.filter(({ status }) => status === 'failed').map((test) => `  ✗ ${nameOf(test)}`),
    ...(reasons ? output.slice(reasons.index).split('\n').slice(0, 150) : lines.slice(-60)),
  ].join('\n');
}
