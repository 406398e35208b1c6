import type { DeviceFacts, ToldFacts } from '#application/fixed-deposits/tax/device-facts.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ViewModel } from '#ui/platform/view-model.ts';

type FactName = keyof ToldFacts;

const NOTHING: ToldFacts = { balances: new Map() };

/** What the investor has told on this device, for the screens that count with it. */
export class KeptFacts implements ViewModel {
  facts: ToldFacts = NOTHING;
  /** The facts that were changed here; a late reading does not undo them. */
  private readonly changed = new Set<FactName>();
  /** The last change of the stored facts. Each one starts after the previous one. */
  private storing: Promise<void> = Promise.resolve();

  constructor(private readonly deviceFacts: DeviceFacts) {
    makeAutoObservable<this, 'deviceFacts' | 'changed' | 'storing'>(this, {
      deviceFacts: false,
      changed: false,
      storing: false,
      facts: observableRef,
    });
  }

  activate(): () => void {
    void this.read();
    return () => {};
  }

  /** Counts with the change at once, and stores it. */
  change(change: Partial<ToldFacts>): void {
    this.apply(Object.keys(change) as FactName[], (facts) => ({ ...facts, ...change }));
  }

  /** Forgets the named facts, and keeps the others. */
  forget(...names: readonly FactName[]): void {
    this.apply(names, (facts) => ({ ...NOTHING, ...without(facts, names) }));
  }

  /** The stored facts are read again, because another part may have changed others of them. */
  private apply(names: readonly FactName[], edit: (facts: ToldFacts) => ToldFacts): void {
    for (const name of names) this.changed.add(name);
    this.facts = edit(this.facts);
    this.storing = this.storing.then(async () =>
      this.deviceFacts.keep(edit(await this.deviceFacts.read())),
    );
  }

  private async read(): Promise<void> {
    const stored = await this.deviceFacts.read();
    runInAction(() => {
      const unchanged = Object.keys(this.facts).filter((name) => !this.isChanged(name));
      const changed = without(this.facts, unchanged);
      this.facts = { ...NOTHING, ...without(stored, [...this.changed]), ...changed };
    });
  }

  private isChanged(name: string): boolean {
    return [...this.changed].some((each) => each === name);
  }
}

function without<Facts extends Partial<ToldFacts>>(facts: Facts, names: readonly string[]): Facts {
  const kept = Object.entries(facts).filter(([name]) => !names.includes(name));
  return Object.fromEntries(kept) as Facts;
}
