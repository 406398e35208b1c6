import type { HiddenAmounts } from '#application/platform/hidden-amounts.ts';
import { makeAutoObservable } from 'mobx';
import type { ViewModel } from '#ui/platform/view-model.ts';

/** Whether this browser hides amounts of money. */
export class HiddenAmountsViewModel implements ViewModel {
  areHidden = false;

  constructor(private readonly hiddenAmounts: HiddenAmounts) {
    makeAutoObservable<this, 'hiddenAmounts'>(
      this,
      { hiddenAmounts: false },
      { autoBind: true },
    );
  }

  activate(): () => void {
    this.areHidden = this.hiddenAmounts.read();
    return () => undefined;
  }

  choose(areHidden: boolean): void {
    this.areHidden = areHidden;
    this.hiddenAmounts.choose(areHidden);
  }
}
