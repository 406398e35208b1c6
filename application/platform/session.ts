import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { Gender } from '#domain/platform/gender.ts';
import { token } from './token.ts';

/** The data of the signed-in investor, stored encrypted on the device. */
export interface SignedInInvestor {
  readonly accessToken: string;
  readonly investorId: number;
  /** Ten digits, without the country code. */
  readonly mobile: string;
  readonly isNewInvestor: boolean;
  /** Also true if the investor has postponed the bank account. */
  readonly isBankStepComplete: boolean;
  /** Absent if the server does not say. */
  readonly hasBankAccount?: boolean;
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

/**
 * Why a session ended: the investor signed out, the session ended in another tab (`elsewhere`), or
 * the server rejected it.
 */
export type SessionEnd = 'signed-out' | 'elsewhere' | 'expired';

/**
 * Where the session is stored: on the `device`, or only in this `page`, so that a reload ends it.
 * `unreadable` if the device has one that the browser does not give at the moment.
 */
export type SessionStorage = 'device' | 'page' | 'unreadable';

/**
 * The session of the signed-in investor, shared by all tabs of this browser and stored across
 * reloads.
 */
export interface Session {
  /** Reads the stored session; `current` must not be used before this resolves. */
  restore(): Promise<void>;
  readonly current: SignedInInvestor | undefined;
  readonly storage: SessionStorage;
  begin(investor: SignedInInvestor): Promise<void>;
  /** Changes fields of the investor's data; does nothing if there is no signed-in investor. */
  update(facts: Partial<SignedInInvestor>): Promise<void>;
  /** The mobile number that requested a sign-in code and is not verified yet; stored encrypted. */
  readonly pendingMobile: string | undefined;
  rememberMobile(mobile: string): Promise<void>;
  /** Ends the session in all tabs, and deletes the investor's data on this device. */
  end(why: SessionEnd): Promise<void>;
  /**
   * Calls the listener after each change in this or another tab; returns a function that
   * unsubscribes.
   */
  onChange(listener: (end?: SessionEnd) => void): () => void;
}
export const Session = token<Session>('platform/session');
