import { appendFileSync } from 'node:fs';
import { configureGlobal } from 'fast-check';
import type { RunDetails } from 'fast-check';
import { beforeEach } from 'vitest';

/** The result of one property, written as a JSON line by the process that ran it. */
export interface PropertyRecord {
  /** Path of the test file, relative to the repository root. */
  readonly file: string;
  /** The titles of the enclosing `describe` blocks and of the test. */
  readonly names: readonly string[];
  readonly runs: number;
}

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

  const keep = ({ numRuns }: RunDetails<unknown>): void => {
    const record: PropertyRecord = { ...running, runs: numRuns };
    appendFileSync(path, `${JSON.stringify(record)}\n`);
  };
  // The type of the global settings does not declare plugins, but fast-check accepts them.
  const plugins = [() => ({ onAllRunsComplete: keep })];
  const settings = { seed: Number(seed), numRuns: Number(runs), plugins };
  configureGlobal(settings);
}
