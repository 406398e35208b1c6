import type { ChosenRow } from '#application/fixed-deposits/catalogue/chosen-row.ts';
import type { DepositId } from '#application/fixed-deposits/catalogue/deposit-ids.ts';
import { JourneyKey, type JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import type { RateCardRow } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import {
  PayoutFrequency,
  payoutFrequencyForLabel,
  payoutLabel,
} from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';

/** Stores the row as text, under keys that the product documents fix. */
export class StoredChosenRow implements ChosenRow {
  constructor(private readonly journey: JourneyStore) {}

  readTenure(): Tenure | undefined {
    const tenure = Tenure.parse(this.journey.read(JourneyKey.SelectedTenure) ?? '');
    return tenure.ok ? tenure.value : undefined;
  }

  readPayout(): PayoutFrequency {
    const label = this.journey.read(JourneyKey.PayoutMechanism) ?? '';
    return payoutFrequencyForLabel(label) ?? PayoutFrequency.AtMaturity;
  }

  keepTenure(tenure: Tenure): void {
    this.journey.write(JourneyKey.SelectedTenure, tenure.text);
  }

  keepPayout(payoutFrequency: PayoutFrequency): void {
    this.journey.write(JourneyKey.PayoutMechanism, payoutLabel(payoutFrequency));
  }

  keep(depositId: DepositId, row: RateCardRow): void {
    this.journey.write(JourneyKey.DepositId, String(depositId));
    this.keepTenure(row.tenure);
    this.keepPayout(row.payoutFrequency);
  }
}
