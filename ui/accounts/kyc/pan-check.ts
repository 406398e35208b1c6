import type { KycIdentity } from '#domain/accounts/kyc/kyc-outcome.ts';

/** How far the check of a PAN is. */
export type PanCheck =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'leaving' }
  | { readonly kind: 'needs-date-of-birth' }
  | { readonly kind: 'registered'; readonly message: string }
  /** `canRetry`: nothing is wrong with the PAN itself. */
  | { readonly kind: 'failed'; readonly message: string; readonly canRetry: boolean }
  | { readonly kind: 'verified'; readonly isCentral: boolean; readonly identity: KycIdentity };
