import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { Gender } from '#domain/platform/gender.ts';
import { token } from './token.ts';

/** The signed-in investor's data; stored encrypted on the device. */
export interface SignedInInvestor {
  readonly accessToken: string;
  readonly investorId: number;
  /** Ten digits, without the country code. */
  readonly mobile: string;
  readonly isNewInvestor: boolean;
  readonly isBankStepComplete: boolean;
  readonly isDematVerified: boolean;
  readonly name?: string;
  readonly email?: string;
  readonly pan?: string;
  readonly birthDate?: CalendarDate;
  readonly gender?: Gender;
  readonly isSeniorCitizen: boolean;
  readonly kycStatus?: string;
  readonly dematNumber?: string;
  readonly profileScore?: number;
  readonly pictureUrl?: string;
}

/** Why a session ended: by sign-out, in another tab, or because the server rejected it. */
export type SessionEnd = 'signed-out' | 'elsewhere' | 'expired';

/** The session of this browser, shared by all tabs and kept across reloads. */
export interface Session {
  /** Reads the stored session; `current` is valid once this resolves. */
  restore(): Promise<void>;
  readonly current: SignedInInvestor | undefined;
  begin(investor: SignedInInvestor): Promise<void>;
  /** Updates the investor's data; does nothing for a visitor. */
  update(facts: Partial<SignedInInvestor>): Promise<void>;
  /** The number that requested a code and has not been verified yet; stored encrypted. */
  readonly pendingMobile: string | undefined;
  rememberMobile(mobile: string): Promise<void>;
  /** Deletes the investor's data on this device, in all tabs. */
  end(why: SessionEnd): Promise<void>;
  /**
   * Calls back after each change, including those in other tabs; returns the unsubscribe function.
   */
  onChange(listener: (end?: SessionEnd) => void): () => void;
}
export const Session = token<Session>('platform/session');
