import { checkRecord, checkText, checkBoolean } from '../../platform/argument-checks.ts';
import { Money } from '../../platform/money.ts';
import {
  LONGEST_SHARE_NAME,
  shareNameViolation,
  type ShareNameViolation,
} from '../catalogue/share-name.ts';
import {
  requestQuantityViolation,
  type RequestQuantityViolation,
} from '../orders/share-request-violations.ts';

/** The minimum asking price, and the smallest difference between two asking prices: one paisa. */
export const ASKING_PRICE_STEP = Money.of('0.01');
/** The maximum asking price, in rupees per unit. */
export const LARGEST_ASKING_PRICE = Money.of('999999999.99');

export type AskingPriceViolation =
  | { readonly kind: 'missing' }
  | { readonly kind: 'not-a-price' }
  | { readonly kind: 'not-above-zero' }
  /** Has a fraction of a paisa. */
  | { readonly kind: 'too-precise' }
  | { readonly kind: 'too-large'; readonly most: Money };

/**
 * The share that an investor wants to sell: one of the list, or one that the investor names under
 * `Others`.
 */
export type ShareForSale =
  | { readonly kind: 'listed'; readonly name: string }
  | {
      readonly kind: 'custom';
      readonly name: string;
      /**
       * The name that the investor confirmed; it must equal `name`, so a change needs a new
       * confirmation.
       */
      readonly confirmedName?: string | undefined;
    };

export type ShareForSaleViolation = ShareNameViolation | { readonly kind: 'not-confirmed' };

/** The sell form; texts are as typed. */
export interface SellRequestDraft {
  /** Absent until the investor chooses a share. */
  readonly share?: ShareForSale | undefined;
  readonly quantity: string;
  readonly askingPrice: string;
}

/** A violation of the sell form; the fields are checked in this order. */
export type SellRequestViolation =
  | { readonly field: 'share'; readonly violation: ShareForSaleViolation }
  | { readonly field: 'quantity'; readonly violation: RequestQuantityViolation }
  | { readonly field: 'asking-price'; readonly violation: AskingPriceViolation }
  | { readonly field: 'sign-in'; readonly violation: { readonly kind: 'missing' } };

/**
 * Checks the share for sale: it must be chosen from the list, or named and confirmed.
 *
 * @source PM-5.26, PM-5.27, PM-5.28, PM-5.29, PM-5.30; private market, section 5
 * @param share the choice; absent if there is none yet
 * @throws an error for a name that is not text
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
  const violation = shareNameViolation(checkRecord(share).name);
  if (share.kind === 'listed') return violation;
  if (violation?.kind === 'missing') return { kind: 'not-confirmed' };
  const isConfirmed = share.confirmedName?.trim() === share.name.trim();
  return violation ?? (isConfirmed ? undefined : { kind: 'not-confirmed' });
}

/**
 * Checks a typed asking price: an amount above zero without fractions of a paisa.
 *
 * @source PM-5.33, PM-5.34; private market, section 5
 * @param text the content of the field; Indian grouping and a rupee sign are allowed
 * @throws an error for anything but text
 * @example
 * ```ts
 * askingPriceViolation('1,625.50'); // => undefined
 * askingPriceViolation('0'); // => { kind: 'not-above-zero' }
 * ```
 */
export function askingPriceViolation(text: string): AskingPriceViolation | undefined {
  const read = Money.parse(checkText(text));
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
 * Checks the sell form in the order share, quantity, asking price, sign-in, and returns the first
 * violation.
 *
 * @source PM-5.26, PM-5.29, PM-5.31, PM-5.33, PM-5.35, PM-5.36; private market, section 5
 * @param draft the content of the form
 * @param isSignedIn whether the investor is signed in
 * @throws an error for a field that is not text
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
  const given = checkRecord(draft);
  const share = shareForSaleViolation(given.share);
  if (share !== undefined) return { field: 'share', violation: share };
  const quantity = requestQuantityViolation(given.quantity);
  if (quantity !== undefined) return { field: 'quantity', violation: quantity };
  const askingPrice = askingPriceViolation(given.askingPrice);
  if (askingPrice !== undefined) return { field: 'asking-price', violation: askingPrice };
  if (checkBoolean(isSignedIn)) return undefined;
  return { field: 'sign-in', violation: { kind: 'missing' } };
}

const SHARE_TEXTS = {
  missing: 'Please select or enter a share name',
  'not-confirmed': 'Please enter and confirm the custom share name',
  'too-long': `A share name has at most ${LONGEST_SHARE_NAME} characters`,
  'not-text': 'Please use letters, digits and signs only',
} as const satisfies Record<ShareForSaleViolation['kind'], string>;

/**
 * The error message for a violation of the sell form; the form and the server both use it.
 *
 * @source PM-5.29, PM-5.30, PM-5.31, PM-5.33, PM-5.36
 * @throws an error for anything but a violation
 * @example
 * ```ts
 * const violation = { kind: 'missing' };
 * sellRequestViolationText({ field: 'quantity', violation }); // => 'Please enter a valid quantity'
 * ```
 */
export function sellRequestViolationText(violation: SellRequestViolation): string {
  const given = checkRecord(violation);
  switch (given.field) {
    case 'share':
      return SHARE_TEXTS[checkRecord(given.violation).kind];
    case 'quantity':
      return 'Please enter a valid quantity';
    case 'asking-price':
      return 'Please enter a valid asking price';
    case 'sign-in':
      return 'Please sign in to submit a sell request';
  }
}

function tooLarge(): AskingPriceViolation {
  return { kind: 'too-large', most: LARGEST_ASKING_PRICE };
}
