import type { BankAccount, BankAccounts } from '#application/accounts/bank/bank-accounts.ts';
import type { SetPrimaryBankAccount } from '#application/accounts/bank/set-primary-bank-account.ts';
import type { Profiles } from '#application/accounts/profile/profiles.ts';
import { ProtectedChange } from '#domain/accounts/sign-in/step-up.ts';
import { isBankAdditionBlocked } from '#domain/accounts/bank/bank-addition.ts';
import { combineCleanups, Loaded } from '#ui/platform/view-model.ts';
import { makeAutoObservable } from 'mobx';
import type { StepUpViewModel } from '#ui/accounts/step-up/step-up.view-model.ts';
import { Command } from '#ui/platform/command.ts';
import { bankListCopy, setPrimaryFailureCopy } from './copy.ts';

export interface BankAccountsDependencies {
  readonly bankAccounts: BankAccounts;
  readonly setPrimary: SetPrimaryBankAccount;
  readonly profiles: Profiles;
  readonly stepUp: StepUpViewModel;
}

export class BankAccountsViewModel {
  readonly accounts;
  private readonly profile;
  readonly stepUp;
  readonly settingPrimary = new Command();
  private readonly setPrimary;
  /** Whether the page belongs to the private market, where adding an account requires no KYC. */
  private readonly isPrivateMarket;

  constructor(
    { bankAccounts, setPrimary, profiles, stepUp }: BankAccountsDependencies,
    { isPrivateMarket }: { readonly isPrivateMarket: boolean },
  ) {
    this.setPrimary = setPrimary;
    this.stepUp = stepUp;
    this.isPrivateMarket = isPrivateMarket;
    this.accounts = new Loaded((options) => bankAccounts.list(options));
    this.profile = new Loaded((options) => profiles.summary(options));
    makeAutoObservable<this, 'setPrimary' | 'isPrivateMarket'>(this, {
      setPrimary: false,
      isPrivateMarket: false,
      stepUp: false,
    });
  }

  activate(): () => void {
    return combineCleanups([
      this.accounts.activate(),
      this.profile.activate(),
      this.stepUp.activate(),
    ]);
  }

  /**
   * Whether adding an account is blocked until KYC is done, because its owner could not be checked.
   * An unknown KYC status does not block, because the bank step checks it again.
   */
  get isKycPending(): boolean {
    const isKycVerified = this.profile.value?.isKycVerified ?? true;
    const { isPrivateMarket } = this;
    return isBankAdditionBlocked({ isKycVerified, isPrivateMarket });
  }

  /**
   * Returns a message about the outcome, or undefined if another change is running or the user
   * cancelled.
   */
  async makePrimary(
    account: BankAccount,
  ): Promise<{ readonly isDone: boolean; readonly text: string } | undefined> {
    if (this.settingPrimary.isRunning) return undefined;
    const done = await this.stepUp.through(ProtectedChange.PrimaryBank, () =>
      this.settingPrimary.run(
        (options) => this.setPrimary.run(account, options),
        account.bankAccountId,
      ),
    );
    if (done === undefined) return undefined;
    if (!done.ok) return { isDone: false, text: setPrimaryFailureCopy(done.failure) };
    await this.accounts.reload();
    return { isDone: true, text: bankListCopy.madePrimary };
  }
}
