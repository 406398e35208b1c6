import type { BankAccounts, BankBranch } from '#application/accounts/bank/bank-accounts.ts';
import { ifscViolation } from '#domain/accounts/bank/ifsc.ts';
import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { Command } from '#ui/platform/command.ts';
import type { BankForm } from './bank-form.ts';

type Lookup =
  | { readonly kind: 'none' }
  | { readonly kind: 'looking' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'found'; readonly branch: BankBranch };

/** Looks up the branch of an IFSC as soon as it is complete. */
export class BranchLookup {
  state: Lookup = { kind: 'none' };
  private readonly lookup = new Command();

  constructor(
    private readonly bankAccounts: BankAccounts,
    private readonly form: BankForm,
  ) {
    makeAutoObservable<this, 'bankAccounts' | 'form'>(this, { bankAccounts: false, form: false });
  }

  get isKnown(): boolean {
    return this.state.kind === 'found';
  }

  activate(): () => void {
    const stop = reaction(
      () => this.form.ifsc,
      (ifsc) => void this.lookUp(ifsc),
      { fireImmediately: true },
    );
    return () => {
      stop();
      this.lookup.stop();
    };
  }

  private async lookUp(ifsc: string): Promise<void> {
    this.lookup.stop();
    this.state = { kind: 'none' };
    if (ifscViolation(ifsc) !== undefined) return;
    this.state = { kind: 'looking' };
    const found = await this.lookup.run((options) => this.bankAccounts.branchByIfsc(ifsc, options));
    if (found === undefined) return;
    runInAction(() => {
      // The branch is optional information, so the only error shown is that of an unknown IFSC.
      const isUnknown =
        !found.ok && found.failure.kind === 'refused' && found.failure.status === 404;
      if (found.ok) this.state = { kind: 'found', branch: found.value };
      else this.state = { kind: isUnknown ? 'unknown' : 'none' };
    });
  }
}
