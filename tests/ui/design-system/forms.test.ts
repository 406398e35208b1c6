import { ByRule } from '#ui/platform/forms/by-rule.ts';
import { isValid, validate } from '#ui/platform/forms/validate.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

type PinViolation = 'missing' | 'malformed';

function pinViolation(text: string): PinViolation | undefined {
  if (text === '') return 'missing';
  return /^[1-9]\d{5}$/.test(text) ? undefined : 'malformed';
}

function shareViolation(share: number): { readonly above: number } | undefined {
  return share > 100 ? { above: share - 100 } : undefined;
}

function repeatViolation(repeat: string, form: { readonly pin: string }): 'different' | undefined {
  return repeat === form.pin ? undefined : 'different';
}

const pinCopy = { missing: 'Enter your PIN code.', malformed: 'A PIN code has 6 digits.' };

class AddressForm {
  @ByRule(pinViolation, pinCopy) pin = '';
  @ByRule(repeatViolation, { different: 'The two differ.' }) repeat = '';
  @ByRule(shareViolation, ({ above }) => `${above} too much.`) share = 0;
  note = '';
}

describe('a form of domain rules', () => {
  it('shows the message of each violation beside its field', () => {
    const form = Object.assign(new AddressForm(), { pin: '12', repeat: '13', share: 105 });
    expect(validate(form)).toEqual({
      pin: 'A PIN code has 6 digits.',
      repeat: 'The two differ.',
      share: '5 too much.',
    });
  });

  it('shows nothing for a valid form', () => {
    const errors = validate(Object.assign(new AddressForm(), { pin: '560001', repeat: '560001' }));
    expect(errors).toEqual({});
    expect(isValid(errors)).toBe(true);
  });

  it('agrees with the rule on any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{6}$/)), (pin) => {
        const violation = pinViolation(pin);
        const { pin: error } = validate(Object.assign(new AddressForm(), { pin, repeat: pin }));
        expect(error).toBe(violation === undefined ? undefined : pinCopy[violation]);
      }),
    );
  });

  it('does not know fields without a rule', () => {
    expect(Object.keys(validate(new AddressForm()))).toEqual(['pin']);
  });
});
