import { asFacts, asFactsList, asList, asWhole } from '../../platform/expected.ts';
import { isSamePan } from '../kyc/pan.ts';
import { WHOLE_SHARE } from './share-percent.ts';

/** Far above any share: only what no form can hold is refused as a bug. */
const LARGEST_TOTAL = 1_000_000;
/** Relationships that a person has once at most, by the id of the backend's list. */
const ONCE_ONLY: ReadonlySet<number> = new Set([20, 21, 22, 23, 29, 30]);

/**
 * Whether a person has this relationship once at most, by its id on the backend's list.
 *
 * @source AP-5.82
 * @example
 * ```ts
 * isOnceOnlyRelationship(20); // => true
 * ```
 */
export function isOnceOnlyRelationship(relationshipId: number): boolean {
  return ONCE_ONLY.has(relationshipId);
}

/**
 * What the shares of nominees come to, in percent.
 *
 * @formula share 1 + share 2 + ...
 * @throws a sentence on a share that is no whole number
 * @source AP-4.40
 * @example
 * ```ts
 * totalShare([{ sharePercent: 60 }, { sharePercent: 30 }]); // => 90
 * ```
 */
export function totalShare(nominees: readonly { readonly sharePercent: number }[]): number {
  return asList(nominees).reduce((total, nominee) => total + shareOf(nominee), 0);
}

/**
 * Whether the shares come to exactly 100: neither a rupee without an heir nor one with two.
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
 * What is left for another nominee, in percent; never below zero.
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
 * The nominees that are selected by themselves: in list order, while the total stays within 100.
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
  return asList(nominees).filter((nominee) => {
    const share = shareOf(nominee);
    const isSelected = total + share <= WHOLE_SHARE;
    if (isSelected) total += share;
    return isSelected;
  });
}

/** A nominee about to join a list. */
export interface JoiningNominee {
  /** Of a nominee that is being edited; it is not compared with itself. */
  readonly id?: number | undefined;
  readonly pan?: string | undefined;
  readonly relationshipId: number;
  readonly sharePercent: number;
}

export interface NomineeList {
  readonly investorPan?: string | undefined;
  /** What the shares of the other selected nominees come to; 0 where nothing is selected yet. */
  readonly selectedTotal?: number;
  readonly nominees: readonly {
    readonly id: number;
    readonly relationshipId: number;
    readonly sharePercent: number;
  }[];
}

export type JoiningViolation =
  | { readonly kind: 'pan-of-investor' }
  | { readonly kind: 'share-above-100' }
  | { readonly kind: 'relationship-taken' };

/**
 * Whether a nominee may join the others: another PAN than the investor's, a total within 100, a
 * relationship that is free.
 *
 * @source AP-5.80, AP-5.81, AP-5.82, AP-5.83
 * @example
 * ```ts
 * const joining = { relationshipId: 1, sharePercent: 60 };
 * joiningViolation(joining, { selectedTotal: 50, nominees: [] }); // => { kind: 'share-above-100' }
 * ```
 */
export function joiningViolation(
  joining: JoiningNominee,
  list: NomineeList,
): JoiningViolation | undefined {
  const { investorPan, selectedTotal = 0, nominees } = asFacts(list);
  if (isSamePan(asFacts(joining).pan, investorPan)) return { kind: 'pan-of-investor' };
  const others = asWhole(selectedTotal, { most: LARGEST_TOTAL });
  if (others + shareOf(joining) > WHOLE_SHARE) return { kind: 'share-above-100' };
  const listed = asFactsList(nominees).filter(({ id }) => id !== joining.id);
  const isTaken =
    isOnceOnlyRelationship(joining.relationshipId) &&
    listed.some(({ relationshipId }) => relationshipId === joining.relationshipId);
  return isTaken ? { kind: 'relationship-taken' } : undefined;
}

function shareOf(nominee: { readonly sharePercent: number }): number {
  const { sharePercent } = asFacts(nominee);
  return asWhole(sharePercent, { most: LARGEST_TOTAL });
}
