import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressesXml,
  parseAddressesXml,
} from '#infrastructure/accounts/profile/addresses-xml.wire.ts';
import { AddressType } from '#domain/accounts/profile/address.ts';

const texts = fc.stringMatching(/^[A-Za-z0-9 &<>"'₹]{0,12}$/);
const addresses = fc.array(
  fc.record({
    id: fc.integer({ min: 0, max: 999_999_999 }),
    type: fc.constantFrom(...Object.values(AddressType)),
    line1: texts,
    line2: texts,
    pincode: texts,
    city: texts,
    state: texts,
    country: texts,
  }),
  { maxLength: 4 },
);

describe('addressesXml', () => {
  it('carries no markup of its texts [AP-7.48]', () => {
    fc.assert(
      fc.property(addresses, (list) => {
        const tags = addressesXml(list).match(/<[^>]*>/g) ?? [];
        expect(tags).toHaveLength(2 + list.length * 18);
      }),
    );
  });

  it('rejects an unknown id or kind', () => {
    const [sample] = fc.sample(addresses, { numRuns: 1, seed: 1 });
    const address = { ...(sample?.[0] ?? emptyAddress), id: -1 };
    expect(() => addressesXml([address])).toThrow('a whole number from');
    const kind = { ...address, id: 1, type: 'office' as AddressType };
    expect(() => addressesXml([kind])).toThrow('one of ');
  });
});

describe('parseAddressesXml', () => {
  it('reads back what was written [AP-7.48]', () => {
    fc.assert(
      fc.property(addresses, (list) => {
        expect(parseAddressesXml(addressesXml(list))).toEqual({ ok: true, value: list });
      }),
    );
  });

  it('has ids of nine digits at most', () => {
    const largest = [{ ...emptyAddress, id: 999_999_999 }];
    expect(parseAddressesXml(addressesXml(largest))).toEqual({ ok: true, value: largest });
    expect(() => addressesXml([{ ...emptyAddress, id: 1_000_000_000 }])).toThrow(
      'a whole number from 0 to 999999999 was expected, got 1000000000',
    );
  });

  it.each(['x12', '12x', '', '1234567890'])('rejects the id "%s"', (id) => {
    const xml = addressesXml([{ ...emptyAddress, id: 12 }]).replace('12', id);
    expect(parseAddressesXml(xml)).toEqual({ ok: false, failure: { kind: 'unreadable' } });
  });

  it('rejects an unknown kind of address', () => {
    const xml = addressesXml([emptyAddress]).replace('permanent', 'office');
    expect(parseAddressesXml(xml)).toEqual({ ok: false, failure: { kind: 'unreadable' } });
  });
});

const emptyAddress = {
  id: 0,
  type: AddressType.Permanent,
  line1: '',
  line2: '',
  pincode: '',
  city: '',
  state: '',
  country: '',
};
