import { asWord } from '../platform/expected.ts';

/** Where the hours of the support are told. */
export const SupportPlace = Object.freeze({
  Landing: 'landing',
  PublicHelp: 'public-help',
  Contact: 'contact',
  PrivateMarketHelp: 'private-market-help',
} as const);
export type SupportPlace = (typeof SupportPlace)[keyof typeof SupportPlace];

/** On which days the support is there. */
export const SUPPORT_DAYS = 'Monday to Saturday';

const HOURS = {
  landing: '10:00 AM to 8:00 PM',
  'public-help': '10:00 am to 8:00 pm',
  contact: '9:00 am to 9:00 pm',
  'private-market-help': '9:00 am to 9:00 pm',
} as const satisfies Record<SupportPlace, string>;

/**
 * The help blocks name 10 to 8, the contact page and the help of the private market 9 to 9: the
 * documents have both, and both stand.
 *
 * @source PM-1.18, PM-2.186, PM-2.192, AP-1.6, AP-1.7, FD-9.46; private market, sections 2 and 9
 * @throws a sentence for a place that there is not
 * @example
 * ```ts
 * supportHours('contact'); // => '9:00 am to 9:00 pm'
 * ```
 */
export function supportHours(place: SupportPlace): string {
  return HOURS[asWord(place, SupportPlace)];
}
