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

/** Good arguments of the rules that reckon, select or decide; one part of them is spoilt. */
const samples: Readonly<Record<string, readonly unknown[]>> = {
  amountAfterTyping: ['5000', rules],
  annualReturn: [{ ...terms }],
  bestPartnerScheme: [[{ category: 'other', annualRatePercent: rate }]],
  canProceed: [{ amount: money, rules, hasResult: true, isCalculating: false }],
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
  earlyWithdrawalSentence: [{ lockInDays: 90 }, tenure],
  effectiveAnnualYield: [rate, 'quarterly'],
  effectiveYield: [{ totalInterest: money, principal: money, tenure }],
  fileViolation: [new Uint8Array([1, 2]), { types: ['pdf'], mostBytes: 10 }],
  companyAmount: ['100000', 'INR'],
  companyAmountLabel: [{ amount: money, currency: 'INR' }],
  growthSeries: [holding.quote, 4],
  interestOnLakh: [terms],
  isBetterScheme: [scheme, { current: { schemeMasterId: 1, rates: { r: rate } }, column: 'r' }],
  isInTenureRange: [tenure, 'up-to-1y'],
  isSeniorCitizen: [{ flag: false, verifiedPanFlag: false, birthDate: today, today }],
  isUpgradeOffered: [{ recommended: scheme, current: scheme, column: 'r', wasOffered: false }],
  joiningViolation: [nominees[0], { nominees }],
  maturityOutcomeFor: ['renew-principal', { principal: money, maturityAmount: money }],
  mergedPassbook: [[entry], [entry]],
  nomineeViolations: [
    { fullName: 'A', pan: '', sharePercent: '50', isInvestorAddress: false, address, guardian: {} },
    today,
  ],
  onboardingStepFor: [
    {
      isIdentityVerified: true,
      isAadhaarAsked: true,
      hasBankAccount: true,
      isProfileComplete: true,
    },
  ],
  partnerSchemesFor: [
    [{ category: 'other', annualRatePercent: rate }],
    { isSeniorToggleOn: false },
  ],
  passbookAmountLabel: [entry],
  payoutCalendar: [holding.quote, today],
  passbookMovement: [{ transactionStatus: 0, amount: money, renewedAmount: money }],
  quoteDifferences: [{ totalInterest: money, maturityAmount: money }, holding.quote],
  rateCardViolation: [rows],
  rateColumnFor: [{ gender: 'female', isSeniorCitizen: false }],
  recommendedRowFor: [card, { schemeMasterId: 1, column: 'r' }],
  remainingShare: [nominees],
  renewalFor: [holding, { instruction: 'renew-principal', rateCard: card, column: 'r' }],
  resendWaitSeconds: [moments],
  defaultRateRow: [card, { payoutFrequency: 'quarterly', tenure, schemeId: 1 }],
  selectedNominees: [[{ sharePercent: 50 }, { sharePercent: 60 }]],
  seniorNoticeFor: [{ isSeniorCitizen: true, isToggleOn: false }],
  shareEditViolation: ['40', 50],
  sortedByTenure: [[{ tenure }, { tenure }], 'ascending'],
  totalShare: [[{ sharePercent: 50 }, { sharePercent: 60 }]],
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
function spoilt(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value)) {
    return value.map((part: unknown, at) => (String(at) === key ? spoilt(part, rest, by) : part));
  }
  const record = value as Readonly<Record<string, unknown>>;
  return { ...record, [key]: spoilt(record[key], rest, by) };
}

describe.each(Object.entries(samples))('%s', (name, args) => {
  const rule = byName[name] as (...args: unknown[]) => unknown;

  it('answers good arguments', () => {
    expect(unsoundness(() => rule(...args))).toBeUndefined();
  });

  it('answers good arguments with one bad part by no wrong number', () => {
    const places = placesIn(args);
    fc.assert(
      fc.property(fc.constantFrom(...places), junk(), (place, bad) => {
        const given = spoilt(args, place, bad) as readonly unknown[];
        expect(unsoundness(() => rule(...given))).toBeUndefined();
      }),
    );
  });
});
