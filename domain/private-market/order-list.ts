import { asFactsList } from '../platform/expected.ts';

/** Anything that was placed at a moment: a share order, a basket order. */
export interface Placed {
  /** Epoch milliseconds; absent where it is not known. */
  readonly placedAt?: number | undefined;
}

/**
 * Orders are listed newest first, share orders and basket orders among each other; those without a
 * moment come last, and those of one moment stay in the order they came in.
 *
 * @source PM-2.124, PM-4.44, PM-4.45, PM-4.46; private market, sections 2 and 4
 * @param lists any number of lists, each in any order
 * @throws a sentence for what is no list
 * @example
 * ```ts
 * const [newest] = newestOrdersFirst([{ placedAt: 1 }, { placedAt: 3 }], [{ placedAt: 2 }]);
 * newest; // => { placedAt: 3 }
 * ```
 */
export function newestOrdersFirst<Order extends Placed>(
  ...lists: readonly (readonly Order[])[]
): readonly Order[] {
  const all = lists.flatMap((list) => asFactsList(list));
  const dated = all.filter(hasMoment).toSorted((a, b) => b.placedAt - a.placedAt);
  return [...dated, ...all.filter((order) => !hasMoment(order))];
}

function hasMoment<Order extends Placed>(order: Order): order is Order & { placedAt: number } {
  return Number.isSafeInteger(order.placedAt);
}
