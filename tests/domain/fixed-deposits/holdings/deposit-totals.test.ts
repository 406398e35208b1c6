import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DepositLife, depositTotals } from '#domain/fixed-deposits/holdings/deposit-totals.ts';
import { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
import {
  type MaturityInstruction,
  maturityInstructions,
  maturityOutcomeFor,
} from '#domain/fixed-deposits/booking/maturity-instruction.ts';
import { payoutCalendar } from '#domain/fixed-deposits/interest/payout-calendar.ts';
import type { DepositTerms } from '#domain/fixed-deposits/interest/deposit-terms.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { investmentTotals } from '#domain/platform/investment-totals.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { depositTerms } from '#tests/arbitraries/deposit-terms.ts';
import { shortTenures } from '#tests/arbitraries/tenures.ts';
import { tenureOf } from '#tests/domain/fixed-deposits/catalogue/card-rows.ts';

const day = (iso: string) => CalendarDate.of(iso);

interface Chain {
  readonly terms: DepositTerms;
  readonly startedOn: CalendarDate;
  /** The message at each maturity; the last deposit runs on. */
  readonly instructions: readonly MaturityInstruction[];
}

const chains: fc.Arbitrary<readonly Chain[]> = fc.array(
  fc.record({
    terms: fc
      .tuple(depositTerms(), shortTenures(), fc.integer({ min: 1000, max: 10_000_000 }))
      .map(([terms, tenure, principal]) => ({ ...terms, tenure, principal: Money.of(principal) })),
    startedOn: fc.nat({ max: 400 }).map((days) => day('2026-01-31').plus({ days })),
    instructions: fc.array(fc.constantFrom(...maturityInstructions), { maxLength: 4 }),
  }),
  { maxLength: 4 },
);

/** A deposit and its renewals, one after the other. */
function livesOf({ terms, startedOn, instructions }: Chain): readonly DepositLife[] {
  const lives: DepositLife[] = [];
  let next: Holding | undefined = Holding.of({ terms, startedOn });
  for (const instruction of [...instructions, undefined]) {
    if (next === undefined) break;
    const holding: Holding = next;
    const isRenewal = lives.length > 0;
    if (instruction === undefined) return [...lives, { holding, isRenewal }];
    const { quote, maturityDate } = holding;
    const outcome = maturityOutcomeFor(instruction, { ...quote.terms, ...quote });
    lives.push({ holding, isRenewal, renewed: outcome.renewed ?? Money.zero });
    next =
      outcome.renewed === undefined
        ? undefined
        : Holding.of({
            terms: { ...quote.terms, principal: outcome.renewed },
            startedOn: maturityDate,
          });
  }
  return lives;
}

/** The money that left and reached the investor's bank account for these deposits until a day. */
function bankOf(lives: readonly DepositLife[], today: CalendarDate) {
  const begun = lives.filter(({ holding }) => !holding.startedOn.isAfter(today));
  const left = begun.filter(({ isRenewal }) => !isRenewal);
  const came = begun.flatMap(({ holding, renewed }) =>
    payoutCalendar(holding.quote, holding.startedOn)
      .filter(({ date, kind }) => !date.isAfter(today) && (kind === 'interest' || renewed))
      .map(({ kind, amount }) => (kind === 'interest' ? amount : amount.minus(renewed ?? amount))),
  );
  const sumOf = (amounts: readonly Money[]) => Money.sum(amounts);
  return {
    putIn: sumOf(left.map(({ holding }) => holding.quote.terms.principal)),
    paidToBank: sumOf(came),
  };
}

describe('depositTotals', () => {
  it('add up on every day, over deposits, payouts, maturities and renewals', () => {
    fc.assert(
      fc.property(chains, fc.nat({ max: 1500 }), (list, days) => {
        const lives = list.flatMap(livesOf);
        const today = day('2026-01-01').plus({ days });
        const totals = depositTotals(lives, today);
        const { todaysEarning: _, ...parts } = totals;
        expect(investmentTotals(parts)).toEqual(parts);
        const bank = bankOf(lives, today);
        expect(totals.putIn.text).toBe(bank.putIn.text);
        expect(totals.paidToBank.text).toBe(bank.paidToBank.text);
        const running = lives.filter(
          ({ holding, renewed }) =>
            !holding.startedOn.isAfter(today) && !(renewed && holding.isMaturedOn(today)),
        );
        const values = running.map(({ holding }) => holding.valueOn(today));
        expect(totals.worth.text).toBe(Money.sum(values).text);
      }),
    );
  });

  it('have earnings that never fall from one day to the next', () => {
    fc.assert(
      fc.property(chains, fc.nat({ max: 1500 }), (list, days) => {
        const lives = list.flatMap(livesOf);
        const today = day('2026-01-01').plus({ days });
        const before = depositTotals(lives, today.plus({ days: -1 }));
        const { earned, todaysEarning, putIn, paidToBank } = depositTotals(lives, today);
        expect(earned.text).toBe(before.earned.plus(todaysEarning).text);
        expect(todaysEarning.isNegative()).toBe(false);
        expect(putIn.isLessThan(before.putIn)).toBe(false);
        expect(paidToBank.isLessThan(before.paidToBank)).toBe(false);
      }),
    );
  });

  it('count interest that was renewed as earned, never as put in', () => {
    // 2,00,000 at 4.75% for 3 months, renewed with its interest nine times.
    const terms = {
      principal: Money.of('200000'),
      annualRatePercent: Percentage.of('4.75'),
      tenure: tenureOf('3M'),
      payoutFrequency: 'at-maturity',
    } as const;
    const instructions = Array.from({ length: 9 }, () => 'renew-principal-and-interest' as const);
    const lives = livesOf({ terms, startedOn: day('2026-11-23'), instructions });
    const ninth = lives[8]?.holding.maturityDate ?? day('2026-11-23');
    const { earned, putIn, paidToBank, worth } = depositTotals(lives, ninth);
    expect([earned, putIn, paidToBank, worth].map(({ text }) => text)).toEqual([
      '22419',
      '200000',
      '0',
      '222419',
    ]);
  });

  it('are 1,33,909 earned on 8,50,000 invested after 27 months, including renewals', () => {
    const startedOn = day('2026-11-23');
    const chain = (
      principal: string,
      rate: string,
      [tenure, payoutFrequency]: readonly [string, DepositTerms['payoutFrequency']],
      instructions: readonly MaturityInstruction[],
    ) => {
      const annualRatePercent = Percentage.of(rate);
      const money = { principal: Money.of(principal), annualRatePercent };
      const terms = { ...money, tenure: tenureOf(tenure), payoutFrequency };
      return livesOf({ terms, startedOn, instructions });
    };
    const times = (count: number, instruction: MaturityInstruction) =>
      Array.from({ length: count }, () => instruction);
    const lives = [
      ...chain('250000', '8.5', ['2Y 3M', 'at-maturity'], ['renew-principal']),
      ...chain('200000', '4.75', ['3M', 'at-maturity'], times(9, 'renew-principal-and-interest')),
      ...chain('100000', '4.64', ['3M', 'monthly'], times(9, 'renew-principal')),
      ...chain('300000', '7.48', ['2Y 3M', 'quarterly'], ['pay-out']),
    ];
    const figuresOn = (iso: string) => {
      const { putIn, earned, paidToBank, worth } = depositTotals(lives, day(iso));
      return [putIn, earned, paidToBank, worth].map(({ text }) => text);
    };
    // 50,560 + 22,419 + 10,440 + 50,490; only the 22,419 were renewed.
    expect(figuresOn('2029-02-23')).toEqual(['850000', '133909', '411490', '572419']);
    expect(figuresOn('2027-02-23')[0]).toBe('850000');
    const earned = ['2027-02-22', '2027-02-23'].map((iso) => depositTotals(lives, day(iso)).earned);
    expect(earned[1]?.isGreaterThan(earned[0] ?? Money.zero)).toBe(true);
  });

  it('have the earning of the maturity day [FD-3.34]', () => {
    const terms = {
      principal: Money.of('250000'),
      annualRatePercent: Percentage.of('8'),
      tenure: tenureOf('3M'),
      payoutFrequency: 'at-maturity',
    } as const;
    const lives = livesOf({
      terms,
      startedOn: day('2026-11-23'),
      instructions: ['renew-principal'],
    });
    const [first] = lives;
    const matured = depositTotals(lives, day('2027-02-23'));
    expect(matured.todaysEarning.text).toBe(first?.holding.earningOn(day('2027-02-23')).text);
    expect(matured.todaysEarning.isZero()).toBe(false);
    expect([matured.paidToBank.text, matured.worth.text]).toEqual(['5000', '250000']);
    expect(depositTotals(lives, day('2026-11-22')).putIn.isZero()).toBe(true);
  });
});
