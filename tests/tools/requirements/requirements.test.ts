import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { needsDecision, parseLedger, readLedger } from './ledger.ts';
import { idsIn, proofsIn } from './proofs.ts';
import { repositoryRoot } from '#ui/build/folders.ts';
import {
  matches,
  proofsById,
  statusOf,
  tally,
  unknownIds,
} from '#tests/support/requirement-status.ts';
import type { Proof } from './proofs.ts';
import { testsIn } from '#tests/tools/checks/reports.ts';

const head = 'id\tpart\tarea\tkind\trequirement\tdecision';
const rows = parseLedger(
  'FD',
  [
    head,
    'FD-1.1\taccounts\tlogin-otp\tflow\tInvestors sign in\t',
    'FD-1.2\tfixed-deposits\trouting\tflow\tOPEN: where Back goes\tto the list',
    'FD-1.3\tfixed-deposits\trouting\trule\tAMBIGUOUS: 360 or 365 days\t',
    '',
  ].join('\n'),
);
const [plain, decided, undecided] = rows;

function proof(ids: readonly string[], hasPassed = true): Proof {
  return { title: `a test [${ids.join(', ')}]`, report: 'unit', ids, hasPassed };
}

function lacking(row: (typeof rows)[number] | undefined, proofs: readonly Proof[]) {
  if (!row) throw new Error('there must be such a row');
  return statusOf(row, proofsById(proofs)).lacks;
}

describe('the ledger', () => {
  it('reads rows with their document', () => {
    expect(plain).toEqual({
      id: 'FD-1.1',
      document: 'FD',
      part: 'accounts',
      area: 'login-otp',
      kind: 'flow',
      requirement: 'Investors sign in',
      decision: '',
    });
  });

  it('asks for a decision if the documents are open or ambiguous', () => {
    expect(rows.map(needsDecision)).toEqual([false, true, true]);
  });

  it.each([
    ['other columns', 'id\tpart\nFD-1.1\taccounts'],
    ['an id that is none', `${head}\nFD1\ta\tb\tc\td\t`],
    ['a cell too many', `${head}\nFD-1.1\ta\tb\tc\td\te\tf`],
    ['one id twice', `${head}\nFD-1.1\ta\tb\tc\td\t\nFD-1.1\ta\tb\tc\td\t`],
  ])('refuses %s', (_, text) => {
    expect(() => parseLedger('FD', text)).toThrow('FD');
  });

  it('is complete in this repository: three documents', () => {
    const all = readLedger(join(repositoryRoot, 'tests/requirements'));
    expect([...new Set(all.map(({ document }) => document))]).toEqual(['AP', 'FD', 'PM']);
    expect(all.length).toBeGreaterThan(1000);
  });
});

describe('a title', () => {
  it.each([
    ['is 2 decimals, half-up [FD-9.38]', ['FD-9.38']],
    ['is one fact of two documents [FD-9.38, AP-2.1]', ['FD-9.38', 'AP-2.1']],
    ['names [FD-9.38] too early', []],
    ['names none', []],
    ['has another bracket [x]', []],
  ])('%j', (title, ids) => {
    expect(idsIn(title)).toEqual(ids);
  });
});

describe('the reports', () => {
  it('list the passed and failed tests of vitest, without the skipped ones', () => {
    const assertionResults = [
      { title: 'a [FD-1.1]', status: 'passed' },
      { title: 'b [FD-1.2]', status: 'failed' },
      { title: 'c [FD-1.3]', status: 'skipped' },
      { title: 'd', status: 'passed' },
    ].map((test) => ({ ...test, fullName: test.title }));
    const name = '/anywhere/tests/domain/a.test.ts';
    const report = { testResults: [{ name, status: 'failed', assertionResults }] };
    expect(proofsIn('unit', testsIn(report))).toEqual([
      { title: 'a [FD-1.1]', report: 'unit', ids: ['FD-1.1'], hasPassed: true },
      { title: 'b [FD-1.2]', report: 'unit', ids: ['FD-1.2'], hasPassed: false },
    ]);
  });

  it('count a file of vitest that does not load, and an error of Playwright, as failed', () => {
    const broken = { name: '/x/tests/b.test.ts', status: 'failed', assertionResults: [] };
    expect(testsIn({ testResults: [broken] })).toMatchObject([
      { file: 'tests/b.test.ts', status: 'failed' },
    ]);
    expect(testsIn({ suites: [], errors: [{ message: 'no port' }] })).toMatchObject([
      { file: 'playwright', status: 'failed' },
    ]);
  });

  it('list the tests of Playwright at each size', () => {
    const sizes = ['phone', 'desktop'];
    const spec = (title: string, ...statuses: readonly string[]) => ({
      title,
      file: 'a.journey.ts',
      line: 7,
      tests: statuses.map((status, at) => ({ projectName: sizes[at], status })),
    });
    const report = {
      suites: [
        { specs: [spec('a [FD-1.1]', 'expected', 'expected')] },
        { suites: [{ specs: [spec('b [FD-1.2]', 'expected', 'unexpected')] }] },
        { specs: [spec('c [FD-1.3]', 'skipped'), spec('d [FD-1.3]', 'flaky')] },
      ],
    };
    const proofs = proofsIn('journeys', testsIn(report));
    expect(proofs.map(({ title, hasPassed }) => [title, hasPassed])).toEqual([
      ['a [FD-1.1]', true],
      ['a [FD-1.1]', true],
      ['b [FD-1.2]', true],
      ['b [FD-1.2]', false],
      ['d [FD-1.3]', false],
    ]);
  });
});

describe('a row', () => {
  it('is proved by a test that passed', () => {
    expect(lacking(plain, [proof(['FD-1.1'])])).toEqual([]);
  });

  it('is not proved while one of its tests fails', () => {
    expect(lacking(plain, [proof(['FD-1.1']), proof(['FD-1.1'], false)])).toEqual([
      'a passing test',
    ]);
  });

  it('is not proved by a decision alone', () => {
    expect(lacking(decided, [])).toEqual(['a test']);
  });

  it('needs its decision too if the documents leave it open', () => {
    expect(lacking(decided, [proof(['FD-1.2'])])).toEqual([]);
    expect(lacking(undecided, [proof(['FD-1.3'])])).toEqual(['a decision']);
  });

  it('is counted as proved, decided or missing', () => {
    const byId = proofsById([proof(['FD-1.1', 'FD-1.3'])]);
    const statuses = rows.map((row) => statusOf(row, byId));
    expect(tally('all', statuses)).toEqual({
      name: 'all',
      rows: 3,
      proved: 1,
      decided: 1,
      missing: 2,
    });
  });

  it('is chosen by document, part, area and kind together', () => {
    const chosen = (filter: Parameters<typeof matches>[1]) =>
      rows.filter((row) => matches(row, filter)).map(({ id }) => id);
    expect(chosen({})).toEqual(['FD-1.1', 'FD-1.2', 'FD-1.3']);
    expect(chosen({ part: ['fixed-deposits'], kind: ['rule', 'call'] })).toEqual(['FD-1.3']);
    expect(chosen({ document: ['AP'] })).toEqual([]);
  });
});

it('finds ids in titles that no row has', () => {
  expect(unknownIds(rows, [proof(['FD-1.1', 'FD-99.1'])])).toEqual([
    { id: 'FD-99.1', title: 'a test [FD-1.1, FD-99.1]' },
  ]);
});
