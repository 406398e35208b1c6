import { DepositSort } from '#domain/fixed-deposits/catalogue/deposit-sort.ts';

/**
 * The sort orders of the lists on screen: by two figures that only the browser has, or that the
 * server need not rank.
 */
export const ListSort = Object.freeze({
  ...DepositSort,
  HighestCardRate: 'highest-card-rate',
  /** By the return after tax, at the slab that the investor has told on the device. */
  HighestAfterTax: 'highest-after-tax',
} as const);
export type ListSort = (typeof ListSort)[keyof typeof ListSort];

/** The order to request from the server: the list is ordered by the other figure on arrival. */
export function requestedSort(sort: ListSort): DepositSort {
  return sort === ListSort.HighestCardRate || sort === ListSort.HighestAfterTax
    ? DepositSort.HighestRate
    : sort;
}
