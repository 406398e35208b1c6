import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as published from '#domain/index.ts';
import { junk } from '#tests/arbitraries/junk.ts';
import { unsoundness } from './sound-answer.ts';

const { CalendarDate, Holding, Money, Percentage, RateCard, Tenure } = published;

const today = CalendarDate.of('2026-11-21');
const money = Money.of('100000');
const rate = Percentage.of('8');
const tenure = Tenure.of({ years: 1, months: 3 });
const terms = {
  principal: money,
  annualRatePercent: rate,
  tenure,
  payoutFrequency: 'quarterly',
  compoundingFrequency: 'monthly',
} as const;
const rows = [
  {
    schemeMasterId: 1,
    tenure,
    payoutFrequency: 'quarterly',
    rates: { r: rate, sc: rate },
    interestOnLakh: {},
  },
] as const;
const rules = { minimum: Money.of('5000'), maximum: Money.of('900000') };
const card = RateCard.of(rows);
const holding = Holding.of({ terms, startedOn: today });
const scheme = { schemeMasterId: 2, rates: { r: Percentage.of('9') } };
const nominees = [
  { id: 1, relationshipId: 20, sharePercent: 60, dateOfBirth: today, pan: 'ABCPE1234F' },
  { id: 2, relationshipId: 21, sharePercent: 40, dateOfBirth: CalendarDate.of('1990-07-15') },
];
const address = { line1: '1', line2: '2', pincode: '400001', city: 'A', state: 'B', country: 'C' };
const moments = { sentAt: new Date(0), now: new Date(1000) };
const entry = { kind: 'investment', amount: money, depositName: 'FD', date: today } as const;
const byHolder = { holderId: 'ABCPE1234F', taxYear: published.TaxYear.of(2026) };
const form = { issuerId: 'suryoday', ...byHolder, givenOn: today, income: money, uin: 'U1' };
const taxedHolder = { id: 'ABCPE1234F', kind: 'individual', birthDate: today, hasValidPan: true };
const byBank = { issuerId: 'suryoday', institution: 'bank' };
const held = { ...byBank, holders: ['ABCPE1234F', 'B'], right: 'joint' };
const deposit = { id: '1', origin: 'declared', tdsFundedFrom: 'deposit', holding, ...held };
const balance = { ...held, amount: money };
const { principal: _, ...openTerms } = terms;

const range = { from: tenure, annualRatePercent: rate };
const exit = published.EarlyExit.of({
  ...{ holding, rates: published.BookingDayRates.ofRanges([range]) },
  rule: {
    ...{ notBefore: { days: 7 }, paidOut: 'recovered', isPartAllowed: true, hardship: [] },
    ...{ isPaidOnDeath: true, pointsWaivedFor: [] },
    bands: [{ from: { days: 0 }, interest: { kind: 'fixed', annualRatePercent: rate } }],
  },
});
const flows = [
  { date: today, amount: Money.of('-100000') },
  { date: today.plus({ years: 1 }), amount: Money.of('108000') },
];

