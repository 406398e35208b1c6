import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { Gender } from '#domain/platform/gender.ts';
import { token } from './token.ts';

/** What the app knows of the investor who is signed in. Kept encrypted on the device. */
export interface SignedInInvestor {
  readonly accessToken: string;
  readonly investorId: number;
  /** Ten digits, without the country code. */
  readonly mobile: string;
  readonly isNewInvestor: boolean;
  readonly isBankSkipped: boolean;
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

/** Why a session ended: by the person, in another tab, or because the server no longer knows it. */
export type SessionEnd = 'signed-out' | 'elsewhere' | 'expired';

/** The one session of this browser: shared by all tabs, kept over reloads. */
export interface Session {
  /** Reads what is stored; resolves once `current` can be trusted. */
  restore(): Promise<void>;
  /** The investor, or undefined for a visitor. */
  readonly current: SignedInInvestor | undefined;
  begin(investor: SignedInInvestor): Promise<void>;
  /** Keeps newer facts of the same investor; does nothing for a visitor. */
  update(facts: Partial<SignedInInvestor>): Promise<void>;
  /** The number that asked for a code and has not proved it yet; kept encrypted too. */
  readonly pendingMobile: string | undefined;
  rememberMobile(mobile: string): Promise<void>;
  /** Forgets everything of this person on this device, in all tabs. */
  end(why: SessionEnd): Promise<void>;
  /** Calls back after each change, also one made in another tab; the answer stops it. */
  onChange(listener: (end?: SessionEnd) => void): () => void;
}
export const Session = token<Session>('platform/session');
