import {
  discoverCategoryId,
  DiscoverType,
} from '#ui/fixed-deposits/catalogue/list/discover-type.ts';

/** Rows per page of a list. */
export const LIST_COUNT = 10;

export const POPULAR_LIST = { categoryId: 1, tagId: 2 } as const;

/** The ids of the discover lists in their addresses; each is also the tag of its list. */
export const DISCOVER_IDS = {
  [DiscoverType.HighReturn]: 3,
  [DiscoverType.ShortTerm]: 7,
  [DiscoverType.LongTerm]: 5,
} as const satisfies Record<DiscoverType, number>;

/** Such as `/cards/7/short term`. */
export function discoverPath(type: DiscoverType): string {
  return `/cards/${DISCOVER_IDS[type]}/${encodeURIComponent(type)}`;
}

/** The query of a discover list: the id is the tag, the type decides the category. */
export function discoverListOf(id: string, type: DiscoverType) {
  return { categoryId: discoverCategoryId(type), tagId: Number(id) };
}
