import type { DepositBooking, OrderInBrief } from '#application/platform/deposit-booking.ts';
import { JourneyKey, type JourneyStore } from './journey-store.ts';

/** Reads what the booking adapters of deposits store, without their schemas. */
export class StoredDepositBooking implements DepositBooking {
  constructor(private readonly journeys: JourneyStore) {}

  get depositId(): number | undefined {
    return this.id(JourneyKey.DepositId);
  }

  get depositOrderId(): number | undefined {
    return this.id(JourneyKey.DepositOrderId);
  }

  get order(): OrderInBrief | undefined {
    const text = this.journeys.read(JourneyKey.DepositOrderSummary) ?? '';
    const depositName = /"fd_name":"([^"\\]+)"/.exec(text)?.[1];
    const principal = /"InvestmentAmount":"(\d+)"/.exec(text)?.[1];
    if (depositName === undefined || principal === undefined) return undefined;
    return { depositName, principal };
  }

  get isResumable(): boolean {
    return this.journeys.read(JourneyKey.DepositOrderSummary) !== undefined;
  }

  private id(key: JourneyKey): number | undefined {
    const text = this.journeys.read(key) ?? '';
    return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
  }
}
