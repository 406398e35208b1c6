import { relative } from 'node:path';
import { idsIn } from '#tests/tools/requirements/proofs.ts';
import { repositoryRoot } from '#ui/build/folders.ts';
import type { AuditedTest, GoldenRow } from './audit.ts';
import { grouped } from './html.ts';
import type { PropertyRecord } from './records.ts';

/** The parts of a vitest report that the audit reads. */
export interface RunReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
      readonly failureMessages?: readonly string[] | null;
      readonly meta?: { readonly golden?: Omit<GoldenRow, 'hasPassed'> };
    }[];
  }[];
}

/**
 * A test with the title of its outermost `describe`, which names the rule that the test is about.
 */
export interface RunTest extends AuditedTest {
  readonly about: string;
  readonly golden?: GoldenRow;
}

/** Combines the report of a test run with the recorded results of its properties. */
export function testsOf(report: RunReport, records: readonly PropertyRecord[]): readonly RunTest[] {
  const byTest = grouped(records, ({ file, names }) => keyOf(file, names));
  return report.testResults.flatMap(({ name, assertionResults }) => {
    const file = relative(repositoryRoot, name);
    return assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ ancestorTitles, title, status, failureMessages, meta }): RunTest => {
        const hasPassed = status === 'passed';
        const properties = byTest.get(keyOf(file, [...ancestorTitles, title])) ?? [];
        const problem = failureMessages?.[0];
        return {
          about: ancestorTitles[0] ?? '',
          title: [...ancestorTitles.slice(1), withoutIds(title)].join(': '),
          file,
          hasPassed,
          ids: idsIn(title),
          properties: properties.map(({ runs, seed, hasFailed }) => ({ runs, seed, hasFailed })),
          ...(problem === undefined ? {} : { problem }),
          ...(meta?.golden === undefined ? {} : { golden: { ...meta.golden, hasPassed } }),
        };
      });
  });
}

/** Files that failed to load, so that none of their tests ran. */
export function brokenFiles({ testResults }: RunReport): readonly string[] {
  return testResults
    .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
    .map(({ name, message = '' }) => `${relative(repositoryRoot, name)} does not load: ${message}`);
}

function keyOf(file: string, names: readonly string[]): string {
  return JSON.stringify([file, ...names]);
}

function withoutIds(title: string): string {
  return title.replace(/\s*\[[A-Z]{2}-[\d.]+(?:[,;\s]+[A-Z]{2}-[\d.]+)*\]\s*$/, '');
}
