import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ContactMessage,
  contactMessageViolations,
  LONGEST_CONTACT_MESSAGE,
} from '#domain/content/contact-message.ts';

const good: ContactMessage = {
  name: 'Meera',
  email: 'meera@mail.example',
  mobile: '',
  message: 'When do you open?',
};
const of = (over: Partial<ContactMessage>) => contactMessageViolations({ ...good, ...over });

describe('contactMessageViolations', () => {
  it('needs name, email and message; a mobile may be left empty', () => {
    expect(of({})).toEqual({});
    expect(of({ mobile: '9876543210' })).toEqual({});
    expect(contactMessageViolations({ name: ' ', email: '', mobile: '98', message: ' ' })).toEqual({
      name: 'missing',
      email: 'missing',
      mobile: 'not-ten-digits',
      message: 'missing',
    });
    expect(of({ email: 'meera@mail' })).toEqual({ email: 'malformed' });
    for (const name of ['\u202eareeM', '<b>Meera</b>', 'Meera\nIyer']) {
      expect(of({ name })).toEqual({ name: 'unreadable' });
    }
    expect(of({ name: " Meera (O'Neil & Co.) " })).toEqual({});
  });

  it('accepts at most 1000 characters, as people count them', () => {
    expect(LONGEST_CONTACT_MESSAGE).toBe(1000);
    fc.assert(
      fc.property(
        fc.integer({ min: 995, max: 1005 }),
        fc.constantFrom('a', '🙂', 'क'),
        (length, letter) => {
          const found = of({ message: ` ${letter.repeat(length)} ` });
          expect(found).toEqual(length > 1000 ? { message: 'too-long' } : {});
        },
      ),
    );
  });
});
