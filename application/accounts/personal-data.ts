import type { ActivityKind } from '#domain/accounts/profile/activity.ts';
import type { DataPurpose } from '#domain/accounts/profile/data-purpose.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '../platform/call-options.ts';
import type { PortFailure } from '../platform/port-failure.ts';
import { token } from '../platform/token.ts';

/** What is kept of the investor who is signed in, and what they may do about it. */
export interface PersonalData {
  /** Answers the address of the picture as it is kept. */
  savePicture(
    picture: Uint8Array<ArrayBuffer>,
    options: CallOptions,
  ): Promise<Result<string, PortFailure>>;
  removePicture(options: CallOptions): Promise<Result<void, PortFailure>>;
  /** Sends a code to the new address. */
  changeEmail(email: string, options: CallOptions): Promise<Result<void, PortFailure>>;
  /** Answers the address that counts from now on. */
  confirmEmail(code: string, options: CallOptions): Promise<Result<string, PortFailure>>;
  /** What happened in the account, the newest first. */
  activity(options: CallOptions): Promise<Result<readonly Activity[], PortFailure>>;
  consents(options: CallOptions): Promise<Result<readonly Consent[], PortFailure>>;
  setConsent(
    consent: Pick<Consent, 'purpose' | 'isGiven'>,
    options: CallOptions,
  ): Promise<Result<void, PortFailure>>;
  /** All of it, as text in JSON. */
  everything(options: CallOptions): Promise<Result<string, PortFailure>>;
  /** `refused` with status 409 while money is under way or invested. */
  deleteAccount(options: CallOptions): Promise<Result<void, PortFailure>>;
}
export const PersonalData = token<PersonalData>('accounts/personal-data');

export interface Activity {
  readonly id: number;
  readonly kind: ActivityKind;
  /** What it was about; may be empty. */
  readonly detail: string;
  readonly happenedAt: Date;
}

export interface Consent {
  readonly purpose: DataPurpose;
  readonly isGiven: boolean;
  readonly since: Date;
}
