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
  /** As typed; the digits may be grouped by spaces or hyphens. */
  @ByRule(typedNumberViolation, ({ kind }) => accountNumberViolationTexts[kind])
  accountNumber = '';

  /** The name that the bank returns; users cannot type it. */
  accountHolderName = '';

  constructor() {
    makeAutoObservable(this);
  }

  /** The account number that the text means, or the text if it means none. */
  get readAccountNumber(): string {
    return accountNumberInput(this.accountNumber);
  }

  fillHolder(nameAtBank: string): void {
    this.accountHolderName = accountHolderNameInput(nameAtBank);
  }

  typeIfsc(text: string): void {
    this.ifsc = ifscInput(text);
  }

  typeAccountNumber(text: string): void {
    this.accountNumber = text;
  }
}

function typedNumberViolation(text: string) {
  return accountNumberViolation(accountNumberInput(text));
}
