import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  competitorNames,
  distinctTexts,
  plainName,
} from '#domain/private-market/catalogue/distinct-texts.ts';

const names = fc.array(
  fc.oneof(
    fc.constantFrom('Kaveri', 'kaveri ', ' KAVERI', 'Malabar  Spices', 'malabar spices', ' '),
    fc.string(),
  ),
  { maxLength: 12 },
);
const plain = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();

describe('distinctTexts', () => {
  it('has each text once, as first written, and no blank ones', () => {
    fc.assert(
      fc.property(names, (list) => {
        const kept = distinctTexts(list);
        expect(kept.map(plain)).toEqual(
          [...new Set(list.map(plain))].filter((text) => text !== ''),
        );
        expect(kept.every((text) => list.map((each) => each.trim()).includes(text))).toBe(true);
        expect(distinctTexts(kept)).toEqual(kept);
      }),
    );
    expect(distinctTexts(['Malabar  Spices', 'malabar spices', ' Tapti '])).toEqual([
      'Malabar  Spices',
      'Tapti',
    ]);
  });
});

describe('plainName', () => {
  it('is the same for a name in other capitals or with other spaces', () => {
    expect(plainName('  NATIONAL  Stock\tExchange ')).toBe('national stock exchange');
  });
});

describe('competitorNames', () => {
  it('lists distinct names without the company, ignoring capitals and spaces', () => {
    fc.assert(
      fc.property(names, fc.constantFrom('kaveri', 'Malabar Spices', 'Other'), (list, company) => {
        const found = competitorNames({ company, names: list });
        expect(found).toEqual(distinctTexts(list).filter((name) => plain(name) !== plain(company)));
      }),
    );
    const list = ['Kaveri Foods', ' MALABAR  spices', 'kaveri foods', 'Tapti'];
    expect(competitorNames({ company: 'Malabar Spices ', names: list })).toEqual([
      'Kaveri Foods',
      'Tapti',
    ]);
  });
});
