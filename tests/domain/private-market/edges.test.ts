import { describe, expect, it } from 'vitest';
import * as published from '#domain/index.ts';

const { Money } = published;
describe('cagr', () => {
  it.each([
    ['-100', '200'],
    ['0', '200'],
    ['0', '0'],
    ['100', '-200'],
    ['-100', '-200'],
  ])('has no growth from %s to %s', (first, last) => {
    const growth = { first: Money.of(first), last: Money.of(last), years: 1 };
    expect(published.cagr(growth)).toBeUndefined();
  });
});

describe('distinctTexts', () => {
  it('distinguishes names with the same letters and other word breaks', () => {
    expect(published.distinctTexts(['Ab c', 'A bc', 'a  BC'])).toEqual(['Ab c', 'A bc']);
  });
});

describe('sortedShares', () => {
  const names = (...given: readonly string[]) =>
    published
      .sortedShares(
        given.map((name) => ({ name })),
        'name',
      )
      .map(({ name }) => name);

  it('ignores blanks before a name', () => {
    expect(names(' Beta', 'Alpha')).toEqual(['Alpha', ' Beta']);
  });

  it('sorts signs before letters, ignoring capitals', () => {
    expect(names('Ab', 'A_', 'aa')).toEqual(['A_', 'aa', 'Ab']);
  });

  it('leaves equal names in the order they came in', () => {
    expect(names('Beta', 'alpha', 'Alpha', 'ALPHA')).toEqual(['alpha', 'Alpha', 'ALPHA', 'Beta']);
  });
});
