import { token } from '#application/platform/token.ts';
import type { BasketId, ShareId } from './share-ids.ts';

export type UnitsFor = `share ${ShareId}` | `basket ${BasketId}`;

/**
 * Stores the units that the investor typed but has not ordered yet, so that a reload keeps them.
 */
export interface TypedUnits {
  /** The stored text; empty if there is none. */
  read(asset: UnitsFor): string;
  keep(asset: UnitsFor, typed: string): void;
  forget(asset: UnitsFor): void;
}
export const TypedUnits = token<TypedUnits>('private-market/typed-units');
