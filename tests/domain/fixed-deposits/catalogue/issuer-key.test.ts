import { issuerKey, issuerNameKey } from '#domain/fixed-deposits/catalogue/issuer-key.ts';
import { expect, it } from 'vitest';

it('takes a key of an issuer in any case and with spaces around it for the same', () => {
  expect(issuerKey(' SuryoDay ')).toBe('suryoday');
});

it.each(['Himadri Bank Ltd.', 'himadri  bank limited', ' HIMADRI BANK', 'Himadri Bank, Ltd'])(
  'takes %j for Himadri Bank',
  (name) => {
    expect(issuerNameKey(name)).toBe('himadri bank');
  },
);

it('gives different keys to names that differ in a word', () => {
  expect(issuerNameKey('Limited Bank')).not.toBe(issuerNameKey('Bank'));
});

it.each([
  ['Jammu & Kashmir Bank', 'The Jammu and Kashmir Bank Ltd.'],
  ['Himadri Bank', 'Himadri\u200b Bank\ufeff'],
  ['Himadri Bank', 'Ｈｉｍａｄｒｉ Bank'],
])('reads %s and %s as one issuer', (one, other) => {
  expect(issuerNameKey(one)).toBe(issuerNameKey(other));
});
