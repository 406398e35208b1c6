import {
  type DeviceFacts,
  NO_FACTS,
  type ToldFacts,
} from '#application/fixed-deposits/tax/device-facts.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ViewModel } from '#ui/platform/view-model.ts';

/** What a screen says about a told fact that the device does not store. */
export const UNSTORED_TEXT = 'Not stored on this device: it lasts until you close this page.';

type Edit = (facts: ToldFacts) => ToldFacts;

/** What the investor has told on this device, for the screens that count with it. */
export class KeptFacts implements ViewModel {
  facts: ToldFacts = NO_FACTS;
  /** Whether the last change lasts only as long as the page. */
  isUnstored = false;
  /** The edits since the stored facts were last asked for, which their reading must not undo. */
  private edits: readonly Edit[] = [];

  constructor(private readonly deviceFacts: DeviceFacts) {
    makeAutoObservable<this, 'deviceFacts' | 'edits'>(this, {
      deviceFacts: false,
      edits: false,
      facts: observableRef,
    });
  }

  activate(): () => void {
    void this.read();
    return () => {};
  }

  /** Counts with the change at once, and makes it to the stored facts too. */
  change(change: (facts: ToldFacts) => Partial<ToldFacts>): void {
    this.apply((facts) => ({ ...facts, ...change(facts) }));
  }

  /** Forgets the named facts, and keeps the others. */
  forget(...names: readonly (keyof ToldFacts)[]): void {
    this.apply((facts) => {
      const others = Object.entries(facts).filter(([name]) => !names.some((each) => each === name));
      return { ...NO_FACTS, ...Object.fromEntries(others) };
    });
  }

  /**
   * Makes an edit of the stored facts, and shows them as they are then.
   * @returns whether the device stores it
   */
  async changeStored(edit: Edit): Promise<boolean> {
    const isStored = await this.deviceFacts.change(edit);
    await this.read();
    return isStored;
  }

  private apply(edit: Edit): void {
    this.edits = [...this.edits, edit];
    this.facts = edit(this.facts);
    void this.deviceFacts
      .change(edit)
      .then((isStored) => runInAction(() => (this.isUnstored = !isStored)));
  }

  /** Reads the stored facts, at first or again after the device could not be read. */
  async read(): Promise<void> {
    this.edits = [];
    const stored = await this.deviceFacts.read();
    runInAction(() => {
      this.facts = this.edits.reduce((facts, edit) => edit(facts), stored);
    });
  }
}
