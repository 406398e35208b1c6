import { JourneyKey, type JourneyStore } from '#application/platform/journey-store.ts';
import {
  payoutFrequencyForLabel,
  PayoutFrequency,
  payoutLabel,
} from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';

/** The choices on the page of one deposit, kept so that a reload restores them. */
export interface DepositChoice {
  /** Plain digits; empty if the field was cleared. */
  readonly amount: string;
  /** Absent until the investor uses the switch. */
  readonly isSeniorCitizen: boolean | undefined;
}

/** The choice kept for this page; undefined for another page or an unreadable value. */
export function keptChoice(journey: JourneyStore, page: string): DepositChoice | undefined {
  const stored = parsed(journey.read(JourneyKey.DepositChoice));
  if (stored?.['page'] !== page) return undefined;
  const { amount, isSeniorCitizen } = stored;
  if (typeof amount !== 'string' || !/^\d{0,12}$/.test(amount)) return undefined;
  return {
    amount,
    isSeniorCitizen: typeof isSeniorCitizen === 'boolean' ? isSeniorCitizen : undefined,
  };
}

export function keepChoice(journey: JourneyStore, page: string, choice: DepositChoice): void {
  journey.write(JourneyKey.DepositChoice, JSON.stringify({ page, ...choice }));
}

/** Read from `selectedTenure`, a key fixed by the product documents. */
export function keptTenure(journey: JourneyStore): Tenure | undefined {
  const tenure = Tenure.parse(journey.read(JourneyKey.SelectedTenure) ?? '');
  return tenure.ok ? tenure.value : undefined;
}

/** Read from `payoutMechanism`, a key fixed by the product documents; else at maturity. */
export function keptPayout(journey: JourneyStore): PayoutFrequency {
  const label = journey.read(JourneyKey.PayoutMechanism) ?? '';
  return payoutFrequencyForLabel(label) ?? PayoutFrequency.AtMaturity;
}

export function keepTenure(journey: JourneyStore, tenure: Tenure): void {
  journey.write(JourneyKey.SelectedTenure, tenure.text);
}

export function keepPayout(journey: JourneyStore, payout: PayoutFrequency): void {
  journey.write(JourneyKey.PayoutMechanism, payoutLabel(payout));
}

function parsed(text: string | undefined): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    const isObject = typeof value === 'object' && value !== null;
    return isObject ? (value as Readonly<Record<string, unknown>>) : undefined;
  } catch {
    return undefined;
  }
}
