import { randomUUID } from 'node:crypto';
import { ShareOrders } from '#application/private-market/share-orders.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { countOfMoves, move } from '#tests/backend/probe-client.ts';
import { probeContext } from '#tests/backend/probe-context.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { valueOf } from '../accounts/signed-in.ts';
import { type Backend, startBackend, testBackend } from '../backend.ts';
import { IN_STOCK } from '../private-market/ordering.ts';
import { readyInvestor } from '../private-market/ready-investor.ts';

const backend = testBackend();
/** Has a route that counts its runs, and that believes the investor id of the request. */
let probed: Backend;
beforeAll(async () => {
  probed = await startBackend({ extraContexts: [probeContext()] });
});
afterAll(async () => {
  await probed.stop();
});

const ROUNDS = Number(process.env['ROUNDS'] ?? 200);
const AT_ONCE = 50;

describe('one idempotency key', () => {
  it('moves money once, sent 50 times at the same moment, in 200 rounds', async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const key = randomUUID();
      const replies = await Promise.all(
        Array.from({ length: AT_ONCE }, () => move(probed, { key, amount: `${1000 + round}` })),
      );
      expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(replies[0]?.status).toBe(200);
    }
    expect(await countOfMoves(probed)).toBe(ROUNDS);
  });
});

const BUYER_ROUNDS = 40;
const LOT = 25;

describe('the last units in stock', () => {
  const { stock, setStock, reserved } = {
    stock: async () => {
      const { available_stock: left } = await backend.sandbox.database
        .selectFrom('shares')
        .select('available_stock')
        .where('id', '=', IN_STOCK)
        .executeTakeFirstOrThrow();
      return left;
    },
    setStock: (available_stock: number) =>
      backend.sandbox.database
        .updateTable('shares')
        .set({ available_stock })
        .where('id', '=', IN_STOCK)
        .execute(),
    reserved: async (ids: readonly number[]) => {
      const rows = await backend.sandbox.database
        .selectFrom('share_orders')
        .select('reserved_units')
        .where('id', 'in', ids)
        .execute();
      return rows.map(({ reserved_units: units }) => units).toSorted((a, b) => a - b);
    },
  };

  it('are reserved for one of two buyers, and the stock does not become negative', async () => {
    const buyers = [await readyInvestor(backend), await readyInvestor(backend)];
    const order = async (app: AppContainer, units: number) => {
      const placed = valueOf(await app.get(ShareOrders).place({ shareId: IN_STOCK, units }, {}));
      return placed.requestId ?? 0;
    };
    for (let round = 0; round < BUYER_ROUNDS; round += 1) {
      // Each round is of another number, so that no order duplicates an earlier one.
      const units = LOT + round;
      await setStock(units);
      const ids = await Promise.all(buyers.map((app) => order(app, units)));
      expect(await reserved(ids)).toEqual([0, units]);
      expect(await stock()).toBe(0);
      // An investor may have only a few unpaid orders.
      for (const id of ids) await backend.control.call('POST', `orders/${id}/cancel`, {});
    }
  });
});
