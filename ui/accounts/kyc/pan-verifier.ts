import type { KycVerifications } from '#application/accounts/kyc-verifications.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import { JourneyKey, type JourneyStore } from '#application/platform/journey-store.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { KycFactor, type KycIdentity, type KycOutcome } from '#domain/accounts/kyc/kyc-outcome.ts';
import { panViolation } from '#domain/accounts/kyc/pan.ts';
import type { Result } from '#domain/platform/result.ts';
import { leaveTo } from '#ui/platform/leave-to.ts';
import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { Submission } from '../submission.ts';
import type { KycForm } from './kyc-form.ts';
import type { PanCheck } from './pan-check.ts';
import { kycWords } from './words.ts';

interface VerifierPorts {
  readonly kycVerifications: KycVerifications;
  readonly journeys: JourneyStore;
}

/** A visit to the outside page on which a person proves who they are. */
interface IdentityVisit {
  /** Where the page sends the person back to. */
  readonly returnUrl: string;
  /** Keeps what is typed until then. */
  prepare(): Promise<void>;
}

type Outcome = Result<KycOutcome, PortFailure>;

/** Checks a PAN as soon as it is complete, and fills in what the records know. */
export class PanVerifier {
  check: PanCheck = { kind: 'waiting' };
  fullName = '';
  private factor: KycFactor = KycFactor.Mobile;
  private readonly asking = new Submission();
  /** What the records gave, to be taken back with the PAN it belongs to. */
  private filled: KycIdentity = {};
  /** The date of birth that the last check rests on. */
  private checkedBirthDate: string | undefined = undefined;

  constructor(
    private readonly ports: VerifierPorts,
    private readonly form: KycForm,
    private readonly visit: IdentityVisit,
  ) {
    makeAutoObservable<this, 'ports' | 'form' | 'visit'>(this, {
      ports: false,
      form: false,
      visit: false,
    });
  }

  activate(): () => void {
    if (this.entryId !== undefined) void this.readIdentity(this.entryId);
    else if (this.isPanComplete) void this.verify();
    const stops = [
      reaction(
        () => this.form.pan,
        () => this.followPan(),
      ),
      reaction(
        () => this.form.acceptedBirthDate?.iso,
        () => this.followBirthDate(),
      ),
    ];
    return () => {
      stops.forEach((stop) => stop());
      this.asking.stop();
    };
  }

  /** Whether the record gave the field, which then cannot be changed. */
  isLocked(field: 'dateOfBirth' | 'email'): boolean {
    const { check } = this;
    return check.kind === 'verified' && check.isCentral && check.identity[field] !== undefined;
  }

  retry(): void {
    if (this.entryId === undefined) void this.verify();
    else void this.readIdentity(this.entryId);
  }

  private get isPanComplete(): boolean {
    return panViolation(this.form.pan) === undefined;
  }

  /** The visit to the identity page that this tab started, if any. */
  private get entryId(): string | undefined {
    return this.ports.journeys.read(JourneyKey.KycEntry);
  }

  private followPan(): void {
    this.asking.stop();
    this.ports.journeys.remove(JourneyKey.KycEntry);
    this.factor = KycFactor.Mobile;
    this.takeBack();
    this.check = { kind: 'waiting' };
    if (this.isPanComplete) void this.verify();
  }

  /** By date of birth, another date is another check. */
  private followBirthDate(): void {
    const isOther = this.form.acceptedBirthDate?.iso !== this.checkedBirthDate;
    if (this.factor === KycFactor.DateOfBirth && isOther && this.isPanComplete) void this.verify();
  }

  private verify(): Promise<void> {
    const dateOfBirth = this.form.acceptedBirthDate;
    this.asking.stop();
    this.checkedBirthDate = dateOfBirth?.iso;
    const waits = this.factor === KycFactor.DateOfBirth && (!dateOfBirth || this.form.isUnderAge);
    if (waits) {
      this.check = { kind: 'needs-date-of-birth' };
      return Promise.resolve();
    }
    const { kycVerifications, journeys } = this.ports;
    const depositId = Number(journeys.read(JourneyKey.DepositId)) || undefined;
    const { factor } = this;
    const { returnUrl } = this.visit;
    const request = { pan: this.form.pan, factor, dateOfBirth, depositId, returnUrl };
    return this.ask((options) => kycVerifications.verifyPan(request, options));
  }

