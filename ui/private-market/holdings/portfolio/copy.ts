import type { PortFailure } from '#application/platform/port-failure.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { failureCopy, LOAD_FAILED } from '#ui/platform/errors/copy.ts';

export const portfolioCopy = {
  title: 'Portfolio',
  text: 'The unlisted shares and baskets in your demat account.',
  summary: 'Portfolio summary',
  terms: {
    'put-in': 'invested',
    earned: 'earned by sales',
    lost: 'lost by sales',
    'change-in-value': 'change in value',
    'paid-to-bank': 'received from sales',
  },
  cost: 'Cost of holdings, with stamp duty',
  shareCount: 'Shares',
  basketCount: 'Baskets',
  worth: 'Value at latest quotes',
  worthNote:
    'A holding is valued at our latest quote for the quantity that you bought, or at the price ' +
    'of a buyer that we have found. Quotes are indicative: unlisted shares have no exchange ' +
    'price, and may sell for less. The amount you invested includes stamp duty and charges. The ' +
    'investment and the gain of a single holding do not.',
  unpriced: (count: number) =>
    count === 1
      ? '1 holding has no quote at present and is valued at your cost.'
      : `${count} holdings have no quote at present and are valued at your cost.`,
  industries: 'Shares by industry',
  industriesText: 'By amount invested, baskets not included.',
  shares: (count?: number) => (count === undefined ? 'Shares' : `Shares (${count})`),
  baskets: (count: number) => `Baskets (${count})`,
  yours: 'Your shares',
  yoursWithBaskets: 'Your shares and baskets',
  all: (count: number) => `All ${count}`,
  companies: (count: number) => counted(count, ['company', 'companies']),
  shareUnits: (units: number) => counted(units, ['share', 'shares']),
  basketUnits: (units: number) => counted(units, ['basket', 'baskets']),
  noShares: 'You do not own any shares yet',
  noSharesText: 'Shares that you buy appear here once they are in your demat account.',
  exploreShares: 'Explore Shares',
  noBaskets: 'Diversify Your Portfolio with Baskets',
  noBasketsText: 'Several unlisted companies in one order, already weighted.',
  exploreBaskets: 'Explore Baskets',
  seeShares: 'See unlisted shares',
  noSharesLine: 'You do not own any unlisted shares yet.',
  units: 'Number of shares',
  totalUnits: 'Total Units',
  investment: 'Investment',
  totalInvestment: 'Total Investment',
  averagePrice: 'Average price',
  weight: 'Weight',
  noPrice: 'On request',
  gainPercent: (percent: string) => `(${percent})`,
  back: 'Back to Portfolio',
  backToBasket: (name: string) => `Back to ${name}`,
  exploreBasket: 'Explore Basket',
  exploreAsset: 'Explore Asset',
  sell: 'Sell these shares',
  orders: 'See my orders',
  basketEyebrow: 'Basket in your portfolio',
  partOf: (basket: string) => `Part of ${basket}`,
  breakup: 'What you hold in it',
  breakupText: 'All baskets together. What you paid is split by the weights of each order.',
  history: 'History',
  order: 'Order',
  perUnit: 'Price per share',
  stampDuty: 'Stamp duty',
  tds: 'TDS',
  charges: 'Documentation charges',
  payable: 'Total payable',
  allPurchases: 'All purchases together',
  sold: 'Sold',
  soldText: 'What was bought first is sold first. The gain is before duty and tax.',
  soldOfBasketText:
    'Shares are sold in the order in which they came into your demat account, in baskets and ' +
    'outside. The gain is before duty and tax.',
  unitsAndSold: (units: number, sold: number) =>
    `${counted(units, ['share', 'shares'])} · ${indianGroups(String(sold))} sold`,
  partSold:
    'Some of its shares are sold. Shares, investment, weight and worth are of what is left; a ' +
    'basket counts until its last share is sold.',
  wholeSold: 'All its shares are sold. Your orders and sales stay here.',
  received: 'You received',
  allSold: 'You have sold all of it',
  unitsSold: 'Shares sold',
  paidForThem: 'You had paid',
  gainLabel: 'Gain',
  soldOut: (count: number) => `Sold (${count})`,
  soldOutText: 'Holdings that you have sold. The gain is before duty and tax.',
  soldOn: (units: number, day: string) =>
    `${counted(units, ['share', 'shares'])} · last sold on ${day}`,
  notHeld: 'You do not hold this',
  notHeldText: 'It may still be on its way. Check your orders.',
} as const;

/** Says why the portfolio cannot be shown; the product documents fix the text. */
export function portfolioFailureCopy(failure: PortFailure): string {
  if (failure.kind === 'refused') return `HTTP error! Status: ${failure.status}`;
  return failureCopy(failure, LOAD_FAILED);
}

function counted(count: number, [one, many]: readonly [string, string]): string {
  return `${indianGroups(String(count))} ${count === 1 ? one : many}`;
}
