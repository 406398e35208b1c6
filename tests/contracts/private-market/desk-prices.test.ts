import { ShareOrders } from '#application/private-market/share-orders.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { valueOf } from '../accounts/signed-in.ts';
import { testBackend } from '../backend.ts';
import { ordered, orderOf, OUT_OF_STOCK } from './ordering.ts';
import { readyInvestor } from './ready-investor.ts';

const backend = testBackend();

const raisePrices = (by: number) =>
  sql`update share_tiers set price_per_unit = price_per_unit + ${by}`.execute(
    backend.sandbox.database,
  );
const desk = (id: number, move: string) => backend.control.call('POST', `orders/${id}/${move}`);
async function movesOf(id: number): Promise<readonly string[] | undefined> {
  const orders = (await backend.control.call('GET', 'orders')) as readonly {
    readonly requestId: number;
    readonly legalMoves: readonly string[];
  }[];
  return orders.find(({ requestId }) => requestId === id)?.legalMoves;
}

describe('an order that the desk confirms', () => {
  it('is not at a price above the range that its investor saw, which needs an offer', async () => {
    const app = await readyInvestor(backend);
    const { requestId } = await ordered(app, OUT_OF_STOCK, 12);
    expect(await movesOf(requestId)).toContain('confirm');
    await raisePrices(1000);
    await expect(desk(requestId, 'confirm')).rejects.toThrow('Make an offer instead.');
    expect(await movesOf(requestId)).toEqual(['offer', 'cancel']);
    expect((await orderOf(app, requestId)).status).toBe('pending');
    await raisePrices(-1000);
    await desk(requestId, 'confirm');
    const { pricePerUnit } = valueOf(await app.get(ShareOrders).summary(requestId, {}));
    expect(pricePerUnit.text).toBe('2490');
  });
});
