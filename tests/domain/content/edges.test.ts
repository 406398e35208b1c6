import { describe, expect, it } from 'vitest';
import { isBlank, isEmail, isMobile } from '#domain/content/form-fields.ts';
import { newsStanding } from '#domain/content/news.ts';
import { supportHours } from '#domain/content/support-hours.ts';

/** What plain JavaScript may pass. */
function loose<Value>(value: unknown): Value {
  return value as Value;
}

describe.each([
  { name: 'isMobile', rule: isMobile, sentence: 'text was expected, got 5' },
  { name: 'isEmail', rule: isEmail, sentence: 'text was expected, got 5' },
  { name: 'isBlank', rule: isBlank, sentence: 'text was expected, got 5' },
])('$name', ({ rule, sentence }) => {
  it('says what it needs', () => {
    expect(() => rule(loose(5))).toThrow(new Error(sentence));
  });
});

describe('supportHours', () => {
  it('says what it needs', () => {
    expect(() => supportHours(loose('gold'))).toThrow(
      new Error(
        'one of landing, public-help, contact, private-market-help was expected, got "gold"',
      ),
    );
  });
});

describe('newsStanding', () => {
  it('says what it needs', () => {
    const items = loose<readonly unknown[]>(5);
    const list = { items, offset: 0, hasMore: true, hasFailed: false };
    expect(() => newsStanding(list, { isLoading: false, search: '' })).toThrow(
      new Error('a list was expected, got 5'),
    );
  });
});
