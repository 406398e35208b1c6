import { asFacts, asText, asYesOrNo } from '../platform/expected.ts';

/** The ways to share a referral, in the order of their buttons. */
export const ShareChannel = Object.freeze({
  Copy: 'copy',
  WhatsApp: 'whatsapp',
  Sms: 'sms',
  Email: 'email',
} as const);
export type ShareChannel = (typeof ShareChannel)[keyof typeof ShareChannel];

/** What stands for half a character, which no address can carry. */
const REPLACEMENT = '\uFFFD';

/**
 * A referral is shared by link, WhatsApp and e-mail everywhere, and by SMS on a mobile device.
 *
 * @source AP-2.106, AP-2.107; accounts and platform, section 2
 * @throws a sentence for what is not true or false
 * @example
 * ```ts
 * shareChannels({ isMobileDevice: false }); // => ['copy', 'whatsapp', 'email']
 * ```
 */
export function shareChannels(on: { readonly isMobileDevice: boolean }): readonly ShareChannel[] {
  const isMobile = asYesOrNo(asFacts(on).isMobileDevice);
  return Object.values(ShareChannel).filter((each) => each !== ShareChannel.Sms || isMobile);
}

/**
 * What is shared is the text of the program with the referral link at its end, once: a text that
 * has the link already stays as it is.
 *
 * @source AP-2.111, AP-7.67; accounts and platform, sections 2 and 7
 * @param from the text (a sentence of our own where it is blank) and the link
 * @throws a sentence for what is not text
 * @example
 * ```ts
 * const link = 'https://vriddhi.example/r/7';
 * referralMessage({ text: 'Invest with me:', link });
 * // => 'Invest with me: https://vriddhi.example/r/7'
 * ```
 */
export function referralMessage(from: { readonly text: string; readonly link: string }): string {
  const { text, link } = asFacts(from);
  const address = asText(link).trim();
  const given = asText(text).trim();
  const words = given === '' ? DEFAULT_TEXT : given;
  return address === '' || words.split(/\s/).includes(address) ? words : `${words} ${address}`;
}

/**
 * The buttons open WhatsApp, the messages or the mail with the message filled in, to nobody yet.
 *
 * @source AP-2.106, AP-2.107, AP-2.110; RFC 5724 (sms), RFC 6068 (mailto)
 * @param message any text; half characters, which no address can carry, are replaced
 * @param subject of the e-mail
 * @throws a sentence for what is not text
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
  const body = encoded(message);
  return {
    whatsapp: `https://wa.me/?text=${body}`,
    sms: `sms:?body=${body}`,
    email: `mailto:?subject=${encoded(subject)}&body=${body}`,
  };
}

/**
 * A code that came with a link welcomes whoever opens it: any text that is not blank is one.
 *
 * @source PM-2.28, PM-2.30, AP-9.47; private market, section 2
 * @param value of `ir_co` in the address, absent where there is none
 * @returns the code without blanks around it, or undefined
 * @throws a sentence for what is not text
 * @example
 * ```ts
 * readReferralCode(' ASHA7 '); // => 'ASHA7'
 * readReferralCode(''); // => undefined
 * ```
 */
export function readReferralCode(value: string | undefined): string | undefined {
  const code = asText(value ?? '').trim();
  return code === '' ? undefined : code;
}

const DEFAULT_TEXT =
  'I invest in fixed deposits and unlisted shares with Vriddhi. Join me with this link:';

function encoded(text: string): string {
  return encodeURIComponent(asText(text).replaceAll(/\p{Cs}/gu, REPLACEMENT));
}
