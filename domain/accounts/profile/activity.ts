import { checkOneOf } from '../../platform/argument-checks.ts';

/** The account events in the investor's activity log. */
export const ActivityKind = Object.freeze({
  SignedIn: 'signed-in',
  OthersSignedOut: 'others-signed-out',
  BankLinked: 'bank-linked',
  BankRemoved: 'bank-removed',
  PrimaryBankChanged: 'primary-bank-changed',
  DematAdded: 'demat-added',
  ReleasedToOwner: 'released-to-owner',
  NomineeAdded: 'nominee-added',
  NomineeChanged: 'nominee-changed',
  NomineeRemoved: 'nominee-removed',
  EmailChanged: 'email-changed',
  PictureChanged: 'picture-changed',
  ConsentGiven: 'consent-given',
  ConsentWithdrawn: 'consent-withdrawn',
  DataExported: 'data-exported',
  PaymentSentBack: 'payment-sent-back',
  DepositOrderExpired: 'deposit-order-expired',
  ShareOrderCancelled: 'share-order-cancelled',
  ShareOrderExpired: 'share-order-expired',
  ShareSaleAgreed: 'share-sale-agreed',
  SharesSold: 'shares-sold',
  SharePaymentReturned: 'share-payment-returned',
} as const);
export type ActivityKind = (typeof ActivityKind)[keyof typeof ActivityKind];

const SENT_BY_SMS: ReadonlySet<ActivityKind> = new Set([
  ActivityKind.BankLinked,
  ActivityKind.BankRemoved,
  ActivityKind.PrimaryBankChanged,
  ActivityKind.DematAdded,
  ActivityKind.NomineeAdded,
  ActivityKind.NomineeChanged,
  ActivityKind.NomineeRemoved,
  ActivityKind.EmailChanged,
]);

/**
 * Whether the investor gets an SMS about the event: yes for changes to bank and demat accounts,
 * nominees and the email address.
 *
 * @throws an error for an unknown kind of activity
 * @example
 * ```ts
 * isSentBySms(ActivityKind.BankLinked); // => true
 * ```
 */
export function isSentBySms(kind: ActivityKind): boolean {
  return SENT_BY_SMS.has(checkOneOf(kind, ActivityKind));
}

/** What an account event is about. */
export const ActivityTopic = Object.freeze({
  Money: 'money',
  Orders: 'orders',
  Account: 'account',
} as const);
export type ActivityTopic = (typeof ActivityTopic)[keyof typeof ActivityTopic];

const MONEY: ReadonlySet<ActivityKind> = new Set([
  ActivityKind.PaymentSentBack,
  ActivityKind.SharePaymentReturned,
  ActivityKind.SharesSold,
]);

const ORDERS: ReadonlySet<ActivityKind> = new Set([
  ActivityKind.DepositOrderExpired,
  ActivityKind.ShareOrderCancelled,
  ActivityKind.ShareOrderExpired,
  ActivityKind.ShareSaleAgreed,
]);

/**
 * What an account event is about: money that was sent back or paid for shares, an order, or the
 * account itself, such as a new bank account.
 *
 * @source Vriddhi's own rule: the filters of the activity page
 * @throws an error for an unknown kind of activity
 * @example
 * ```ts
 * activityTopic(ActivityKind.SharesSold); // => 'money'
 * ```
 */
export function activityTopic(kind: ActivityKind): ActivityTopic {
  const known = checkOneOf(kind, ActivityKind);
  if (MONEY.has(known)) return ActivityTopic.Money;
  return ORDERS.has(known) ? ActivityTopic.Orders : ActivityTopic.Account;
}
