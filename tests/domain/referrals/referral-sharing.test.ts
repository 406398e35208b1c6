import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  readReferralCode,
  referralMessage,
  shareAddresses,
  shareChannels,
} from '#domain/referrals/referral-sharing.ts';
import { anyText } from '#tests/arbitraries/share-orders.ts';

const wrong = 5 as unknown as string;
const link = 'https://vriddhi.example/r/7';

describe('shareChannels', () => {
  it('has link, WhatsApp and email everywhere, SMS on mobile devices alone', () => {
    expect(shareChannels({ isMobileDevice: true })).toEqual(['copy', 'whatsapp', 'sms', 'email']);
    expect(shareChannels({ isMobileDevice: false })).toEqual(['copy', 'whatsapp', 'email']);
  });
});

describe('referralMessage', () => {
  it('ends with the link, or has it already', () => {
    expect(referralMessage({ text: ' Invest with me: ', link })).toBe(`Invest with me: ${link}`);
    expect(referralMessage({ text: `See ${link} today`, link })).toBe(`See ${link} today`);
    expect(referralMessage({ text: `See ${link}0`, link })).toBe(`See ${link}0 ${link}`);
  });

  it('has a default text without a given text, and no link without an address', () => {
    const own =
      'I invest in fixed deposits and unlisted shares with Vriddhi. Join me with this link:';
    expect(referralMessage({ text: '  ', link })).toBe(`${own} ${link}`);
    expect(referralMessage({ text: 'Hello', link: ' ' })).toBe('Hello');
  });

  it('has the link once for any text, and does not change the second time', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const message = referralMessage({ text, link });
        expect(message.split(/\s+/).filter((word) => word === link)).toHaveLength(1);
        expect(referralMessage({ text: message, link })).toBe(message);
      }),
    );
  });
});

describe('shareAddresses', () => {
  it('opens WhatsApp, messages and mail with the message filled in', () => {
    expect(shareAddresses('₹200 & more', 'An invitation')).toEqual({
      whatsapp: 'https://wa.me/?text=%E2%82%B9200%20%26%20more',
      sms: 'sms:?body=%E2%82%B9200%20%26%20more',
      email: 'mailto:?subject=An%20invitation&body=%E2%82%B9200%20%26%20more',
    });
  });

  it('contain any text, with lone surrogates replaced', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const { whatsapp, sms, email } = shareAddresses(text, text);
        const expected = Array.from(text, (letter) =>
          /^[\uD800-\uDFFF]$/.test(letter) ? '\uFFFD' : letter,
        ).join('');
        const carried = [whatsapp.slice(20), sms.slice(10), ...email.slice(16).split('&body=')];
        expect(carried.map(decodeURIComponent)).toEqual([expected, expected, expected, expected]);
      }),
    );
  });
});

describe('readReferralCode', () => {
  it('is any text that is not blank [PM-2.30]', () => {
    expect(readReferralCode(' ASHA7 ')).toBe('ASHA7');
    for (const none of [undefined, '', ' ']) expect(readReferralCode(none)).toBeUndefined();
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(readReferralCode(value)).toBe(value.trim() === '' ? undefined : value.trim());
      }),
    );
    expect(() => readReferralCode(wrong)).toThrow('text was expected');
  });
});
