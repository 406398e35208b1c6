import { DEFAULT_DEPOSIT_AMOUNT } from '#domain/fixed-deposits/booking/deposit-amount.ts';
import { ComparedTenure } from '#domain/fixed-deposits/catalogue/like-for-like.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import type { Money } from '#domain/platform/money.ts';
import { SENIOR_CITIZEN_AGE } from '#domain/platform/senior-age.ts';

const tenures = {
  [ComparedTenure.OneYear]: '1 year',
  [ComparedTenure.TwoYears]: '2 years',
  [ComparedTenure.ThreeYears]: '3 years',
  [ComparedTenure.FiveYears]: '5 years',
  [ComparedTenure.Best]: 'Best of all',
} as const satisfies Record<ComparedTenure, string>;

export const listTermsCopy = {
  amount: 'Amount',
  wrongAmount: 'Enter an amount in whole rupees, such as 1,00,000.',
  tenure: 'Tenure',
  tenures,
  insured: 'Insured only',
  senior: `${SENIOR_CITIZEN_AGE} or older`,
} as const;

/** The caption of the list: what each deposit earns, and for how long. */
export function comparedCaption(
  count: number,
  {
    principal,
    tenure,
  }: { readonly principal: Money; readonly tenure?: ComparedTenure | undefined },
): string {
  const deposits = `${count} ${count === 1 ? 'deposit' : 'deposits'}`;
  // The product documents use this wording for the default amount.
  const amount = principal.equals(DEFAULT_DEPOSIT_AMOUNT) ? '1 Lac' : formatRupees(principal);
  return `${deposits} · interest on ${amount}${lengthOf(tenure)}`;
}

function lengthOf(tenure: ComparedTenure | undefined): string {
  if (tenure === undefined) return ', each for its own tenure';
  return tenure === ComparedTenure.Best ? ', each at its best tenure' : ` for ${tenures[tenure]}`;
}