/** Valid arguments of the rules that calculate, select or decide; a test damages one part. */
const samples: Readonly<Record<string, readonly unknown[]>> = {
  afterTaxReturn: [holding, rate],
  amountAfterTyping: ['5000', rules],
  annualReturn: [{ ...terms }],
  bestExitDay: [exit, today, 90],
  bestPartnerScheme: [[{ category: 'other', annualRatePercent: rate }]],
  cardRateText: [{ ...terms }],
  comparisonBars: [{ ...terms, totalInterest: money }],
  comparisonRows: [
    [{ name: 'A', tenure, rateCard: card }],
    { column: 'r', payoutFrequency: 'quarterly' },
  ],
  missedSeniorRate: [
    {
      ...{ isEntitled: true, isTaken: false, hasDeclined: false },
      ...{ regularRate: rate, seniorRate: Percentage.of('20') },
    },
  ],
  depositAmountRulesFor: [{ issuerId: 'suryoday', ...rules }],
  depositAmountViolation: [money, { ...rules, multiple: Money.of('1000') }],
  depositTotals: [[{ holding, isRenewal: false }], today],
  depositQuote: [{ ...terms, convention: { ...published.thirtyDayMonths } }],
  earlyWithdrawalLabel: [{ lockInDays: 90 }, tenure],
  earlyWithdrawalSentence: [{ lockInDays: 90 }, tenure],
  effectiveAnnualYield: [rate, 'quarterly'],
  effectiveYield: [{ totalInterest: money, principal: money, tenure }],
  fileViolation: [new Uint8Array([1, 2]), { types: ['pdf'], mostBytes: 10 }],
  companyAmount: ['100000', 'INR'],
  companyAmountLabel: [{ amount: money, currency: 'INR' }],
  growthSeries: [holding.quote, 4],
  interestOnLakh: [terms],
  interestTaxPercent: [{ slab: rate, surcharge: rate, cess: rate }],
  isBetterScheme: [scheme, { current: { schemeMasterId: 1, rates: { r: rate } }, column: 'r' }],
  isInTenureRange: [tenure, 'up-to-1y'],
  isSeniorCitizen: [{ flag: false, verifiedPanFlag: false, birthDate: today, today }],
  isUpgradeOffered: [{ recommended: scheme, current: scheme, column: 'r', wasOffered: false }],
  joiningViolation: [nominees[0], { nominees }],
  loanInstead: [
    holding,
    {
      rule: { notBefore: { months: 3 }, sharePercent: rate, pointsAbove: rate },
      ...{ amount: Money.of('5000'), from: today.plus({ months: 4 }), days: 90 },
    },
  ],
  loanLimit: [holding, { notBefore: { months: 3 }, sharePercent: rate, pointsAbove: rate }],
  maturityOutcomeFor: ['renew-principal', { principal: money, maturityAmount: money }],
  mergedPassbook: [[entry], [entry]],
  moneyWeightedReturn: [flows, 'act-365'],
  nomineeViolations: [
    { fullName: 'A', pan: '', sharePercent: '50', isInvestorAddress: false, address, guardian: {} },
    today,
  ],
  nextOnboardingStep: ['share', { 'sign-in': true, kyc: true, bank: true, demat: true }],
  partialExit: [exit, { day: today.plus({ months: 9 }), withdrawn: Money.of('40000') }],
  partnerSchemesFor: [
    [{ category: 'other', annualRatePercent: rate }],
    { isSeniorToggleOn: false },
  ],
  passbookAmountLabel: [entry],
  payoutCalendar: [holding.quote, today],
  passbookMovement: [{ kind: 'withdrawal', amount: money, renewedAmount: money }],
  presentValues: [flows, { annualRatePercent: rate, basis: 'anniversary' }],
  quoteDifferences: [{ totalInterest: money, maturityAmount: money }, holding.quote],
  rateCardViolation: [rows],
  rateColumnFor: [{ gender: 'female', isSeniorCitizen: false }],
  recommendedRowFor: [card, { schemeMasterId: 1, column: 'r' }],
  remainingShare: [nominees],
  rebookRate: [exit, today.plus({ months: 9 })],
  renewalFor: [holding, { instruction: 'renew-principal', rateCard: card, column: 'r' }],
  withRenewals: [deposit, { instruction: 'renew-principal', until: today }],
  resendWaitSeconds: [moments],
  coverWithDeposit: [deposit, { deposits: [], balances: [balance], today }],
  coverOfDeposit: [deposit, { deposits: [], balances: [balance], today }],
  exposureOn: [deposit, today],
  insuranceCover: [{ deposits: [deposit], balances: [balance], today }],
  insuranceHeadroom: [
    { ...held, terms: openTerms, startedOn: today, step: Money.of('50000') },
    { deposits: [], balances: [balance], today },
  ],
  defaultRateRow: [card, { payoutFrequency: 'quarterly', tenure, schemeId: 1 }],
  selectedNominees: [[{ sharePercent: 50 }, { sharePercent: 60 }]],
  seniorNoticeFor: [{ isSeniorCitizen: true, isToggleOn: false }],
  shareEditViolation: ['40', 50],
  sortedByTenure: [[{ tenure }, { tenure }], 'ascending'],
  tdsDrag: [holding, rate],
  threeRates: [holding, rate],
  form121Columns: [
    { ...byHolder, issuerId: 'suryoday', interest: money, totalIncome: money, forms: [form] },
  ],
  form121Guide: [
    {
      ...{ holder: taxedHolder, isResident: true, taxYear: form.taxYear, regime: 'new' },
      ...{ totalIncome: money, declaredIncome: money },
    },
  ],
  needsReadingDay: [{ ...published.DEPOSIT_INSURANCE_LIMITS.rules[0]?.source }],
  taxYearInterest: [holding],
  tdsForecast: [
    { deposits: [deposit], holders: [taxedHolder], taxYear: form.taxYear, forms: [form], today },
  ],
  totalShare: [[{ sharePercent: 50 }, { sharePercent: 60 }]],
  yearsBetween: [today, today.plus({ days: 900 })],
};

const byName: Readonly<Record<string, unknown>> = published;

type Path = readonly string[];

/** The places of everything in plain records and lists, the whole arguments among them. */
function placesIn(value: unknown, path: Path = []): readonly Path[] {
  const isPlain = Array.isArray(value) || isRecord(value);
  const inner = isPlain
    ? Object.entries(value).flatMap(([key, part]) => placesIn(part, [...path, key]))
    : [];
  return path.length === 0 ? inner : [path, ...inner];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  const isObject = typeof value === 'object' && value !== null;
  return isObject && Object.getPrototypeOf(value) === Object.prototype;
}

/** The same value with another one at a place. */
function damaged(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value)) {
    return value.map((part: unknown, at) => (String(at) === key ? damaged(part, rest, by) : part));
  }
  const record = value as Readonly<Record<string, unknown>>;
  return { ...record, [key]: damaged(record[key], rest, by) };
}

describe.each(Object.entries(samples))('%s', (name, args) => {
  const rule = byName[name] as (...args: unknown[]) => unknown;

  it('accepts valid arguments', () => {
    expect(unsoundness(() => rule(...args))).toBeUndefined();
  });

  it('returns no wrong number for valid arguments with one damaged part', () => {
    const places = placesIn(args);
    fc.assert(
      fc.property(fc.constantFrom(...places), junk(), (place, bad) => {
        const given = damaged(args, place, bad) as readonly unknown[];
        expect(unsoundness(() => rule(...given))).toBeUndefined();
      }),
    );
  });
});
