import {
  accountNumberInput,
  accountNumberViolation,
} from '#domain/accounts/bank/account-number.ts';
import { ifscViolation } from '#domain/accounts/bank/ifsc.ts';
import { emailViolation } from '#domain/accounts/kyc/email.ts';
import { panViolation } from '#domain/accounts/kyc/pan.ts';
import { nomineeViolations } from '#domain/accounts/nominees/nominee.ts';
import { addressViolations } from '#domain/accounts/profile/address.ts';
import { parentNameViolation } from '#domain/accounts/profile/parents.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { nameInput } from '#domain/platform/text/name-text.ts';
import { BankForm } from '#ui/accounts/bank/add-bank-account/bank-form.ts';
import { KycForm } from '#ui/accounts/kyc/kyc-form.ts';
import { NomineeForm, nomineeTextFields } from '#ui/accounts/nominees/nominee-form.ts';
import { AddressForm, addressFieldNames } from '#ui/accounts/profile/user-address/address-form.ts';
import { ParentsForm } from '#ui/accounts/profile/parental-details/parental-details.view-model.ts';
import { isValid, validate } from '#ui/platform/forms/validate.ts';
import fc from 'fast-check';
import { runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';

const today = CalendarDate.of('2026-11-21');

/** Arbitrary text, a good share of it nearly valid. */
const text = fc.oneof(
  fc.string(),
  fc.stringMatching(/^[A-Z]{3}[PCX][A-Z][0-9]{4}[A-Z]$/),
  fc.stringMatching(/^[A-Z]{4}[01][A-Z0-9]{6}$/),
  fc.stringMatching(/^[0-9]{0,19}$/),
  fc.stringMatching(/^[a-z]{1,4}@[a-z]{1,4}(\.[a-z]{2})?$/),
  fc.stringMatching(/^[A-Za-z ]{0,12}$/),
  fc.constantFrom('01/02/1990', '01/02/2015', '31/02/2000', '01/01/2999', '20', '100', '101'),
);

/** Whether a field of a form has an error. */
function hasError<Form extends object>(form: Form, field: keyof Form & string): boolean {
  return validate(form)[field] !== undefined;
}

describe('a form and the domain’s rule', () => {
  it('agree on any PAN and email [AP-5.18]', () => {
    fc.assert(
      fc.property(text, text, (pan, email) => {
        const form = new KycForm(today);
        runInAction(() => Object.assign(form, { pan, email }));
        expect(hasError(form, 'pan')).toBe(panViolation(pan) !== undefined);
        expect(hasError(form, 'email')).toBe(emailViolation(email) !== undefined);
      }),
    );
  });

  it('agree on any IFSC and account number [AP-5.33, AP-5.37]', () => {
    fc.assert(
      fc.property(text, text, (ifsc, accountNumber) => {
        const form = new BankForm();
        runInAction(() => Object.assign(form, { ifsc, accountNumber }));
        expect(hasError(form, 'ifsc')).toBe(ifscViolation(ifsc) !== undefined);
        const read = accountNumberInput(accountNumber);
        expect(hasError(form, 'accountNumber')).toBe(accountNumberViolation(read) !== undefined);
      }),
    );
  });

  it('agree on any names of parents [FD-5.39, FD-5.40]', () => {
    const isWrong = (name: string) => parentNameViolation(nameInput(name)) !== undefined;
    fc.assert(
      fc.property(text, text, (fatherName, motherName) => {
        const form = new ParentsForm();
        runInAction(() => Object.assign(form, { fatherName, motherName }));
        expect(hasError(form, 'fatherName')).toBe(isWrong(fatherName));
        expect(hasError(form, 'motherName')).toBe(isWrong(motherName));
      }),
    );
  });

  it('agree on any address, field by field [AP-5.51, AP-5.53, AP-5.61]', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 6, maxLength: 6 }), (texts) => {
        const form = new AddressForm();
        addressFieldNames.forEach((name, at) => form.type(name, texts[at] ?? ''));
        const violations = addressViolations(form.lines);
        expect(Object.keys(validate(form)).sort()).toEqual(Object.keys(violations).sort());
      }),
    );
  });

  it('agree on any nominee as a whole [AP-5.70, AP-5.76]', () => {
    const texts = fc.array(text, {
      minLength: nomineeTextFields.length,
      maxLength: nomineeTextFields.length,
    });
    fc.assert(
      fc.property(texts, fc.boolean(), (typed, isInvestorAddress) => {
        const form = new NomineeForm(today);
        nomineeTextFields.forEach((name, at) => form.type(name, typed[at] ?? ''));
        form.setInvestorAddress(isInvestorAddress);
        const violations = nomineeViolations(form.draft, today);
        expect(isValid(validate(form))).toBe(Object.keys(violations).length === 0);
      }),
    );
  });
});
