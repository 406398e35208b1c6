import { describe, expect, it } from 'vitest';
import { isBlank, isEmail, isMobile } from '#domain/content/form-fields.ts';
import { newsStanding } from '#domain/content/news.ts';
import { supportHours } from '#domain/content/support-hours.ts';

/** What plain JavaScript may pass. */
function loose<Value>(value: unknown): Value {
  return value as Value;
}

describe.each([
  { name: 'isMobile', rule: isMobile, sentence: 'a mobile number needs text, got 5' },
  { name: 'isEmail', rule: isEmail, sentence: 'an e-mail address needs text, got 5' },
  { name: 'isBlank', rule: isBlank, sentence: 'a field needs text, got 5' },
])('$name', ({ rule, sentence }) => {
  it('says what it needs', () => {
    expect(() => rule(loose(5))).toThrow(new Error(sentence));
  });
});

describe('supportHours', () => {
  it('says what it needs', () => {
    expect(() => supportHours(loose('gold'))).toThrow(
      new Error('there is no place that tells the hours of the support "gold"'),
    );
  });
});

describe('newsStanding', () => {
  it('says what it needs', () => {
    const items = loose<readonly unknown[]>(5);
    const list = { items, offset: 0, hasMore: true, hasFailed: false };
    expect(() => newsStanding(list, { isLoading: false, search: '' })).toThrow(
      new Error('the news so far needs a list, got 5'),
    );
  });
});
