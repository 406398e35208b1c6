import {
  discoverCategoryId,
  DiscoverType,
} from '#ui/fixed-deposits/catalogue/list/discover-type.ts';

/** The id of each discover list in its URL; it is also the tag that the list filters by. */
export const DISCOVER_IDS = {
  [DiscoverType.HighReturn]: 3,
  [DiscoverType.ShortTerm]: 7,
  [DiscoverType.LongTerm]: 5,
} as const satisfies Record<DiscoverType, number>;

/** The path of a discover list, such as `/cards/7/short term`, with the space encoded. */
export function discoverPath(type: DiscoverType): string {
  return `/cards/${DISCOVER_IDS[type]}/${encodeURIComponent(type)}`;
}

/** The catalogue query of a discover list: its id is the tag, its type decides the category. */
export function discoverListOf(id: string, type: DiscoverType) {
  return { categoryId: discoverCategoryId(type), tagId: Number(id) };
}
