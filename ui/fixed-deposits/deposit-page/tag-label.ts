/** The tag of the most popular row, in the catalogue of the backend. */
const MOST_INVESTED = 'Most Invest';

/**
 * The label of a row's tag: `Most Invest` becomes `Most Invested`; other tags are unchanged. The
 * tag itself keeps its form, because URLs and stored rows contain it.
 */
export function tagLabel(tag: string): string {
  return tag === MOST_INVESTED ? 'Most Invested' : tag;
}
