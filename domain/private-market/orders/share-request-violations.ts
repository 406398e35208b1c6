import { checkRecord, checkText } from '../../platform/argument-checks.ts';
import { shareNameViolation, type ShareNameViolation } from '../catalogue/share-name.ts';
import { MOST_UNIT_DIGITS } from './share-units.ts';

export type RequestQuantityViolation =
  | { readonly kind: 'missing' }
  /** Anything but a whole number above zero, written in the digits 0 to 9. */
  | { readonly kind: 'not-positive' }
  | { readonly kind: 'too-many-digits'; readonly most: number };

/** The form to request a share that is not listed; texts are as typed. */
export interface ShareRequestDraft {
  readonly shareName: string;
  readonly quantity: string;
}

export interface ShareRequestViolations {
  readonly shareName?: ShareNameViolation;
  readonly quantity?: RequestQuantityViolation;
}

/**
 * Checks the typed quantity of a request or a sale: a whole number above zero with at most nine
 * digits.
 *
 * @source PM-5.31, PM-5.32, PM-5.39, PM-5.40, PM-5.41; private market, section 5
 * @param text the content of the field
 * @throws an error for anything but text
 * @example
 * ```ts
 * requestQuantityViolation('0'); // => { kind: 'not-positive' }
 * requestQuantityViolation('999999999'); // => undefined
 * ```
 */
export function requestQuantityViolation(text: string): RequestQuantityViolation | undefined {
  const typed = checkText(text).trim();
  if (typed === '') return { kind: 'missing' };
  if (!/^0*[1-9][0-9]*$/.test(typed)) return { kind: 'not-positive' };
  if (typed.length <= MOST_UNIT_DIGITS) return undefined;
  return { kind: 'too-many-digits', most: MOST_UNIT_DIGITS };
}

/**
 * Checks the form to request a share: the name of the share and a quantity are required.
 *
 * @source PM-5.37, PM-5.38, PM-5.39, PM-5.40, PM-5.41; private market, section 5
 * @param draft the content of the form
 * @returns the violations by field; an empty record for a valid form
 * @throws an error for anything but text
 * @example
 * ```ts
 * shareRequestViolations({ shareName: '', quantity: '5' }).shareName; // => { kind: 'missing' }
 * ```
 */
export function shareRequestViolations(draft: ShareRequestDraft): ShareRequestViolations {
  const given = checkRecord(draft);
  const shareName = shareNameViolation(given.shareName);
  const quantity = requestQuantityViolation(given.quantity);
  return {
    ...(shareName === undefined ? {} : { shareName }),
    ...(quantity === undefined ? {} : { quantity }),
  };
}
