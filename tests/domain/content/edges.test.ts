import { describe, expect, it } from 'vitest';
import { isBlank, isEmail, isMobile } from '#domain/content/form-fields.ts';
import { newsStanding } from '#domain/content/news.ts';

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

describe('newsStanding', () => {
  it('says what it needs', () => {
    const list = { items: loose<readonly unknown[]>(5), offset: 0, hasMore: true, hasFailed: false };
    expect(() => newsStanding(list, { isLoading: false, search: '' })).toThrow(
      new Error('the news so far needs a list, got 5'),
    );
  });
});
