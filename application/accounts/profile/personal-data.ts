import type { ActivityKind } from '#domain/accounts/profile/activity.ts';
import type { DataPurpose } from '#domain/accounts/profile/data-purpose.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { token } from '#application/platform/token.ts';

/** The personal data of the signed-in investor: change, export and delete it. */
export interface PersonalData {
  /** Stores a profile picture and returns its URL. */
  savePicture(
    picture: Uint8Array<ArrayBuffer>,
    options: CallOptions,
  ): Promise<Result<string, PortFailure>>;
  removePicture(options: CallOptions): Promise<Result<void, PortFailure>>;
  changeEmail(email: string, options: CallOptions): Promise<Result<void, PortFailure>>;
  /** Confirms a new email address with the code sent to it, and returns that address. */
  confirmEmail(code: string, options: CallOptions): Promise<Result<string, PortFailure>>;
  /** Events of the account, newest first. */
  activity(options: CallOptions): Promise<Result<readonly Activity[], PortFailure>>;
  consents(options: CallOptions): Promise<Result<readonly Consent[], PortFailure>>;
  setConsent(
    consent: Pick<Consent, 'purpose' | 'isGiven'>,
    options: CallOptions,
  ): Promise<Result<void, PortFailure>>;
  /** Exports all personal data of the investor as JSON text. */
  everything(options: CallOptions): Promise<Result<string, PortFailure>>;
  /** Deletes the account. `refused` with status 409 while an order is open or money is invested. */
  deleteAccount(options: CallOptions): Promise<Result<void, PortFailure>>;
}
export const PersonalData = token<PersonalData>('accounts/personal-data');

export interface Activity {
  readonly id: number;
  readonly kind: ActivityKind;
  /** What exactly happened, such as the name of a bank; may be empty. */
  readonly detail: string;
  readonly happenedAt: Date;
}

export interface Consent {
  readonly purpose: DataPurpose;
  readonly isGiven: boolean;
  readonly since: Date;
}
