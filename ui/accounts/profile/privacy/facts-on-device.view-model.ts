import type { DeviceFacts, ToldFacts } from '#application/fixed-deposits/tax/device-facts.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ViewModel } from '#ui/platform/view-model.ts';

/** The facts about tax and savings that this device keeps. */
export class FactsOnDeviceViewModel implements ViewModel {
  /** Undefined until they are read. */
  facts: ToldFacts | undefined = undefined;

  constructor(private readonly deviceFacts: DeviceFacts) {
    makeAutoObservable<this, 'deviceFacts'>(this, { deviceFacts: false, facts: observableRef });
  }

  activate(): () => void {
    void this.read();
    return () => {};
  }

  async forget(): Promise<void> {
    await this.deviceFacts.forget();
    await this.read();
  }

  async read(): Promise<void> {
    const facts = await this.deviceFacts.read();
    runInAction(() => {
      this.facts = facts;
    });
  }
}
