import type { DeleteAccount } from '#application/accounts/profile/delete-account.ts';
import type { Consent, PersonalData } from '#application/accounts/profile/personal-data.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { ProtectedChange } from '#domain/accounts/sign-in/step-up.ts';
import type { Result } from '#domain/platform/result.ts';
import { combineCleanups, Loaded } from '#ui/platform/view-model.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import type { StepUpViewModel } from '#ui/accounts/step-up/step-up.view-model.ts';
import { Command } from '#ui/platform/command.ts';

/** The two dialogs that a user confirms before the account is deleted. */
export type DeletingStep = 'explain' | 'confirm';

export interface PrivacyDependencies {
  readonly personalData: PersonalData;
  readonly deleteAccount: DeleteAccount;
}

/** The user's consents, the export of personal data and the deletion of the account. */
export class PrivacyViewModel {
  readonly consents: Loaded<readonly Consent[]>;
  readonly changing = new Command();
  readonly exporting = new Command();
  readonly deleting = new Command();
  step: DeletingStep | undefined = undefined;
  /** Why the account could not be deleted. */
  deleteFailure: PortFailure | undefined = undefined;

  constructor(
    private readonly dependencies: PrivacyDependencies,
    /** Asks for the SMS code that must confirm the export or the deletion. */
    readonly stepUp: StepUpViewModel,
  ) {
    this.consents = new Loaded((options) => dependencies.personalData.consents(options));
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false });
  }

  activate(): () => void {
    return combineCleanups([this.stepUp.activate(), this.consents.activate()]);
  }

  /** Returns whether the consent is as wanted, which is read if the reply was lost. */
  async set(consent: Pick<Consent, 'purpose' | 'isGiven'>): Promise<boolean | undefined> {
    const set = await this.changing.run((options) =>
      this.dependencies.personalData.setConsent(consent, options),
    );
    await this.consents.reload();
    const read = this.consents.value?.find(({ purpose }) => purpose === consent.purpose);
    return set?.ok === false && read?.isGiven === consent.isGiven ? true : set?.ok;
  }

  /**
   * Returns the export as text; undefined if the user cancelled or an export is already running.
   */
  everything(): Promise<Result<string, PortFailure> | undefined> {
    return this.stepUp.through(ProtectedChange.DataExport, () =>
      this.exporting.run((options) => this.dependencies.personalData.everything(options)),
    );
  }

  ask(step: DeletingStep | undefined): void {
    this.step = step;
    this.deleteFailure = undefined;
  }

  /**
   * Returns the outcome if the session has ended: it is unknown if that was before an answer
   * arrived.
   */
  async delete(): Promise<'deleted' | 'unknown' | undefined> {
    let isUnknown = false;
    const deleted = await this.stepUp.through(ProtectedChange.AccountDeletion, () =>
      this.deleting.run(({ onLost, signal }) => {
        const lost = () => {
          isUnknown = true;
          onLost();
        };
        return this.dependencies.deleteAccount.run({ signal, onLost: lost });
      }),
    );
    const failure = deleted?.ok === false ? deleted.failure : undefined;
    runInAction(() => {
      this.deleteFailure = failure;
    });
    if (deleted?.ok === true) return 'deleted';
    return isUnknown && failure?.kind === 'signed-out' ? 'unknown' : undefined;
  }
}
