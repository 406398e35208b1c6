import type { DepositSort } from '#domain/fixed-deposits/catalogue/deposit-sort.ts';
import type { ComparedTenure } from '#domain/fixed-deposits/catalogue/like-for-like.ts';

/** The number of rows per page of a list. */
export const LIST_COUNT = 10;

/** The page size of the partners' request, so large that one page has all. */
export const ISSUER_COUNT = 20;

/** The catalogue query of the first list, which the product documents fix. */
export const POPULAR_LIST = { categoryId: 1, tagId: 2 } as const;

/** The order of the first list, if none is chosen. */
export const POPULAR_SORT = 'highest-rate' satisfies DepositSort;

/** The tenure at which the first list and home compare deposits, if none is chosen. */
export const USUAL_TENURE = '3y' satisfies ComparedTenure;
