import type { DepositProduct } from '#application/fixed-deposits/deposit-catalogue.ts';
import {
  amountAfterTyping,
  DEFAULT_DEPOSIT_AMOUNT,
  type DepositAmountRules,
  depositAmountRulesFor,
  type DepositAmountViolation,
  depositAmountViolation,
  readAmountInput,
} from '#domain/fixed-deposits/deposit-amount.ts';
import type { Money } from '#domain/platform/money.ts';
import { makeAutoObservable } from 'mobx';

/** The amount in the box, under the rules of the deposit. */
export class InvestmentAmount {
  value: Money | undefined;
  /** What is wrong with what was typed last; a refused amount leaves the one before in the box. */
  private typed: DepositAmountViolation | undefined = undefined;
  rules: DepositAmountRules | undefined = undefined;

  /** @param digits what was kept; the default amount where nothing was. */
  constructor(digits: string | undefined) {
    this.value = digits === undefined ? DEFAULT_DEPOSIT_AMOUNT : readAmountInput(digits);
    makeAutoObservable(this);
  }

  get digits(): string {
    return this.value?.text ?? '';
  }

  /** What stands in the way of this amount. */
  get violation(): DepositAmountViolation | undefined {
    return this.rules === undefined ? undefined : depositAmountViolation(this.value, this.rules);
  }

  /** What the field says: also an amount above the maximum, which it did not take. */
  get shownViolation(): DepositAmountViolation | undefined {
    return this.typed === 'above-maximum' ? this.typed : this.violation;
  }

  follow({ issuerId, minimumAmount, maximumAmount }: DepositProduct): void {
    const rules = { issuerId, minimum: minimumAmount, maximum: maximumAmount };
    this.rules = depositAmountRulesFor(rules);
  }

  type(text: string): void {
    if (this.rules === undefined) return;
    const { amount, violation } = amountAfterTyping(text, {
      previous: this.value,
      rules: this.rules,
    });
    this.value = amount;
    this.typed = violation;
  }

  /** The message about a refused amount has done its work. */
  settle(): void {
    this.typed = undefined;
  }
}
