import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNewsAbout, newsSearchTerm } from '#domain/content/news.ts';

describe('newsSearchTerm', () => {
  it('is trimmed, and nothing else [PM-5.45, AP-5.95]', () => {
    expect(newsSearchTerm('  Kaveri Foods\t')).toBe('Kaveri Foods');
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(newsSearchTerm(text)).toBe(text.trim());
        expect(newsSearchTerm(newsSearchTerm(text))).toBe(newsSearchTerm(text));
      }),
    );
    expect(() => newsSearchTerm(5 as unknown as string)).toThrow('text was expected');
  });
});

describe('isNewsAbout', () => {
  const item = { name: 'Kaveri Foods', heading: 'A second mill opens' };

  it('finds every word in the name or the heading', () => {
    expect(isNewsAbout(item, 'mill kaveri')).toBe(true);
    expect(isNewsAbout(item, 'KAVERI')).toBe(true);
    expect(isNewsAbout(item, 'kaveri bank')).toBe(false);
    expect(isNewsAbout(item, '')).toBe(true);
  });

  it('is about its own company', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, heading) => {
        expect(isNewsAbout({ name, heading }, name)).toBe(true);
      }),
    );
    expect(() => isNewsAbout(5 as unknown as typeof item, '')).toThrow(
      'a plain object was expected',
    );
  });
});
