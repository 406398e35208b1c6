import { Money } from '../../platform/money.ts';
import { DepositOrigin } from './deposit-like.ts';

/** An amount of a deposit, in rupees. */
export interface AmountOfDeposit {
  readonly origin: DepositOrigin;
  readonly amount: Money;
}

/** The sum of the amounts of deposits that were not booked here, in rupees. */
export function declaredPart(amounts: readonly AmountOfDeposit[]): Money {
  const declared = amounts.filter(({ origin }) => origin !== DepositOrigin.Booked);
  return Money.sum(declared.map(({ amount }) => amount));
}
