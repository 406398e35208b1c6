import {
  type DeviceFacts,
  GIVEN_FORM,
  TOLD_DEPOSIT_FORM,
  type ToldFacts,
} from '#application/fixed-deposits/tax/device-facts.ts';
import type { Drafts } from '#application/platform/drafts.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ViewModel } from '#ui/platform/view-model.ts';

/** The facts about tax and savings that this device keeps. */
export class FactsOnDeviceViewModel implements ViewModel {
  /** Undefined until they are read. */
  facts: ToldFacts | undefined = undefined;

  constructor(
    private readonly deviceFacts: DeviceFacts,
    private readonly drafts: Drafts,
  ) {
    makeAutoObservable<this, 'deviceFacts' | 'drafts'>(this, {
      deviceFacts: false,
      drafts: false,
      facts: observableRef,
    });
  }

  activate(): () => void {
    void this.read();
    return () => {};
  }

  /** Returns whether they are forgotten, which is not known of a device that cannot be read. */
  async forget(): Promise<boolean> {
    await this.deviceFacts.forget();
    for (const form of [TOLD_DEPOSIT_FORM, GIVEN_FORM]) await this.drafts.forget(form);
    await this.read();
    return this.facts?.isUnread !== true;
  }

  async read(): Promise<void> {
    const facts = await this.deviceFacts.read();
    runInAction(() => {
      this.facts = facts;
    });
  }
}
