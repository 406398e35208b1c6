import { JourneyKey, type JourneyStore } from '#application/platform/journey-store.ts';
import {
  payoutFrequencyForLabel,
  PayoutFrequency,
  payoutLabel,
} from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';

/** The investor's choices on the page of one deposit, stored so that a reload restores them. */
export interface DepositChoice {
  /** The amount as plain digits; empty if the field was cleared. */
  readonly amount: string;
  /** Whether the senior citizen rate is chosen; undefined until the investor uses the switch. */
  readonly isSeniorCitizen: boolean | undefined;
}

/** The stored choice for this page; undefined if it is that of another page or unreadable. */
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

/** The stored tenure, from `selectedTenure`, a key that the product documents fix. */
export function keptTenure(journey: JourneyStore): Tenure | undefined {
  const tenure = Tenure.parse(journey.read(JourneyKey.SelectedTenure) ?? '');
  return tenure.ok ? tenure.value : undefined;
}

/**
 * The stored payout, from `payoutMechanism`, a key that the product documents fix; the default is
 * at maturity.
 */
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
