import type {
  DepositOrderIds,
  StartedDepositOrder,
} from '#application/fixed-deposits/booking/started-deposit-order.ts';
import { JourneyKey, type JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';

export class StoredStartedOrder implements StartedDepositOrder {
  constructor(private readonly journey: JourneyStore) {}

  read(): DepositOrderIds | undefined {
    const depositOrderId = this.id(JourneyKey.DepositOrderId);
    const depositId = this.id(JourneyKey.DepositId);
    if (depositOrderId === undefined || depositId === undefined) return undefined;
    return { depositOrderId, depositId };
  }

  keep({ depositOrderId, depositId }: DepositOrderIds): void {
    this.journey.write(JourneyKey.DepositOrderId, String(depositOrderId));
    this.journey.write(JourneyKey.DepositId, String(depositId));
  }

  private id(key: JourneyKey): number | undefined {
    const text = this.journey.read(key) ?? '';
    return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
  }
}
