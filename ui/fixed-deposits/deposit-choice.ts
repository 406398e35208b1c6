import { JourneyKey, type JourneyStore } from '#application/platform/journey-store.ts';
import {
  payoutFrequencyForLabel,
  PayoutFrequency,
  payoutLabel,
} from '#domain/fixed-deposits/payout-frequency.ts';
import { Tenure } from '#domain/fixed-deposits/tenure.ts';

/** What a person chose on the page of one deposit, to find it again after a reload. */
export interface DepositChoice {
  /** Plain digits; empty where the amount was cleared. */
  readonly amount: string;
  /** Absent while the switch was not touched. */
  readonly isSeniorCitizen: boolean | undefined;
}

/** The choice made on this page; undefined on any other, or where it cannot be read. */
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

/** `selectedTenure` of the documents. */
export function keptTenure(journey: JourneyStore): Tenure | undefined {
  const tenure = Tenure.parse(journey.read(JourneyKey.SelectedTenure) ?? '');
  return tenure.ok ? tenure.value : undefined;
}

/** `payoutMechanism` of the documents; at maturity where nothing readable is kept. */
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
