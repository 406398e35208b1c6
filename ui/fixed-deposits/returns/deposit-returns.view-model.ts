import type { DeviceFacts, TaxChoice } from '#application/fixed-deposits/tax/device-facts.ts';
import { makeAutoObservable } from 'mobx';
import { KeptFacts } from '#ui/fixed-deposits/shared/kept-facts.ts';
import type { ViewModel } from '#ui/platform/view-model.ts';

/** The income tax that the investor counts with. */
export class DepositReturnsViewModel implements ViewModel {
  private readonly kept: KeptFacts;

  constructor(deviceFacts: DeviceFacts) {
    this.kept = new KeptFacts(deviceFacts);
    makeAutoObservable(this);
  }

  activate(): () => void {
    return this.kept.activate();
  }

  get isUnread(): boolean {
    return this.kept.facts.isUnread ?? false;
  }

  get isUnstored(): boolean {
    return this.kept.isUnstored;
  }

  read(): Promise<void> {
    return this.kept.read();
  }

  get choice(): TaxChoice | undefined {
    return this.kept.facts.tax;
  }

  choose(tax: TaxChoice): void {
    this.kept.change(() => ({ tax }));
  }

  /** Forgets the slab only; the page on privacy forgets all facts. */
  forget(): void {
    this.kept.forget('tax');
  }
}
