import { DepositCatalogue } from '#application/fixed-deposits/deposit-catalogue.ts';
import { DepositOrders } from '#application/fixed-deposits/deposit-orders.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedIn, valueOf } from '../accounts/signed-in.ts';
import { type Backend, startBackend } from '../backend.ts';
import { ARJUN, orderFor } from './booking.ts';

const statements: string[] = [];
let backend: Backend;
let app: AppContainer;
beforeAll(async () => {
  const onStatement = (text: string) => void statements.push(text);
  backend = await startBackend({ onStatement, isTicking: false });
  app = await signedIn(backend, ARJUN);
});
afterAll(() => backend.stop());

/** What the database was asked to do meanwhile; only one of the two tells of begin and commit. */
async function verbsDuring(work: () => Promise<unknown>): Promise<string> {
  statements.length = 0;
  await work();
  const verbs = statements.map((text) => text.split(' ', 1)[0]);
  return verbs.filter((verb) => verb !== 'begin' && verb !== 'commit').join(' ');
}

/** Of each: the session, the key, the work, the answer, in one transaction. */
describe('an order asks the database no more than it must', () => {
  it('when it is started: for the investor, for the scheme, and to keep it', async () => {
    const order = await orderFor(app, backend, { principal: '141000' });
    const start = () => app.get(DepositOrders).start(order, {}).then(valueOf);
    const asked = 'select insert select select insert update';
    expect(await verbsDuring(start)).toBe(asked);
  });

  it('when its maturity instruction is chosen: to hold it, and to change it', async () => {
    const order = await orderFor(app, backend, { principal: '142000' });
    const { depositOrderId } = valueOf(await app.get(DepositOrders).start(order, {}));
    const [chosen] = valueOf(
      await app.get(DepositCatalogue).maturityInstructions(order.depositId, {}),
    );
    const choice = { depositOrderId, instructionId: chosen?.instructionId ?? 0 };
    const choose = () => app.get(DepositOrders).chooseMaturityInstruction(choice, {}).then(valueOf);
    expect(await verbsDuring(choose)).toBe('select insert select with update');
  });
});
