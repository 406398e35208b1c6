import type { Nominees } from '#application/accounts/nominees/nominees.ts';
import { isFullyShared, selectedNominees } from '#domain/accounts/nominees/nominee-shares.ts';
import type { Nominee } from '#domain/accounts/nominees/nominee.ts';
import { Loaded } from '#ui/platform/view-model.ts';
import { makeAutoObservable } from 'mobx';

export class OrderNomineesViewModel {
  private readonly known: Loaded<readonly Nominee[]>;

  constructor(nominees: Nominees) {
    this.known = new Loaded((options) => nominees.list(options));
    makeAutoObservable(this);
  }

  activate(): () => void {
    return this.known.activate();
  }

  /** The nominees to confirm; empty if their shares are incomplete, so that the step must ask. */
  get selected(): readonly Nominee[] {
    const selected = selectedNominees(this.known.value ?? []);
    return isFullyShared(selected) ? selected : [];
  }
}
