import { accountHolderNameInput } from '#domain/accounts/bank/account-holder-name.ts';
import {
  accountNumberInput,
  accountNumberViolation,
  accountNumberViolationTexts,
} from '#domain/accounts/bank/account-number.ts';
import { ifscInput, ifscViolation, ifscViolationTexts } from '#domain/accounts/bank/ifsc.ts';
import { ByRule } from '#ui/platform/forms/by-rule.ts';
import { makeAutoObservable } from 'mobx';

type AccountTexts = Readonly<Record<'ifsc' | 'accountNumber', string>>;

export class BankForm {
  @ByRule(ifscViolation, ({ kind }) => ifscViolationTexts[kind]) ifsc = '';
  /** As typed; the digits may be grouped by spaces or hyphens. */
  @ByRule(typedNumberViolation, ({ kind }) => accountNumberViolationTexts[kind])
  accountNumber = '';

  /** What was typed before an account was chosen that was found by the mobile number. */
  ownIfsc = '';
  ownAccountNumber = '';

  /** The name that the bank returns; users cannot type it. */
  accountHolderName = '';

  constructor() {
    makeAutoObservable(this);
  }

  /** The account number that the text means, or the text if it means none. */
  get readAccountNumber(): string {
    return accountNumberInput(this.accountNumber);
  }

  /** Takes the given account in place of what was typed. */
  take(account: AccountTexts): void {
    Object.assign(this, account);
  }

  keepOwn(): void {
    Object.assign(this, { ownIfsc: this.ifsc, ownAccountNumber: this.accountNumber });
  }

  takeOwn(): void {
    this.take({ ifsc: this.ownIfsc, accountNumber: this.ownAccountNumber });
  }

  empty(): void {
    this.take({ ifsc: '', accountNumber: '' });
    this.keepOwn();
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
