import { repeatsField } from '#infrastructure/backend/http/json-bodies.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const repeats = (json: string) => repeatsField(json, JSON.parse(json));

describe('repeatsField', () => {
  it.each([
    '{"a":1,"a":2}',
    '{"a":1,"b":{"c":"x","c":"y"}}',
    '[{"a":1},{"a":1, "a" : 1}]',
    '{"a":1,"\\u0061":2}',
    '{"a":{"b":1},"a":{"b":1}}',
  ])('finds one in %s', (json) => {
    expect(repeats(json)).toBe(true);
  });

  it('finds none in serialised values with any texts', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(0, 2), (value, space) => {
        expect(repeats(JSON.stringify({ value }, undefined, space))).toBe(false);
      }),
    );
    expect(repeats(String.raw`{"a\":":"\\\":","b":"{\"a\":1,\"a\":2}"}`)).toBe(false);
  });

  it('reads a quarter of a megabyte, at any depth', () => {
    for (const json of [
      `${'['.repeat(60_000)}${']'.repeat(60_000)}`,
      `{"a":"${String.raw`\"`.repeat(120_000)}"}`,
    ]) {
      expect(repeats(json)).toBe(false);
    }
  });
});
