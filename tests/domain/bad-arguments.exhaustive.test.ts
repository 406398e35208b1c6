import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as published from '#domain/index.ts';
import { junk } from '#tests/arbitraries/junk.ts';
import { isWrongText, unsoundness } from './sound-answer.ts';

const byName: Readonly<Record<string, unknown>> = published;

type Callable = (...args: readonly unknown[]) => unknown;

/** These return parts of their arguments unchanged, also invalid ones. */
const handingOn = new Set([
  'success',
  'failure',
  'sortedByReturn',
  'toggledComparison',
  'portfolioOrder',
  'maturityOrder',
  'nextToMature',
  'newestFirst',
  'newestOrdersFirst',
  'distinctRows',
  'foundShares',
  'filteredShares',
  'watchlistWithout',
]);

const { CalendarDate, DEPOSIT_INSURANCE_LIMITS, depositQuote, Holding, Money } = published;
const { Percentage, PricingTiers, RateCard, TaxYear, Tenure } = published;
const { BookingDayRates, EarlyExit } = published;
const terms = {
  principal: Money.of('100000'),
  annualRatePercent: Percentage.of('8'),
  tenure: Tenure.of({ years: 1 }),
  payoutFrequency: 'monthly',
} as const;

const holding = Holding.of({ terms, startedOn: CalendarDate.of('2026-11-21') });
const rates = BookingDayRates.ofRanges([]);
const rule = published.prematureRulesOf('nbfc')?.on(CalendarDate.of('2026-11-21'))?.value;
if (rule === undefined) throw new Error('finance companies have a rule');

/** One of each class, whose methods are called. */
const instances: Readonly<Record<string, object>> = {
  BookingDayRates: rates,
  CalendarDate: CalendarDate.of('2026-11-21'),
  Dated: DEPOSIT_INSURANCE_LIMITS,
  DepositQuote: depositQuote(terms),
  EarlyExit: EarlyExit.of({ holding, rule, rates }),
  Holding: holding,
  Money: terms.principal,
  Percentage: terms.annualRatePercent,
  PricingTiers: PricingTiers.of([]),
  RateCard: RateCard.of([]),
  TaxYear: TaxYear.of(2026),
  Tenure: terms.tenure,
};

/** Private at run time: only the class itself calls them. */
const hidden = new Set(['CalendarDate.on', 'CalendarDate.read', 'Money.checked']);

function methodsOf(holder: object, className: string): readonly Callable[] {
  return Object.getOwnPropertyNames(holder)
    .filter((name) => name !== 'constructor' && !hidden.has(`${className}.${name}`))
    .filter((name) => Object.getOwnPropertyDescriptor(holder, name)?.get === undefined)
    .map((name) => (holder as Readonly<Record<string, unknown>>)[name])
    .filter((method): method is Callable => typeof method === 'function');
}

function callsOf(name: string): readonly Callable[] {
  const value: unknown = byName[name];
  if (typeof value !== 'function') return [];
  const instance = instances[name];
  if (instance === undefined) return [value as Callable];
  const methods = methodsOf(Object.getPrototypeOf(instance) as object, name);
  const bound = methods.map(
    (method): Callable =>
      (...args) =>
        method.apply(instance, [...args]),
  );
  return [...methodsOf(value, name), ...bound];
}

const rules = Object.keys(byName).flatMap((name) => {
  const calls = callsOf(name);
  return calls.length === 0 ? [] : [{ name, calls, isHandingOn: handingOn.has(name) }];
});

describe.each(rules)('$name', ({ calls, isHandingOn }) => {
  it('returns a violation or throws for bad arguments, never a wrong number', () => {
    fc.assert(
      fc.property(fc.constantFrom(...calls), fc.array(junk(), { maxLength: 3 }), (call, args) => {
        fc.pre(!args.some(isWrongText));
        const wrong = unsoundness(() => call(...args));
        expect(isHandingOn && wrong?.startsWith('answered') ? undefined : wrong).toBeUndefined();
      }),
    );
  });
});
