import { JourneyKey, type JourneyStore } from '#application/platform/journey-store.ts';
import type { BasketId, ShareId } from './share-ids.ts';

export type UnitsFor = `share ${ShareId}` | `basket ${BasketId}`;

/**
 * Stores the units that the investor typed but has not ordered yet, so that a reload keeps them.
 */
export class TypedUnits {
  constructor(private readonly journeys: JourneyStore) {}

  /** The stored text; empty if there is none. */
  read(asset: UnitsFor): string {
    return this.all()[asset] ?? '';
  }

  keep(asset: UnitsFor, typed: string): void {
    this.write({ ...this.all(), [asset]: typed });
  }

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
