import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import {
  Dated, type DatedRule, needsReadingDay, type RuleSource, SourceMark,
} from '#domain/platform/dated.ts';
import { calendarDates } from '#tests/arbitraries/calendar-dates.ts';

const day = (iso: string) => CalendarDate.of(iso);
const source: RuleSource = {
  title: 'Section 1',
  publisher: 'Parliament',
  url: 'https://example.in/section-1',
  published: day('2025-08-21'),
  readOn: day('2026-11-23'),
  mark: 'P',
};
function rule(from: string, value: number): DatedRule<number> {
  return { from: day(from), value, source };
}

/** Rules with different first days, in calendar order. */
const packs = fc
  .uniqueArray(calendarDates(), { minLength: 1, maxLength: 6, selector: ({ iso }) => iso })
  .map((days) =>
    days
      .toSorted((a, b) => b.daysUntil(a))
      .map((from, value): DatedRule<number> => ({ from, value, source })),
  );

describe('Dated', () => {
  it('has the rule that started last, and is undefined before the first', () => {
    fc.assert(
      fc.property(packs, calendarDates(), (rules, today) => {
        const started = rules.filter(({ from }) => from.daysUntil(today) >= 0);
        expect(Dated.of(rules).on(today)?.value).toBe(started.at(-1)?.value);
      }),
    );
  });

  it('changes on the first day of each rule', () => {
    fc.assert(
      fc.property(packs, fc.nat(), (rules, any) => {
        const at = any % rules.length;
        const first = rules[at]?.from ?? day('2000-01-01');
        const dated = Dated.of(rules);
        expect(dated.on(first)?.value).toBe(at);
        expect(dated.on(first.plus({ days: -1 }))?.value).toBe(at === 0 ? undefined : at - 1);
      }),
    );
  });

  it('refuses rules in any other order', () => {
    fc.assert(
      fc.property(packs, fc.nat(), fc.nat(), (rules, one, other) => {
        const [a, b] = [one % rules.length, other % rules.length];
        fc.pre(a !== b);
        const swapped = rules.map((each, at) => {
          if (at === a) return rules[b] ?? each;
          return at === b ? (rules[a] ?? each) : each;
        });
        expect(() => Dated.of(swapped)).toThrow('rules need ascending days');
      }),
    );
  });

  it('ends on a stated last day', () => {
    const dated = Dated.of([
      { ...rule('2020-01-01', 1), until: day('2020-12-31') },
      { ...rule('2021-01-01', 2), until: day('2021-06-30') },
    ]);
    const values = ['2020-12-31', '2021-01-01', '2021-06-30', '2021-07-01'].map(
      (iso) => dated.on(day(iso))?.value,
    );
    expect(values).toEqual([1, 2, 2, undefined]);
  });

  it.each([
    ['no rules', [], 'a dated value needs at least one rule'],
    ['two rules of one day', [rule('2020-01-01', 1), rule('2020-01-01', 2)], 'ascending days'],
    [
      'a gap',
      [{ ...rule('2020-01-01', 1), until: day('2020-11-30') }, rule('2021-01-01', 2)],
      'the rule from 2020-01-01 must end on the day before 2021-01-01',
    ],
    [
      'an overlap',
      [{ ...rule('2020-01-01', 1), until: day('2021-01-01') }, rule('2021-01-01', 2)],
      'the rule from 2020-01-01 must end on the day before 2021-01-01',
    ],
    [
      'an end before the start',
      [{ ...rule('2020-01-01', 1), until: day('2019-12-31') }],
      'the rule from 2020-01-01 ends before it starts',
    ],
    [
      'no value',
      [{ ...rule('2020-01-01', 1), value: undefined as unknown as number }],
      'a rule needs a value from 2020-01-01',
    ],
  ])('refuses %s', (_, rules, message) => {
    expect(() => Dated.of(rules)).toThrow(message);
  });

  it.each([
    [undefined, 'a plain object was expected'],
    [{ ...source, title: ' ' }, 'a source needs a title and a publisher'],
    [{ ...source, publisher: '' }, 'a source needs a title and a publisher'],
    [{ ...source, publisher: undefined }, 'text was expected'],
    [{ ...source, url: 'ftp://example.in' }, 'a source needs an address, got "ftp://example.in"'],
    [{ ...source, url: 'https://' }, 'a source needs an address'],
    [{ ...source, url: 'see https://example.in' }, 'a source needs an address'],
    [{ ...source, url: 'https://example.in and more' }, 'a source needs an address'],
    [{ ...source, published: '2025-08-21' }, 'a date was expected'],
    [{ ...source, readOn: '2026-11-23' }, 'a date was expected'],
    [{ ...source, readOn: day('2025-08-20') }, 'a source cannot be read before its publication'],
    [{ ...source, mark: 'X' }, 'one of P, Q, S, I, M, T was expected'],
  ])('refuses the source %o', (wrong, message) => {
    const rules = [{ ...rule('2020-01-01', 1), source: wrong as unknown as RuleSource }];
    expect(() => Dated.of(rules)).toThrow(message);
  });

  it('accepts a source read on the day of its publication', () => {
    const read = { ...source, published: source.readOn };
    expect(Dated.of([{ ...rule('2020-01-01', 1), source: read }]).rules[0]?.source).toEqual(read);
  });

  it('accepts a source without a day of publication', () => {
    const undated = { ...source, published: undefined };
    const [first] = Dated.of([{ ...rule('2020-01-01', 1), source: undated }]).rules;
    expect(first?.source.published).toBeUndefined();
  });

  it('cannot be changed', () => {
    const given = { ...rule('2020-01-01', 1), until: day('2020-12-31') };
    const dated = Dated.of([given]);
    expect(dated.rules).toEqual([given]);
    const parts = [dated, dated.rules, dated.rules[0], dated.rules[0]?.source];
    expect(parts.every((part) => Object.isFrozen(part))).toBe(true);
  });
});

describe('needsReadingDay', () => {
  it('is false only for the primary text and its quotations', () => {
    const marks = Object.values(SourceMark);
    const needing = marks.filter((mark) => needsReadingDay({ ...source, mark }));
    expect(needing).toEqual(['S', 'I', 'M', 'T']);
  });
});
