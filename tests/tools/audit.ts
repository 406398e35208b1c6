import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { auditPage } from './audit/audit-page.ts';
import type { Audit, AuditedRule } from './audit/audit.ts';
import { joined } from './audit/join.ts';
import { publishedNames } from './audit/published.ts';
import { brokenFiles, type RunReport, testsOf } from './audit/read-run.ts';
import { parseRecords } from './audit/records.ts';
import { readLedger } from '#tests/tools/requirements/ledger.ts';
import { repositoryRoot } from '#ui/build/folders.ts';

/**
 * `npm run audit [-- --seed 123] [--runs 10000]` runs every property test of the domain on at least
 * that many random cases, with a random or given seed. `reports/audit/index.html` and `audit.json`
 * then list each rule with its source and results. The exit code is 1 if anything failed.
 */
const { values } = parseArgs({ options: { seed: { type: 'string' }, runs: { type: 'string' } } });
const seed = wholeNumber('seed', values.seed) ?? randomInt(2 ** 31);
const runs = wholeNumber('runs', values.runs) ?? 10_000;
const folder = join(repositoryRoot, 'reports/audit');
const recordsPath = join(folder, 'properties.jsonl');
const testsPath = join(folder, 'tests.json');

console.log(`Seed ${seed}; the same cases again: npm run audit -- --seed ${seed}`);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const status = runTests();
const audit = read();
const data = audit.rules.map(({ published, ...rule }) => ({
  ...rule,
  ...published.doc,
  function: published.signature,
  module: published.module,
}));
writeFileSync(
  join(folder, 'audit.json'),
  `${JSON.stringify({ ...audit, rules: data }, undefined, 2)}\n`,
);
writeFileSync(join(folder, 'index.html'), auditPage(audit));
summarise(audit);
if (audit.problems.length > 0) process.exitCode = 1;

function wholeNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^-?\d{1,10}$/.test(text)) throw new Error(`--${name} needs a whole number, got ${text}`);
  return Number(text);
}

function runTests(): number | null {
  const words = ['run', '--config', 'tests/tools/vitest.config.ts', '--project', 'rules'];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${testsPath}`];
  return spawnSync('vitest', [...words, ...reporters, '--silent'], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      AUDIT_SEED: String(seed),
      AUDIT_RUNS: String(runs),
      AUDIT_RECORDS: recordsPath,
    },
  }).status;
}

function read(): Audit {
  const report = existsSync(testsPath)
    ? (JSON.parse(readFileSync(testsPath, 'utf8')) as RunReport)
    : { testResults: [] };
  const records = existsSync(recordsPath) ? parseRecords(readFileSync(recordsPath, 'utf8')) : [];
  const tests = testsOf(report, records);
  const problems = [...brokenFiles(report)];
  if (status !== 0 && problems.length === 0 && tests.every(({ hasPassed }) => hasPassed)) {
    problems.push(`The run ended with status ${status}.`);
  }
  const manifest = readFileSync(join(repositoryRoot, 'domain/package.json'), 'utf8');
  return {
    at: new Date().toISOString(),
    version: (JSON.parse(manifest) as { readonly version: string }).version,
    node: process.version,
    seed,
    runs,
    ...joined({
      published: publishedNames(join(repositoryRoot, 'domain')),
      tests,
      ledger: readLedger(join(repositoryRoot, 'tests/requirements')),
      runs,
      problems,
    }),
  };
}

function print(what: string, rules: readonly AuditedRule[]): void {
  const names = rules.map(({ id }) => id).join(', ');
  if (rules.length > 0) console.log(`${what} (${rules.length}): ${names}`);
}

function summarise({ rules, golden, problems }: Audit): void {
  const unproved = rules.filter(({ result }) => result === 'unproved');
  const unsaid = rules.filter(({ published }) => published.doc.statement === '');
  console.log(`\n${rules.length} rules, ${golden.length} published figures, seed ${seed}`);
  print('Without a property', unproved);
  print('Without a doc comment', unsaid);
  for (const problem of problems) console.log(`\n✗ ${problem.slice(0, 600)}`);
  console.log(problems.length === 0 ? 'Nothing failed.' : `\n${problems.length} things failed.`);
  console.log('For people: reports/audit/index.html; for programs: reports/audit/audit.json');
}
