import { describe, expect, it } from 'vitest';
import * as published from '#domain/index.ts';

type Loose = (...all: readonly unknown[]) => unknown;
type Thrown = readonly [name: keyof typeof published, args: readonly unknown[], message: string];

const { CalendarDate, depositQuote, Holding, Money, Percentage, RateCard, Tenure } = published;
const money = Money.of('5000');
const day = CalendarDate.of('2026-11-21');
const quote = depositQuote({
  principal: money,
  annualRatePercent: Percentage.of('8'),
  tenure: Tenure.of({ years: 1 }),
  payoutFrequency: 'at-maturity',
});
const holding = Holding.of({ terms: quote.terms, startedOn: day });
const card = RateCard.of([]);
const limits = { minimum: money, maximum: 5 };
const column = { column: 'gold' };
const payout = { payoutFrequency: 'monthly' };
const found = {
  name: 'Asha',
  issuerName: 'Asha',
  institution: 'bank',
  isInsured: true,
  tenure: quote.terms.tenure,
  payoutFrequencies: ['monthly'],
};
const entry = { kind: 'investment', amount: money, depositName: 'Asha', date: day };
const person = { isIdentityVerified: true, hasBankAccount: true };

const facts = 'a plain object was expected, got 5';
const list = 'a list was expected, got 5';
const text = 'text was expected, got 5';
const yesOrNo = 'true or false was expected, got 5';
const kind = (what: string) => `${what} was expected, got 5`;
const word = (words: Readonly<Record<string, string>>) =>
  `one of ${Object.values(words).join(', ')} was expected, got "gold"`;

