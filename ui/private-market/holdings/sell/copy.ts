import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import type { QuotedShare } from '#ui/private-market/shared/quote-line.tsx';
import type { SellRequestStatus } from '#domain/private-market/holdings/sell-request-moves.ts';
import type { SellSplit } from '#domain/private-market/holdings/sell-split.ts';

/** The time in which our team reviews a sell request. */
const REVIEW_TIME = '24-48 hours';

export const sellCopy = {
  title: 'Sell Shares',
  text: 'Tell us what you want to sell and at which price. We will look for a buyer.',
  form: 'What do you want to sell?',
  share: 'Share',
  sharePlaceholder: 'Name of a share',
  nothingFound: 'Not in the list: use the button below.',
  others: 'Others',
  notInList: 'My share is not in the list',
  customName: 'Name of the share',
  customHint: 'As shown in your demat account. Confirm it to continue.',
  confirm: 'Confirm',
  confirmed: 'Confirmed',
  quantity: 'Quantity',
  held: (units: number, inBaskets: number) => {
    const all = indianGroups(String(units));
    if (inBaskets === 0) return `You hold ${all} with us.`;
    return units === inBaskets
      ? `You hold ${all} with us, all in baskets.`
      : `You hold ${all} with us, ${indianGroups(String(inBaskets))} of them in baskets. ` +
          'The oldest are sold first, so a basket may have fewer shares afterwards.';
  },
  split: (text: string) =>
    `You ask us to sell ${text}. Your portfolio will show only the sale of shares held with us.`,
  askingPrice: 'Asking price per share',
  total: 'You ask for',
  submit: 'Submit Sell Request',
  reviewNote: `Our team reviews every request within ${REVIEW_TIME}. Nothing is sold before you agree.`,
  signIn: 'Sign in',
  failed: 'Something went wrong. Please try again.',
  listFailed: 'The list of shares could not be loaded. You can still name your share yourself.',
  heldFailed:
    'Your shares could not be loaded, so we cannot say how many of these you hold with us. ' +
    'You can still send your request.',
  tryAgain: 'Try again',
  requests: 'Your sell requests',
  noRequests: 'No sell requests yet',
  noRequestsText: 'Your sell requests appear here, with our reply.',
  soldOn: (day: string) => `sold on ${day}`,
  sent: 'Sell request submitted',
  sentText:
    `Our team reviews it within ${REVIEW_TIME} and messages you. You can follow it under ` +
    'Sell at any time.',
  dashboard: 'Back to Dashboard',
} as const;

export const saleCopy = {
  toAnswer: 'Waiting for your answer',
  ended: 'That sale does not need your answer any more.',
  label: (name: string) => `Buyer found for ${name}`,
  quantity: 'Quantity',
  price: 'Price per share',
  receive: 'You receive',
  noCharges: 'We deduct no charges from a sale.',
  promise: 'Nothing is sold before you agree.',
  agreeBy: (moment: string) => `Answer by ${moment}; after that the offer ends.`,
  oneAtATime: 'We are sending your other answer…',
  agree: 'Agree to sell',
  endings: {
    decline: {
      label: 'Decline',
      title: 'Decline this sale?',
      text: 'Your shares stay where they are. We may not find a buyer at this price again.',
      keepLabel: 'Keep the offer',
    },
    withdraw: {
      label: 'Withdraw',
      title: 'Withdraw this request?',
      text: 'Your shares stay where they are. We stop looking for a buyer.',
      keepLabel: 'Keep the request',
    },
  },
  answered: {
    agree: (name: string, units: number) =>
      `You agreed to sell ${unitsOf(name, units)}. We will write to you once they are sold.`,
    decline: (name: string, units: number) =>
      `You declined to sell ${unitsOf(name, units)}. Your shares stay where they are.`,
    withdraw: (name: string, units: number) =>
      `You withdrew your request to sell ${unitsOf(name, units)}.`,
  },
  failed: 'We could not record your answer. Please try again.',
} as const;

function unitsOf(name: string, units: number): string {
  return `${indianGroups(String(units))} ${units === 1 ? 'share' : 'shares'} of ${name}`;
}

/**
 * Says from where the units are sold, such as `287 from your Vriddhi portfolio, 213 held
 * elsewhere`.
 */
export function splitCopy({ here, elsewhere }: SellSplit): string {
  const other = `${indianGroups(String(elsewhere))} held elsewhere`;
  return here === 0 ? other : `${indianGroups(String(here))} from your Vriddhi portfolio, ${other}`;
}

/** Such as `Last quote: ₹126 on 17 Nov 2026, by Vriddhi dealing desk`; absent without a quote. */
export function lastQuoteCopy(share: QuotedShare): string | undefined {
  const { retailPrice, lastQuote } = share;
  if (retailPrice === undefined || lastQuote === undefined) return undefined;
  const { quotedOn, quotedBy } = lastQuote;
  return `Last quote: ${formatRupees(retailPrice)} on ${formatDate(quotedOn)}, by ${quotedBy}`;
}

export const sellStatusCopy = {
  'under-review': 'Under review',
  accepted: 'Buyer found',
  agreed: 'Agreed',
  refused: 'Not sold',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Not answered',
  sold: 'Sold',
} as const satisfies Record<SellRequestStatus, string>;
