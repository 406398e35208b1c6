import { checks, runsByDefault } from '#tests/tools/checks/checks.ts';
import type { Check } from '#tests/tools/checks/checks.ts';
import { ensureChromium } from '#tests/support/chromium.ts';
import { forgetReports, outcomeOf } from '#tests/tools/checks/outcome.ts';
import type { Outcome } from '#tests/tools/checks/outcome.ts';
import { giveUp } from '#tests/tools/checks/run-check.ts';
import { outcomeText } from '#tests/support/outcome-text.ts';

/**
 * `npm test` runs all checks on two cores and prints one line for each, the reasons of failures and
 * the totals. `npm test -- lint unit` runs only those checks, `npm test -- --all` includes the slow
 * ones.
 */
const cores = 2;
const options = process.argv.slice(2);
const names = options.filter((argument) => !argument.startsWith('--'));
const unknown = names.filter((name) => !checks.some((check) => check.name === name));
if (unknown.length > 0) throw new Error(`there is no check named ${unknown.join(', ')}`);

const chosen = checks.filter((check) => {
  if (names.length > 0) return names.includes(check.name);
  return options.includes('--all') ? check.isPossible() : runsByDefault(check);
});
const startedAt = performance.now();
let isGivenUp = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // When this process is ended, reports the checks that have ended. Unfinished ones count as
  // failed.
  process.once(signal, () => {
    isGivenUp = true;
    giveUp();
  });
}
if (names.length === 0) forgetReports();
if (chosen.some(({ needsBrowser }) => needsBrowser)) {
  process.env['CHROMIUM_PATH'] = await ensureChromium();
}
const outcomes = await runAll(chosen);
report(outcomes);

async function runAll(wanted: readonly Check[]): Promise<readonly Outcome[]> {
  const waiting = [...wanted];
  const running = new Map<Check, Promise<Outcome>>();
  const finished = new Map<Check, Outcome>();
  while (waiting.length > 0 || running.size > 0) {
    for (;;) {
      if (isGivenUp) waiting.length = 0;
      const next = waiting.find((check) => mayStart(check, waiting, [...running.keys()]));
      if (next === undefined) break;
      waiting.splice(waiting.indexOf(next), 1);
      forgetReports(next);
      running.set(next, outcomeOf(next));
    }
    const [check, outcome] = await Promise.race(
      [...running].map(async ([one, result]) => [one, await result] as const),
    );
    running.delete(check);
    finished.set(check, outcome);
    console.log(lineOf(outcome));
  }
  return wanted.flatMap((check) => finished.get(check) ?? []);
}

function mayStart(check: Check, waiting: readonly Check[], running: readonly Check[]): boolean {
  const unfinished = [...waiting, ...running];
  if (check.after.some((name) => unfinished.some((other) => other.name === name))) return false;
  const busy = running.reduce((sum, one) => sum + one.cores, 0);
  return running.length === 0 || busy + check.cores <= cores;
}

function lineOf({ check, passed, failed, skipped, seconds, problem }: Outcome): string {
  const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  const name = `${failed > 0 ? '✗' : '✓'} ${check.name.padEnd(20)}`;
  const line = `${name} ${counts} (${seconds.toFixed(1)} s)`;
  return problem === undefined ? line : `${line}\n    ${problem}`;
}

function report(all: readonly Outcome[]): void {
  for (const outcome of all) {
    if (outcome.failed > 0) console.log(`\n${outcomeText(outcome)}`);
  }
  const passed = all.reduce((sum, one) => sum + one.passed, 0);
  const unrun = chosen.length - all.length;
  const failed = all.reduce((sum, one) => sum + one.failed, unrun);
  if (unrun > 0) console.log(`\n${unrun} checks were not run.`);
  console.log(`\n${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0 || passed === 0) process.exitCode = 1;
}
