import { IPO_LOCK_IN_MONTHS } from '#domain/private-market/catalogue/lock-in.ts';
export const marketCopy = {
  facilitator:
    'Vriddhi is only a facilitator of private-market investments. It is not a broker or an ' +
    'adviser, and nothing here is advice.',
  risk:
    'Unlisted shares have no exchange to sell them on: it can take weeks to find a buyer, and ' +
    'the whole amount can be lost.',
  lockIn: `After a listing, shares bought before are locked in for ${IPO_LOCK_IN_MONTHS} months.`,
  onRequest: 'Price on request',
  least: (order: string) => `Min. ${order}`,
  list: 'Unlisted shares',
  columns: {
    company: 'Company',
    price: 'Price per share',
    change: 'Change, 1Y',
    least: 'Minimum amount',
    quoted: 'Quoted',
    watch: 'Watchlist',
  },
  onOffer: 'Shares on offer',
  seeAll: 'See all',
  failed: 'Failed to load shares. Please try again.',
  price: 'Price per share',
  shares: (text: string, count: number) => (count === 1 ? '1 share' : `${text} shares`),
  by: (name: string) => `by ${name}`,
  quotedBy: (day: string, name: string) => `Quoted ${day} by ${name}`,
  overYear: (change: string) => `${change} in 12 months`,
  overYearShort: (change: string) => `${change} 1Y`,
  outOfStock: 'On request',
} as const;

export const watchCopy = {
  add: (name: string) => `Add ${name} to your watchlist`,
  remove: (name: string) => `Remove ${name} from your watchlist`,
  busy: (name: string) => `Changing your watchlist for ${name}`,
  added: 'Added To Watchlist',
  removed: 'Removed from watchlist!',
  undo: 'Undo',
  notUndone: 'We could not add it to your watchlist again. Please try again.',
  removedOnListing: 'Stock removed from watchlist successfully!',
  removeRefused: (message: string | undefined) =>
    `Failed to remove stock: ${message ?? 'Unknown error'}`,
  removeUnanswered: (message: string) => `Error: ${message}`,
} as const;
