import type { SignedInInvestor } from '#application/platform/session.ts';
import {
  missingPrerequisite,
  type OrderingPage,
  prerequisitePath,
} from '#domain/private-market/order-prerequisites.ts';

/** Where a person has to go before ordering from a page; undefined where nothing is missing. */
export function stepBeforeOrder(
  investor: SignedInInvestor | undefined,
  page: OrderingPage,
): string | undefined {
  const missing = missingPrerequisite({
    isSignedIn: investor !== undefined,
    hasPan: investor?.pan !== undefined,
    isBankStepPassed: investor?.isBankSkipped === true,
    isDematVerified: investor?.isDematVerified === true,
  });
  return missing === undefined ? undefined : prerequisitePath(missing, page);
}
