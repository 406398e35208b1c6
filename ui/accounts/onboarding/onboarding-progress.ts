import { hasLinkedBank } from '#application/platform/completed-steps.ts';
import type { DepositBooking, OrderInBrief } from '#application/platform/deposit-booking.ts';
import type { PurchaseInBrief, WaitingPurchase } from '#application/platform/waiting-purchase.ts';
import type { Session, SignedInInvestor } from '#application/platform/session.ts';
import type { OnboardingPurpose } from '#domain/accounts/onboarding/onboarding.ts';

/** What an investor is doing who lacks a step of the onboarding. */
export type Journey = 'deposit' | 'purchase';

export function journeyOf(purpose: OnboardingPurpose): Journey | undefined {
  if (purpose === 'none' || purpose === 'sale') return undefined;
  return purpose === 'deposit' ? 'deposit' : 'purchase';
}

const STEPS = {
  deposit: [
    { key: 'kyc', label: 'KYC' },
    { key: 'bank', label: 'Bank' },
    { key: 'profile', label: 'Your details' },
    { key: 'nominees', label: 'Nominees' },
    { key: 'payment', label: 'Payment' },
  ],
  purchase: [
    { key: 'kyc', label: 'KYC' },
    { key: 'bank', label: 'Bank' },
    { key: 'demat', label: 'Demat account' },
    { key: 'disclaimer', label: 'Good to know' },
    { key: 'order', label: 'Your order' },
  ],
} as const satisfies Record<Journey, readonly { key: string; label: string }[]>;

/** The index of a step in a journey, from 0; undefined if the journey does not have the step. */
export function placeInJourney(journey: Journey, step: string): number | undefined {
  const place = STEPS[journey].findIndex(({ key }) => key === step);
  return place === -1 ? undefined : place;
}

export interface OnboardingProgressDependencies {
  readonly session: Session;
  readonly depositBooking: DepositBooking;
  readonly waitingPurchase: WaitingPurchase;
}

/** Which steps of a first booking or purchase the investor has completed. */
export class OnboardingProgress {
  readonly labels: readonly string[];

  constructor(
    private readonly journey: Journey,
    private readonly dependencies: OnboardingProgressDependencies,
  ) {
    this.labels = STEPS[journey].map(({ label }) => label);
  }

  /** The deposit that the investor is booking, so that each step can say what it is for. */
  get order(): OrderInBrief | undefined {
    return this.journey === 'deposit' ? this.dependencies.depositBooking.order : undefined;
  }

  /** The shares or baskets that the investor is buying. */
  get purchase(): PurchaseInBrief | undefined {
    return this.journey === 'purchase' ? this.dependencies.waitingPurchase.read() : undefined;
  }

  isDone(place: number): boolean {
    const key = STEPS[this.journey][place]?.key;
    return this.journey === 'deposit' ? this.isBooked(key) : this.isReadyToBuy(key);
  }

  /**
   * For a started order, the backend has sent the investor to the first missing step, so the steps
   * before it are done. The bank step is checked, because it can be postponed.
   */
  private isBooked(key: string | undefined): boolean {
    const { pan, birthDate } = this.investor;
    if (key === 'kyc') return pan !== undefined && birthDate !== undefined;
    const isStarted = this.dependencies.depositBooking.depositOrderId !== undefined;
    return isStarted && (key !== 'bank' || hasLinkedBank(this.investor));
  }

  private isReadyToBuy(key: string | undefined): boolean {
    const { pan, isDematVerified } = this.investor;
    if (key === 'kyc') return pan !== undefined;
    return key === 'bank' ? hasLinkedBank(this.investor) : isDematVerified === true;
  }

  private get investor(): Partial<SignedInInvestor> {
    return this.dependencies.session.current ?? {};
  }
}
