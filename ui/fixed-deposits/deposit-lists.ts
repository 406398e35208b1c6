import { discoverCategoryId, DiscoverType } from '#domain/fixed-deposits/discover-list.ts';

/** Rows of a list that are fetched at once. */
export const LIST_COUNT = 10;

/** The list of `/invest`. */
export const POPULAR_LIST = { categoryId: 1, tagId: 2 } as const;

/** The number that stands in the address of each discover list, which is its tag too. */
export const DISCOVER_IDS = {
  [DiscoverType.HighReturn]: 3,
  [DiscoverType.ShortTerm]: 7,
  [DiscoverType.LongTerm]: 5,
} as const satisfies Record<DiscoverType, number>;

/** Where a discover list stands, such as `/cards/7/short term`. */
export function discoverPath(type: DiscoverType): string {
  return `/cards/${DISCOVER_IDS[type]}/${encodeURIComponent(type)}`;
}

/** The list of an address: its id is the tag, its type decides the category. */
export function discoverListOf(id: string, type: DiscoverType) {
  return { categoryId: discoverCategoryId(type), tagId: Number(id) };
}
