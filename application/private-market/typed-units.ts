import { JourneyKey, type JourneyStore } from '../platform/journey-store.ts';
import type { BasketId, ShareId } from './share-ids.ts';

/** What units are typed for; each share and each basket has its own. */
export type UnitsFor = `share ${ShareId}` | `basket ${BasketId}`;

/** The units that were typed and not ordered yet: they are there again after a reload. */
export class TypedUnits {
  constructor(private readonly journeys: JourneyStore) {}

  /** Empty where none are kept. */
  read(asset: UnitsFor): string {
    return this.all()[asset] ?? '';
  }

  keep(asset: UnitsFor, typed: string): void {
    this.write({ ...this.all(), [asset]: typed });
  }

  /** They are ordered. */
  forget(asset: UnitsFor): void {
    const { [asset]: _ordered, ...others } = this.all();
    this.write(others);
  }

  private write(all: Readonly<Record<string, string>>): void {
    const typed = Object.entries(all).filter(([, text]) => text !== '');
    if (typed.length === 0) return this.journeys.remove(JourneyKey.TypedUnits);
    this.journeys.write(JourneyKey.TypedUnits, new URLSearchParams(typed).toString());
  }

  private all(): Readonly<Record<string, string>> {
    const kept = this.journeys.read(JourneyKey.TypedUnits) ?? '';
    return Object.fromEntries(new URLSearchParams(kept));
  }
}
