import { checkRecord, checkList, checkInteger } from '../../platform/argument-checks.ts';
import { WHOLE_SHARE } from './share-percent.ts';

/**
 * Upper limit of a share in percent. No form accepts a larger value, so a larger value is a bug.
 */
const LARGEST_TOTAL = 1_000_000;

/**
 * The sum of all nominees' shares, in percent.
 *
 * @formula share 1 + share 2 + ...
 * @throws an error for a share that is not a whole number
 * @source AP-4.40
 * @example
 * ```ts
 * totalShare([{ sharePercent: 60 }, { sharePercent: 30 }]); // => 90
 * ```
 */
export function totalShare(nominees: readonly { readonly sharePercent: number }[]): number {
  return checkList(nominees).reduce((total, nominee) => total + checkShare(nominee), 0);
}

/** The error message for shares that are not 100 percent in total. */
export const NOT_FULLY_SHARED_TEXT = 'Percentage share has to be 100%';

/**
 * Whether the shares add up to exactly 100 percent.
 *
 * @source AP-4.40
 * @example
 * ```ts
 * isFullyShared([{ sharePercent: 60 }, { sharePercent: 30 }]); // => false
 * ```
 */
export function isFullyShared(nominees: readonly { readonly sharePercent: number }[]): boolean {
  return totalShare(nominees) === WHOLE_SHARE;
}

/**
 * The percentage that the listed nominees leave for another nominee; never below zero.
 *
 * @formula 100 - (share 1 + share 2 + ...)
 * @source AP-4.40, AP-9.1
 * @example
 * ```ts
 * remainingShare([{ sharePercent: 60 }]); // => 40
 * ```
 */
export function remainingShare(nominees: readonly { readonly sharePercent: number }[]): number {
  return Math.max(0, WHOLE_SHARE - totalShare(nominees));
}

/**
 * The default share in percent for a new nominee: 100 minus the other shares. Undefined if the
 * others already have 100 percent.
 *
 * @formula 100 - (share 1 + share 2 + ...), where that is above 0
 * @source AP-9.1, AP-5.81
 * @example
 * ```ts
 * offeredShare([]); // => 100
 * offeredShare([{ sharePercent: 100 }]); // => undefined
 * ```
 */
export function offeredShare(
  nominees: readonly { readonly sharePercent: number }[],
): number | undefined {
  const left = remainingShare(nominees);
  return left === 0 ? undefined : left;
}

/**
 * The nominees that are selected by default. Goes through the list in order and selects each
 * nominee whose share keeps the total at or below 100 percent.
 *
 * @source AP-5.87, AP-5.88
 * @example
 * ```ts
 * selectedNominees([{ sharePercent: 60 }, { sharePercent: 50 }]); // => [{ sharePercent: 60 }]
 * ```
 */
export function selectedNominees<N extends { readonly sharePercent: number }>(
  nominees: readonly N[],
): readonly N[] {
  let total = 0;
  return checkList(nominees).filter((nominee) => {
    const share = checkShare(nominee);
    const isSelected = total + share <= WHOLE_SHARE;
    if (isSelected) total += share;
    return isSelected;
  });
}

function checkShare(nominee: { readonly sharePercent: number }): number {
  const { sharePercent } = checkRecord(nominee);
  return checkInteger(sharePercent, { most: LARGEST_TOTAL });
}
