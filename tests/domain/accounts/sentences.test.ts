import { describe, expect, it } from 'vitest';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import * as published from '#domain/index.ts';

type Loose = (...all: readonly unknown[]) => unknown;
type Said = readonly [name: keyof typeof published, args: readonly unknown[], sentence: string];

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

/** What each says of the one part of its arguments that is not as it should be. */
const said: readonly Said[] = [
  ['isIfscOutlined', [{ ifsc: '', accountNumber: 5 }], 'text was expected, got 5'],
  ['cmlFileName', [5, Uint8Array.of(1)], 'text was expected, got 5'],
  [
    'destinationAfterKyc',
    [{ isMaturityFlow: true, onboardingStep: 'Done', isBankSkipped: false, hasDemat: false }],
    'one of Bank, Profile, Nominee was expected, got "Done"',
  ],
  ['canContinueKyc', [{ hasServerError: 5 }], 'true or false was expected, got 5'],
  [
    'canContinueKyc',
    [{ hasServerError: false, isAlreadyRegistered: 5 }],
    'true or false was expected, got 5',
  ],
  ['panHolderViolation', [{ pan: 'ABCPE1234F', dateOfBirth: 5 }, today], birth],
  ['videoKycViolation', [5], 'a record of named facts was expected, got 5'],
  [
    'videoKycViolation',
    [{ isPanVerified: 5, status: 'none' }],
    'true or false was expected, got 5',
  ],
  ['nomineeListViolation', [[], 5], 'a record of named facts was expected, got 5'],
  ['nomineeListViolation', [[5], { today }], 'a record of named facts was expected, got 5'],
  [
    'nomineeSharesXml',
    [[{ nomineeId: -1, sharePercent: 5 }]],
    'a whole number from 0 to 999999999 was expected, got -1',
  ],
  [
    'nomineeSharesXml',
    [[{ nomineeId: 1, sharePercent: 1000 }]],
    'a whole number from 0 to 999 was expected, got 1000',
  ],
  ['joiningViolation', [5, { nominees: [] }], 'a record of named facts was expected, got 5'],
  [
    'joiningViolation',
    [joining, { nominees: [], selectedTotal: 1_000_001 }],
    'a whole number from 0 to 1000000 was expected, got 1000001',
  ],
  ['joiningViolation', [joining, { nominees: 5 }], 'a list was expected, got 5'],
  ['totalShare', [[5]], 'a record of named facts was expected, got 5'],
  ['nomineeBirthDateViolation', [5, today], birth],
  ['isMinor', [5, today], birth],
  ['guardianPanViolation', [5], 'a record of named facts was expected, got 5'],
  ['nomineeViolations', [5, today], 'a record of named facts was expected, got 5'],
  ['nomineeViolations', [minor, today], 'a record of named facts was expected, got undefined'],
  [
    'shareEditViolation',
    ['5', -1],
    'a whole number from 0 to 9007199254740991 was expected, got -1',
  ],
  ['typedShareTotal', [5], 'a list was expected, got 5'],
  ['accountClosingViolation', [5], 'a record of named facts was expected, got 5'],
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
  ['addressesXml', [5], 'a list was expected, got 5'],
  ['isAddressFilled', [{ line1: 5 }], 'text was expected, got 5'],
  ['profileScore', [5], 'a list was expected, got 5'],
  [
    'profileScore',
    [['shoes']],
    'one of mobile, kyc, bank, details, nominee was expected, got "shoes"',
  ],
  ['declarationAnswers', [[], 5], 'a map of answers was expected, got 5'],
  ['declarationAnswers', [5, new Map()], 'a list was expected, got 5'],
  ['declarationsXml', [5], 'a list was expected, got 5'],
  ['resendWaitSeconds', [{ sentAt: 5, now: new Date(0) }], 'a countdown needs two moments, got 5'],
  ['addressesXml', [[{ id: 1, line1: 5, type: 'permanent' }]], 'text was expected, got 5'],
  [
    'addressesXml',
    [[{ id: 1, line1: '\u0000', type: 'permanent' }]],
    'XML text needs characters that XML can carry',
  ],
  ['cmlFileViolation', [5], 'a file is judged by its bytes, as a Uint8Array, got 5'],
  ['resendWaitSeconds', [5], 'a record of named facts was expected, got 5'],
  ['destinationAfterSignIn', [5], 'a record of named facts was expected, got 5'],
  ['isSignedIn', [5], 'a record of named facts was expected, got 5'],
];

const all: Readonly<Record<string, unknown>> = published;
const cases = said.map(([name, args, sentence]) => ({ name, args, sentence }));

describe.each(cases)('$name', ({ name, args, sentence }) => {
  it(`says "${sentence}"`, () => {
    expect(() => (all[name] as Loose)(...args)).toThrow(new Error(sentence));
  });
});
