/** The texts of the news page. Texts that the product documents quote must not change. */
export const newsCopy = {
  title: 'Pre-IPO News & Insights',
  subtitle: 'Get the latest updates, insights, and news around exclusive Pre-IPO opportunities',
  explore: 'Explore Shares',
  search: 'Search for shares',
  clear: 'Clear the search',
  list: 'News',
  loading: 'Loading news...',
  readMore: 'Read More',
  inNewTab: 'opens in a new tab',
  more: 'Show more news',
  end: 'No more news.',
  nothingFound: 'No news found',
  nothingFoundFor: (term: string) =>
    `We found no news about “${term}”. Try another company or symbol.`,
  nothingYet: 'No news available',
  nothingYetText: 'Please check back later.',
  failed: 'Something went wrong',
  /** The error message, which is also the name of the error report. */
  failedText: 'Failed to fetch news',
  older: 'Earlier news',
  withoutScripts: 'Loading more news needs JavaScript, which is off in this browser.',
} as const;
