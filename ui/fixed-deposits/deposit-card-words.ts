export const depositCardWords = {
  comingSoon: 'Upcoming',
  onLakh: 'interest on 1 Lac',
  tenure: 'in',
} as const;

/** How the wire marks the row that most people take, and how people read it. */
const MOST_INVESTED = { wire: 'Most Invest', label: 'Most Invested' } as const;

export function tagLabel(tag: string): string {
  return tag === MOST_INVESTED.wire ? MOST_INVESTED.label : tag;
}
