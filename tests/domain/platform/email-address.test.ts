import { isEmailAddress, emailViolationTexts } from '#domain/platform/email-address.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('isEmailAddress', () => {
  it.each([
    ...['a@b.c', 'meera.iyer+fd@mail.example.in', 'x_1@a-b.co', 'मीरा@डाक.भारत'],
    ...["o'neil@mail.example", 'a/b=c@mail.example', 'क़मर@mail.example', 'jose\u0301@b.c'],
  ])('accepts %s', (address) => {
    expect(isEmailAddress(address)).toBe(true);
  });

  it.each([
    'a',
    'a@b',
    'a@b.',
    '@b.c',
    'a b@c.d',
    'a@@b.c',
    'a@b..c',
    'a@a.a.a.a!',
    'a@b.c,d@e.f',
    'a@-b.c',
    'a@b-.c',
    'a@b_c.d',
    'a@b.c\n',
    'mailto:x1@mail.example',
    'a,b@mail.example',
    'a;b@mail.example',
    '<x2@mail.example',
    '(a)b@mail.example',
    '"a"@mail.example',
    'ａsha@mail.example',
    'asha@ｍail.example',
    'asha＠mail.example',
    'asha\u202e@mail.example',
    '\ud800@mail.example',
  ])('refuses %j', (address) => {
    expect(isEmailAddress(address)).toBe(false);
  });

  it('has 64 characters before the @, 255 after it and 63 in a part', () => {
    const host = (labels: number) => `${'b.'.repeat(labels - 1)}c`;
    expect(isEmailAddress(`${'a'.repeat(64)}@b.c`)).toBe(true);
    expect(isEmailAddress(`${'a'.repeat(65)}@b.c`)).toBe(false);
    expect(isEmailAddress(`a@${host(128)}`)).toBe(true);
    expect(isEmailAddress(`a@${host(129)}`)).toBe(false);
    expect(isEmailAddress(`a@${'b'.repeat(63)}.c`)).toBe(true);
    expect(isEmailAddress(`a@${'b'.repeat(64)}.c`)).toBe(false);
  });

  it('accepts every address that the standard allows', () => {
    fc.assert(fc.property(fc.emailAddress(), (address) => isEmailAddress(address)));
  });

  it('rejects text beyond the length limits, of any length', () => {
    for (const text of [`a@${'a.'.repeat(50_000)}@`, '@'.repeat(100_000), `a@${'-'.repeat(255)}`]) {
      expect(isEmailAddress(text)).toBe(false);
    }
  });
});

describe('emailViolationTexts', () => {
  it('say what is wrong with an email address [PM-5.21, PM-5.24]', () => {
    expect(emailViolationTexts).toEqual({
      missing: 'Please enter your email address',
      malformed: 'Please enter a valid email address',
    });
  });
});
