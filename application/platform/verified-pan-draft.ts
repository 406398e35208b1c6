import type { Gender } from '#domain/platform/gender.ts';
import { token } from './token.ts';

/** The facts from a verified PAN that decide interest rates. They do not identify the holder. */
export interface VerifiedPan {
  readonly gender?: Gender;
  readonly isSeniorCitizen?: boolean;
}

/** Stores the facts from this tab's PAN verification and KYC. */
export interface VerifiedPanDraft {
  /** Combines both; the saved KYC takes precedence. Ignores unreadable values. */
  read(): VerifiedPan;
  /** Stores the facts from the PAN verification. */
  keepPan(pan: VerifiedPan): void;
  /** Stores the senior citizen status from the saved KYC, in addition to `keepPan`. */
  keepKyc(isSeniorCitizen: boolean): void;
  /** Removes both, because the investor enters another PAN. */
  forget(): void;
}
export const VerifiedPanDraft = token<VerifiedPanDraft>('platform/verified-pan-draft');
