import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type InvestorNoteForm,
  investorNoteRequest,
  investorNoteViolations,
} from '#domain/content/investor-note.ts';

const good: InvestorNoteForm = { name: '', whatsappNumber: '9876543210', email: '' };
const forms = fc.record({
  name: fc.constantFrom('', ' ', 'Meera ', '\t'),
  whatsappNumber: fc.constantFrom('9876543210', ' 9876543210', '98', '', '+919876543210'),
  email: fc.constantFrom('', ' ', 'meera@mail.example', ' meera@mail.example', 'meera'),
});

describe('investorNoteViolations', () => {
  const of = (over: Partial<InvestorNoteForm>) => investorNoteViolations({ ...good, ...over });

  it('accepts a missing name and email, but no blank name and no malformed email', () => {
    expect(of({})).toEqual({});
    expect(of({ name: 'Meera', email: 'meera@mail.example' })).toEqual({});
    expect(of({ name: '  ' })).toEqual({ name: 'blank' });
    expect(of({ name: '\u202eareeM' })).toEqual({ name: 'unreadable' });
    expect(of({ name: '<b>Meera' })).toEqual({ name: 'unreadable' });
    for (const email of [' ', 'a@b', 'meera'])
      expect(of({ email })).toEqual({ email: 'malformed' });
  });

  it('needs one WhatsApp number of ten digits [PM-5.25, PM-9.16]', () => {
    for (const whatsappNumber of ['', '987654321', '98765432101', '+19876543210', '९८७६५४३२१०']) {
      expect(of({ whatsappNumber })).toEqual({ whatsappNumber: 'not-ten-digits' });
    }
  });

  it('names every field that is wrong, and no other', () => {
    fc.assert(
      fc.property(forms, (form) => {
        const { name, whatsappNumber, email } = form;
        const isIndian = /^(?:\+91)?9876543210$/.test(whatsappNumber.trim());
        const wrong = [
          ...([' ', '\t'].includes(name) ? ['name'] : []),
          ...(isIndian ? [] : ['whatsappNumber']),
          ...([' ', 'meera'].includes(email) ? ['email'] : []),
        ];
        expect(Object.keys(investorNoteViolations(form))).toEqual(wrong);
      }),
    );
  });
});

describe('investorNoteRequest', () => {
  it('leaves out what was left empty, and trims the rest [PM-5.25]', () => {
    expect(investorNoteRequest(good)).toEqual({ whatsappNumber: '9876543210' });
    const withCode = { ...good, whatsappNumber: '+91 98765 43210' };
    expect(investorNoteRequest(withCode)).toEqual({ whatsappNumber: '9876543210' });
    const typed = {
      name: ' Meera ',
      whatsappNumber: ' 9876543210 ',
      email: ' meera@mail.example ',
    };
    expect(investorNoteRequest(typed)).toEqual({
      name: 'Meera',
      whatsappNumber: '9876543210',
      email: 'meera@mail.example',
    });
  });

  it('is defined exactly for a valid form, without blanks around its values', () => {
    fc.assert(
      fc.property(forms, (form) => {
        const request = investorNoteRequest(form);
        const isFine = Object.keys(investorNoteViolations(form)).length === 0;
        expect(request !== undefined).toBe(isFine);
        for (const value of Object.values(request ?? {})) expect(value).toBe(String(value).trim());
      }),
    );
    expect(() => investorNoteRequest({ ...good, name: 5 as unknown as string })).toThrow(
      'text was expected',
    );
  });
});