  /** An answer ends the visit, also "not finished": then trying again starts another one. */
  private readIdentity(entryId: string): Promise<void> {
    return this.ask(async (options) => {
      const result = await this.ports.kycVerifications.identityOutcome(entryId, options);
      if (result.ok || isAnswer(result.failure)) this.ports.journeys.remove(JourneyKey.KycEntry);
      return result;
    });
  }

  private async ask(call: (options: CallOptions) => Promise<Outcome>): Promise<void> {
    this.check = { kind: 'checking' };
    const result = await this.asking.run(call);
    if (result === undefined) return;
    if (result.ok) await this.take(result.value);
    else this.fail(result.failure);
  }

  private takeBack(): void {
    const { dateOfBirth, email } = this.filled;
    this.fullName = '';
    if (this.form.dateOfBirth === dateOfBirth?.slashed) this.form.dateOfBirth = '';
    if (this.form.email === email) this.form.email = '';
    this.filled = {};
  }

  private async take(outcome: KycOutcome): Promise<void> {
    switch (outcome.kind) {
      case 'needs-date-of-birth':
        return this.askForBirthDate();
      case 'already-registered':
        return this.settle({
          kind: 'registered',
          message: outcome.message ?? kycWords.registered,
        });
      case 'failed':
        return this.settleFailed(outcome.message ?? kycWords.verifyFailed, true);
      case 'pan-mismatch':
        return this.settleFailed(kycWords.mismatch, true);
      case 'identity-page':
        return this.leave(outcome);
      case 'central-record':
        return this.fill(outcome.identity, { isCentral: true });
      case 'accepted':
        return this.fill(outcome.identity, { isCentral: false });
    }
  }

  private askForBirthDate(): void | Promise<void> {
    if (this.factor === KycFactor.DateOfBirth) {
      return this.settleFailed(kycWords.verifyFailed, false);
    }
    this.factor = KycFactor.DateOfBirth;
    return this.verify();
  }

  private async leave({
    url,
    entryId,
  }: {
    readonly url: string;
    readonly entryId?: string;
  }): Promise<void> {
    if (entryId !== undefined) this.ports.journeys.write(JourneyKey.KycEntry, entryId);
    this.settle({ kind: 'leaving' });
    await this.visit.prepare();
    leaveTo(url);
  }

  private async fill(
    identity: KycIdentity,
    { isCentral }: { readonly isCentral: boolean },
  ): Promise<void> {
    const name = identity.name ?? (await this.nameOnPan());
    if (name === undefined) return;
    runInAction(() => {
      this.fullName = name;
      this.filled = identity;
      if (identity.dateOfBirth) {
        this.checkedBirthDate = identity.dateOfBirth.iso;
        this.form.dateOfBirth = identity.dateOfBirth.slashed;
      }
      if (identity.email) this.form.email = identity.email;
      this.check = { kind: 'verified', isCentral, identity };
    });
  }

  /** Undefined when it could not be had, which is then shown. */
  private async nameOnPan(): Promise<string | undefined> {
    const { pan } = this.form;
    const profile = await this.asking.run((options) =>
      this.ports.kycVerifications.panProfile(pan, options),
    );
    if (profile?.ok) return profile.value.name;
    if (profile) this.fail(profile.failure);
    return undefined;
  }

  private fail(failure: PortFailure): void {
    const message = failure.kind === 'refused' ? failure.message : undefined;
    this.settleFailed(message ?? kycWords.verifyFailed, true);
  }

  private settleFailed(message: string, canRetry: boolean): void {
    this.settle({ kind: 'failed', message, canRetry });
  }

  private settle(check: PanCheck): void {
    this.check = check;
  }
}

/** The server has spoken, rather than failed. */
function isAnswer(failure: PortFailure): boolean {
  return failure.kind === 'refused' && failure.status < 500;
}
