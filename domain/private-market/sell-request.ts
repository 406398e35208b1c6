import { asFacts, asText, asYesOrNo } from '../platform/expected.ts';
import { Money } from '../platform/money.ts';
import { shareNameViolation, type ShareNameViolation } from './share-name.ts';
import { requestQuantityViolation, type RequestQuantityViolation } from './share-request.ts';

/** The smallest asking price, and the step in which it is set: one paisa. */
export const ASKING_PRICE_STEP = Money.of('0.01');
/** The largest asking price there can be, rupees a unit. */
export const LARGEST_ASKING_PRICE = Money.of('999999999.99');

export type AskingPriceViolation =
  | { readonly kind: 'missing' }
  | { readonly kind: 'not-a-price' }
  | { readonly kind: 'not-above-zero' }
  /** Parts of a paisa. */
  | { readonly kind: 'too-precise' }
  | { readonly kind: 'too-large'; readonly most: Money };

/** The share that is for sale: one of the list, or under `Others` one that a person names. */
export type ShareForSale =
  | { readonly kind: 'listed'; readonly name: string }
  | {
      readonly kind: 'custom';
      readonly name: string;
      /** The name as it was confirmed; a change after that asks again. */
      readonly confirmedName?: string | undefined;
    };

export type ShareForSaleViolation = ShareNameViolation | { readonly kind: 'not-confirmed' };

/** Shares that somebody wants to sell, as they are typed. */
export interface SellRequestDraft {
  /** Absent until something is chosen. */
  readonly share?: ShareForSale | undefined;
  readonly quantity: string;
  readonly askingPrice: string;
}

/** What is wrong with a sell request, in the order in which it is told. */
export type SellRequestViolation =
  | { readonly field: 'share'; readonly violation: ShareForSaleViolation }
  | { readonly field: 'quantity'; readonly violation: RequestQuantityViolation }
  | { readonly field: 'asking-price'; readonly violation: AskingPriceViolation }
  | { readonly field: 'sign-in'; readonly violation: { readonly kind: 'missing' } };

/**
 * A share is for sale once it is chosen from the list, or named by hand and confirmed.
 *
 * @source PM-5.26, PM-5.27, PM-5.28, PM-5.29, PM-5.30; private market, section 5
 * @param share what is chosen; absent where nothing is
 * @throws a sentence for a name that is not text
 * @example
 * ```ts
 * const share = { kind: 'custom', name: 'Himalaya Wellness' };
 * shareForSaleViolation(share); // => { kind: 'not-confirmed' }
 * ```
 */
export function shareForSaleViolation(
  share: ShareForSale | undefined,
): ShareForSaleViolation | undefined {
  if (share === undefined) return { kind: 'missing' };
  const violation = shareNameViolation(asFacts(share).name);
  if (share.kind === 'listed') return violation;
  if (violation?.kind === 'missing') return { kind: 'not-confirmed' };
  const isConfirmed = share.confirmedName?.trim() === share.name.trim();
  return violation ?? (isConfirmed ? undefined : { kind: 'not-confirmed' });
}

/**
 * An asking price is an amount above zero, to the paisa.
 *
 * @source PM-5.33, PM-5.34; private market, section 5
 * @param text what the field holds; Indian grouping and a rupee sign are read
 * @throws a sentence for anything but text
 * @example
 * ```ts
 * askingPriceViolation('1,625.50'); // => undefined
 * askingPriceViolation('0'); // => { kind: 'not-above-zero' }
 * ```
 */
export function askingPriceViolation(text: string): AskingPriceViolation | undefined {
  const read = Money.parse(asText(text));
  if (!read.ok && read.failure === 'empty') return { kind: 'missing' };
  if (!read.ok && read.failure === 'too-large') return tooLarge();
  if (!read.ok && read.failure === 'too-precise') return { kind: 'too-precise' };
  if (!read.ok) return { kind: 'not-a-price' };
  const price = read.value;
  if (!price.isGreaterThan(Money.zero)) return { kind: 'not-above-zero' };
  if (!price.isMultipleOf(ASKING_PRICE_STEP)) return { kind: 'too-precise' };
  return price.isGreaterThan(LARGEST_ASKING_PRICE) ? tooLarge() : undefined;
}

/**
 * A sell request is checked in the order share, quantity, asking price, sign-in: the first that is
 * wrong is told.
 *
 * @source PM-5.26, PM-5.29, PM-5.31, PM-5.33, PM-5.35, PM-5.36; private market, section 5
 * @param draft what the form holds
 * @param isSignedIn whether the person is
 * @throws a sentence for a field that is not text
 * @example
 * ```ts
 * const share = { kind: 'listed', name: 'Himalaya Wellness' };
 * sellRequestViolation({ share, quantity: '10', askingPrice: '900' }, true); // => undefined
 * sellRequestViolation({ share, quantity: '10', askingPrice: '900' }, false).field; // => 'sign-in'
 * ```
 */
export function sellRequestViolation(
  draft: SellRequestDraft,
  isSignedIn: boolean,
): SellRequestViolation | undefined {
  const given = asFacts(draft);
  const share = shareForSaleViolation(given.share);
  if (share !== undefined) return { field: 'share', violation: share };
  const quantity = requestQuantityViolation(given.quantity);
  if (quantity !== undefined) return { field: 'quantity', violation: quantity };
  const askingPrice = askingPriceViolation(given.askingPrice);
  if (askingPrice !== undefined) return { field: 'asking-price', violation: askingPrice };
  if (asYesOrNo(isSignedIn)) return undefined;
  return { field: 'sign-in', violation: { kind: 'missing' } };
}

function tooLarge(): AskingPriceViolation {
  return { kind: 'too-large', most: LARGEST_ASKING_PRICE };
}
