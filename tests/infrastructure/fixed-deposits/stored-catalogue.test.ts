import type { DepositListing } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { JourneyKey } from '#infrastructure/platform/storage/journey-store.ts';
import { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { Money } from '#domain/platform/money.ts';
import { StoredChosenRow } from '#infrastructure/fixed-deposits/catalogue/stored-chosen-row.ts';
import { StoredComparedDeposits } from '#infrastructure/fixed-deposits/catalogue/stored-compared-deposits.ts';
import { StoredDepositChoices } from '#infrastructure/fixed-deposits/catalogue/stored-deposit-choices.ts';
import { finderSuggestions } from '#infrastructure/fixed-deposits/catalogue/finder-suggestions.ts';
import { TabJourneyStore } from '#infrastructure/platform/storage/tab-journey-store.ts';
import { ROW, TERMS } from '#tests/application/fixed-deposits/orders.ts';
import { describe, expect, it } from 'vitest';

const LISTING: DepositListing = {
  deposit: {
    depositId: 3,
    name: TERMS.depositName,
    heading: 'Steady interest',
    issuerName: TERMS.issuerName,
    issuerId: TERMS.issuerId,
    logoUrl: TERMS.logoUrl,
    colours: { start: '#123456', end: '#654321' },
    minimumAmount: Money.of('5000'),
    maximumAmount: Money.of('10000000'),
    lockInDays: 90,
    totalInvestors: 812,
    isComingSoon: false,
    institution: 'bank',
    isInsured: true,
    creditRating: 'AA+ (stable), CRISIL',
  },
  row: { ...ROW, tag: 'High Return', interestOnLakh: { r: Money.of('7500') } },
  tag: 'Popular',
};

const damaged = [
  ['not JSON', () => '{'],
  ['not an object', () => '[]'],
  ['without a name', (text: string) => text.replace('"fd_name"', '"x"')],
  ['with a rate that is no number', (text: string) => text.replace('"7.5"', '"much"')],
  ['with a tenure that is none', (text: string) => text.replace('"1Y"', '"long"')],
  ['with an unknown payout', (text: string) => text.replace('"C"', '"NC9"')],
  ['with an unknown kind of issuer', (text: string) => text.replace('"bank"', '"casino"')],
] as const;

describe('the compared deposits', () => {
  it('are read back unchanged, and empty once the last is removed', () => {
    const compared = new StoredComparedDeposits(new TabJourneyStore(undefined));
    compared.keep([LISTING]);
    expect(compared.read()).toEqual([LISTING]);
    compared.keep([]);
    expect(compared.read()).toEqual([]);
  });

  it('are empty if more are stored than can be compared', () => {
    const compared = new StoredComparedDeposits(new TabJourneyStore(undefined));
    compared.keep(Array.from({ length: 6 }, () => LISTING));
    expect(compared.read()).toEqual([]);
  });

  it.each(damaged)('are empty if one is %s', (_, damage) => {
    const journey = new TabJourneyStore(undefined);
    const compared = new StoredComparedDeposits(journey);
    compared.keep([LISTING]);
    journey.write(JourneyKey.Comparison, damage(journey.read(JourneyKey.Comparison) ?? ''));
    expect(compared.read()).toEqual([]);
  });
});

describe('the suggestions of the finder', () => {
  const answers = { horizon: 'short-term', payoutFrequency: 'monthly' } as const;

  it('are read back as they were kept', () => {
    const suggestions = finderSuggestions(new TabJourneyStore(undefined));
    expect(suggestions.read()).toBeUndefined();
    suggestions.keep({ answers, listings: [LISTING] });
    expect(suggestions.read()).toEqual({ answers, listings: [LISTING] });
  });

  it.each([
    ...damaged,
    ['with an unknown payout label', (text: string) => text.replace('"Monthly"', '"Hourly"')],
    ['with an unknown horizon', (text: string) => text.replace('"short-term"', '"x"')],
  ] as const)('are empty if one is %s', (_, damage) => {
    const journey = new TabJourneyStore(undefined);
    const suggestions = finderSuggestions(journey);
    suggestions.keep({ answers, listings: [LISTING] });
    const text = journey.read(JourneyKey.FinderSuggestions) ?? '';
    journey.write(JourneyKey.FinderSuggestions, damage(text));
    expect(suggestions.read()).toBeUndefined();
  });
});

describe('the choices on the page of a deposit', () => {
  const ONE = '/invest/3/0/-';
  const OTHER = '/invest/4/0/-';

  it.each([
    {
      ...{ amount: Money.of('43000'), isSeniorCitizen: true },
      ...{ tenure: ROW.tenure, payoutFrequency: PayoutFrequency.Monthly },
    },
    { amount: undefined, isSeniorCitizen: undefined },
  ])('are read back as they were kept, on that page only', (choice) => {
    const choices = new StoredDepositChoices(new TabJourneyStore(undefined));
    choices.keep(ONE, choice);
    expect(choices.read(ONE, false)).toEqual(choice);
    expect(choices.read(OTHER, true)).toBeUndefined();
  });

  it('of a page that was left are read on the way back, not for a link', () => {
    const choices = new StoredDepositChoices(new TabJourneyStore(undefined));
    const choiceOf = (amount: string) => ({ amount: Money.of(amount), isSeniorCitizen: false });
    for (const amount of ['43000', '44000']) choices.keep(ONE, choiceOf(amount));
    choices.keep(OTHER, choiceOf('45000'));
    expect(choices.read(ONE, false)).toBeUndefined();
    expect(choices.read(ONE, true)).toEqual(choiceOf('44000'));
    expect(choices.read(OTHER, false)).toEqual(choiceOf('45000'));
  });

  it.each(['', '{', '[{"amount":"43000"}]', '[{"page":"/a","amount":43000}]'])(
    'are empty if unreadable: %s',
    (text) => {
      const journey = new TabJourneyStore(undefined);
      journey.write(JourneyKey.DepositChoice, text);
      expect(new StoredDepositChoices(journey).read('/a', true)).toBeUndefined();
    },
  );
});

describe('the row that was chosen last', () => {
  it('is read back under the keys of the documents', () => {
    const journey = new TabJourneyStore(undefined);
    const chosen = new StoredChosenRow(journey);
    expect([chosen.readTenure(), chosen.readPayout()]).toEqual([undefined, 'at-maturity']);
    chosen.keep(3, { ...ROW, payoutFrequency: 'monthly' });
    expect([chosen.readTenure()?.text, chosen.readPayout()]).toEqual(['1Y', 'monthly']);
    const keys = [JourneyKey.DepositId, JourneyKey.SelectedTenure, JourneyKey.PayoutMechanism];
    expect(keys.map((key) => journey.read(key))).toEqual(['3', '1Y', 'Monthly']);
  });

  it('is undefined if unreadable', () => {
    const journey = new TabJourneyStore(undefined);
    journey.write(JourneyKey.SelectedTenure, 'long');
    journey.write(JourneyKey.PayoutMechanism, 'Hourly');
    const chosen = new StoredChosenRow(journey);
    expect([chosen.readTenure(), chosen.readPayout()]).toEqual([undefined, 'at-maturity']);
  });
});
