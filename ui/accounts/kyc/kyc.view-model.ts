import { type CompleteKyc, KYC_FORM } from '#application/accounts/kyc/complete-kyc.ts';
import type { KycVerifications } from '#application/accounts/kyc/kyc-verifications.ts';
import type { VerifyPan } from '#application/accounts/kyc/verify-pan.ts';
import type { Clock } from '#application/platform/clock.ts';
import type { Drafts } from '#application/platform/drafts.ts';
import type { LastVisitedPage } from '#application/platform/last-visited-page.ts';
import type { Session } from '#application/platform/session.ts';
import { KycMethod } from '#domain/accounts/kyc/kyc-outcome.ts';
import { panInput } from '#domain/accounts/kyc/pan.ts';
import type { OnboardingPurpose } from '#domain/accounts/onboarding/onboarding.ts';
import { keepDraft } from '#ui/platform/draft.ts';
import { refusalCopy } from '#ui/platform/errors/copy.ts';
import { makeAutoObservable, reaction } from 'mobx';
import { FormState } from '#ui/platform/forms/form-state.ts';
import { pathOf, withPurpose } from '#ui/accounts/onboarding/step-paths.ts';
import { paths } from '#ui/accounts/paths.ts';
import { Command } from '#ui/platform/command.ts';
import { KycForm } from './kyc-form.ts';
import { PanVerifier } from './pan-verifier.ts';
import { kycCopy } from './copy.ts';
import { combineCleanups } from '#ui/platform/view-model.ts';

export interface KycDependencies {
  readonly session: Session;
  readonly lastVisitedPage: LastVisitedPage;
  readonly drafts: Drafts;
  readonly clock: Clock;
  readonly completeKyc: CompleteKyc;
  readonly kycVerifications: KycVerifications;
  readonly verifyPan: VerifyPan;
}

interface KycNews {
  /** A message about removed bank accounts whose holder's name does not match the PAN. */
  readonly news: string | undefined;
}

/** The result of Continue: the next path, the dialog that no step is left, or an error message. */
export type KycSaved =
  | ({ readonly kind: 'next'; readonly path: string } & KycNews)
  | ({ readonly kind: 'complete' } & KycNews)
  | { readonly kind: 'failed'; readonly message: string };

export class KycViewModel {
  readonly form: FormState<KycForm>;
  readonly verifier: PanVerifier;
  readonly saving = new Command();
  readonly skipping = new Command();
  /** Whether KYC was complete before, so that PAN and date of birth cannot change any more. */
  readonly isFixed: boolean;

  constructor(
    private readonly dependencies: KycDependencies,
    private readonly purpose: OnboardingPurpose,
  ) {
    this.isFixed = dependencies.session.current?.kycStatus === 'verified';
    this.form = new FormState(new KycForm(dependencies.clock.today()));
    this.verifier = new PanVerifier(dependencies.verifyPan, this.form.fields, {
      hasEmail: dependencies.session.current?.email !== undefined,
      returnUrl: this.returnUrl,
      prepare: () => this.keepNow(),
    });
    this.prefill();
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false });
  }

  get fields(): KycForm {
    return this.form.fields;
  }

  activate(): () => void {
    const typed = ['pan', 'dateOfBirth', 'email'] as const;
    const names = this.isFixed ? (['email'] as const) : typed;
    let stopVerifier = () => {};
    // Start after the draft is restored, so that a restored PAN does not count as typed.
    const onRead = () => {
      stopVerifier = this.verifier.activate();
    };
    return combineCleanups([
      keepDraft(this.dependencies.drafts, KYC_FORM, { fields: this.fields, names, onRead }),
      () => stopVerifier(),
      reaction(
        () => this.fields.isUnderAge,
        (isUnderAge) => isUnderAge && this.form.leave('dateOfBirth'),
      ),
    ]);
  }

  typePan(text: string): void {
    this.fields.pan = panInput(text);
  }

  /** The names of the fields that are complete, so that the focus can move on. */
  get completed(): string {
    const { kind } = this.verifier.check;
    const isPanKnown = kind === 'verified' || kind === 'needs-date-of-birth';
    const isDateKnown = this.fields.acceptedBirthDate !== undefined && !this.fields.isUnderAge;
    return [isPanKnown && 'pan', isDateKnown && 'date-of-birth'].filter(Boolean).join();
  }

  /** Why the Continue button is disabled; undefined if it is enabled. */
  get disabledReason(): string | undefined {
    const { check } = this.verifier;
    if (this.form.errors.pan !== undefined) {
      return this.fields.pan === '' ? kycCopy.panMissing : kycCopy.panWrong;
    }
    if (check.kind === 'registered') return kycCopy.panRegistered;
    if (check.kind === 'failed') {
      return check.isUnchecked ? kycCopy.panUnchecked : kycCopy.panWrong;
    }
    if (this.fields.isUnderAge) return kycCopy.underAge;
    if (this.form.errors.dateOfBirth !== undefined) return kycCopy.dateOfBirthMissing;
    if (check.kind !== 'verified') return kycCopy.panChecking;
    if (this.form.errors.email !== undefined) return kycCopy.emailMissing;
    return undefined;
  }

  async save(): Promise<KycSaved | undefined> {
    const { check } = this.verifier;
    if (!this.form.submit() || check.kind !== 'verified') return undefined;
    const { pan, email, acceptedBirthDate: dateOfBirth } = this.fields;
    const request = {
      ...{ pan, email: email.trim(), dateOfBirth, name: this.verifier.fullName },
      method: check.isCentral ? KycMethod.Central : KycMethod.Minimum,
      purpose: this.purpose,
    };
    const saved = await this.saving.run((options) =>
      this.dependencies.completeKyc.run(request, options),
    );
    if (saved === undefined) return undefined;
    if (!saved.ok) {
      return { kind: 'failed', message: refusalCopy(saved.failure, kycCopy.saveFailed) };
    }
    const { destination, removedAccounts } = saved.value;
    const news = removedAccounts.length === 0 ? undefined : kycCopy.removed(removedAccounts);
    if (destination.kind === 'complete') return { kind: 'complete', news };
    return { kind: 'next', path: pathOf(destination, this.purpose), news };
  }

  /** Skips KYC; returns whether the backend accepted it. */
  async skip(): Promise<boolean | undefined> {
    const { kycVerifications } = this.dependencies;
    const done = await this.skipping.run((options) => kycVerifications.skip(options));
    return done?.ok;
  }

  /** The page of the shares or basket that the investor is buying, if any. */
  get purchasePath(): string | undefined {
    const isPurchase = this.purpose === 'share' || this.purpose === 'basket';
    return isPurchase ? this.dependencies.lastVisitedPage.read() : undefined;
  }

  /** Stores the draft at once, because the page is about to close. */
  private keepNow(): Promise<void> {
    const { pan, dateOfBirth, email } = this.fields;
    return this.dependencies.drafts.keep(KYC_FORM, { pan, dateOfBirth, email });
  }

  private get returnUrl(): string {
    return `${window.location.origin}${withPurpose(paths.kyc, this.purpose)}`;
  }

  private prefill(): void {
    const investor = this.dependencies.session.current;
    this.fields.pan = investor?.pan ?? '';
    this.fields.dateOfBirth = investor?.birthDate?.slashed ?? '';
    this.fields.email = investor?.email ?? '';
  }
}
