import { CompleteKyc } from '#application/accounts/complete-kyc.ts';
import type { KycVerifications } from '#application/accounts/kyc-verifications.ts';
import type { Clock } from '#application/platform/clock.ts';
import type { Drafts } from '#application/platform/drafts.ts';
import { JourneyKey, type JourneyStore } from '#application/platform/journey-store.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Session } from '#application/platform/session.ts';
import {
  forgetVerifiedPan,
  keepVerifiedKyc,
  keepVerifiedPan,
} from '#application/platform/verified-pan.ts';
import { KycMethod } from '#domain/accounts/kyc/kyc-outcome.ts';
import { panInput } from '#domain/accounts/kyc/pan.ts';
import { isSeniorByAge } from '#domain/platform/senior-age.ts';
import { keepDraft } from '#ui/platform/draft.ts';
import { makeAutoObservable, reaction } from 'mobx';
import type { Flow } from '../onboarding/flow.ts';
import { FormState } from '../onboarding/form-state.ts';
import { pathAfterKyc, paths } from '../paths.ts';
import { Submission } from '../submission.ts';
import { KycForm } from './kyc-form.ts';
import type { PanCheck } from './pan-check.ts';
import { PanVerifier } from './pan-verifier.ts';
import { kycWords } from './words.ts';

export interface KycPorts {
  readonly kycVerifications: KycVerifications;
  readonly session: Session;
  readonly journeys: JourneyStore;
  readonly drafts: Drafts;
  readonly clock: Clock;
}

const DRAFT = 'kyc';

interface KycNews {
  /** Of bank accounts that are not in the name on the PAN. */
  readonly news: string | undefined;
}

/** What came of pressing Continue: a path, the dialog that nothing is left, or a message. */
export type KycSaved =
  | ({ readonly kind: 'next'; readonly path: string } & KycNews)
  | ({ readonly kind: 'demat-present' } & KycNews)
  | { readonly kind: 'failed'; readonly message: string };

export class KycViewModel {
  readonly form: FormState<KycForm>;
  readonly verifier: PanVerifier;
  readonly saving = new Submission();
  readonly skipping = new Submission();
  private readonly completeKyc: CompleteKyc;

  constructor(
    private readonly ports: KycPorts,
    private readonly flow: Flow,
  ) {
    this.form = new FormState(new KycForm(ports.clock.today()));
    this.verifier = new PanVerifier(ports, this.form.fields, {
      returnUrl: this.returnUrl,
      prepare: () => this.keepNow(),
    });
    this.completeKyc = new CompleteKyc(ports.kycVerifications, ports.session);
    this.prefill();
    makeAutoObservable<this, 'ports' | 'flow' | 'completeKyc'>(this, {
      ports: false,
      flow: false,
      completeKyc: false,
    });
  }

  get fields(): KycForm {
    return this.form.fields;
  }

  activate(): () => void {
    const names = ['pan', 'dateOfBirth', 'email'] as const;
    let stopVerifier = () => {};
    // Only then: a PAN that comes back from the draft is not one that somebody typed.
    const onRead = () => {
      stopVerifier = this.verifier.activate();
    };
    const stops = [
      keepDraft(this.ports.drafts, DRAFT, { fields: this.fields, names, onRead }),
      () => stopVerifier(),
      reaction(
        () => this.fields.isUnderAge,
        (isUnderAge) => isUnderAge && this.form.leave('dateOfBirth'),
      ),
      reaction(
        () => this.verifier.check,
        (check) => this.noteVerification(check),
      ),
    ];
    return () => stops.forEach((stop) => stop());
  }

  typePan(text: string): void {
    this.fields.pan = panInput(text);
  }

  /** Why Continue cannot work yet. */
  get whyNot(): string | undefined {
    const { check } = this.verifier;
    if (this.form.errors.pan !== undefined) {
      return this.fields.pan === '' ? kycWords.whyPan : kycWords.whyPanWrong;
    }
    if (check.kind === 'registered') return kycWords.whyRegistered;
    if (check.kind === 'failed') return kycWords.whyPanWrong;
    if (this.fields.isUnderAge) return kycWords.underAge;
    if (this.form.errors.dateOfBirth !== undefined) return kycWords.whyDateOfBirth;
    if (check.kind !== 'verified') return kycWords.whyChecking;
    if (this.form.errors.email !== undefined) return kycWords.whyEmail;
    return undefined;
  }

  async save(): Promise<KycSaved | undefined> {
    const { check } = this.verifier;
    if (!this.form.submit() || check.kind !== 'verified') return undefined;
    const { pan, email, acceptedBirthDate: dateOfBirth } = this.fields;
    const request = {
      ...{ pan, email: email.trim(), dateOfBirth, name: this.verifier.fullName },
      method: check.isCentral ? KycMethod.Central : KycMethod.Minimum,
      isMaturityFlow: this.flow.isMaturityFlow,
    };
    const saved = await this.saving.run((options) => this.completeKyc.run(request, options));
    if (saved === undefined) return undefined;
    if (!saved.ok) return { kind: 'failed', message: saveFailureWords(saved.failure) };
    const isSenior = this.ports.session.current?.isSeniorCitizen ?? false;
    keepVerifiedKyc(this.ports.journeys, isSenior);
    await this.ports.drafts.forget(DRAFT);
    const { destination, removedAccounts } = saved.value;
    const news = removedAccounts.length === 0 ? undefined : kycWords.removed(removedAccounts);
    const path = this.isResumable ? paths.resumeDeposit : pathAfterKyc(destination);
    if (path === undefined) return { kind: 'demat-present', news };
    return { kind: 'next', path: this.flow.pathTo(path), news };
  }

  /** Answers whether KYC is put off. */
  async skip(): Promise<boolean | undefined> {
    const done = await this.skipping.run((options) => this.ports.kycVerifications.skip(options));
    return done?.ok;
  }

  /** A deposit waits in this tab: its start is repeated, and decides what comes next. */
  private get isResumable(): boolean {
    const order = this.ports.journeys.read(JourneyKey.DepositOrderSummary);
    return this.flow.isMaturityFlow && order !== undefined;
  }

  /** What the PAN says counts for rates from now on; that of another PAN no more. */
  private noteVerification(check: PanCheck): void {
    const { journeys, clock } = this.ports;
    if (check.kind === 'waiting') forgetVerifiedPan(journeys);
    if (check.kind !== 'verified') return;
    const { gender, dateOfBirth } = check.identity;
    const isSeniorCitizen = dateOfBirth && isSeniorByAge(dateOfBirth, clock.today());
    keepVerifiedPan(journeys, {
      ...(gender && { gender }),
      ...(isSeniorCitizen !== undefined && { isSeniorCitizen }),
    });
  }

  /** The draft follows the typing with a delay, and the page is about to be left. */
  private keepNow(): Promise<void> {
    const { pan, dateOfBirth, email } = this.fields;
    return this.ports.drafts.keep(DRAFT, { pan, dateOfBirth, email });
  }

  private get returnUrl(): string {
    return `${window.location.origin}${this.flow.pathTo(paths.kyc)}`;
  }

  private prefill(): void {
    const investor = this.ports.session.current;
    this.fields.pan = investor?.pan ?? '';
    this.fields.dateOfBirth = investor?.birthDate?.slashed ?? '';
    this.fields.email = investor?.email ?? '';
  }
}

function saveFailureWords(failure: PortFailure): string {
  return (failure.kind === 'refused' ? failure.message : undefined) ?? kycWords.saveFailed;
}
