import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { basketWeightages } from '#domain/private-market/catalogue/basket.ts';
import type { Insertable, Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import type {
  BasketItemsTable,
  BasketPointsTable,
} from '#infrastructure/backend/private-market/baskets.tables.ts';
import text from './sample/baskets.json?raw';

type Point = readonly [title: string, body: string];

/** A basket of the sample data; its figures are illustrative. */
interface SampleBasket {
  readonly id: number;
  /** One basket has neither a name nor a description. */
  readonly name?: string;
  readonly description?: string;
  /** Price of one basket in rupees. */
  readonly price: string;
  readonly shares: readonly (readonly [shareId: number, quantity: number])[];
  readonly reasons: readonly Point[];
  readonly risks: readonly Point[];
}

export const sampleBaskets = JSON.parse(text) as readonly SampleBasket[];

/** Seeds baskets of the existing shares, weighted by their current prices. */
export async function seedBaskets({ database }: Sandbox): Promise<void> {
  const baskets = sampleBaskets.map(({ id, name, description, price }, position) => ({
    id,
    name: name ?? null,
    description: description ?? null,
    price,
    position,
  }));
  await database.insertInto('baskets').values(baskets).execute();
  const prices = await pricesOf(database);
  const items = sampleBaskets.flatMap((basket) => itemRows(basket, prices));
  await database.insertInto('basket_items').values(items).execute();
  await database.insertInto('basket_points').values(sampleBaskets.flatMap(pointRows)).execute();
}

async function pricesOf(database: Kysely<Database>): Promise<ReadonlyMap<number, Money>> {
  const shares = await database.selectFrom('shares').select(['id', 'retail_price']).execute();
  return new Map(
    shares.flatMap(({ id, retail_price }): [number, Money][] =>
      retail_price === null ? [] : [[id, Money.of(retail_price)]],
    ),
  );
}

/** @throws an Error if the sample data names a share without a price */
function itemRows(
  { id, shares }: SampleBasket,
  prices: ReadonlyMap<number, Money>,
): readonly Insertable<BasketItemsTable>[] {
  const assets = shares.map(([shareId, quantity]) => {
    const pricePerUnit = prices.get(shareId);
    if (pricePerUnit === undefined) throw new Error(`basket ${id}: share ${shareId} has no price`);
    return { quantity, pricePerUnit, weightage: Percentage.of('0') };
  });
  const weightages = basketWeightages(assets);
  return shares.map(([shareId, quantity], position) => ({
    basket_id: id,
    share_id: shareId,
    position,
    quantity,
    weightage: weightages[position]?.text ?? '0',
  }));
}

function pointRows({ id, reasons, risks }: SampleBasket): readonly Insertable<BasketPointsTable>[] {
  const rows = (kind: 'reason' | 'risk', points: SampleBasket['reasons'], from: number) =>
    points.map(([title, body], at) => ({ id: from + at, basket_id: id, kind, title, body }));
  return [...rows('reason', reasons, id * 100), ...rows('risk', risks, id * 100 + 50)];
}
