import { asFacts, asText } from '../platform/expected.ts';
import { shareNameViolation, type ShareNameViolation } from './share-name.ts';
import { MOST_UNIT_DIGITS } from './share-units.ts';

export type RequestQuantityViolation =
  | { readonly kind: 'missing' }
  /** Not a whole number above zero, in the digits 0 to 9. */
  | { readonly kind: 'not-positive' }
  | { readonly kind: 'too-many-digits'; readonly most: number };

/** A share that somebody wants and the list does not have, as it is typed. */
export interface ShareRequestDraft {
  readonly shareName: string;
  readonly quantity: string;
}

export interface ShareRequestViolations {
  readonly shareName?: ShareNameViolation;
  readonly quantity?: RequestQuantityViolation;
}

/**
 * A quantity that is asked for or offered is a whole number above zero of at most nine digits.
 *
 * @source PM-5.31, PM-5.32, PM-5.39, PM-5.40, PM-5.41; private market, section 5
 * @param text what the field holds
 * @throws a sentence for anything but text
 * @example
 * ```ts
 * requestQuantityViolation('0'); // => { kind: 'not-positive' }
 * requestQuantityViolation('999999999'); // => undefined
 * ```
 */
export function requestQuantityViolation(text: string): RequestQuantityViolation | undefined {
  const typed = asText(text).trim();
  if (typed === '') return { kind: 'missing' };
  if (!/^0*[1-9][0-9]*$/.test(typed)) return { kind: 'not-positive' };
  if (typed.length <= MOST_UNIT_DIGITS) return undefined;
  return { kind: 'too-many-digits', most: MOST_UNIT_DIGITS };
}

/**
 * A request for a share needs the name of the share and a quantity.
 *
 * @source PM-5.37, PM-5.38, PM-5.39, PM-5.40, PM-5.41; private market, section 5
 * @param draft what the form holds
 * @returns what is wrong, by field; empty where nothing is
 * @throws a sentence for anything but text
 * @example
 * ```ts
 * shareRequestViolations({ shareName: '', quantity: '5' }).shareName; // => { kind: 'missing' }
 * ```
 */
export function shareRequestViolations(draft: ShareRequestDraft): ShareRequestViolations {
  const given = asFacts(draft);
  const shareName = shareNameViolation(given.shareName);
  const quantity = requestQuantityViolation(given.quantity);
  return {
    ...(shareName === undefined ? {} : { shareName }),
    ...(quantity === undefined ? {} : { quantity }),
  };
}
