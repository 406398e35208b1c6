import { DEFAULT_DEPOSIT_AMOUNT } from '#domain/fixed-deposits/booking/deposit-amount.ts';
import { ComparedTenure } from '#domain/fixed-deposits/catalogue/like-for-like.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { POPULAR_SORT } from '#ui/fixed-deposits/catalogue/list/popular-list.ts';
import { sortLabels } from '#ui/fixed-deposits/catalogue/list/copy.ts';
import type { ListSort } from '#ui/fixed-deposits/catalogue/list/list-sort.ts';
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

/** The caption of the list: what each deposit earns, for how long, and the order. */
export function comparedCaption(
  {
    principal,
    tenure,
  }: { readonly principal: Money; readonly tenure?: ComparedTenure | undefined },
  sort: ListSort = POPULAR_SORT,
): string {
  // The product documents use this wording for the default amount.
  const amount = principal.equals(DEFAULT_DEPOSIT_AMOUNT) ? '1 Lac' : formatRupees(principal);
  return `Interest on ${amount}${lengthOf(tenure)} · ${sortLabels[sort].toLowerCase()}`;
}

function lengthOf(tenure: ComparedTenure | undefined): string {
  if (tenure === undefined) return ', each for its own tenure';
  return tenure === ComparedTenure.Best ? ', each at its best tenure' : ` for ${tenures[tenure]}`;
}
