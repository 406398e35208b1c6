import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { Reporting } from '#application/platform/reporting.ts';
import type { AwaitPayment } from './await-payment.ts';
import { reportPayment } from './report-payment.ts';
import type { ReturnedPayment } from './returned-order.ts';
import type { VerifiedPayment, VerifyPaymentFailure } from './verify-payment.ts';

/** Awaits the payment of the order that is being booked, and reports it if it was successful. */
export class ConfirmPayment {
  constructor(
    private readonly awaitPayment: AwaitPayment,
    private readonly reporting: Reporting,
  ) {}

  async run(
    returned: ReturnedPayment,
    { signal }: CallOptions,
  ): Promise<Result<VerifiedPayment, VerifyPaymentFailure>> {
    const verified = await this.awaitPayment.run(returned, { signal });
    const isPaid = verified.ok && verified.value.kind === 'paid';
    if (isPaid && signal?.aborted !== true) reportPayment(this.reporting);
    return verified;
  }
}
