import type {
  DepositChoice,
  DepositChoices,
} from '#application/fixed-deposits/catalogue/deposit-choices.ts';
import { JourneyKey, type JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { Money } from '#domain/platform/money.ts';
import { readStored } from '#infrastructure/platform/storage/stored-json.ts';
import * as v from 'valibot';

/** The choices of each page, those that were kept last at the end. */
const stored = v.array(
  v.object({
    page: v.string(),
    /** Absent if the field was cleared. */
    amount: v.optional(v.string()),
    isSeniorCitizen: v.optional(v.boolean()),
    tenure: v.optional(v.string()),
    payoutFrequency: v.optional(v.enum(PayoutFrequency)),
  }),
);

export class StoredDepositChoices implements DepositChoices {
  constructor(private readonly journey: JourneyStore) {}

  read(page: string, isReturn: boolean): DepositChoice | undefined {
    const kept = this.all.findLast((each) => !isReturn || each.page === page);
    if (kept?.page !== page) return undefined;
    const { page: _, amount = '', tenure = '', ...choice } = kept;
    const [principal, term] = [Money.parse(amount), Tenure.parse(tenure)];
    return {
      ...choice,
      amount: principal.ok ? principal.value : undefined,
      tenure: term.ok ? term.value : undefined,
    };
  }

  keep(page: string, choice: DepositChoice): void {
    const kept = { ...choice, page, amount: choice.amount?.text, tenure: choice.tenure?.text };
    const others = this.all.filter((each) => each.page !== page);
    this.journey.write(JourneyKey.DepositChoice, JSON.stringify([...others, kept]));
  }

  private get all() {
    return readStored(stored, this.journey.read(JourneyKey.DepositChoice)) ?? [];
  }
}
