import { emailViolation } from '#domain/accounts/kyc/email.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('emailViolation', () => {
  it('is a non-space part, an @, a part, a dot, a part [AP-5.18]', () => {
    for (const good of ['a@b.c', 'meera.iyer+fd@mail.example.in', 'x_1@a-b.co']) {
      expect(emailViolation(good)).toBeUndefined();
    }
    for (const bad of ['a', 'a@b', 'a@b.', '@b.c', 'a b@c.d', 'a@b c.d', 'a@@b.c', 'a@b..c']) {
      expect(emailViolation(bad)).toEqual({ kind: 'malformed' });
    }
    expect(emailViolation('  ')).toEqual({ kind: 'missing' });
  });

  it('accepts every address that the standard allows', () => {
    fc.assert(fc.property(fc.emailAddress(), (email) => !emailViolation(email)));
  });

  it('rejects text of a hundred thousand characters', () => {
    expect(emailViolation(`a@${'a.'.repeat(50_000)}@`)).toEqual({ kind: 'malformed' });
  });
});
