import { OrderPrerequisite } from '#domain/private-market/orders/order-prerequisites.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';

/**
 * The order requires something that the investor has not completed: the sign-in, the PAN, a bank
 * account or a demat account.
 */
export interface MissingPrerequisite {
  readonly kind: 'prerequisite-missing';
  readonly prerequisite: OrderPrerequisite;
  /** The server's refusal; absent if the app detected it before the request. */
  readonly refusal?: PortFailure;
}

/**
 * Converts a refusal with a code such as `bank-missing` into the missing prerequisite; returns any
 * other failure unchanged.
 */
export function namingPrerequisite(failure: PortFailure): PortFailure | MissingPrerequisite {
  if (failure.kind !== 'refused') return failure;
  const { code } = failure;
  const prerequisite = Object.values(OrderPrerequisite).find((each) => code === `${each}-missing`);
  if (prerequisite === undefined) return failure;
  return { kind: 'prerequisite-missing', prerequisite, refusal: failure };
}
