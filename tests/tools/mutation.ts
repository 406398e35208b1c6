import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { changedModules, domainModules, readKept, withRun, writeKept } from './mutation/kept.ts';
import { scoresIn } from './mutation/report.ts';
import type { ModuleScore, MutationReport } from './mutation/report.ts';
import { keyOf, percentOf, verdictOn } from './mutation/verdict.ts';
import type { ExplainedSurvivor, Verdict } from './mutation/verdict.ts';
import { repositoryRoot } from '#ui/build/folders.ts';

/**
 * `npm run mutation [-- <modules>] [--fresh] [--static]` makes small changes (mutants) to the
 * domain's code and reports those that no test notices. `tests/tools/mutation/kept.json` stores the
 * last result of each module. By default, only changed modules, or those with changed tests, are
 * run. If `reports/mutation` still exists, only changed mutants are. Name modules by a path below
 * `domain/`, or its beginning: `-- platform/money accounts/nominees`. `--fresh` ignores stored
 * results. `--static` also mutates code that runs while a module loads, such as tables and
 * patterns. Each of those mutants runs every test of the module, which takes nine tenths of the
 * time. Their stored results still count.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    fresh: { type: 'boolean', default: false },
    static: { type: 'boolean', default: false },
  },
});
process.chdir(repositoryRoot);
const folder = 'reports/mutation';
const reportPath = join(folder, 'mutation.json');
const reasonsPath = 'tests/tools/mutation/survivors.json';
mkdirSync(folder, { recursive: true });

const keptPath = 'tests/tools/mutation/kept.json';
const kept = readKept(keptPath);
const explained = existsSync(reasonsPath)
  ? (JSON.parse(readFileSync(reasonsPath, 'utf8')) as readonly ExplainedSurvivor[])
  : [];
const reasons = new Set(explained.map(keyOf));
const modules = modulesToRun();
if (modules.length > 0) await runStryker();

async function runStryker(): Promise<void> {
  await new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tests/tools/mutation/mutation.vitest.config.ts' },
    mutate: modules.map((module) => `domain/${module}`),
    // Copies only what the tests of the domain read. The TypeScript project files of all layers
    // must exist.
    ignorePatterns: [
      'reports',
      '.data',
      'domain/dist',
      ...['ui', 'application', 'infrastructure'].flatMap((layer) => [
        `${layer}/**`,
        `!${layer}/tsconfig.json`,
      ]),
      ...['ui', 'contracts', 'e2e', 'infrastructure', 'application', 'clients'].map(
        (name) => `tests/${name}`,
      ),
    ],
    tempDirName: join(folder, 'sandbox'),
    incremental: true,
    incrementalFile: join(folder, 'incremental.json'),
    force: values.fresh,
    ignoreStatic: !values.static,
    concurrency: 2,
    // Long enough that a test on a busy machine does not count as an endless loop.
    timeoutMS: 20_000,
    dryRunTimeoutMinutes: 20,
    coverageAnalysis: 'perTest',
    disableTypeChecks: false,
    reporters: ['progress-append-only', 'json', 'html'],
    jsonReporter: { fileName: reportPath },
    htmlReporter: { fileName: join(folder, 'index.html') },
    packageManager: 'npm',
    allowConsoleColors: false,
  }).runMutationTest();
}

const scores = withRun(repositoryRoot, { kept, run: modules.length > 0 ? scoresOfRun() : [] });
writeKept(keptPath, scores);
const verdict = verdictOn(scores, explained);
printModules(scores);
printVerdict(verdict);
writeFileSync(
  join(folder, 'unexplained.json'),
  `${JSON.stringify(unexplainedOf(verdict), undefined, 2)}\n`,
);
const isGood = [verdict.missedGoals, verdict.unexplained, verdict.idle].every(
  (list) => list.length === 0,
);
if (!isGood) process.exitCode = 1;

/**
 * The modules to run: the named ones, or all with `--fresh`, or those that changed or have
 * unexplained survivors.
 */
function modulesToRun(): readonly string[] {
  if (positionals.length === 0 && !values.fresh) {
    const open = kept.filter(({ survivors }) => survivors.some((one) => !reasons.has(keyOf(one))));
    const openModules = open.map(({ module }) => module);
    return [...new Set([...changedModules(repositoryRoot, kept), ...openModules])];
  }
  const isNamed = (module: string) =>
    positionals.length === 0 || positionals.some((name) => module.startsWith(name));
  return domainModules(repositoryRoot).filter(isNamed);
}

/**
 * The scores of this run. The report also contains earlier runs, but no modules without mutants.
 */
function scoresOfRun(): readonly ModuleScore[] {
  const report = JSON.parse(readFileSync(reportPath, 'utf8')) as MutationReport;
  const found = new Map(scoresIn(report).map((score) => [score.module, score]));
  return modules.map((module) => {
    const { killed = 0, all = 0, survivors = [], untried = [] } = found.get(module) ?? {};
    return {
      module,
      killed,
      all,
      survivors,
      untried: untried.filter((one) => reasons.has(keyOf(one))),
    };
  });
}

function unexplainedOf({ unexplained }: Verdict): readonly ExplainedSurvivor[] {
  return unexplained.map(({ module, line, was, became }) => {
    return { module, line, was, became, reason: '' };
  });
}

function line(name: string, counts: { killed: number; all: number }): string {
  const score = `${percentOf(counts).toFixed(1)}%`.padStart(7);
  return `${name.padEnd(44)}${score}  ${counts.killed} of ${counts.all} killed`;
}

function printModules(all: readonly ModuleScore[]): void {
  console.log('\nMutants killed, by module');
  for (const score of all.filter(({ all: tried }) => tried > 0)) {
    console.log(line(score.module, score));
  }
}

function printVerdict({ groups, unexplained, idle }: Verdict): void {
  console.log('\nMutants killed, by what they are about');
  for (const group of groups) {
    const mark = percentOf(group) < group.goal ? '✗' : '✓';
    console.log(`${line(`${mark} ${group.name}`, group)}, goal ${group.goal}%`);
  }
  for (const { module, lineNumber, was, became } of unexplained) {
    console.log(`\nSurvived without a reason: domain/${module}:${lineNumber}`);
    console.log(`  - ${was}\n  + ${became}`);
  }
  for (const { module, line: at, became } of idle) {
    console.log(`\nExplained as a survivor, but killed now: domain/${module}: ${at} (${became})`);
  }
  console.log(`\n${unexplained.length} survivors without a reason, ${idle.length} idle reasons.`);
  console.log(`Reasons are kept in ${reasonsPath}; every mutant: ${folder}/index.html`);
}
