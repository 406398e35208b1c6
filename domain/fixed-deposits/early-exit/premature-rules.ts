import { CalendarDate, type CalendarSpan } from '../../platform/calendar-date.ts';
import { checkInteger, checkOneOf, checkRecord } from '../../platform/argument-checks.ts';
import { checkPercentage } from '../../platform/expected-values.ts';
import { Dated, type RuleSource, SourceMark } from '../../platform/dated.ts';
import { Money } from '../../platform/money.ts';
import { Percentage } from '../../platform/percentage.ts';
import type { EarlyWithdrawalTerms } from '../catalogue/early-withdrawal.ts';
import { Institution } from '../holdings/institution.ts';
import { DAYS_IN_MONTH } from '../interest/tenure.ts';
import { checkSpan } from './check-premature-rule.ts';
import {
  type BandInterest,
  ExitReason,
  type HardshipRule,
  type PrematureBand,
  type PrematureRule,
  RunRateBasis,
} from './premature-rule.ts';

/** The day on which the sources were read. */
const READ_ON = CalendarDate.of('2026-11-23');

/** What all rules have in common, as far as a source says so; no source allows a partial exit. */
const COMMON = { paidOut: 'recovered', isPartAllowed: false, pointsWaivedFor: [] } as const;

const HARDSHIP: readonly HardshipRule[] = [
  { kind: 'small-deposit', upTo: Money.of(10_000) },
  { kind: 'emergency', sharePercent: Percentage.of(50), most: Money.of(500_000) },
  { kind: 'critical-illness' },
];

/** Plain data of which no caller can change a part. */
function frozen<Data extends object>(data: Data): Data {
  for (const part of Object.values<unknown>(Object.freeze(data))) {
    if (Array.isArray(part) || Object.getPrototypeOf(part) === Object.prototype) {
      frozen(part as object);
    }
  }
  return data;
}

function bands(...later: readonly PrematureBand[]): readonly PrematureBand[] {
  const none = { from: { days: 0 }, interest: { kind: 'none' } } as const;
  return Object.freeze([none, ...later]);
}

/** Points below the rate for the period run; below the lowest rate if the card has none for it. */
function belowRunRate(points: number, pointsBelowLowest: number): BandInterest {
  return {
    kind: 'run-rate',
    basis: RunRateBasis.RunRate,
    points: [{ points: Percentage.of(points) }],
    pointsBelowLowest: Percentage.of(pointsBelowLowest),
  };
}

const NBFC = {
  ...COMMON,
  notBefore: { months: 3 },
  bands: bands({ from: { months: 6 }, interest: belowRunRate(2, 3) }),
  isPaidOnDeath: true,
  reasonsSource: source({
    title: 'Premature withdrawal, also for a claim after a death',
    publisher: 'Sundaram Finance',
    url: 'https://www.sundaramfinance.in/products/deposits/prematurity.aspx',
    mark: SourceMark.Issuer,
  }),
};

const HFC = {
  ...COMMON,
  notBefore: { months: 3 },
  bands: bands(
    { from: { months: 3 }, interest: { kind: 'fixed', annualRatePercent: Percentage.of(4) } },
    { from: { months: 6 }, interest: belowRunRate(1, 2) },
  ),
  hardship: HARDSHIP,
};

const LOWER_RATE = { kind: 'run-rate', basis: RunRateBasis.LowerOfRunAndContracted } as const;
const halfPoint = { upTo: Money.of(500_000), points: Percentage.of('0.5') };
const BANK = {
  ...COMMON,
  notBefore: { days: 0 },
  bands: bands({
    from: { days: 7 },
    interest: { ...LOWER_RATE, points: [halfPoint, { points: Percentage.of(1) }] },
  }),
  hardship: [],
  pointsWaivedFor: [ExitReason.Death, ExitReason.LongerDeposit],
  reasonsSource: source({
    title: 'Premature cancellation of term deposits',
    publisher: 'Punjab National Bank',
    url: 'https://www.pnbindia.in/pre-mature-cancel.html',
    mark: SourceMark.Issuer,
  }),
};

const SMALL_FINANCE_BANK = {
  ...COMMON,
  notBefore: { days: 0 },
  bands: bands({
    from: { days: 7 },
    interest: { ...LOWER_RATE, points: [{ points: Percentage.of(0) }] },
  }),
  hardship: [],
};

function source(
  of: Pick<RuleSource, 'title' | 'publisher' | 'url' | 'mark'> & { readonly published?: string },
): RuleSource {
  const { published, ...rest } = of;
  const day = published === undefined ? {} : { published: CalendarDate.of(published) };
  return { ...rest, ...day, readOn: READ_ON };
}

