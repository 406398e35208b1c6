import type { ActivityPart } from '#application/fixed-deposits/holdings/read-activity.ts';
import { ActivityTopic } from '#domain/accounts/profile/activity.ts';

/**
 * The filters of the page; `all` shows every topic, without messages. Orders alone are a page of
 * their own.
 */
export const activityFilters = [
  'all',
  ActivityTopic.Money,
  ActivityTopic.Account,
  'messages',
] as const;
export type ActivityFilter = (typeof activityFilters)[number];

export const activityPageCopy = {
  title: 'Activity',
  text: 'Payments, orders and changes to your account, newest first.',
  show: 'Show',
  empty: 'Nothing has happened yet',
  emptyText: 'Your payments, orders and changes to your account will appear here.',
  discover: 'Discover FDs',
  shares: (units: string) => `${units} ${units === '1' ? 'share' : 'shares'}`,
  sold: 'Sale',
  paidForSale: 'paid to you by Vriddhi',
  baskets: (units: string) => `${units} ${units === '1' ? 'basket' : 'baskets'}`,
  noPrice: 'No price yet',
  safe: 'Your money is not affected.',
  partner: 'payments of deposits booked with it',
} as const;

export const filterCopy = {
  all: 'All',
  money: 'Money',
  account: 'Account',
  messages: 'Messages',
} as const satisfies Record<ActivityFilter, string>;

/** The title of a filter without entries. */
export const noneCopy = {
  all: activityPageCopy.empty,
  money: 'No payments yet',
  account: 'No changes to your account yet',
  messages: 'No messages yet',
} as const satisfies Record<ActivityFilter, string>;

/** The parts that may fail to load, as the start of a sentence. */
export const partCopy = {
  payments: 'Your payments',
  orders: 'Your orders',
  sales: 'Your sales of shares',
  account: 'Changes to your account',
} as const satisfies Record<ActivityPart, string>;

export const messagesCopy = {
  note: 'Messages to your phone in the last 90 days. Codes are not shown here.',
  open: 'Open',
  channels: { sms: 'SMS', whatsapp: 'WhatsApp' },
} as const;
