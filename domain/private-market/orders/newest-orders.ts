import { checkRecords } from '../../platform/argument-checks.ts';

/** A share order or basket order, with the time at which the investor placed it. */
export interface Placed {
  /** Epoch milliseconds; absent if unknown. */
  readonly placedAt?: number | undefined;
}

/**
 * Merges lists of orders, newest first. Orders without a time come last; orders with the same time
 * keep their order.
 *
 * @source PM-2.124, PM-4.44, PM-4.45, PM-4.46; private market, sections 2 and 4
 * @param lists any number of lists, each in any order
 * @throws an error for anything but a list
 * @example
 * ```ts
 * const [newest] = newestOrdersFirst([{ placedAt: 1 }, { placedAt: 3 }], [{ placedAt: 2 }]);
 * newest; // => { placedAt: 3 }
 * ```
 */
export function newestOrdersFirst<Order extends Placed>(
  ...lists: readonly (readonly Order[])[]
): readonly Order[] {
  const all = lists.flatMap((list) => checkRecords(list));
  const dated = all.filter(hasMoment).toSorted((a, b) => b.placedAt - a.placedAt);
  return [...dated, ...all.filter((order) => !hasMoment(order))];
}

function hasMoment<Order extends Placed>(order: Order): order is Order & { placedAt: number } {
  return Number.isSafeInteger(order.placedAt);
}
