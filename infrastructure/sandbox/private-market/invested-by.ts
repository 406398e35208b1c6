import { basketsLeft } from '#domain/private-market/basket-shares.ts';
import { sharePortfolio } from '#domain/private-market/holdings.ts';
import { unitsValue } from '#domain/private-market/units-value.ts';
import type { Money } from '#domain/platform/money.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import { basketLots } from './basket-lots.ts';
import { shareDealings } from './share-dealings.ts';

/** Rupees that an investor paid for all shares and baskets that are held still. */
export async function investedBy(database: Kysely<Database>, investorId: number): Promise<Money> {
  const dealings = await shareDealings(database, investorId);
  const shares = dealings
    .flatMap(({ left }) => left)
    .map(({ units, pricePerUnit }) => ({ units, investment: unitsValue(units, pricePerUnit) }));
  const baskets = [basketsLeft(await basketLots(database, investorId))];
  return sharePortfolio({ shares, baskets }).totalValue;
}
