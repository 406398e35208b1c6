import { describe, expect, it } from 'vitest';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import * as published from '#domain/index.ts';

type Loose = (...all: readonly unknown[]) => unknown;
type Said = readonly [name: keyof typeof published, args: readonly unknown[], sentence: string];

const today = CalendarDate.of('2026-11-21');
const joining = { relationshipId: 1, sharePercent: 10 };
const birth = 'a date of birth was expected, got 5';
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
  ['isIfscOutlined', [{ ifsc: '', accountNumber: 5 }], 'an account number needs text, got 5'],
  ['cmlFileName', [5, Uint8Array.of(1)], 'a file name needs text, got 5'],
  [
    'destinationAfterKyc',
    [{ isMaturityFlow: true, onboardingStep: 'Done', isBankSkipped: false, hasDemat: false }],
    'there is no step after KYC "Done"',
  ],
  ['canContinueKyc', [{ hasServerError: 5 }], 'a refusal needs true or false, got 5'],
  [
    'canContinueKyc',
    [{ hasServerError: false, isAlreadyRegistered: 5 }],
    'a PAN that is taken needs true or false, got 5',
  ],
  ['panHolderViolation', [{ pan: 'ABCPE1234F', dateOfBirth: 5 }, today], birth],
  ['videoKycViolation', [5], 'a video KYC needs named facts, got 5'],
  [
    'videoKycViolation',
    [{ isPanVerified: 5, status: 'none' }],
    'a verified PAN needs true or false, got 5',
  ],
  ['nomineeListViolation', [[], 5], 'a nomination needs named facts, got 5'],
  ['nomineeListViolation', [[5], { today }], 'each of a nomination needs named facts, got 5'],
  [
    'nomineeSharesXml',
    [[{ nomineeId: -1, sharePercent: 5 }]],
    'the id of a nominee needs a whole number from 0 to 999999999, got -1',
  ],
  [
    'nomineeSharesXml',
    [[{ nomineeId: 1, sharePercent: 1000 }]],
    'a share needs a whole number from 0 to 999, got 1000',
  ],
  ['joiningViolation', [5, { nominees: [] }], 'a nominee needs named facts, got 5'],
  [
    'joiningViolation',
    [joining, { nominees: [], selectedTotal: 1_000_001 }],
    'the shares of the others needs a whole number from 0 to 1000000, got 1000001',
  ],
  ['joiningViolation', [joining, { nominees: 5 }], 'the nominees needs a list, got 5'],
  ['totalShare', [[5]], 'a nominee needs named facts, got 5'],
  ['nomineeBirthDateViolation', [5, today], birth],
  ['isMinor', [5, today], birth],
  ['guardianPanViolation', [5], 'two PANs needs named facts, got 5'],
  ['nomineeViolations', [5, today], 'a nominee needs named facts, got 5'],
  ['nomineeViolations', [minor, today], 'a guardian needs named facts, got undefined'],
  [
    'shareEditViolation',
    ['5', -1],
    'the shares of the others needs a whole number from 0 to 9007199254740991, got -1',
  ],
  ['typedShareTotal', [5], 'the shares needs a list, got 5'],
  ['accountClosingViolation', [5], 'what is held needs named facts, got 5'],
  [
    'accountClosingViolation',
    [{ ordersUnderWay: -1, investments: 0 }],
    'the orders under way needs a whole number from 0 to 9007199254740991, got -1',
  ],
  [
    'accountClosingViolation',
    [{ ordersUnderWay: 0, investments: -1 }],
    'the investments needs a whole number from 0 to 9007199254740991, got -1',
  ],
  ['addressesXml', [5], 'the addresses needs a list, got 5'],
  ['isAddressFilled', [{ line1: 5 }], 'an address line needs text, got 5'],
  ['profileScore', [5], 'the parts of a profile needs a list, got 5'],
  ['profileScore', [['shoes']], 'there is no part of a profile "shoes"'],
  ['declarationAnswers', [[], 5], 'a map of answers was expected, got 5'],
  ['declarationAnswers', [5, new Map()], 'the declarations needs a list, got 5'],
  ['declarationsXml', [5], 'the declarations needs a list, got 5'],
  [
    'resendWaitSeconds',
    [{ sentAt: 5, now: new Date(0) }],
    'a countdown needs two moments, got 5',
  ],
  [
    'addressesXml',
    [[{ id: 1, line1: 5, type: 'permanent' }]],
    'a cell of XML needs text, got 5',
  ],
  [
    'addressesXml',
    [[{ id: 1, line1: '\u0000', type: 'permanent' }]],
    'XML text needs characters that XML can carry',
  ],
  ['cmlFileViolation', [5], 'a file is judged by its bytes, as a Uint8Array, got 5'],
  ['resendWaitSeconds', [5], 'a countdown needs named facts, got 5'],
  ['destinationAfterSignIn', [5], 'a way on needs named facts, got 5'],
  ['isSignedIn', [5], 'a stored session needs named facts, got 5'],
];

const all: Readonly<Record<string, unknown>> = published;
const cases = said.map(([name, args, sentence]) => ({ name, args, sentence }));

describe.each(cases)('$name', ({ name, args, sentence }) => {
  it(`says "${sentence}"`, () => {
    expect(() => (all[name] as Loose)(...args)).toThrow(new Error(sentence));
  });
});
