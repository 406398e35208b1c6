import { checkMoment, checkRecord, checkRecords, checkBoolean } from './argument-checks.ts';

/** An action that waits for the investor, such as a payment. */
export interface WaitingAct {
  /** Deadline of the action in epoch milliseconds; absent if there is none. */
  readonly deadline?: number | undefined;
  /** Whether the investor has already paid. */
  readonly isPaid?: boolean | undefined;
}

/**
 * Sorts actions by deadline, nearest first. Actions without a deadline follow, paid ones first.
 * Expired actions are left out.
 *
 * @source Vriddhi's own rule: the home page lists the investor's pending actions, the most urgent
 *   first
 * @param acts actions in any order; equally urgent ones keep their order
 * @param at the current time in epoch milliseconds
 * @throws an error for anything but a list, and for a time that is not a finite number
 * @example
 * ```ts
 * const acts = [{ isPaid: true }, { deadline: 3000 }, { deadline: 2000 }, { deadline: 1000 }];
 * mostUrgentFirst(acts, { now: 1000 });
 * // => [{ deadline: 2000 }, { deadline: 3000 }, { isPaid: true }]
 * ```
 */
export function mostUrgentFirst<Act extends WaitingAct>(
  acts: readonly Act[],
  at: { readonly now: number },
): readonly Act[] {
  const now = checkMoment(checkRecord(at).now, 'now');
  const ranked = checkRecords(acts).map((act) => {
    const { deadline, isPaid = false } = act;
    const end = deadline === undefined ? Infinity : checkMoment(deadline, 'a deadline');
    return { act, end, isPaid: checkBoolean(isPaid) };
  });
  return ranked
    .filter(({ end }) => end > now)
    .toSorted((one, other) => {
      if (one.end !== other.end) return one.end < other.end ? -1 : 1;
      return Number(other.isPaid) - Number(one.isPaid);
    })
    .map(({ act }) => act);
}
