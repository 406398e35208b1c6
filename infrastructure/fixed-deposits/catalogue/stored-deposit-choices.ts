import type {
  DepositChoice,
  DepositChoices,
} from '#application/fixed-deposits/catalogue/deposit-choices.ts';
import { JourneyKey, type JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import { Money } from '#domain/platform/money.ts';
import { readStored } from '#infrastructure/platform/storage/stored-json.ts';
import * as v from 'valibot';

const stored = v.object({
  page: v.string(),
  /** Plain digits; empty if the field was cleared. */
  amount: v.pipe(v.string(), v.regex(/^\d{0,12}$/)),
  isSeniorCitizen: v.optional(v.boolean()),
});

export class StoredDepositChoices implements DepositChoices {
  constructor(private readonly journey: JourneyStore) {}

  read(page: string): DepositChoice | undefined {
    const kept = readStored(stored, this.journey.read(JourneyKey.DepositChoice));
    if (kept?.page !== page) return undefined;
    const { amount, isSeniorCitizen } = kept;
    return { amount: amount === '' ? undefined : Money.of(amount), isSeniorCitizen };
  }

  keep(page: string, { amount, isSeniorCitizen }: DepositChoice): void {
    const kept = { page, amount: amount?.text ?? '', isSeniorCitizen };
    this.journey.write(JourneyKey.DepositChoice, JSON.stringify(kept));
  }
}
