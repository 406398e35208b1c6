import type { PaymentFailureMark } from '#application/fixed-deposits/booking/payment-failure-mark.ts';
import { JourneyKey, type JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';

export class StoredPaymentFailureMark implements PaymentFailureMark {
  constructor(private readonly journey: JourneyStore) {}

  read(): boolean {
    return this.journey.read(JourneyKey.PaymentFailed) !== undefined;
  }

  keep(): void {
    this.journey.write(JourneyKey.PaymentFailed, 'true');
  }

  forget(): void {
    this.journey.remove(JourneyKey.PaymentFailed);
  }
}
