import type { DepositProduct } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import {
  amountAfterTyping,
  DEFAULT_DEPOSIT_AMOUNT,
  type DepositAmountRules,
  depositAmountRulesFor,
  type DepositAmountViolation,
  readAmountInput,
} from '#domain/fixed-deposits/booking/deposit-amount.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import type { Money } from '#domain/platform/money.ts';
import { makeAutoObservable } from 'mobx';

/** The amount in the box, validated by the rules of the deposit. */
export class InvestmentAmount {
  /** The text of the field, which may be invalid. */
  text: string;
  rules: DepositAmountRules | undefined = undefined;

  /** @param stored the stored choice, perhaps without an amount; if absent, the default amount */
  constructor(stored: { readonly amount: Money | undefined } | undefined) {
    const { amount } = stored ?? { amount: DEFAULT_DEPOSIT_AMOUNT };
    this.text = indianGroups(amount?.text ?? '');
    makeAutoObservable(this);
  }

  /** The amount; undefined if the text is not a valid one. */
  get value(): Money | undefined {
    if (this.rules === undefined) return readAmountInput(this.text);
    return amountAfterTyping(this.text, this.rules).amount;
  }

  /** The amount to store; undefined if there is no valid one. */
  get wholeRupees(): Money | undefined {
    return this.value?.isWholeRupees === true ? this.value : undefined;
  }

  /** The violation that both the field and the button report. */
  get violation(): DepositAmountViolation | undefined {
    if (this.rules === undefined) return undefined;
    return amountAfterTyping(this.text, this.rules).violation;
  }

  follow({ issuerId, minimumAmount, maximumAmount }: DepositProduct): void {
    const rules = { issuerId, minimum: minimumAmount, maximum: maximumAmount };
    this.rules = depositAmountRulesFor(rules);
  }

  type(text: string): void {
    this.text = text;
  }

  /** Replaces text such as '1.5 lakh' by digits. */
  format(): void {
    if (this.value?.isWholeRupees === true) this.text = indianGroups(this.value.text);
  }
}
