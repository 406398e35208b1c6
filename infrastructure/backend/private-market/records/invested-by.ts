import { basketsLeft } from '#domain/private-market/holdings/basket-shares.ts';
import { sharePortfolio } from '#domain/private-market/holdings/holdings.ts';
import { unitsValue } from '#domain/private-market/orders/units-value.ts';
import type { Money } from '#domain/platform/money.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import { basketLots } from './basket-lots.ts';
import { shareDealings } from './share-dealings.ts';

/** Rupees that an investor paid for the shares and baskets still held. */
export async function investedBy(database: Kysely<Database>, investorId: number): Promise<Money> {
  const dealings = await shareDealings(database, investorId);
  const shares = dealings
    .flatMap(({ left }) => left)
    .map(({ units, pricePerUnit }) => ({ units, investment: unitsValue(units, pricePerUnit) }));
  const baskets = [basketsLeft(await basketLots(database, investorId))];
  return sharePortfolio({ shares, baskets }).totalInvestment;
}
