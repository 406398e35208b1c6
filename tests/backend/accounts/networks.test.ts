import { networksOf, networkTexts } from '#infrastructure/backend/accounts/sign-in/networks.ts';
import { Signer } from '#infrastructure/backend/http/signer.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('networkTexts', () => {
  it.each([
    ['203.0.113.9', { network: '203.0.113.9' }],
    ['::ffff:203.0.113.9', { network: '203.0.113.9' }],
    ['::ffff:cb00:7109', { network: '203.0.113.9' }],
  ])('treats %s as an IPv4 address', (address, expected) => {
    expect(networkTexts(address)).toEqual(expected);
  });

  it('finds the /64, /56 and /48 of an IPv6 address in every notation', () => {
    const expected = {
      network: '2001:db8:0:12::/64',
      network56: '2001:db8::/56',
      network48: '2001:db8::/48',
    };
    for (const address of [
      '2001:db8::12:0:0:0:1',
      '2001:db8:0:12::9',
      '2001:0DB8:0000:0012:ffff:ffff:ffff:ffff',
      '2001:db8:0:12:aaaa::1%eth0',
    ]) {
      expect(networkTexts(address)).toEqual(expected);
    }
  });

  it('is equal for any two hosts of one /64, also with groups of zero', () => {
    const hosts = fc.tuple(fc.integer({ min: 0, max: 0xff_ff }), fc.integer({ min: 1, max: 0xff }));
    fc.assert(
      fc.property(hosts, hosts, ([a, b], [c, d]) => {
        const [one, other] = [a, c].map((group) => `2001:db8::${group.toString(16)}`);
        expect(networkTexts(`${one}:${b}`)).toEqual(networkTexts(`${other}:${d}`));
      }),
    );
  });

  it('keeps invalid addresses separate', () => {
    expect(networkTexts('unix')).toEqual({ network: 'unix' });
  });
});

describe('networksOf', () => {
  it('returns digests that depend on the key of the backend', () => {
    const signers = [1, 2].map((byte) => {
      const signer = new Signer();
      signer.useKey(Buffer.alloc(32, byte));
      return signer;
    });
    const [one, other] = signers.map((signer) => networksOf(signer, '203.0.113.9'));
    expect(one?.network).toMatch(/^[\w-]{22}$/);
    expect(one).not.toEqual(other);
    expect(Object.keys(networksOf(signers[0] as Signer, '2001:db8::1'))).toHaveLength(3);
  });
});
