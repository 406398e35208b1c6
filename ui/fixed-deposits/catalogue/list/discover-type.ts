import { SortDirection } from '#domain/fixed-deposits/catalogue/finder.ts';

/** The three discover lists, with their names in URLs. */
export const DiscoverType = Object.freeze({
  HighReturn: 'High Return',
  ShortTerm: 'short term',
  LongTerm: 'long term',
} as const);
export type DiscoverType = (typeof DiscoverType)[keyof typeof DiscoverType];

const TITLES = {
  'High Return': 'High Return FDs',
  'short term': 'Short Term FDs',
  'long term': 'Long Term FDs',
} as const satisfies Record<DiscoverType, string>;

/** The default sort direction: the shortest tenure first. */
export const DEFAULT_SORT_DIRECTION: SortDirection = SortDirection.Ascending;

/**
 * The discover list whose name a URL contains, ignoring case and spacing; undefined for any other
 * text.
 *
 * @source FD-2.22
 */
export function discoverTypeFor(addressPart: string): DiscoverType | undefined {
  const wanted = letters(addressPart);
  return Object.values(DiscoverType).find((type) => letters(type) === wanted);
}

/**
 * The category id of a discover list: 4 for High Return, 2 for short term, 6 for any other.
 *
 * @source FD-9.30, FD-9.31, FD-9.32
 */
export function discoverCategoryId(addressPart: string): 2 | 4 | 6 {
  const type = discoverTypeFor(addressPart);
  if (type === DiscoverType.HighReturn) return 4;
  return type === DiscoverType.ShortTerm ? 2 : 6;
}

/**
 * The heading of a discover list.
 *
 * @source FD-2.22, FD-2.23
 */
export function discoverTitle(type: DiscoverType): string {
  return TITLES[type];
}

function letters(text: string): string {
  return text.toLowerCase().replaceAll(/[\s_-]/g, '');
}
