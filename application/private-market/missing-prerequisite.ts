import { OrderPrerequisite } from '#domain/private-market/orders/order-prerequisites.ts';
import type { PortFailure } from '../platform/port-failure.ts';

/** The investor must first sign in, or add a PAN, a bank account or a demat account. */
export interface MissingPrerequisite {
  readonly kind: 'prerequisite-missing';
  readonly prerequisite: OrderPrerequisite;
  /** The server's refusal; absent if the app knew before the call. */
  readonly refusal?: PortFailure;
}

/** Finds the prerequisite that a refusal names, such as the bank account. */
export function namingPrerequisite(failure: PortFailure): PortFailure | MissingPrerequisite {
  if (failure.kind !== 'refused') return failure;
  const { code } = failure;
  const prerequisite = Object.values(OrderPrerequisite).find((each) => code === `${each}-missing`);
  if (prerequisite === undefined) return failure;
  return { kind: 'prerequisite-missing', prerequisite, refusal: failure };
}
