/** The cards that a list shows, and the label of the button below it. */
export interface ShownCards<Card> {
  readonly cards: readonly Card[];
  /** Absent if the list has no further cards. */
  readonly button?: 'Show all' | 'Show less';
}

/** The first cards of a list, or all of them after `Show all` was pressed. */
export function shownCards<Card>(
  cards: readonly Card[],
  { atFirst, showsAll }: { readonly atFirst: number; readonly showsAll: boolean },
): ShownCards<Card> {
  if (cards.length <= atFirst) return { cards };
  if (showsAll) return { cards, button: 'Show less' };
  return { cards: cards.slice(0, atFirst), button: 'Show all' };
}
