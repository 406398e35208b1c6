import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { writePage } from '#tests/support/plain-page.ts';
import { repositoryRoot } from '#ui/build/folders.ts';
import type { PropertyRecord } from './audit/audit.setup.ts';
import { type Published, publishedNames } from './audit/published.ts';

/**
 * `npm run audit [-- --seed 123] [--runs 10000]` runs every property test of the domain on at least
 * that many random cases, with a random or given seed. `reports/audit/index.html` then lists each
 * published rule with its source and results. The exit code is 1 if anything failed.
 */
const { values } = parseArgs({ options: { seed: { type: 'string' }, runs: { type: 'string' } } });
const seed = Number(values.seed ?? randomInt(2 ** 31));
const runs = Number(values.runs ?? 10_000);
const folder = join(repositoryRoot, 'reports/audit');
const recordsPath = join(folder, 'properties.jsonl');
const testsPath = join(folder, 'tests.json');

interface RunTest {
  /** The title of the outermost `describe`, which begins with the name of the rule. */
  readonly about: string;
  readonly title: string;
  readonly file: string;
  readonly hasPassed: boolean;
  /** The number of cases of each property in the test. */
  readonly cases: readonly number[];
}

console.log(`Seed ${seed}; the same cases again: npm run audit -- --seed ${seed}`);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const words = ['run', '--config', 'tests/tools/vitest.config.ts', '--project', 'rules'];
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${testsPath}`];
const { status } = spawnSync('vitest', [...words, ...reporters, '--silent'], {
  cwd: repositoryRoot,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: {
    ...process.env,
    AUDIT_SEED: String(seed),
    AUDIT_RUNS: String(runs),
    AUDIT_RECORDS: recordsPath,
  },
});
const tests = testsOfRun();
const failed = tests.filter(({ hasPassed }) => !hasPassed);
const tooFew = tests.filter(({ cases }) => cases.some((count) => count < runs));
const rules = publishedNames(join(repositoryRoot, 'domain'))
  .filter(({ kind }) => kind === 'function' || kind === 'class')
  .map(rowOf);
writePage({
  path: 'audit/index.html',
  title: 'Audit of the rules of Vriddhi',
  about: [
    `Each property is a sentence that must hold in ${runs} random cases; seed ${seed}.`,
    `${tests.length} tests ran; ${failed.length} failed.`,
  ],
  head: ['rule', 'statement', 'formula', 'source', 'properties', 'examples', 'cases', 'result'],
  rows: rules,
});
for (const { about, title, file } of failed) console.log(`✗ ${about}: ${title} (${file}) failed`);
for (const { title, file } of tooFew) console.log(`✗ ${title} (${file}) ran too few cases`);
console.log(`${rules.length} rules: reports/audit/index.html`);
if (status !== 0 || tooFew.length > 0 || tests.length === 0) process.exitCode = 1;

function rowOf(rule: Published): readonly string[] {
  const { doc, context, name } = rule;
  const own = tests.filter((test) => isAbout(test, rule));
  const properties = own.filter(({ cases }) => cases.length > 0);
  const cases = properties.flatMap((test) => test.cases).reduce((sum, count) => sum + count, 0);
  const holds = properties.length === 0 ? 'no property' : 'holds';
  const result = own.every(({ hasPassed }) => hasPassed) ? holds : 'failed';
  const titles = properties.map(({ title }) => title).join('; ');
  const source = doc.sources.join('; ');
  const examples = String(own.length - properties.length);
  const id = `${context}/${name}`;
  return [id, doc.statement, doc.formula ?? '', source, titles, examples, String(cases), result];
}

/** Whether the `describe` names the rule, and no other rule of that name is nearer. */
function isAbout({ about, file }: RunTest, { name, context }: Published): boolean {
  const isNamed = /^[A-Za-z_]\w*/.exec(about)?.[0] === name;
  return isNamed && (file.includes(`/${context}/`) || !/\/domain\/[\w-]+\//.test(file));
}

function testsOfRun(): readonly RunTest[] {
  const records = existsSync(recordsPath)
    ? readFileSync(recordsPath, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as PropertyRecord)
    : [];
  const casesOf = new Map<string, number[]>();
  for (const { file, names, runs: count } of records) {
    const key = JSON.stringify([file, ...names]);
    casesOf.set(key, [...(casesOf.get(key) ?? []), count]);
  }
  if (!existsSync(testsPath)) return [];
  const { testResults } = JSON.parse(readFileSync(testsPath, 'utf8')) as RunReport;
  return testResults.flatMap(({ name, assertionResults }) => {
    const file = relative(repositoryRoot, name);
    return assertionResults
      .filter((test) => test.status === 'passed' || test.status === 'failed')
      .map((test) => ({
        about: test.ancestorTitles[0] ?? '',
        title: [...test.ancestorTitles.slice(1), test.title].join(': '),
        file,
        hasPassed: test.status === 'passed',
        cases: casesOf.get(JSON.stringify([file, ...test.ancestorTitles, test.title])) ?? [],
      }));
  });
}

/** The parts of a vitest report that the audit reads. */
interface RunReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
    }[];
  }[];
}
