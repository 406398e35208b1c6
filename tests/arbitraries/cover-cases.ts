import fc from 'fast-check';
import type { DeclaredBalance } from '#domain/fixed-deposits/cover/insurance-bucket.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Dated, type RuleSource } from '#domain/platform/dated.ts';
import { Money } from '#domain/platform/money.ts';
import type { DepositLike } from '#domain/fixed-deposits/holdings/deposit-like.ts';
import type { OracleDeposit } from '#tests/domain/fixed-deposits/tax/oracle.ts';
import { holdingOf, oracleDeposits } from './oracle-deposits.ts';

const FIRST = CalendarDate.of('2025-06-01');
const source: RuleSource = {
  title: 'A limit',
  publisher: 'Parliament',
  url: 'https://example.in/limit',
  readOn: FIRST,
  mark: 'P',
};
const held = { issuerId: 'S', institution: 'bank', holders: ['A'], right: 'self' } as const;

/** The money of one bucket, as the oracle and as the domain describe it. */
export interface CoverCase {
  readonly all: readonly OracleDeposit[];
  readonly balance: bigint;
  /** Days after 1 June 2025. */
  readonly today: number;
  /** The first limit, the second one, and the days after 1 June 2025 on which the second starts. */
  readonly limits: readonly [first: bigint, second: bigint, after: number];
}

/** One bucket at a bank with deposits of up to some months. */
export function coverCases({ longest = 3 } = {}): fc.Arbitrary<CoverCase> {
  const limit = fc.bigInt({ min: 1n, max: 1_500_000n });
  return fc.record({
    all: fc.array(oracleDeposits({ longest, within: 60 }), { minLength: 1, maxLength: 3 }),
    balance: fc.oneof(fc.constant(0n), fc.bigInt({ min: 1n, max: 500_000n })),
    today: fc.integer({ min: 0, max: 100 }),
    limits: fc.tuple(limit, limit, fc.integer({ min: 1, max: 150 })),
  });
}

export function factsOf({ all, balance, today, limits }: CoverCase) {
  const [first, second, after] = limits;
  const balances: DeclaredBalance[] =
    balance === 0n ? [] : [{ ...held, amount: Money.of(String(balance)) }];
  return {
    deposits: all.map((deposit, at) => depositAt(deposit, at)),
    balances,
    today: FIRST.plus({ days: today }),
    limits: Dated.of([
      { from: FIRST, value: Money.of(String(first)), source },
      { from: FIRST.plus({ days: after }), value: Money.of(String(second)), source },
    ]),
  };
}

function depositAt(deposit: OracleDeposit, at: number): DepositLike {
  const { isRenewed } = deposit;
  return { id: String(at), origin: 'imported', ...held, holding: holdingOf(deposit), isRenewed };
}
