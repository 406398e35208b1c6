import { describe, expect, it } from 'vitest';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import * as published from '#domain/index.ts';

type Loose = (...all: readonly unknown[]) => unknown;
type Thrown = readonly [name: keyof typeof published, args: readonly unknown[], message: string];

const today = CalendarDate.of('2026-11-21');
const joining = { relationshipId: 1, sharePercent: 10 };
const birth = 'a date was expected, got 5';
const minor = {
  fullName: 'Asha Rao',
  relationshipId: 1,
  dateOfBirth: CalendarDate.of('2020-01-01'),
  pan: '',
  sharePercent: '100',
  isInvestorAddress: true,
};

/** The error message of each for one invalid part of its arguments. */
const thrown: readonly Thrown[] = [
  ['isIfscOutlined', [{ ifsc: '', accountNumber: 5 }], 'text was expected, got 5'],
  ['cmlFileName', [5, Uint8Array.of(1)], 'text was expected, got 5'],
  [
    'destinationAfterKyc',
    [
      {
        isDepositBooking: true,
        onboardingStep: 'Done',
        isBankStepComplete: false,
        hasDemat: false,
      },
    ],
    'one of add-bank-account, personal-info, add-nomination was expected, got "Done"',
  ],
  ['panHolderViolation', [{ pan: 'ABCPE1234F', dateOfBirth: 5 }, today], birth],
  ['videoKycViolation', [5], 'a plain object was expected, got 5'],
  [
    'videoKycViolation',
    [{ isPanVerified: 5, status: 'none' }],
    'true or false was expected, got 5',
  ],
  ['joiningViolation', [5, { nominees: [] }], 'a plain object was expected, got 5'],
  [
    'joiningViolation',
    [joining, { nominees: [{ ...joining, id: 1, sharePercent: 1_000_001 }] }],
    'a whole number from 0 to 1000000 was expected, got 1000001',
  ],
  ['joiningViolation', [joining, { nominees: 5 }], 'a list was expected, got 5'],
  [
    'joiningViolation',
    [{ ...joining, isOnceOnly: 5 }, { nominees: [] }],
    'true or false was expected, got 5',
  ],
  ['totalShare', [[5]], 'a plain object was expected, got 5'],
  ['nomineeBirthDateViolation', [5, today], birth],
  ['isMinor', [5, today], birth],
  ['guardianPanViolation', [5], 'a plain object was expected, got 5'],
  ['nomineeViolations', [5, today], 'a plain object was expected, got 5'],
  ['nomineeViolations', [minor, today], 'a plain object was expected, got undefined'],
  [
    'shareEditViolation',
    ['5', -1],
    'a whole number from 0 to 9007199254740991 was expected, got -1',
  ],
  ['typedShareTotal', [5], 'a list was expected, got 5'],
  ['accountClosingViolation', [5], 'a plain object was expected, got 5'],
  [
    'accountClosingViolation',
    [{ ordersUnderWay: -1, investments: 0 }],
    'a whole number from 0 to 9007199254740991 was expected, got -1',
  ],
  [
    'accountClosingViolation',
    [{ ordersUnderWay: 0, investments: -1 }],
    'a whole number from 0 to 9007199254740991 was expected, got -1',
  ],
  ['isAddressFilled', [{ line1: 5 }], 'text was expected, got 5'],
  ['profileScore', [5], 'a list was expected, got 5'],
  [
    'profileScore',
    [['shoes']],
    'one of mobile, kyc, bank, details, nominee was expected, got "shoes"',
  ],
  ['declarationAnswers', [[], 5], 'a map of answers was expected, got 5'],
  ['declarationAnswers', [5, new Map()], 'a list was expected, got 5'],
  ['resendWaitSeconds', [{ sentAt: 5, now: new Date(0) }], 'a countdown needs two times, got 5'],
  ['cmlFileViolation', [5], 'a file must be a Uint8Array, got 5'],
  ['resendWaitSeconds', [5], 'a plain object was expected, got 5'],
  ['destinationAfterSignIn', [5], 'a plain object was expected, got 5'],
];

const all: Readonly<Record<string, unknown>> = published;
const cases = thrown.map(([name, args, message]) => ({ name, args, message }));

describe.each(cases)('$name', ({ name, args, message }) => {
  it(`says "${message}"`, () => {
    expect(() => (all[name] as Loose)(...args)).toThrow(new Error(message));
  });
});
