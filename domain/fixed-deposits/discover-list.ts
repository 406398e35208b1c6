import { asWord } from '../platform/expected.ts';
import { SortDirection } from './finder.ts';

/** The three lists that people discover deposits by, in the words of the address. */
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

/** The list begins with the shortest tenure. */
export const DEFAULT_SORT_DIRECTION: SortDirection = SortDirection.Ascending;

/**
 * The discover list that a word of an address means, in any case and spacing; undefined for any
 * other.
 *
 * @source FD-2.22
 * @example
 * ```ts
 * discoverTypeFor('high-return'); // => 'High Return'
 * ```
 */
export function discoverTypeFor(addressPart: string): DiscoverType | undefined {
  const wanted = letters(addressPart);
  return Object.values(DiscoverType).find((type) => letters(type) === wanted);
}

/**
 * The category a discover list is fetched by: 4 for High Return, 2 for short term, 6 for any other.
 *
 * @source FD-9.30, FD-9.31, FD-9.32
 * @example
 * ```ts
 * discoverCategoryId('short term'); // => 2
 * ```
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
 * @throws a sentence on an unknown word
 * @example
 * ```ts
 * discoverTitle('long term'); // => 'Long Term FDs'
 * ```
 */
export function discoverTitle(type: DiscoverType): string {
  return TITLES[asWord(type, DiscoverType)];
}

function letters(text: string): string {
  return typeof text === 'string' ? text.toLowerCase().replaceAll(/[\s_-]/g, '') : '';
}
