export interface SampleIssuer {
  /** `osb_issuer_id`; also the name of the logo's file. */
  readonly key: string;
  readonly name: string;
  readonly institution: 'bank' | 'finance-company';
  readonly creditRating?: string;
  readonly isComingSoon?: true;
  /** Has the identity proved on the Aadhaar page, outside the app. */
  readonly asksAadhaar?: true;
}

export interface SampleDeposit {
  readonly id: number;
  readonly issuer: string;
  readonly name: string;
  readonly heading: string;
  /** The light and the deep end of the card's ground. */
  readonly colours: readonly [string, string];
  readonly minimum: string;
  readonly maximum: string;
  readonly lockInDays: number;
  readonly investors: number;
  /** Percentage points above the figure for everybody else. */
  readonly extra: { readonly female: string; readonly senior: string; readonly both: string };
  /** The row that most people take, marked `Most Invest` on the wire. */
  readonly mostInvested?: string;
  readonly isComingSoon?: true;
}

export interface SampleOffer {
  readonly deposit: number;
  readonly note: string;
  readonly icon: 'senior_citizen' | 'gift' | 'women';
  /** How long it runs from the start of the sample world; without end where absent. */
  readonly days?: number;
}

/** Which deposits a list of the product shows, by category and tag, each with its tenure. */
export interface SampleList {
  readonly category: number;
  readonly tag: number;
  readonly cards: readonly (readonly [deposit: number, tenure: string])[];
}
