import type { StoredInstitution } from '#infrastructure/backend/fixed-deposits/tables.ts';
export interface SampleIssuer {
  /** `osb_issuer_id` on the wire, and the name of the logo file. */
  readonly key: string;
  readonly name: string;
  readonly institution: StoredInstitution;
  readonly creditRating?: string;
  /** Phone numbers of the sample data are not in service. */
  readonly phone: string;
  readonly address: string;
  readonly isComingSoon?: true;
  /** Requires an identity check on the Aadhaar page, outside the app. */
  readonly asksAadhaar?: true;
}

export interface SampleDeposit {
  readonly id: number;
  readonly issuer: string;
  readonly name: string;
  readonly heading: string;
  /** Start and end colour of the card's background gradient. */
  readonly colours: readonly [string, string];
  readonly minimum: string;
  readonly maximum: string;
  readonly lockInDays: number;
  readonly investors: number;
  /** Percentage points above the regular rate. */
  readonly extra: { readonly female: string; readonly senior: string; readonly both: string };
  /** The tenure of the row marked `Most Invest` on the wire. */
  readonly mostInvested?: string;
  readonly isComingSoon?: true;
}

export interface SampleOffer {
  readonly deposit: number;
  readonly note: string;
  readonly icon: 'senior_citizen' | 'gift' | 'women';
  /** Days from the start of the sample data until the offer ends; without an end if undefined. */
  readonly days?: number;
}

/** The deposits and tenures of a list, by its category and tag. */
export interface SampleList {
  readonly category: number;
  readonly tag: number;
  readonly cards: readonly (readonly [deposit: number, tenure: string])[];
}
