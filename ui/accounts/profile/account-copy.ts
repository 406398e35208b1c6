import { RECORD_RETENTION_YEARS } from '#domain/platform/record-retention.ts';
import { OTP_LENGTH } from '#domain/accounts/sign-in/otp.ts';
import type { ActivityKind } from '#domain/accounts/profile/activity.ts';
import type { DataPurpose } from '#domain/accounts/profile/data-purpose.ts';

export const securityCopy = {
  heading: 'Sign-ins and activity',
  lead: 'See where your account is open, and what was done in it.',
  devices: 'Where you are signed in',
  devicesText: 'Sign out devices that you do not recognise. Unused devices sign out automatically.',
  here: 'This device',
  since: 'Signed in on',
  lastUsed: 'Last used on',
  end: 'Sign out',
  endOthers: 'Sign out of all other devices',
  ending: 'Signing out…',
  ended: 'Signed out.',
  notEnded: 'We could not sign it out. Please try again.',
  activity: 'Activity',
  activityText: 'You get an SMS whenever a bank account, demat account, nominee or e-mail changes.',
  noActivity: 'Nothing has happened yet.',
  failed: 'something went wrong',
} as const;

export const activityCopy = {
  'signed-in': 'Signed in',
  'others-signed-out': 'Signed out of other devices',
  'bank-linked': 'Bank account added',
  'demat-added': 'Demat account added',
  'primary-bank-changed': 'Primary bank account changed',
  'nominee-added': 'Nominee added',
  'nominee-changed': 'Nominee changed',
  'bank-removed': 'Bank account removed: it is not in the name on your PAN',
  'nominee-removed': 'Nominee removed',
  'email-changed': 'E-mail address changed',
  'picture-changed': 'Picture changed',
  'consent-given': 'Consent given',
  'consent-withdrawn': 'Consent withdrawn',
  'data-exported': 'Copy of your data downloaded',
  'payment-sent-back': 'Late payment sent back',
  'deposit-order-expired': 'Unpaid deposit order ended: the time to pay was over',
  'share-order-cancelled': 'Order cancelled',
  'share-order-expired': 'Unpaid order cancelled: the time to pay was over',
  'share-sale-agreed': 'Agreed to a sale of shares',
  'shares-sold': 'Shares sold',
  'share-payment-returned': 'Payment for an order returned',
} as const satisfies Record<ActivityKind, string>;

export const privacyCopy = {
  heading: 'Privacy and your data',
  lead: 'What we keep about you, why, and what you can do about it.',
  purposes: 'What we keep, and why',
  needed: 'Needed for as long as you have an account.',
  allow: 'I agree',
  givenSince: 'You agreed on',
  notGiven: 'You have not agreed. Nothing is sent.',
  notSaved: 'Your choice is not saved. Please try again.',
  copy: 'A copy of your data',
  copyText:
    'Everything we keep about you, in one file (JSON). We ask for a code from your phone first.',
  download: 'Download my data',
  copying: 'Putting your data together…',
  notCopied: 'Your data could not be put together. Please try again.',
  fileName: 'my-vriddhi-data.json',
  deleting: 'Delete your account',
  deletingText: 'You can leave once no payment is under way and nothing is invested with us.',
  delete: 'Delete account',
  failed: 'something went wrong',
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
    what: 'Sign-ins, devices, and changes of what matters.',
    why: 'So that you and we notice when someone else uses your account.',
  },
  offers: {
    title: 'News and offers',
    what: 'Your mobile number and e-mail address.',
    why: 'So that we can tell you about better rates and new issues.',
  },
} as const satisfies Record<DataPurpose, PurposeCopy>;

export const deletingCopy = {
  title: 'Delete your account?',
  text:
    'We erase your profile, bank accounts, nominees, documents and messages. Records of past ' +
    `investments stay for at least ${RECORD_RETENTION_YEARS} years, as the Companies Act ` +
    'asks, without your name, mobile number or PAN. Download a copy of your data first.',
  goOn: 'Continue',
  keep: 'Keep my account',
  sureTitle: 'Are you sure?',
  sureText: 'This cannot be undone. You are signed out on all devices.',
  delete: 'Delete my account',
  deleting: 'Deleting your account…',
  notYet: 'Your account cannot be deleted yet',
  refused: 'Failed to delete user profile. Please try again.',
  nothingLost: 'Your account is as it was.',
  failed: 'Something went wrong. Please try again later.',
} as const;

export const emailCopy = {
  heading: 'E-mail address',
  lead: 'Your phone confirms that it is you, then a code proves the new address.',
  present: 'Your address now',
  presentNone: 'You have not given one yet.',
  presentFailed: 'We could not load your present address. You can change it all the same.',
  tryAgain: 'Try again',
  email: 'New e-mail address',
  send: 'Send code',
  sending: 'Sending the code…',
  sentTo: 'Enter the code that we sent to',
  code: 'Code',
  confirm: 'Change e-mail address',
  confirming: 'Checking the code…',
  disabledReason: `Enter all ${OTP_LENGTH} digits of the code.`,
  resend: 'Send the code again',
  changed: 'Your e-mail address is changed.',
} as const;
