import type { DepositListQuery } from '#application/fixed-deposits/deposit-catalogue.ts';

/** Rows of a list that are fetched at once. */
export const LIST_COUNT = 10;

interface DepositListDefinition extends Pick<DepositListQuery, 'categoryId' | 'tagId'> {
  /** The heading of the screen. */
  readonly title: string;
}

/** The lists that people choose from, by the word that stands in the address. */
export const depositLists = {
  popular: { categoryId: 1, tagId: 2, title: 'Popular Fixed Deposits' },
  'high-return': { categoryId: 4, tagId: 3, title: 'High Return FDs' },
  'short-term': { categoryId: 2, tagId: 7, title: 'Short Term FDs' },
  'long-term': { categoryId: 6, tagId: 5, title: 'Long Term FDs' },
} as const satisfies Record<string, DepositListDefinition>;
export type DepositListName = keyof typeof depositLists;

/** The list that an address means; anything unknown is the popular one. */
export function depositListNamed(text: string | null): DepositListName {
  return text !== null && Object.hasOwn(depositLists, text) ? (text as DepositListName) : 'popular';
}
