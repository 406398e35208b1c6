import type { BankAccounts } from '#application/accounts/bank-accounts.ts';
import type { Profiles } from '#application/accounts/profiles.ts';
import { ProtectedChange } from '#domain/accounts/sign-in/step-up.ts';
import { isBankAdditionBlocked } from '#domain/accounts/bank/bank-destination.ts';
import { Loaded } from '#ui/platform/view-model.ts';
import { makeAutoObservable } from 'mobx';
import type { StepUpViewModel } from '../step-up/step-up.view-model.ts';
import { Submission } from '../submission.ts';
import { bankListWords, setPrimaryFailureWords } from './words.ts';

export interface BankAccountsParts {
  readonly bankAccounts: BankAccounts;
  readonly profiles: Profiles;
  readonly stepUp: StepUpViewModel;
}

export class BankAccountsViewModel {
  readonly accounts;
  private readonly profile;
  readonly stepUp;
  readonly settingPrimary = new Submission();
  /** The account that is being made primary. */
  settingId: number | undefined = undefined;
  private readonly bankAccounts;
  /** The profile of the private market does not ask for KYC. */
  private readonly isPrivateMarket;

  constructor(
    { bankAccounts, profiles, stepUp }: BankAccountsParts,
    { isPrivateMarket }: { readonly isPrivateMarket: boolean },
  ) {
    this.bankAccounts = bankAccounts;
    this.stepUp = stepUp;
    this.isPrivateMarket = isPrivateMarket;
    this.accounts = new Loaded((options) => bankAccounts.list(options));
    this.profile = new Loaded((options) => profiles.summary(options));
    makeAutoObservable<this, 'bankAccounts' | 'isPrivateMarket'>(this, {
      bankAccounts: false,
      isPrivateMarket: false,
      stepUp: false,
    });
  }

  activate(): () => void {
    const stops = [this.accounts.activate(), this.profile.activate(), this.stepUp.activate()];
    return () => stops.forEach((stop) => stop());
  }

  /** Without KYC nobody can say whose account it is. Unknown counts as done: the bank step asks. */
  get isKycPending(): boolean {
    const isKycVerified = this.profile.value?.isKycVerified ?? true;
    const { isPrivateMarket } = this;
    return isBankAdditionBlocked({ isKycVerified, isPrivateMarket });
  }

  /** What became of it, in words; undefined when another change runs, or it was given up. */
  async makePrimary(
    bankAccountId: number,
  ): Promise<{ readonly isDone: boolean; readonly text: string } | undefined> {
    if (this.settingPrimary.isRunning) return undefined;
    this.settingId = bankAccountId;
    const done = await this.stepUp.through(ProtectedChange.PrimaryBank, () =>
      this.settingPrimary.run((options) => this.bankAccounts.setPrimary(bankAccountId, options)),
    );
    if (done === undefined) return undefined;
    if (!done.ok) return { isDone: false, text: setPrimaryFailureWords(done.failure) };
    await this.accounts.reload();
    return { isDone: true, text: bankListWords.madePrimary };
  }
}
