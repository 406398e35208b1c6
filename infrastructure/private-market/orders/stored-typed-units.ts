import { JourneyKey, type JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import type { TypedUnits, UnitsFor } from '#application/private-market/typed-units.ts';

export class StoredTypedUnits implements TypedUnits {
  constructor(private readonly journeys: JourneyStore) {}

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
