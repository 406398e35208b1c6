export const watchlistCopy = {
  title: 'My Watchlist',
  text: 'Shares that you follow. Prices are the latest that were quoted.',
  emptyTitle: 'Keep an Eye on Promising Assets',
  emptyText: 'Press the bookmark on any share, and it waits for you here.',
  find: 'Find Assets to Watch',
  invest: 'Invest',
  investIn: (name: string) => `in ${name}`,
  remove: 'Remove',
  failed: 'Your watchlist could not be loaded',
} as const;
