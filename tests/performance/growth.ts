import { nameAgreement } from '#domain/accounts/bank/name-agreement.ts';
import { emailViolation } from '#domain/accounts/kyc/email.ts';
import { panViolation } from '#domain/accounts/kyc/pan.ts';
import {
  nomineeSharesXml, parseNomineeSharesXml,
} from '#domain/accounts/nominees/nominee-shares-xml.ts';
import { nomineeNameViolation } from '#domain/accounts/nominees/nominee.ts';
import { comparisonRows } from '#domain/fixed-deposits/comparison.ts';
import { depositQuote } from '#domain/fixed-deposits/deposit-quote.ts';
import { growthSeries } from '#domain/fixed-deposits/growth-series.ts';
import { Holding, portfolioSummary } from '#domain/fixed-deposits/holdings.ts';
import { mergedPassbook, type PassbookEntry } from '#domain/fixed-deposits/passbook.ts';
import { payoutCalendar } from '#domain/fixed-deposits/payout-calendar.ts';
import { RateCard } from '#domain/fixed-deposits/rate-card.ts';
import { Tenure } from '#domain/fixed-deposits/tenure.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { PricingTiers } from '#domain/private-market/pricing-tiers.ts';
import { rounded } from './figure.ts';
import type { Figure } from './figure.ts';
import { bestTime } from './timing.ts';

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

/** A size, and what is made ready for it; the work itself is timed. */
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
  // 70 and 700 points both fall between the days.
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
      const holdings = many(size, () => Holding.of(made));
      return () => portfolioSummary(holdings, today.plus({ days: 100 }));
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
  'check of an e-mail by letters': [
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

/** Ten times as much must not take more than twelve times as long. */
export function measureGrowth(): readonly Figure[] {
  return Object.entries(works).map(([what, [size, work]]) => {
    // As much work in a round of either, so that the collector of garbage has its share in both.
    const ratios = [1, 2, 3].map(() => {
      const small = bestTime(work(size), { calls: 50, rounds: 20 });
      return bestTime(work(10 * size), { calls: 5, rounds: 20 }) / small;
    });
    const value = rounded(ratios.toSorted((a, b) => a - b)[1] ?? Infinity, 1);
    return { what: `${what}: 10 times as much`, value, unit: 'times', goal: 12 };
  });
}
