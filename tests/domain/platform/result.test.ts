import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invariant, shown } from '#domain/platform/invariant.ts';
import { failure, success } from '#domain/platform/result.ts';

describe('success', () => {
  it('carries a value or a failure', () => {
    expect(success(1)).toEqual({ ok: true, value: 1 });
    expect(success()).toEqual({ ok: true, value: undefined });
    expect(failure('late')).toEqual({ ok: false, failure: 'late' });
  });

  it('holds any value', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(success(value)).toStrictEqual({ ok: true, value });
      }),
    );
  });
});

describe('invariant', () => {
  it('throws the message of a broken invariant', () => {
    expect(() => invariant(false, 'a deposit needs a tenure')).toThrow('a deposit needs a tenure');
    expect(() => invariant(true, 'never')).not.toThrow();
  });
});

describe('shown', () => {
  it('shows any value in a few characters', () => {
    expect(shown('x'.repeat(99))).toHaveLength(42);
    expect([shown({}), shown(undefined), shown(shown), shown(7)]).toEqual([
      'an object',
      'undefined',
      'a function',
      '7',
    ]);
  });
});

describe('failure', () => {
  it('holds any reason', () => {
    fc.assert(
      fc.property(fc.string(), (why) => {
        expect(failure(why)).toStrictEqual({ ok: false, failure: why });
      }),
    );
  });
});
