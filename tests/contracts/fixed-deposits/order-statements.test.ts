import { DepositCatalogue } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { AdvisorOrders } from '#application/fixed-deposits/booking/advisor-orders.ts';
import { DepositOrders } from '#application/fixed-deposits/booking/deposit-orders.ts';
import { ShareOrders } from '#application/private-market/share-orders.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { signedIn, valueOf } from '../accounts/signed-in.ts';
import { testBackend } from '../backend.ts';
import { IN_STOCK } from '../private-market/ordering.ts';
import { placedOrder } from './advisor.ts';
import { ARJUN, orderFor, startedOrder, submitNominees } from './booking.ts';

const statements: string[] = [];
const backend = testBackend({ onStatement: (text) => void statements.push(text) });
let app: AppContainer;
beforeAll(async () => {
  app = await signedIn(backend, ARJUN);
});

/**
 * The statements run during the work, without begin and commit, and without checkpoints of the
 * embedded database, which run at any time.
 */
async function statementsDuring(work: () => Promise<unknown>): Promise<readonly string[]> {
  statements.length = 0;
  await work();
  const texts = statements.map((text) => text.trim());
  const isOther = (text: string) =>
    ['begin', 'commit'].includes(text) || text.includes('pg_control_checkpoint');
  return texts.filter((text) => !isOther(text)).map(inShort);
}

/** The verb, the table, and how its rows are locked; text in parentheses is left out. */
function inShort(text: string): string {
  const [verb = ''] = text.split(/\s/, 1);
  const outside = text.replaceAll(/\([^()]*\)/g, '');
  const [, table = ''] = /\b(?:from|into|update)\s+"?(\w+)/.exec(outside) ?? [];
  const [lock = ''] = / for (?:key share|share|no key update|update)$/.exec(text) ?? [];
  return `${verb} ${table}${lock}`;
}

const session = 'select session_tokens';
/** A repeat with the same key waits here, and then finds the answer of the first. */
const key = 'insert idempotency_keys';
/** The account cannot be deleted until the transaction ends; commands do not wait for another. */
const account = 'select investors for key share';
const locked = 'select investors for no key update';
/** The same row, with the answer: work and answer are kept together. */
const answer = 'insert idempotency_keys';

describe('the number of statements of an order', () => {
  it('when it starts: count, find the payment page to close, and insert', async () => {
    const wish = await orderFor(app, backend, { principal: '141000' });
    const start = () => app.get(DepositOrders).start(wish, {}).then(valueOf);
    const [investor, scheme] = ['select investors', 'select deposit_rates'];
    const count = 'insert use_counts';
    const [before, order] = ['select deposit_orders', 'insert deposit_orders'];
    expect(await statementsDuring(start)).toEqual([
      ...[session, key, account],
      ...[investor, scheme, count, locked, before, order],
      answer,
    ]);
  });

  it('when its maturity instruction is chosen: lock the account and the order, and update', async () => {
    const order = await orderFor(app, backend, { principal: '142000' });
    const { depositOrderId } = valueOf(await app.get(DepositOrders).start(order, {}));
    const [chosen] = valueOf(
      await app.get(DepositCatalogue).maturityInstructions(order.depositId, {}),
    );
    const choice = { depositOrderId, instructionId: chosen?.instructionId ?? 0 };
    const choose = () => app.get(DepositOrders).chooseMaturityInstruction(choice, {}).then(valueOf);
    const held = [locked, 'select deposit_orders for update'];
    // The instruction of the deposit, if it is running, and of its order.
    const changed = 'with deposit_orders';
    const texts = await statementsDuring(choose);
    expect(texts).toEqual([session, key, account, ...held, changed, answer]);
  });

  it('when it is paid: lock the account, from which the desk could take the PAN', async () => {
    const id = await startedOrder(app, backend, { principal: '143000' });
    const pay = () => submitNominees(app, backend, id).then(valueOf);
    const read = 'select investors';
    const ofInvestor = (await statementsDuring(pay)).filter((text) => text.startsWith(read));
    expect(ofInvestor.slice(0, 3)).toEqual([account, locked, read]);
  });

  it('when an advisor’s order is paid: lock the account before the order changes its rate', async () => {
    const { uniqueId } = await placedOrder(backend, { mobile: ARJUN, amount: '144000' });
    await backend.sandbox.database
      .updateTable('deposit_orders')
      .set({ rate_column: 'sc' })
      .where('principal', '=', '144000')
      .execute();
    const pay = () => app.get(AdvisorOrders).resume(uniqueId, {}).then(valueOf);
    const isLock = (text: string) => text === locked || text === 'update deposit_orders';
    const texts = await statementsDuring(pay);
    expect(texts.filter(isLock)).toEqual([locked, 'update deposit_orders']);
  });
});

it('an order of shares locks the account before it reads the PAN', async () => {
  const order = () => app.get(ShareOrders).place({ shareId: IN_STOCK, units: 25 }, {});
  const texts = await statementsDuring(order);
  const [, first] = texts.filter((text) => text.startsWith('select investors'));
  expect(first).toBe(locked);
});
