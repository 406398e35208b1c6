import { DEFAULT_CAMPAIGN_ID } from '../platform/default-campaign.ts';
import { CalendarDate } from '../platform/calendar-date.ts';
import { checkRecords, checkText, checkOneOf } from '../platform/argument-checks.ts';
import { checkDate, checkNonNegative } from '../platform/expected-values.ts';
import { Money } from '../platform/money.ts';

/** What a referred friend did: registered, or invested. */
export const ReferralEvent = Object.freeze({ Registered: 'register', Invested: 'sale' } as const);
export type ReferralEvent = (typeof ReferralEvent)[keyof typeof ReferralEvent];

/** The tabs of the report, in display order. */
export const ReferralTab = Object.freeze({
  Earned: 'earned',
  Registered: 'registered',
  Invested: 'invested',
} as const);
export type ReferralTab = (typeof ReferralTab)[keyof typeof ReferralTab];

const TAB_LABELS = {
  earned: 'Earned',
  registered: 'Registered',
  invested: 'Invested',
} as const satisfies Record<ReferralTab, string>;

/** One event of a referred friend, as the referral program reports it. */
export interface ReferralEntry {
  readonly event: ReferralEvent;
  /** `2` means that the entry does not count. */
  readonly status: string;
  readonly day: CalendarDate;
  readonly friendName: string;
  readonly friendMobile: string;
  /** In rupees; zero if nothing was earned. */
  readonly purchaseValue: Money;
}

/** The referrals of one investor, by tab. */
export interface ReferralReport<Entry extends ReferralEntry = ReferralEntry> {
  /** Total earned, in rupees. */
  readonly earned: Money;
  readonly entries: Readonly<Record<ReferralTab, readonly Entry[]>>;
}

const EXCLUDED = '2';

/**
 * The referrals of one investor, without entries of status 2. Registrations are listed in the tab
 * Registered, sales in Invested, and entries with a purchase value in Earned, which also gives
 * their sum.
 *
 * @formula earned = sum of the purchase values of all entries but those of status 2
 * @source AP-3.34, AP-4.59, AP-4.60, AP-4.61, AP-4.62, AP-4.63; accounts and platform, section 4
 * @param entries in any order; each tab has the newest day first
 * @throws an error for an unknown event, or a purchase value below zero
 * @example
 * ```ts
 * const friend = { status: '1', day: CalendarDate.of('2026-11-21'), friendName: 'Asha',
 *   friendMobile: '9876543210' };
 * const report = referralReport([
 *   { ...friend, event: 'register', purchaseValue: Money.zero },
 *   { ...friend, event: 'sale', purchaseValue: Money.of('250') },
 *   { ...friend, event: 'sale', purchaseValue: Money.of('990'), status: '2' },
 * ]);
 * [report.earned.text, report.entries.invested.length]; // => ['250', 1]
 * ```
 */
export function referralReport<Entry extends ReferralEntry>(
  entries: readonly Entry[],
): ReferralReport<Entry> {
  const counted = checkRecords(entries)
    .filter(({ status }) => checkText(status).trim() !== EXCLUDED)
    .map(checkEntry)
    .toSorted((a, b) => a.day.daysUntil(b.day));
  const of = (wanted: ReferralEvent) => counted.filter(({ event }) => event === wanted);
  return Object.freeze({
    earned: Money.sum(counted.map(({ purchaseValue }) => purchaseValue)),
    entries: {
      earned: counted.filter(({ purchaseValue }) => !purchaseValue.isZero()),
      registered: of(ReferralEvent.Registered),
      invested: of(ReferralEvent.Invested),
    },
  });
}

/**
 * The label of a tab of the report.
 *
 * @source AP-2.109; accounts and platform, section 2
 * @throws an error for an unknown tab
 * @example
 * ```ts
 * referralTabLabel('earned'); // => 'Earned'
 * ```
 */
export function referralTabLabel(tab: ReferralTab): string {
  return TAB_LABELS[checkOneOf(tab, ReferralTab)];
}

/**
 * Parses the time of a referral, such as `2026-11-21 10:30:00`, and returns its day.
 *
 * @source AP-3.35; accounts and platform, section 3
 * @param text a date as YYYY-MM-DD, DD/MM/YYYY or DD-MM-YYYY, a space, and a time
 * @returns undefined for any other text
 * @throws an error for anything but text
 * @example
 * ```ts
 * readReferralDay('2026-11-21 10:30:00').iso; // => '2026-11-21'
 * readReferralDay('yesterday'); // => undefined
 * ```
 */
export function readReferralDay(text: string): CalendarDate | undefined {
  const [day = '', time = '', ...rest] = checkText(text).trim().split(/\s+/);
  const isTime = /^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$/.test(time);
  const date = CalendarDate.parse(day);
  return date.ok && isTime && rest.length === 0 ? date.value : undefined;
}

/**
 * The id of the referral campaign: the stored one, or 34427 if there is none.
 *
 * @source AP-9.2, AP-9.3; accounts and platform, section 9
 * @throws an error for anything but text
 * @example
 * ```ts
 * referralCampaignId(undefined); // => '34427'
 * referralCampaignId('50012'); // => '50012'
 * ```
 */
export function referralCampaignId(stored: string | undefined): string {
  const id = checkText(stored ?? '').trim();
  return id === '' ? String(DEFAULT_CAMPAIGN_ID) : id;
}

/**
 * Masks a friend's mobile number except for its last four digits.
 *
 * @source Vriddhi's own rule: other people who see the screen must not read a friend's number
 * @param mobile any text; digits that the server has masked already are an X each. All of it is
 *   masked if it has fewer than ten of these signs, or does not end in four digits
 * @throws an error for anything but text
 * @example
 * ```ts
 * maskedMobile('9876543210'); // => '••••••3210'
 * ```
 */
export function maskedMobile(mobile: string): string {
  const signs = checkText(mobile).replaceAll(/[^0-9X]/g, '');
  const last = signs.slice(-4);
  return `••••••${signs.length < 10 || last.includes('X') ? '••••' : last}`;
}

function checkEntry<Entry extends ReferralEntry>(entry: Entry): Entry {
  checkOneOf(entry.event, ReferralEvent);
  checkDate(entry.day);
  checkNonNegative(entry.purchaseValue, 'a purchase value');
  return entry;
}
