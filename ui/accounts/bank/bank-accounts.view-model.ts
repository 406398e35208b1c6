import type { BankAccounts } from '#application/accounts/bank-accounts.ts';
import type { Profiles } from '#application/accounts/profiles.ts';
import { isBankAdditionBlocked } from '#domain/accounts/bank/bank-destination.ts';
import { Loaded } from '#ui/platform/view-model.ts';
import { makeAutoObservable } from 'mobx';
import { Submission } from '../submission.ts';
import { bankListWords, setPrimaryFailureWords } from './words.ts';

export class BankAccountsViewModel {
  readonly accounts;
  private readonly profile;
  readonly settingPrimary = new Submission();
  /** The account that is being made primary. */
  settingId: number | undefined = undefined;

  constructor(
    private readonly bankAccounts: BankAccounts,
    profiles: Profiles,
    /** The profile of the private market does not ask for KYC. */
    private readonly isPrivateMarket: boolean,
  ) {
    this.accounts = new Loaded((options) => bankAccounts.list(options));
    this.profile = new Loaded((options) => profiles.summary(options));
    makeAutoObservable<this, 'bankAccounts' | 'isPrivateMarket'>(this, {
      bankAccounts: false,
      isPrivateMarket: false,
    });
  }

  activate(): () => void {
    const stops = [this.accounts.activate(), this.profile.activate()];
    return () => stops.forEach((stop) => stop());
  }

  /** Without KYC nobody can say whose account it is. Unknown counts as done: the bank step asks. */
  get isKycPending(): boolean {
    const isKycVerified = this.profile.value?.isKycVerified ?? true;
    const { isPrivateMarket } = this;
    return isBankAdditionBlocked({ isKycVerified, isPrivateMarket });
  }

  /** What became of it, in words; undefined when another change runs. */
  async makePrimary(
    bankAccountId: number,
  ): Promise<{ readonly isDone: boolean; readonly text: string } | undefined> {
    if (this.settingPrimary.isRunning) return undefined;
    this.settingId = bankAccountId;
    const done = await this.settingPrimary.run((options) =>
      this.bankAccounts.setPrimary(bankAccountId, options),
    );
    if (done === undefined) return undefined;
    if (!done.ok) return { isDone: false, text: setPrimaryFailureWords(done.failure) };
    await this.accounts.reload();
    return { isDone: true, text: bankListWords.madePrimary };
  }
}