const RULES = {
  [Institution.Bank]: Dated.of<PrematureRule>([
    {
      from: CalendarDate.of('2023-10-26'),
      value: frozen(BANK),
      source: source({
        title: 'Rules of State Bank of India for a deposit that is closed early (April 2025)',
        publisher: 'Zee News',
        url: 'https://zeenews.india.com/2890871',
        mark: SourceMark.Secondary,
      }),
    },
  ]),
  [Institution.SmallFinanceBank]: Dated.of<PrematureRule>([
    {
      from: CalendarDate.of('2023-10-26'),
      value: frozen(SMALL_FINANCE_BANK),
      source: source({
        title: 'Terms of AU Small Finance Bank for a deposit that is closed early (2023)',
        publisher: 'BQ Prime',
        url: 'https://www.bqprime.com',
        mark: SourceMark.Secondary,
      }),
    },
  ]),
  [Institution.Nbfc]: Dated.of<PrematureRule>([
    {
      from: CalendarDate.of('2016-08-25'),
      value: frozen({ ...NBFC, hardship: [] }),
      source: source({
        title: 'Acceptance of Public Deposits Directions, 2016, paragraph 27',
        publisher: 'Reserve Bank of India, quoted by CASKCO',
        url: 'https://caskco.com/detail/49980.aspx',
        published: '2016-08-25',
        mark: SourceMark.Quoted,
      }),
    },
    {
      from: CalendarDate.of('2025-01-01'),
      value: frozen({ ...NBFC, hardship: HARDSHIP }),
      source: source({
        title: 'Deposits of finance companies in an emergency, from 1 January 2025',
        publisher: 'The Hindu BusinessLine',
        url: 'https://www.thehindubusinessline.com/article68517254.ece',
        published: '2024-08-12',
        mark: SourceMark.Secondary,
      }),
    },
  ]),
  [Institution.Hfc]: Dated.of<PrematureRule>([
    {
      from: CalendarDate.of('2025-01-01'),
      value: frozen(HFC),
      source: source({
        title: 'Premature cancellation of a fixed deposit',
        publisher: 'PNB Housing Finance',
        url: 'https://www.pnbhousing.com/fixed-deposit/premature-cancellation',
        mark: SourceMark.Issuer,
      }),
    },
  ]),
  [Institution.PostOffice]: undefined,
} as const satisfies Record<Institution, Dated<PrematureRule> | undefined>;

/**
 * The rules of a kind of institution for deposits that are broken early, by the day of the exit;
 * undefined if none was read. The rules of finance companies are directions of the Reserve Bank and
 * hold for running contracts too. Each bank has its own terms: the ones of one bank are returned,
 * which the source names, for a deposit whose scheme states no rule. What a death or a new deposit
 * changes was read in the terms of another bank, and of one finance company.
 *
 * @source section 0 of the design notes on rules beyond the documents, N2 to N5, B1 and B2; section
 *   19 lists what is uncertain
 * @throws an error for an unknown institution
 * @example
 * ```ts
 * const rules = prematureRulesOf('nbfc');
 * rules.on(CalendarDate.of('2026-11-26')).value.notBefore; // => { months: 3 }
 * rules.on(CalendarDate.of('2026-11-26')).source.mark; // => 'S'
 * prematureRulesOf('post-office'); // => undefined
 * ```
 */
export function prematureRulesOf(institution: Institution): Dated<PrematureRule> | undefined {
  return RULES[checkOneOf(institution, Institution)];
}

/**
 * A rule with what a scheme itself states: the points that it deducts, and until when it pays
 * nothing out or no interest. The later of both times counts.
 *
 * @source FD-9.21: a scheme states when an early withdrawal is possible and what it costs; its own
 *   terms come before those of its kind of institution
 * @throws an error for days that are no whole number, and for a penalty that is no percentage
 * @example
 * ```ts
 * const { value: rule } = prematureRulesOf('bank').on(CalendarDate.of('2026-11-26'));
 * const own = withOwnTerms(rule, { lockInDays: 90, withdrawalPenalty: Percentage.of(1) });
 * own.bands[1].interest.points[0].points.text; // => '1'
 * own.notBefore; // => { months: 3, days: 0 }
 * ```
 */
export function withOwnTerms(rule: PrematureRule, terms: EarlyWithdrawalTerms): PrematureRule {
  const { lockInDays, withdrawalPenalty, noInterestDays = 0 } = checkRecord(terms);
  const { notBefore } = rule;
  return Object.freeze({
    ...rule,
    notBefore: notBefore && later(notBefore, spanOf(lockInDays)),
    bands: withoutInterest(withPoints(rule.bands, withdrawalPenalty), spanOf(noInterestDays)),
  });
}

function withPoints(
  own: readonly PrematureBand[],
  penalty: Percentage | undefined,
): readonly PrematureBand[] {
  if (penalty === undefined) return own;
  const points = frozen([{ points: checkPercentage(penalty) }]);
  return own.map((band) =>
    band.interest.kind === 'run-rate' ? { ...band, interest: { ...band.interest, points } } : band,
  );
}

/** The bands without interest before a time; the band of that time begins then. */
function withoutInterest(
  all: readonly PrematureBand[],
  until: CalendarSpan,
): readonly PrematureBand[] {
  const isBefore = ({ from }: PrematureBand) => checkSpan(from) <= checkSpan(until);
  const running = all.findLast(isBefore);
  if (running === undefined || running.interest.kind === 'none') return all;
  return bands({ ...running, from: until }, ...all.filter((band) => !isBefore(band)));
}

function later(one: CalendarSpan, other: CalendarSpan): CalendarSpan {
  return checkSpan(other) > checkSpan(one) ? other : one;
}

/** The span of days of a scheme; every 30 days count as one calendar month. */
function spanOf(days: number): CalendarSpan {
  checkInteger(days, { most: 10_000 });
  return { months: Math.floor(days / DAYS_IN_MONTH), days: days % DAYS_IN_MONTH };
}
