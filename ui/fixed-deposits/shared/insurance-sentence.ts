import { insuredPart } from '#domain/fixed-deposits/catalogue/insured-part.ts';
import { DEPOSIT_INSURANCE_LIMIT_LABEL } from '#domain/platform/deposit-insurance.ts';
import type { Money } from '#domain/platform/money.ts';

interface InsuredAmount {
  readonly issuerName: string;
  /** Undefined if the issuer's data do not state it. */
  readonly isInsured?: boolean | undefined;
  /** The principal and the interest that stays in the deposit. */
  readonly maturityAmount: Money;
}

/** How much of an amount deposit insurance covers; undefined if the issuer does not state it. */
export function insuranceSentence(amount: InsuredAmount): string | undefined {
  const { issuerName, isInsured, maturityAmount } = amount;
  if (isInsured === undefined) return undefined;
  if (!isInsured) return 'Not insured.';
  return insuredPart(maturityAmount).equals(maturityAmount)
    ? `Insured in full, as long as you have no more than ${DEPOSIT_INSURANCE_LIMIT_LABEL} at ` +
        `${issuerName}, interest included.`
    : `${DEPOSIT_INSURANCE_LIMIT_LABEL} of it is insured: the limit for all that you have at ` +
        `${issuerName}, interest included.`;
}
