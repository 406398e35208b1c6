import { appendFileSync } from 'node:fs';
import { configureGlobal } from 'fast-check';
import type { RunDetails } from 'fast-check';
import { beforeEach } from 'vitest';
import type { PropertyRecord } from './records.ts';

/**
 * Under `npm run audit`, runs each property test as often as requested with the audit's seed, and
 * records the result. Without the audit's environment variables, this file does nothing.
 */
const { AUDIT_SEED: seed, AUDIT_RUNS: runs, AUDIT_RECORDS: path } = process.env;
if (seed !== undefined && runs !== undefined && path !== undefined) {
  let running = { file: '', names: [] as readonly string[] };
  beforeEach(({ task }) => {
    const names: string[] = [];
    for (let at = task.suite; at !== undefined; at = at.suite) names.unshift(at.name);
    running = { file: task.file.name, names: [...names, task.name] };
  });

  const keep = (details: RunDetails<unknown>): void => {
    const record: PropertyRecord = {
      ...running,
      runs: details.numRuns,
      skips: details.numSkips,
      seed: details.seed,
      hasFailed: details.failed,
    };
    appendFileSync(path, `${JSON.stringify(record)}\n`);
  };
  // The type of the global settings does not declare plugins, but fast-check accepts them.
  const plugins = [() => ({ onAllRunsComplete: keep })];
  const settings = { seed: Number(seed), numRuns: Number(runs), plugins };
  configureGlobal(settings);
}
