import { describe, expect, it } from 'vitest';
import * as published from '#domain/index.ts';

type Loose = (...all: readonly unknown[]) => unknown;
type Said = readonly [name: keyof typeof published, args: readonly unknown[], sentence: string];

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

const facts = (what: string) => `${what} needs named facts, got 5`;
const list = (what: string) => `${what} needs a list, got 5`;
const yesOrNo = (what: string) => `${what} needs true or false, got 5`;
const kind = (what: string) => `${what} was expected, got 5`;
const word = (what: string) => `there is no ${what} "gold"`;

/** What each says of the one part of its arguments that is not as it should be. */
const said: readonly Said[] = [
  ['toggledComparison', [5, 1], list('a selection')],
  ['canCompare', [5], list('a selection')],
  ['comparisonRows', [[], 5], facts('a comparison')],
  ['comparisonRows', [[], { ...payout, ...column }], word('rate column')],
  [
    'comparisonRows',
    [[], { column: 'sc', payoutFrequency: 'gold' }],
    word('payout frequency'),
  ],
  ['comparisonRows', [5, { ...payout, column: 'sc' }], list('a comparison')],
  ['comparisonRows', [[5], { ...payout, column: 'sc' }], facts('a compared deposit')],
  ['bestRatePlaces', [5], list('a row of rates')],
  ['bestRatePlaces', [[5]], kind('a rate')],
  ['depositAmountRulesFor', [5], facts('the limits of an amount')],
  ['depositAmountRulesFor', [limits], kind('a maximum')],
  ['amountAfterTyping', ['5', 5], facts('an amount box')],
  ['amountAfterTyping', ['5', { rules: 5 }], facts('the rules of an amount')],
  ['matchesFilter', [found, { institution: 'gold' }], word('kind of issuer')],
  ['matchesFilter', [found, { isInsured: 5 }], yesOrNo('deposit insurance')],
  ['matchesFilter', [found, { minimumRate: 5 }], kind('a minimum rate')],
  ['matchesFilter', [found, { payoutFrequency: 'gold' }], word('payout frequency')],
  ['sortedDeposits', [[{ interest: 5 }], 'highest-interest'], kind('an interest')],
  ['discoverTitle', ['gold'], word('list of deposits')],
  ['investmentHorizonLabel', ['gold'], word('kind of investment')],
  ['longestTenureInDaysFor', ['gold'], word('kind of investment')],
  ['canFind', [5], facts('the answers of the finder')],
  ['canFind', [{ ...payout, horizon: 'gold' }], word('kind of investment')],
  [
    'canFind',
    [{ horizon: 'short-term', payoutFrequency: 'gold' }],
    word('payout frequency'),
  ],
  ['sortedByTenure', [[], 'gold'], word('sort direction')],
  ['sortedByTenure', [[5], 'ascending'], facts('a card')],
  ['sortedByRate', [[], 'gold'], word('sort direction')],
  ['maturityLabel', [5, day], kind('a maturity date')],
  ['withdrawalDate', [5], kind('an investment date')],
  ['portfolioSummary', [[5], day], kind('a holding')],
  ['portfolioSummary', [[], 5], kind('a day')],
  ['visibleRows', [5, true], list('the tenure table')],
  ['visibleRows', [[], 5], yesOrNo('Other Schemes')],
  ['hasOtherSchemes', [5], list('the tenure table')],
  ['canProceed', [5], facts('the investment box')],
  ['maturityInstructionLabel', ['gold'], word('maturity instruction')],
  ['maturityOutcomeFor', ['pay-out', 5], facts('a matured deposit')],
  [
    'maturityOutcomeFor',
    ['pay-out', { principal: money, maturityAmount: 5 }],
    kind('a maturity amount'),
  ],
  [
    'maturityOutcomeFor',
    ['gold', { principal: money, maturityAmount: money }],
    word('maturity instruction'),
  ],
  ['onboardingStatusFor', [{ isIdentityVerified: 5 }], yesOrNo('a verified identity')],
  [
    'onboardingStatusFor',
    [{ isIdentityVerified: false, isAadhaarAsked: 5 }],
    yesOrNo('the Aadhaar page'),
  ],
  ['onboardingStatusFor', [{ ...person, hasBankAccount: 5 }], yesOrNo('a bank account')],
  ['onboardingStatusFor', [{ ...person, isProfileComplete: 5 }], yesOrNo('a complete profile')],
  ['onboardingStepFor', ['gold'], word('onboarding status')],
  ['canPay', [5], facts('an order summary')],
  ['partnerOrderId', [5], facts('the id of an order')],
  ['resumedPaymentUrl', [5], facts('a reply')],
  ['partnerSchemesFor', [[], 5], facts('a choice of partner schemes')],
  ['partnerSchemesFor', [[], { isSeniorToggleOn: 5 }], yesOrNo('the senior citizen toggle')],
  ['bestPartnerScheme', [5], list('the partner schemes')],
  ['bestPartnerScheme', [[{ category: 'gold' }]], word('partner category')],
  ['passbookFilterLabel', ['gold'], word('passbook filter')],
  ['passbookEntryLabel', ['gold'], word('passbook entry')],
  ['passbookEntriesFor', [[], 'gold'], word('passbook filter')],
  ['passbookAmountLabel', [5], facts('a passbook entry')],
  ['passbookAmountLabel', [{ ...entry, kind: 'gold' }], word('passbook entry')],
  ['mergedPassbook', [[5]], facts('a passbook entry')],
  ['mergedPassbook', [[{ ...entry, kind: 'gold' }]], word('passbook entry')],
  ['mergedPassbook', [[{ ...entry, depositName: 5 }]], 'the name of a deposit needs text, got 5'],
  ['mergedPassbook', [[{ ...entry, date: 5 }]], kind('the date of an entry')],
  ['partnerPassbookEntry', [5], facts('a row of the partner passbook')],
  ['partnerPassbookEntry', [{ amount: money, bookedOn: 5 }], kind('a booking date')],
  ['payoutCalendar', [quote, 5], kind('an investment date')],
  ['quoteDifferences', [5, quote], facts('an answered quote')],
  ['rateCardViolation', [[5]], facts('a row of a rate card')],
  ['rateCardViolation', [[{ ...quote.terms, rates: 5 }]], facts('the rates of a row')],
  ['renewalFor', [5], kind('a holding')],
  ['renewalFor', [holding, 5], facts('a renewal')],
  ['rowToBeginWith', [card, 5], facts('a row to begin with')],
  ['isSeniorCitizen', [{ flag: 5 }], yesOrNo('a senior citizen flag')],
  ['seniorNoticeFor', [5], facts('a choice of rates')],
  [
    'seniorNoticeFor',
    [{ isSeniorCitizen: true, isToggleOn: 5 }],
    yesOrNo('the senior citizen toggle'),
  ],
  ['isBetterScheme', [5, 5], facts('a comparison of schemes')],
  ['isBetterScheme', [{ rates: {} }, { current: {}, ...column }], word('rate column')],
  [
    'isBetterScheme',
    [{ rates: 5 }, { current: {}, column: 'sc' }],
    facts('the rates of a scheme'),
  ],
  ['recommendedRowFor', [card, { schemeMasterId: 1, ...column }], word('rate column')],
  ['bulletLines', [5], 'the content of a block needs text, got 5'],
  ['workingBehind', [[{ rule: 'x', inputs: 5 }], 'x'], list('the inputs of a step')],
  ['workingBehind', [[], 5], 'a figure of a quote needs text, got 5'],
];

const all: Readonly<Record<string, unknown>> = published;
const cases = said.map(([name, args, sentence]) => ({ name, args, sentence }));

describe.each(cases)('$name', ({ name, args, sentence }) => {
  it(`says "${sentence}"`, () => {
    expect(() => (all[name] as Loose)(...args)).toThrow(new Error(sentence));
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
    expect(() => card.rowFor(5 as never)).toThrow(new Error(facts('a look into a rate card')));
    expect(() => card.highestRate('gold' as never)).toThrow(new Error(word('rate column')));
  });
});

describe('Holding', () => {
  it('says what it needs', () => {
    expect(() => Holding.of(5 as never)).toThrow(new Error(facts('a holding')));
  });
});
