import { asWord } from '../platform/argument-checks.ts';

/** The pages that show the support hours. */
export const SupportPlace = Object.freeze({
  Landing: 'landing',
  PublicHelp: 'public-help',
  Contact: 'contact',
  PrivateMarketHelp: 'private-market-help',
} as const);
export type SupportPlace = (typeof SupportPlace)[keyof typeof SupportPlace];

/** The time within which people who write or ask for a call hear from us. */
export const ANSWER_TIME = 'two working days';

/** The days on which customer support is open. */
export const SUPPORT_DAYS = 'Monday to Saturday';

const HOURS = {
  landing: '10:00 AM to 8:00 PM',
  'public-help': '10:00 am to 8:00 pm',
  contact: '9:00 am to 9:00 pm',
  'private-market-help': '9:00 am to 9:00 pm',
} as const satisfies Record<SupportPlace, string>;

/**
 * The opening hours of customer support as shown on a page. The product documents state 10 to 8 for
 * the help blocks, but 9 to 9 for the contact page and the help of the private market.
 *
 * @source PM-1.18, PM-2.186, PM-2.192, AP-1.6, AP-1.7, FD-9.46; private market, sections 2 and 9
 * @throws an error for an unknown place
 * @example
 * ```ts
 * supportHours('contact'); // => '9:00 am to 9:00 pm'
 * ```
 */
export function supportHours(place: SupportPlace): string {
  return HOURS[asWord(place, SupportPlace)];
}
