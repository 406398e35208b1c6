import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_SORT_DIRECTION,
  discoverCategoryId,
  discoverTitle,
  DiscoverType,
  discoverTypeFor,
} from '#ui/fixed-deposits/catalogue/list/discover-type.ts';

const types = fc.constantFrom(...Object.values(DiscoverType));

describe('discoverTypeFor', () => {
  it('accepts High Return, short term and long term, in any case and spacing [FD-2.22]', () => {
    fc.assert(
      fc.property(types, fc.constantFrom('', '-', '_', '  '), (type, between) => {
        expect(discoverTypeFor(type)).toBe(type);
        expect(discoverTypeFor(type.toUpperCase().replace(' ', between))).toBe(type);
      }),
    );
    expect(discoverTypeFor('medium term')).toBeUndefined();
  });
});

describe('discoverCategoryId', () => {
  it('is 4 for High Return [FD-9.30]', () => {
    expect(discoverCategoryId('High Return')).toBe(4);
  });

  it('is 2 for short term [FD-9.31]', () => {
    expect(discoverCategoryId('short term')).toBe(2);
  });

  it('is 6 for any other type [FD-9.32]', () => {
    expect(discoverCategoryId('long term')).toBe(6);
    fc.assert(
      fc.property(fc.string(), (text) => {
        const isKnown = discoverTypeFor(text) !== undefined;
        expect(isKnown || discoverCategoryId(text) === 6).toBe(true);
      }),
    );
  });
});

describe('discoverTitle', () => {
  it('is the type in title case and FDs [FD-2.23]', () => {
    fc.assert(
      fc.property(types, (type) => {
        expect(discoverTitle(type)).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+ FDs$/);
        expect(discoverTitle(type).toLowerCase()).toBe(`${type.toLowerCase()} fds`);
      }),
    );
  });
});

describe('DEFAULT_SORT_DIRECTION', () => {
  it('sorts by the shortest tenure first [FD-2.36]', () => {
    expect(DEFAULT_SORT_DIRECTION).toBe('ascending');
  });
});
