import { asFacts, asWord } from '../platform/expected.ts';
import { asMoney } from '../platform/expected-values.ts';
import { Money } from '../platform/money.ts';

/** What becomes of a deposit on its maturity day (the wire's maturity action). */
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
 * What a person reads of a maturity instruction.
 *
 * @source FD-2.78, FD-3.43
 * @throws a sentence on an unknown word
 * @example
 * ```ts
 * maturityInstructionLabel('pay-out'); // => 'Pay out to bank account'
 * ```
 */
export function maturityInstructionLabel(instruction: MaturityInstruction): string {
  return LABELS[asWord(instruction, MaturityInstruction)];
}

/** How the money of a matured deposit is parted; the two add up to the maturity amount. */
export interface MaturityOutcome {
  /** The principal of the new deposit; absent where there is none. */
  readonly renewed?: Money;
  readonly paidOut: Money;
}

/**
 * Parts the money of a matured deposit into what is renewed and what is paid out.
 *
 * @formula renewed + paid out = maturity amount
 * @source FD-4.89; calculation rules, "Value on a day"
 * @throws a sentence on an unknown instruction
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
  const { principal, maturityAmount } = asFacts(deposit);
  asMoney(principal);
  asMoney(maturityAmount);
  switch (asWord(instruction, MaturityInstruction)) {
    case MaturityInstruction.RenewPrincipalAndInterest:
      return { renewed: maturityAmount, paidOut: Money.zero };
    case MaturityInstruction.RenewPrincipal:
      return { renewed: principal, paidOut: maturityAmount.minus(principal) };
    case MaturityInstruction.PayOut:
      return { paidOut: maturityAmount };
  }
}
