import { checkRecord, checkText, checkOneOf } from '../../platform/argument-checks.ts';
import { checkMoney, checkNonNegative } from '../../platform/expected-values.ts';
import { invariant } from '../../platform/invariant.ts';
import { Money } from '../../platform/money.ts';

/**
 * What the investor wants done with the money of a deposit at maturity (`maturity action` in the
 * backend's API).
 */
export const MaturityInstruction = Object.freeze({
  RenewPrincipalAndInterest: 'renew-principal-and-interest',
  RenewPrincipal: 'renew-principal',
  PayOut: 'pay-out',
} as const);
export type MaturityInstruction = (typeof MaturityInstruction)[keyof typeof MaturityInstruction];

export const maturityInstructions: readonly MaturityInstruction[] = Object.freeze(
  Object.values(MaturityInstruction),
);

const LABELS = {
  'renew-principal-and-interest': 'Renew principal and interest',
  'renew-principal': 'Renew principal, pay out interest',
  'pay-out': 'Pay out to bank account',
} as const satisfies Record<MaturityInstruction, string>;

/**
 * The label of a maturity instruction.
 *
 * @source FD-2.78, FD-3.43
 * @throws an error for an unknown value
 * @example
 * ```ts
 * maturityInstructionLabel('pay-out'); // => 'Pay out to bank account'
 * ```
 */
export function maturityInstructionLabel(instruction: MaturityInstruction): string {
  return LABELS[checkOneOf(instruction, MaturityInstruction)];
}

/**
 * Finds a maturity instruction by its label, ignoring case and surrounding spaces; undefined for an
 * unknown label.
 *
 * @source FD-2.163: the backend's API names the instruction of a deposit by its label
 * @example
 * ```ts
 * maturityInstructionNamed('Pay out to bank account'); // => 'pay-out'
 * ```
 */
export function maturityInstructionNamed(label: string): MaturityInstruction | undefined {
  const written = checkText(label).trim().toLowerCase();
  return maturityInstructions.find((each) => LABELS[each].toLowerCase() === written);
}

/** How the maturity amount is divided; `renewed` and `paidOut` add up to it, in rupees. */
export interface MaturityOutcome {
  /** The principal of the next deposit; absent if nothing is renewed. */
  readonly renewed?: Money;
  readonly paidOut: Money;
}

/**
 * Divides the maturity amount of a deposit into a renewed and a paid-out part.
 *
 * @formula renewed + paid out = maturity amount
 * @source FD-4.89; calculation rules, "Value on a day"
 * @throws an error for an unknown instruction, or if the maturity amount is below the principal
 * @example
 * ```ts
 * const deposit = { principal: Money.of('100'), maturityAmount: Money.of('108') };
 * maturityOutcomeFor('renew-principal', deposit).paidOut.text; // => '8'
 * ```
 */
export function maturityOutcomeFor(
  instruction: MaturityInstruction,
  deposit: { readonly principal: Money; readonly maturityAmount: Money },
): MaturityOutcome {
  const { principal, maturityAmount } = checkRecord(deposit);
  const renewedPrincipal = outcomeWithRenewal(deposit, principal);
  switch (checkOneOf(instruction, MaturityInstruction)) {
    case MaturityInstruction.RenewPrincipalAndInterest:
      return { renewed: maturityAmount, paidOut: Money.zero };
    case MaturityInstruction.RenewPrincipal:
      return renewedPrincipal;
    case MaturityInstruction.PayOut:
      return { paidOut: maturityAmount };
  }
}

/**
 * Divides the maturity amount of a deposit, given the amount that was renewed.
 *
 * @formula paid out = maturity amount - renewed
 * @source FD-4.89; calculation rules, "Sums, ranks and terms"
 * @throws an error if more was renewed than the maturity amount, or less than nothing
 * @example
 * ```ts
 * const deposit = { maturityAmount: Money.of('108') };
 * outcomeWithRenewal(deposit, Money.of('100')).paidOut.text; // => '8'
 * ```
 */
export function outcomeWithRenewal(
  deposit: { readonly maturityAmount: Money },
  renewed: Money,
): MaturityOutcome {
  const maturityAmount = checkMoney(checkRecord(deposit).maturityAmount);
  const paidOut = maturityAmount.minus(checkNonNegative(renewed, 'a renewed amount'));
  const isPossible = !paidOut.isNegative();
  invariant(isPossible, `at most ${maturityAmount.text} can be renewed, got ${renewed.text}`);
  return { renewed, paidOut };
}
