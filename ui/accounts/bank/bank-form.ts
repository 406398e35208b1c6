import { accountHolderNameInput } from '#domain/accounts/bank/account-holder-name.ts';
import {
  accountNumberInput,
  accountNumberViolation,
} from '#domain/accounts/bank/account-number.ts';
import { ifscInput, ifscViolation } from '#domain/accounts/bank/ifsc.ts';
import { ByRule } from '#ui/platform/forms/by-rule.ts';
import { makeAutoObservable } from 'mobx';
import { accountNumberCopy, ifscCopy } from './copy.ts';

export class BankForm {
  @ByRule(ifscViolation, ifscCopy) ifsc = '';
  @ByRule(accountNumberViolation, accountNumberCopy) accountNumber = '';

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
