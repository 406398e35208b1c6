import type { MagicValue } from '#infrastructure/backend/context.ts';
import { MAGIC_DEMATS } from '#infrastructure/backend/accounts/records/demat-accounts.ts';
import { WITHOUT_ACCOUNT } from '#infrastructure/backend/accounts/records/found-accounts.ts';
import { MAGIC_PANS } from '#infrastructure/backend/accounts/records/identity-registry.ts';
import { MagicCode } from '#infrastructure/backend/accounts/sign-in/one-time-codes.ts';
import { MAGIC_ACCOUNTS } from '#infrastructure/backend/accounts/records/name-at-bank.ts';

/** The magic values of each onboarding step; the app shows them beside the fields. */
export const accountsMagicValues: readonly MagicValue[] = [
  code(MagicCode.Wrong, 'Always a wrong code.'),
  code(MagicCode.Expired, 'The code has expired.'),
  code(MagicCode.Failing, 'The message service is down (503).'),
  ...Object.entries(MAGIC_PANS).map(([value, { outcome }]) => pan(value, outcome)),
  ...Object.entries(MAGIC_ACCOUNTS).map(([value, { outcome }]) => ({
    step: 'bank-account',
    label: 'Account number',
    value,
    outcome,
  })),
  ...Object.entries(MAGIC_DEMATS).map(([value, { outcome }]) => ({
    step: 'demat',
    label: 'Demat account number',
    value,
    outcome,
  })),
  {
    step: 'sign-in',
    label: 'Mobile number',
    value: `98765432${WITHOUT_ACCOUNT}`,
    outcome: `No bank account is linked to a number that ends in ${WITHOUT_ACCOUNT}.`,
  },
];

function code(value: string, outcome: string): MagicValue {
  return { step: 'otp', label: 'Code', value, outcome };
}

function pan(value: string, outcome: string): MagicValue {
  return { step: 'pan', label: 'PAN', value, outcome };
}
