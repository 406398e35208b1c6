import { DeleteAccount } from '#application/accounts/delete-account.ts';
import type { Consent, PersonalData } from '#application/accounts/personal-data.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Session } from '#application/platform/session.ts';
import { Loaded } from '#ui/platform/view-model.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { Submission } from '../submission.ts';

/** Asked twice: first what it means, then whether it is really meant. */
export type DeletingStep = 'explain' | 'confirm';

/** What is kept of the person, what they said yes to, and the way out. */
export class PrivacyViewModel {
  readonly consents: Loaded<readonly Consent[]>;
  readonly changing = new Submission();
  readonly exporting = new Submission();
  readonly deleting = new Submission();
  step: DeletingStep | undefined = undefined;
  /** Why the account is not deleted. */
  deleteFailure: PortFailure | undefined = undefined;
  private readonly deleteAccount: DeleteAccount;

  constructor(
    private readonly personalData: PersonalData,
    session: Session,
  ) {
    this.consents = new Loaded((options) => personalData.consents(options));
    this.deleteAccount = new DeleteAccount(personalData, session);
    makeAutoObservable<this, 'personalData' | 'deleteAccount'>(this, {
      personalData: false,
      deleteAccount: false,
    });
  }

  activate(): () => void {
    return this.consents.activate();
  }

  async set(consent: Pick<Consent, 'purpose' | 'isGiven'>): Promise<boolean | undefined> {
    const set = await this.changing.run((options) =>
      this.personalData.setConsent(consent, options),
    );
    await this.consents.reload();
    return set?.ok;
  }

  /** The text of the file; undefined where it could not be had. */
  async everything(): Promise<string | undefined> {
    const all = await this.exporting.run((options) => this.personalData.everything(options));
    return all?.ok === true ? all.value : undefined;
  }

  ask(step: DeletingStep | undefined): void {
    this.step = step;
    this.deleteFailure = undefined;
  }

  async delete(): Promise<void> {
    const deleted = await this.deleting.run((options) => this.deleteAccount.run(options));
    runInAction(() => {
      this.deleteFailure = deleted?.ok === false ? deleted.failure : undefined;
    });
  }
}
