import { nameAgreement } from '#domain/accounts/bank/name-agreement.ts';
import { emailViolation } from '#domain/accounts/kyc/email.ts';
import { panViolation } from '#domain/accounts/kyc/pan.ts';
import {
  nomineeSharesXml, parseNomineeSharesXml,
} from '#infrastructure/fixed-deposits/booking/nominee-shares-xml.wire.ts';
import { nomineeNameViolation } from '#domain/accounts/nominees/nominee.ts';
import { comparisonRows } from '#domain/fixed-deposits/catalogue/comparison.ts';
import { depositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import { growthSeries } from '#domain/fixed-deposits/interest/growth-series.ts';
import { depositTotals } from '#domain/fixed-deposits/holdings/deposit-totals.ts';
import { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
import { mergedPassbook, type PassbookEntry } from '#domain/fixed-deposits/holdings/passbook.ts';
import { payoutCalendar } from '#domain/fixed-deposits/interest/payout-calendar.ts';
import { RateCard } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { PricingTiers } from '#domain/private-market/catalogue/pricing-tiers.ts';
import { rounded } from '#tests/performance/support/figure.ts';
import type { Figure } from '#tests/performance/support/figure.ts';
import { bestTime } from '#tests/performance/support/timing.ts';

const today = CalendarDate.of('2026-11-21');
const terms = {
  principal: Money.of('500000'),
  annualRatePercent: Percentage.of('8.75'),
  payoutFrequency: 'monthly',
} as const;

function many<Value>(count: number, make: (index: number) => Value): readonly Value[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

function card(count: number): RateCard {
  return RateCard.of(
    many(count, (index) => ({
      schemeMasterId: index,
      tenure: Tenure.ofDays(count - index),
      payoutFrequency: 'monthly',
      rates: { r: terms.annualRatePercent },
      interestOnLakh: {},
    })),
  );
}

function entry(index: number): PassbookEntry {
  const date = today.plus({ days: (index * 7919) % 3000 });
  return { date, amount: Money.of(index), kind: 'withdrawal', depositName: 'A deposit' };
}

/** Prepares work of a given size; only the returned function is timed. */
type Work = (size: number) => () => unknown;

const works: Readonly<Record<string, readonly [size: number, work: Work]>> = {
  'schedule by periods': [
    120,
    (size) => () => depositQuote({ ...terms, tenure: Tenure.of({ months: size }) }).schedule,
  ],
  'payout calendar by periods': [
    120,
    (size) => {
      const quote = depositQuote({ ...terms, tenure: Tenure.of({ months: size }) });
      return () => payoutCalendar(quote, today);
    },
  ],
  // Both 70 and 700 points are fewer than the days.
  'growth chart by points': [
    70,
    (size) => {
      const quote = depositQuote({ ...terms, tenure: Tenure.of({ years: 5 }) });
      return () => growthSeries(quote, size);
    },
  ],
  'sum by amounts': [
    1000,
    (size) => {
      const amounts = many(size, (index) => Money.of(index));
      return () => Money.sum(amounts);
    },
  ],
  'rate card by rows': [300, (size) => () => card(size)],
  'comparison by rows of a card': [
    100,
    (size) => {
      const tenure = Tenure.ofDays(9);
      const deposits = many(5, () => ({ name: 'A', tenure, rateCard: card(size) }));
      return () => comparisonRows(deposits, { column: 'r', payoutFrequency: 'monthly' });
    },
  ],
  'passbook by entries': [
    1000,
    (size) => {
      const entries = many(size, entry);
      return () => mergedPassbook(entries);
    },
  ],
  'portfolio by deposits': [
    20,
    (size) => {
      const made = { terms: { ...terms, tenure: Tenure.of({ years: 1 }) }, startedOn: today };
      const lives = many(size, () => ({ holding: Holding.of(made), isRenewal: false }));
      return () => depositTotals(lives, today.plus({ days: 100 }));
    },
  ],
  'price table by tiers': [
    200,
    (size) => {
      const tiers = many(size, (index) => ({
        minimumQuantity: index * 10 + 1,
        maximumQuantity: index * 10 + 10,
        pricePerUnit: Money.of(1000 + index),
      }));
      return () => PricingTiers.of(tiers);
    },
  ],
  'nominee table, read, by rows': [
    100,
    (size) => {
      const xml = nomineeSharesXml(many(size, (index) => ({ nomineeId: index, sharePercent: 1 })));
      return () => parseNomineeSharesXml(xml);
    },
  ],
  'check of a PAN by letters': [10_000, (size) => () => panViolation('A'.repeat(size))],
  'check of an email by letters': [
    10_000,
    (size) => () => emailViolation(`${'a.'.repeat(size / 2)}@`),
  ],
  'check of a name by letters': [
    10_000,
    (size) => () => nomineeNameViolation(`${'a '.repeat(size / 2)}1`),
  ],
  'amount, read, by digits': [10_000, (size) => () => Money.parse('9,'.repeat(size / 2))],
  'tenure, read, by letters': [10_000, (size) => () => Tenure.parse('1'.repeat(size))],
  'agreement of names by words': [
    100,
    (size) => {
      const [one, other] = [many(size, (index) => `A${index}`), many(size, (index) => `B${index}`)];
      return () => nameAgreement(one.join(' '), other.join(' '));
    },
  ],
};

/** Ten times the input must not take more than twelve times as long. */
export function measureGrowth(): readonly Figure[] {
  return Object.entries(works).map(([what, [size, work]]) => {
    // Both rounds do the same amount of work, so that garbage collection affects them equally.
    const ratios = [1, 2, 3].map(() => {
      const small = bestTime(work(size), { calls: 50, rounds: 20 });
      return bestTime(work(10 * size), { calls: 5, rounds: 20 }) / small;
    });
    const value = rounded(ratios.toSorted((a, b) => a - b)[1] ?? Infinity, 1);
    return { what: `${what}: 10 times as much`, value, unit: 'times', goal: 12 };
  });
}
