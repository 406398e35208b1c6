import { JourneyKey, type JourneyStore } from '../platform/journey-store.ts';
import type { BasketId, ShareId } from './share-ids.ts';

export type UnitsFor = `share ${ShareId}` | `basket ${BasketId}`;

/** Typed but not yet ordered units, kept across reloads. */
export class TypedUnits {
  constructor(private readonly journeys: JourneyStore) {}

  /** Empty if none are kept. */
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
