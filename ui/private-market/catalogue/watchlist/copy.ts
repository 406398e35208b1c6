export const watchlistCopy = {
  title: 'My Watchlist',
  text: 'Shares that you follow. Prices are the latest that were quoted.',
  emptyTitle: 'Keep an Eye on Promising Assets',
  emptyText: 'Tap the bookmark on any share to follow it here.',
  find: 'Find Assets to Watch',
  invest: 'Invest',
  investIn: (name: string) => `in ${name}`,
  remove: 'Remove',
  actions: 'Actions',
} as const;
