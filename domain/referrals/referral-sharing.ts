import { checkRecord, checkText, checkBoolean } from '../platform/argument-checks.ts';

/** The ways to share a referral link, in the order of their buttons. */
export const ShareChannel = Object.freeze({
  Copy: 'copy',
  WhatsApp: 'whatsapp',
  Sms: 'sms',
  Email: 'email',
} as const);
export type ShareChannel = (typeof ShareChannel)[keyof typeof ShareChannel];

/** Replaces lone surrogates (half of a UTF-16 pair), which a URL cannot contain. */
const REPLACEMENT = '\uFFFD';

/**
 * The available ways to share: link, WhatsApp and email on every device, SMS only on a mobile
 * device.
 *
 * @source AP-2.106, AP-2.107; accounts and platform, section 2
 * @throws an error for a value that is not a boolean
 * @example
 * ```ts
 * shareChannels({ isMobileDevice: false }); // => ['copy', 'whatsapp', 'email']
 * ```
 */
export function shareChannels(on: { readonly isMobileDevice: boolean }): readonly ShareChannel[] {
  const isMobile = checkBoolean(checkRecord(on).isMobileDevice);
  return Object.values(ShareChannel).filter((each) => each !== ShareChannel.Sms || isMobile);
}

/**
 * The message to share: the referral program's text, followed by the referral link unless the text
 * already contains it.
 *
 * @source AP-2.111, AP-7.67; accounts and platform, sections 2 and 7
 * @param from the program's text, replaced by a default text if blank; and the referral link
 * @throws an error for anything but text
 * @example
 * ```ts
 * const link = 'https://vriddhi.example/r/7';
 * referralMessage({ text: 'Invest with me:', link });
 * // => 'Invest with me: https://vriddhi.example/r/7'
 * ```
 */
export function referralMessage(from: { readonly text: string; readonly link: string }): string {
  const { text, link } = checkRecord(from);
  const address = checkText(link).trim();
  const given = checkText(text).trim();
  const message = given === '' ? DEFAULT_TEXT : given;
  return address === '' || message.split(/\s/).includes(address)
    ? message
    : `${message} ${address}`;
}

/**
 * The URLs that open WhatsApp, the messaging app or the mail app with the message filled in and no
 * recipient.
 *
 * @source AP-2.106, AP-2.107, AP-2.110; RFC 5724 (sms), RFC 6068 (mailto)
 * @param message any text; lone surrogates are replaced
 * @param subject the subject of the email
 * @throws an error for anything but text
 * @example
 * ```ts
 * shareAddresses('Hello & welcome', 'An invitation');
 * // => {
 * //   whatsapp: 'https://wa.me/?text=Hello%20%26%20welcome',
 * //   sms: 'sms:?body=Hello%20%26%20welcome',
 * //   email: 'mailto:?subject=An%20invitation&body=Hello%20%26%20welcome',
 * // }
 * ```
 */
export function shareAddresses(
  message: string,
  subject: string,
): Readonly<Record<Exclude<ShareChannel, 'copy'>, string>> {
  const body = encoded(checkText(message));
  return {
    whatsapp: `https://wa.me/?text=${body}`,
    sms: `sms:?body=${body}`,
    email: `mailto:?subject=${encoded(checkText(subject))}&body=${body}`,
  };
}

/**
 * Parses the referral code in a link: any text that is not blank.
 *
 * @source PM-2.28, PM-2.30, AP-9.47; private market, section 2
 * @param value the query parameter `ir_co`, absent if there is none
 * @returns the trimmed code, or undefined
 * @throws an error for anything but text
 * @example
 * ```ts
 * readReferralCode(' ASHA7 '); // => 'ASHA7'
 * readReferralCode(''); // => undefined
 * ```
 */
export function readReferralCode(value: string | undefined): string | undefined {
  const code = checkText(value ?? '').trim();
  return code === '' ? undefined : code;
}

const DEFAULT_TEXT =
  'I invest in fixed deposits and unlisted shares with Vriddhi. Join me with this link:';

function encoded(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Cs}/gu, REPLACEMENT));
}
