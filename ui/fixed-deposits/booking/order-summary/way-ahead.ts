import type { DepositOrderSummary } from '#application/fixed-deposits/booking/deposit-order-summary.ts';
import { lacksIdentity } from '#application/fixed-deposits/booking/start-deposit.ts';
import type { SignedInInvestor } from '#application/platform/session.ts';
import { isBookedEmbedded } from '#domain/fixed-deposits/booking/embedded-booking.ts';
import { wayCopy as copy } from './copy.ts';

/** The steps from the order summary to the payment, as far as the app knows them. */
export function wayAhead(
  { issuerId, issuerName }: Pick<DepositOrderSummary, 'issuerId' | 'issuerName'>,
  investor: SignedInInvestor,
  areNomineesConfirmed: boolean,
): string {
  if (isBookedEmbedded(issuerId)) {
    return lacksIdentity(investor) ? copy.kycThenBank(issuerName) : copy.bank(issuerName);
  }
  const areDetailsKnown = !lacksIdentity(investor) && investor.isBankStepComplete;
  if (!areDetailsKnown) return copy.details;
  return areNomineesConfirmed ? copy.pay : copy.nominees;
}
