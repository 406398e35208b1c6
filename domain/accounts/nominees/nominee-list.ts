import type { CalendarDate } from '../../platform/calendar-date.ts';
import { asFacts, asFactsList } from '../../platform/expected.ts';
import { guardianPanViolation, isMinor, type Nominee } from './nominee.ts';
import { isFullyShared, isOnceOnlyRelationship, totalShare } from './nominee-shares.ts';
import { isSamePan } from '../kyc/pan.ts';

/** What a rule on all nominees together looks at. */
export type ListedNominee = Pick<
  Nominee,
  'relationshipId' | 'dateOfBirth' | 'pan' | 'sharePercent' | 'guardian'
>;

export type NomineeListViolation =
  | { readonly kind: 'none' }
  | { readonly kind: 'share-out-of-range'; readonly position: number }
  | { readonly kind: 'pan-of-investor'; readonly position: number }
  | { readonly kind: 'pan-twice'; readonly position: number }
  | { readonly kind: 'relationship-twice'; readonly position: number }
  | { readonly kind: 'guardian-missing'; readonly position: number }
  | { readonly kind: 'guardian-pan'; readonly position: number }
  | { readonly kind: 'shares-not-100'; readonly total: number };

/**
 * What is wrong with all nominees together: shares of 1 to 100 come to exactly 100, no PAN is the
 * investor's or stands twice, a relationship is had once, a minor has a guardian.
 *
 * @formula share 1 + share 2 + ... = 100
 * @source AP-5.74, AP-5.75, AP-5.76, AP-5.77, AP-5.78, AP-5.79, AP-5.80, AP-5.81, AP-5.82, AP-5.83,
 *   AP-4.40
 * @throws a sentence on what is no list
 * @example
 * ```ts
 * nomineeListViolation([], { today: CalendarDate.of('2026-11-21') }); // => { kind: 'none' }
 * ```
 */
export function nomineeListViolation(
  nominees: readonly ListedNominee[],
  by: { readonly investorPan?: string | undefined; readonly today: CalendarDate },
): NomineeListViolation | undefined {
  const list = asFactsList(nominees);
  const { investorPan, today } = asFacts(by);
  if (list.length === 0) return { kind: 'none' };
  for (const [position, nominee] of list.entries()) {
    const before = list.slice(0, position);
    const kind =
      shareKind(nominee) ??
      panKind(nominee, { investorPan, before }) ??
      relationshipKind(nominee, before) ??
      guardianKind(nominee, today);
    if (kind !== undefined) return { kind, position };
  }
  return isFullyShared(list) ? undefined : { kind: 'shares-not-100', total: totalShare(list) };
}

function shareKind({ sharePercent }: ListedNominee) {
  const isShare = Number.isInteger(sharePercent) && sharePercent >= 1 && sharePercent <= 100;
  return isShare ? undefined : 'share-out-of-range';
}

function panKind(
  { pan }: ListedNominee,
  others: {
    readonly investorPan: string | undefined;
    readonly before: readonly ListedNominee[];
  },
) {
  if (isSamePan(pan, others.investorPan)) return 'pan-of-investor';
  return others.before.some((other) => isSamePan(pan, other.pan)) ? 'pan-twice' : undefined;
}

function relationshipKind({ relationshipId }: ListedNominee, before: readonly ListedNominee[]) {
  const isTaken = before.some((other) => other.relationshipId === relationshipId);
  return isTaken && isOnceOnlyRelationship(relationshipId) ? 'relationship-twice' : undefined;
}

function guardianKind({ dateOfBirth, guardian, pan }: ListedNominee, today: CalendarDate) {
  if (!isMinor(dateOfBirth, today)) return undefined;
  if (guardian === undefined) return 'guardian-missing';
  const violation = guardianPanViolation({ guardianPan: guardian.pan, nomineePan: pan ?? '' });
  return violation === undefined ? undefined : 'guardian-pan';
}
