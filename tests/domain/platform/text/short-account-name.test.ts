import { shortAccountName } from '#domain/platform/text/short-account-name.ts';
import { describe, expect, it } from 'vitest';

describe('shortAccountName', () => {
  it('names the holder and shows no more than the last four characters', () => {
    expect(shortAccountName('HDFC Bank', '50100012347093')).toBe('HDFC Bank, ending in 7093');
    expect(shortAccountName('CDSL', '7093')).toBe('CDSL, ending in 7093');
    // @ts-expect-error -- a number is no text
    expect(() => shortAccountName('HDFC Bank', 7093)).toThrow('text');
  });
});
