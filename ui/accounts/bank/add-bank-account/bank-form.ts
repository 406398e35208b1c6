import { accountHolderNameInput } from '#domain/accounts/bank/account-holder-name.ts';
import {
  accountNumberInput,
  accountNumberViolation,
  accountNumberViolationTexts,
} from '#domain/accounts/bank/account-number.ts';
import { ifscInput, ifscViolation, ifscViolationTexts } from '#domain/accounts/bank/ifsc.ts';
import { ByRule } from '#ui/platform/forms/by-rule.ts';
import { makeAutoObservable } from 'mobx';

export class BankForm {
  @ByRule(ifscViolation, ({ kind }) => ifscViolationTexts[kind]) ifsc = '';
  @ByRule(accountNumberViolation, ({ kind }) => accountNumberViolationTexts[kind])
  accountNumber = '';

  /** The name that the bank returns; users cannot type it. */
  accountHolderName = '';

  constructor() {
    makeAutoObservable(this);
  }

  fillHolder(nameAtBank: string): void {
    this.accountHolderName = accountHolderNameInput(nameAtBank);
  }

  typeIfsc(text: string): void {
    this.ifsc = ifscInput(text);
  }

  typeAccountNumber(text: string): void {
    this.accountNumber = accountNumberInput(text);
  }
}
