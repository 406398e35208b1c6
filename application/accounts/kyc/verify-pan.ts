import { KycFactor, type KycIdentity, type KycOutcome } from '#domain/accounts/kyc/kyc-outcome.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import { isSeniorByAge } from '#domain/platform/senior-age.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { Clock } from '#application/platform/clock.ts';
import type { DepositBooking } from '#application/platform/deposit-booking.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { VerifiedPanDraft } from '#application/platform/verified-pan-draft.ts';
import type { KycEntry } from './kyc-entry.ts';
import type { KycVerifications } from './kyc-verifications.ts';

export interface PanToVerify {
  readonly pan: string;
  readonly factor: KycFactor;
  /** Undefined while the date of birth is missing, or the investor too young. */
  readonly dateOfBirth: CalendarDate | undefined;
  /** URL of the app's page to which the identity page sends the investor back. */
  readonly returnUrl: string;
}

export type PanVerification =
  | {
      readonly kind: 'verified';
      /**
       * Whether the details come from the central KYC record, so that the investor cannot change
       * them.
       */
      readonly isCentral: boolean;
      readonly name: string;
      readonly identity: KycIdentity;
    }
  /** The investor must prove the identity on this page; the next `run` reads the result. */
  | { readonly kind: 'identity-page'; readonly url: string }
  | { readonly kind: 'needs-date-of-birth' };

export type VerifyPanFailure =
  | PortFailure
  | { readonly kind: 'already-registered'; readonly message: string | undefined }
  | { readonly kind: 'pan-mismatch' }
  | { readonly kind: 'not-verified'; readonly message: string | undefined }
  /** The PAN could not be verified with the date of birth either. */
  | { readonly kind: 'birth-date-rejected' };

export interface VerifyPanOptions extends CallOptions {
  /** Called if the mobile number cannot verify the PAN, before the date of birth is tried. */
  readonly onBirthDateNeeded?: (() => void) | undefined;
}

export interface VerifyPanDependencies {
  readonly kycVerifications: KycVerifications;
  readonly kycEntry: KycEntry;
  readonly depositBooking: DepositBooking;
  readonly verifiedPanDraft: VerifiedPanDraft;
  readonly clock: Clock;
}

type Answer = Result<PanVerification, VerifyPanFailure>;

/**
 * Verifies a PAN by the mobile number. If that fails, it uses the date of birth, then the identity
 * page. It returns the holder's name, and stores gender and senior citizen status, on which
 * interest rates depend.
 */
export class VerifyPan {
  constructor(private readonly dependencies: VerifyPanDependencies) {}

  /** Whether the investor has been sent to the identity page and the result was not read yet. */
  get isReturning(): boolean {
    return this.dependencies.kycEntry.read() !== undefined;
  }

  async run(request: PanToVerify, options: VerifyPanOptions): Promise<Answer> {
    const { factor, dateOfBirth } = request;
    const isWaiting = factor === KycFactor.DateOfBirth && dateOfBirth === undefined;
    if (isWaiting && !this.isReturning) return success({ kind: 'needs-date-of-birth' });
    const outcome = await this.outcomeOf(request, options);
    return outcome.ok ? this.conclude(outcome.value, request, options) : outcome;
  }

  /** Removes the stored results for the PAN, because the investor enters another one. */
  forget(): void {
    const { kycEntry, verifiedPanDraft } = this.dependencies;
    kycEntry.forget();
    verifiedPanDraft.forget();
  }

  private async outcomeOf(
    request: PanToVerify,
    { signal }: VerifyPanOptions,
  ): Promise<Result<KycOutcome, PortFailure>> {
    const { kycVerifications, kycEntry, depositBooking } = this.dependencies;
    const entryId = kycEntry.read();
    if (entryId === undefined) {
      const { depositId } = depositBooking;
      return kycVerifications.verifyPan({ ...request, depositId }, { signal });
    }
    const read = await kycVerifications.identityOutcome(entryId, { signal });
    // Any answer of the server ends the visit, even "not finished", so a retry starts a new one.
    if (read.ok || isAnswer(read.failure)) kycEntry.forget();
    return read;
  }

  private async conclude(
    outcome: KycOutcome,
    request: PanToVerify,
    options: VerifyPanOptions,
  ): Promise<Answer> {
    switch (outcome.kind) {
      case 'needs-date-of-birth':
        if (request.factor === KycFactor.DateOfBirth) {
          return failure({ kind: 'birth-date-rejected' });
        }
        options.onBirthDateNeeded?.();
        return this.run({ ...request, factor: KycFactor.DateOfBirth }, options);
      case 'already-registered':
        return failure({ kind: 'already-registered', message: outcome.message });
      case 'failed':
        return failure({ kind: 'not-verified', message: outcome.message });
      case 'pan-mismatch':
        return failure({ kind: 'pan-mismatch' });
      case 'identity-page':
        return success(this.visit(outcome));
      case 'central-record':
      case 'accepted':
        return this.verified(outcome, request.pan, options);
    }
  }

  private visit({ url, entryId }: { url: string; entryId?: string }): PanVerification {
    if (entryId !== undefined) this.dependencies.kycEntry.keep(entryId);
    return { kind: 'identity-page', url };
  }

  private async verified(
    { kind, identity }: Extract<KycOutcome, { readonly identity: KycIdentity }>,
    pan: string,
    { signal }: VerifyPanOptions,
  ): Promise<Answer> {
    const { kycVerifications } = this.dependencies;
    let { name } = identity;
    if (name === undefined) {
      const profile = await kycVerifications.panProfile(pan, { signal });
      if (!profile.ok) return profile;
      ({ name } = profile.value);
    }
    if (signal?.aborted !== true) this.keep(identity);
    const isCentral = kind === 'central-record';
    return success({ kind: 'verified', isCentral, name, identity });
  }

  private keep({ gender, dateOfBirth }: KycIdentity): void {
    const { verifiedPanDraft, clock } = this.dependencies;
    const isSeniorCitizen = dateOfBirth && isSeniorByAge(dateOfBirth, clock.today());
    verifiedPanDraft.keepPan({
      ...(gender && { gender }),
      ...(isSeniorCitizen !== undefined && { isSeniorCitizen }),
    });
  }
}

/**
 * Whether the server answered and rejected the request; false for server errors (status 500 and
 * above).
 */
export function isAnswer(failure: PortFailure): boolean {
  return failure.kind === 'refused' && failure.status < 500;
}
