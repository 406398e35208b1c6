import { describe, expect, it } from 'vitest';
import { parseLedger } from './ledger.ts';
import { idsIn, proofsIn } from './proofs.ts';
import { proofsById, statusOf } from '#tests/support/requirement-status.ts';
import type { RanTest } from '#tests/tools/checks/reports.ts';

const head = 'id\tpart\tarea\tkind\trequirement\tdecision';
const [plain, decided, undecided] = parseLedger(
  'FD',
  [
    head,
    'FD-1.1\taccounts\tlogin-otp\tflow\tInvestors sign in\t',
    'FD-1.2\tfixed-deposits\trouting\tflow\tOPEN: where Back goes\tto the list',
    'FD-1.3\tfixed-deposits\trouting\trule\tAMBIGUOUS: 360 or 365 days\t',
    '',
  ].join('\n'),
);

const ran = (title: string, status: RanTest['status'] = 'passed') => ({ title, status }) as RanTest;

function lacking(row: typeof plain, tests: readonly RanTest[]) {
  if (!row) throw new Error('there must be such a row');
  return statusOf(row, proofsById(proofsIn('unit', tests))).lacks;
}

it.each([
  ['other columns', 'id\tpart\nFD-1.1\taccounts'],
  ['an invalid id', `${head}\nFD1\ta\tb\tc\td\t`],
  ['a surplus cell', `${head}\nFD-1.1\ta\tb\tc\td\te\tf`],
  ['a repeated id', `${head}\nFD-1.1\ta\tb\tc\td\t\nFD-1.1\ta\tb\tc\td\t`],
])('rejects a ledger with %s', (_, text) => {
  expect(() => parseLedger('FD', text)).toThrow('FD');
});

it.each([
  ['is 2 decimals, half-up [FD-9.38]', ['FD-9.38']],
  ['is one fact of two documents [FD-9.38, AP-2.1]', ['FD-9.38', 'AP-2.1']],
  ['names [FD-9.38] too early', []],
  ['has another bracket [x]', []],
])('reads the ids at the end of the title %j', (title, ids) => {
  expect(idsIn(title)).toEqual(ids);
});

describe('a row', () => {
  it('is proved by a test that passed, unless another one failed or was skipped', () => {
    expect(lacking(plain, [ran('a [FD-1.1]')])).toEqual([]);
    expect(lacking(plain, [ran('a [FD-1.1]'), ran('b [FD-1.1]', 'failed')])).toEqual([
      'a passing test',
    ]);
    expect(lacking(plain, [ran('a [FD-1.1]', 'skipped')])).toEqual(['a test']);
  });

  it('needs a decision and a test if the documents leave it open', () => {
    expect(lacking(decided, [])).toEqual(['a test']);
    expect(lacking(decided, [ran('a [FD-1.2]')])).toEqual([]);
    expect(lacking(undecided, [ran('a [FD-1.3]')])).toEqual(['a decision']);
  });
});