/** The error message of each for one invalid part of its arguments. */
const thrown: readonly Thrown[] = [
  ['isInTenureRange', [5, 'up-to-1y'], kind('a tenure')],
  ['sortedByTenure', [[{ tenure: 5 }], 'ascending'], kind('a tenure')],
  ['growthSeries', [5], kind('a quote')],
  ['growthStepsFor', [5], kind('a tenure')],
  ['payoutCalendar', [5, day], kind('a quote')],
  ['quoteDifferences', [{}, 5], kind('a quote')],
  ['defaultRateRow', [5, payout], kind('a rate card')],
  ['defaultRateRow', [card, { payoutFrequency: 'gold' }], word(published.PayoutFrequency)],
  ['recommendedRowFor', [5, { schemeMasterId: 1, column: 'r' }], kind('a rate card')],
  ['isSeniorCitizen', [{ today: 5 }], kind('a date')],
  ['passbookEntriesFor', [5, 'all'], list],
  ['toggledComparison', [5, 1], list],
  ['canCompare', [5], list],
  ['comparisonRows', [[], 5], facts],
  ['comparisonRows', [[], { ...payout, ...column }], word(published.RateColumn)],
  [
    'comparisonRows',
    [[], { column: 'sc', payoutFrequency: 'gold' }],
    word(published.PayoutFrequency),
  ],
  ['comparisonRows', [5, { ...payout, column: 'sc' }], list],
  ['comparisonRows', [[5], { ...payout, column: 'sc' }], facts],
  ['bestReturnPlaces', [5], list],
  ['bestReturnPlaces', [[5]], kind('money')],
  ['depositAmountRulesFor', [5], facts],
  ['depositAmountRulesFor', [limits], kind('money')],
  ['amountAfterTyping', ['5', 5], facts],
  ['matchesFilter', [found, { institution: 'gold' }], word(published.InstitutionKind)],
  ['matchesFilter', [found, { isInsured: 5 }], yesOrNo],
  ['matchesFilter', [found, { minimumRate: 5 }], kind('a percentage')],
  ['matchesFilter', [found, { payoutFrequency: 'gold' }], word(published.PayoutFrequency)],
  ['sortedDeposits', [[{ interest: 5 }], 'highest-interest'], kind('money')],
  ['investmentHorizonLabel', ['gold'], word(published.InvestmentHorizon)],
  ['longestTenureInDaysFor', ['gold'], word(published.InvestmentHorizon)],
  ['canFind', [5], facts],
  ['canFind', [{ ...payout, horizon: 'gold' }], word(published.InvestmentHorizon)],
  [
    'canFind',
    [{ horizon: 'short-term', payoutFrequency: 'gold' }],
    word(published.PayoutFrequency),
  ],
  ['sortedByTenure', [[], 'gold'], word(published.SortDirection)],
  ['sortedByTenure', [[5], 'ascending'], facts],
  ['sortedByReturn', [[], 'gold'], word(published.SortDirection)],
  ['maturityLabel', [5, day], kind('a date')],
  ['withdrawalDate', [{ lockInDays: 1 }, { startedOn: 5 }], kind('a date')],
  ['depositTotals', [[{ holding: 5, isRenewal: false }], day], kind('a holding')],
  ['depositTotals', [[{ holding, isRenewal: 5 }], day], yesOrNo],
  ['depositTotals', [[], 5], kind('a date')],
  ['maturityInstructionNamed', [5], text],
  ['paymentsWithOutcome', [5, { paidOut: money }], list],
  ['paymentsWithOutcome', [[], 5], facts],
  ['maturityInstructionLabel', ['gold'], word(published.MaturityInstruction)],
  ['maturityOutcomeFor', ['pay-out', 5], facts],
  ['maturityOutcomeFor', ['pay-out', { principal: money, maturityAmount: 5 }], kind('money')],
  [
    'maturityOutcomeFor',
    ['gold', { principal: money, maturityAmount: money }],
    word(published.MaturityInstruction),
  ],
  ['onboardingStepFor', [{ isIdentityVerified: 5 }], yesOrNo],
  ['onboardingStepFor', [{ isIdentityVerified: false, isAadhaarAsked: 5 }], yesOrNo],
  ['onboardingStepFor', [{ ...person, hasBankAccount: 5 }], yesOrNo],
  ['onboardingStepFor', [{ ...person, isProfileComplete: 5 }], yesOrNo],
  ['partnerOrderId', [5], facts],
  ['partnerSchemesFor', [[], 5], facts],
  ['partnerSchemesFor', [[], { isSeniorToggleOn: 5 }], yesOrNo],
  ['bestPartnerScheme', [5], list],
  ['bestPartnerScheme', [[{ category: 'gold' }]], word(published.PartnerCategory)],
  ['passbookFilterLabel', ['gold'], word(published.PassbookFilter)],
  ['passbookEntryLabel', ['gold'], word(published.PassbookEntryKind)],
  ['passbookEntriesFor', [[], 'gold'], word(published.PassbookFilter)],
  ['passbookAmountLabel', [5], facts],
  ['passbookAmountLabel', [{ ...entry, kind: 'gold' }], word(published.PassbookEntryKind)],
  ['mergedPassbook', [[5]], facts],
  ['mergedPassbook', [[{ ...entry, kind: 'gold' }]], word(published.PassbookEntryKind)],
  ['mergedPassbook', [[{ ...entry, depositName: 5 }]], text],
  ['mergedPassbook', [[{ ...entry, date: 5 }]], kind('a date')],
  ['partnerPassbookEntry', [5], facts],
  ['partnerPassbookEntry', [{ amount: money, bookedOn: 5 }], kind('a date')],
  ['payoutCalendar', [quote, 5], kind('a date')],
  ['quoteDifferences', [5, quote], facts],
  ['rateCardViolation', [[5]], facts],
  ['rateCardViolation', [[{ ...quote.terms, rates: 5 }]], facts],
  ['renewalFor', [5], kind('a holding')],
  ['renewalFor', [holding, 5], facts],
  ['defaultRateRow', [card, 5], facts],
  ['isSeniorCitizen', [{ flag: 5 }], yesOrNo],
  ['seniorNoticeFor', [5], facts],
  ['seniorNoticeFor', [{ isSeniorCitizen: true, isToggleOn: 5 }], yesOrNo],
  ['isBetterScheme', [5, 5], facts],
  ['isBetterScheme', [{ rates: {} }, { current: {}, ...column }], word(published.RateColumn)],
  ['isBetterScheme', [{ rates: 5 }, { current: {}, column: 'sc' }], facts],
  ['recommendedRowFor', [card, { schemeMasterId: 1, ...column }], word(published.RateColumn)],
  ['workingBehind', [[{ id: 'x', inputs: 5 }], 'x'], list],
  ['workingBehind', [[], 5], text],
];

const all: Readonly<Record<string, unknown>> = published;
const cases = thrown.map(([name, args, message]) => ({ name, args, message }));

describe.each(cases)('$name', ({ name, args, message }) => {
  it(`says "${message}"`, () => {
    expect(() => (all[name] as Loose)(...args)).toThrow(new Error(message));
  });
});

describe('RateCard', () => {
  const row = {
    schemeMasterId: 1,
    tenure: quote.terms.tenure,
    payoutFrequency: 'monthly',
    rates: {},
    interestOnLakh: {},
  } as const;

  it('says what it needs', () => {
    const ofRows = RateCard.of as Loose;
    expect(() => ofRows([row, row])).toThrow(
      new Error('a rate card cannot be made from its rows: scheme-twice'),
    );
    expect(() => card.rowFor(5 as never)).toThrow(new Error(facts));
    expect(() => card.highestRate('gold' as never)).toThrow(new Error(word(published.RateColumn)));
  });
});

describe('Holding', () => {
  it('says what it needs', () => {
    expect(() => Holding.of(5 as never)).toThrow(new Error(facts));
    expect(() => holding.paidOutTill(5 as never)).toThrow(new Error(kind('a date')));
  });

  it('cannot be changed', () => {
    expect(Object.isFrozen(holding)).toBe(true);
    expect(Object.isFrozen(card)).toBe(true);
  });
});
