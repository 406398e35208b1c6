import { RECORD_RETENTION_YEARS } from '#domain/platform/record-retention.ts';
import type { TaxRegime } from '#domain/fixed-deposits/tax/form-121-rules.ts';
import type { DataPurpose } from '#domain/accounts/profile/data-purpose.ts';

export const privacyCopy = {
  heading: 'Privacy and your data',
  lead: 'What we keep about you, why, and what you can do about it.',
  purposes: 'What we keep, and why',
  needed: 'Needed for as long as you have an account.',
  allow: 'I agree',
  givenSince: 'You agreed on',
  notGiven: 'You have not agreed. Nothing is sent.',
  notSaved: 'We could not save your choice. Please try again.',
  copy: 'A copy of your data',
  copyText:
    'Everything we keep about you, in one file (JSON). We ask for a code from your phone first.',
  download: 'Download my data',
  copying: 'Preparing your data…',
  notCopied: 'We could not prepare your data. Please try again.',
  fileName: 'my-vriddhi-data.json',
  deleting: 'Delete your account',
  deletingText: 'You can leave once no payment is under way and nothing is invested with us.',
  delete: 'Delete account',
} as const;

export const factsOnDeviceCopy = {
  title: 'Facts kept on this device',
  text:
    'What you told us to estimate tax and deposit insurance. It stays on this device, ' +
    'encrypted, and never leaves it: we do not receive it. Signing out deletes it.',
  none: 'You have told us nothing of this kind on this device.',
  slab: 'Your income-tax slab',
  slabOf: (slab: string, surcharge: string) =>
    surcharge === '0' ? `${slab}%` : `${slab}% and ${surcharge}% surcharge`,
  regime: 'Your tax regime',
  regimes: { new: 'New regime', old: 'Old regime' } satisfies Record<TaxRegime, string>,
  income: (year: string) => `Your total income in ${year}`,
  resident: 'You live in India',
  panActive: 'Your PAN is active',
  answer: (isYes: boolean) => (isYes ? 'Yes' : 'No'),
  balances: 'Balances of your savings accounts',
  deposits: 'Deposits held elsewhere',
  forms: 'Forms 121 that you gave',
  banks: (count: number) => (count === 1 ? 'At 1 bank' : `At ${count} banks`),
  forget: 'Forget them',
  forgotten: 'This device has forgotten these facts.',
} as const;

interface PurposeCopy {
  readonly title: string;
  readonly what: string;
  readonly why: string;
}

export const purposeCopy = {
  identity: {
    title: 'Who you are',
    what: 'Name, PAN, date of birth, parents, address, occupation, and a picture if you add one.',
    why: 'Anti-money-laundering law requires every bank and company you invest with to know you.',
  },
  payments: {
    title: 'Where your money goes',
    what: 'Bank accounts, demat account, investments and payments.',
    why: 'So that interest, maturity money and shares reach only you.',
  },
  nomination: {
    title: 'Your nominees',
    what: 'Names, dates of birth and shares of your nominees, and guardians of minors.',
    why: 'So that the issuer can pay your family quickly. A nominee receives the money as a trustee for your legal heirs.',
  },
  security: {
    title: 'Keeping your account safe',
    what: 'Sign-ins, devices and important changes.',
    why: 'So that you and we notice when someone else uses your account.',
  },
  offers: {
    title: 'News and offers',
    what: 'Your mobile number and email address.',
    why: 'So that we can tell you about better rates and new issues.',
  },
} as const satisfies Record<DataPurpose, PurposeCopy>;

export const deletingCopy = {
  title: 'Delete your account?',
  text:
    'We erase your profile, bank accounts, nominees, documents and messages. Records of past ' +
    `investments stay for at least ${RECORD_RETENTION_YEARS} years, as the Companies Act ` +
    'asks, without your name, mobile number or PAN. Rewards for inviting friends that you have ' +
    'not received yet are lost. Download a copy of your data first.',
  goOn: 'Continue',
  keep: 'Keep my account',
  sureTitle: 'Are you sure?',
  sureText:
    'This cannot be undone. We ask for a code from your phone first. You are then signed out on ' +
    'all devices.',
  delete: 'Delete my account',
  deleting: 'Deleting your account…',
  deleted: 'Your account is deleted.',
  notYet: 'Your account cannot be deleted yet',
  refused: 'Failed to delete user profile. Please try again.',
  nothingLost: 'Your account is as it was.',
  checking: 'Asking whether it is deleted…',
  unknown:
    'No answer arrived, so we do not know whether your account is deleted. Press Delete my ' +
    'account again to find out.',
  unknownSignedOut:
    'No answer arrived, so we do not know whether your account is deleted. Sign in to find out: ' +
    'after a deletion your number opens a new, empty account.',
  failed: 'Something went wrong. Please try again later.',
} as const;
