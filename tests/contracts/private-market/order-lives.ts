import assert from 'node:assert/strict';
import { DealSlips } from '#application/private-market/deal-slips.ts';
import { ShareOrders } from '#application/private-market/share-orders.ts';
import { SharePayments } from '#application/private-market/share-payments.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { Backend } from '../backend.ts';
import {
  type Act,
  after,
  aged,
  heldFrom,
  HOUR,
  type ModelOrder,
  PAID,
  payByOf,
  reserved,
} from './order-model.ts';
import { IN_STOCK, ordered, OUT_OF_STOCK, press } from './ordering.ts';

/** The running backend with two tabs of one investor. */
export interface Real {
  readonly backend: Backend;
  readonly tabs: readonly [AppContainer, AppContainer];
  readonly ids: number[];
  readonly stock: number;
}

export interface Model {
  now: number;
  orders: ModelOrder[];
}

/** Performs an action on the real backend; a refusal is a valid outcome. */
async function perform({ backend, tabs }: Real, id: number, act: Act, tab: 0 | 1): Promise<void> {
  const app = tabs[tab];
  const desk = (move: string, body: unknown = {}) =>
    backend.control.call('POST', `orders/${id}/${move}`, body).catch(() => undefined);
  switch (act.kind) {
    case 'confirm':
    case 'cancel':
    case 'complete':
    case 'refund':
      await desk(act.kind);
      return;
    case 'withdraw':
      await app.get(ShareOrders).cancel(id, {});
      return;
    case 'offer':
      await desk('offer', { pricePerUnit: '2450.50', expiresInSeconds: act.seconds });
      return;
    case 'answer':
      await app.get(ShareOrders).answerOffer({ requestId: id, tag: act.move }, {});
      return;
    case 'start-payment':
      await app.get(SharePayments).start(id, {});
      return;
    case 'pay':
      await payAt(backend, id, act.outcome);
      return;
    case 'sign':
      await sign(app, backend, id);
      return;
    case 'report-signed':
      await app.get(DealSlips).confirmSigned(id, {});
  }
}

/** Pays on the payment page that was opened last, in any tab. */
async function payAt({ sandbox }: Backend, id: number, outcome: string): Promise<void> {
  const last = await sandbox.database
    .selectFrom('share_payments')
    .select('id')
    .where('order_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (last === undefined) return;
  const state = sandbox.signer.sign({ purpose: 'share-payment', payment: last.id });
  await press(`${sandbox.config.thirdPartyOrigin}/pay/share/${state}`, { method: 'UPI', outcome });
}

async function sign(app: AppContainer, backend: Backend, id: number): Promise<void> {
  const prepared = await app.get(DealSlips).prepare(id, {});
  const token = prepared.ok ? prepared.value.token : undefined;
  if (token === undefined) return;
  const page = `${backend.thirdPartyAddress}/sign/${token.documentId}`;
  await press(page, { token: token.tokenId, outcome: 'signed' });
}

type Command = fc.AsyncCommand<Model, Real>;

/** Orders shares from stock or not, each with its own number of units to avoid duplicates. */
class Order implements Command {
  constructor(private readonly isFromStock: boolean) {}
  check = ({ orders }: Readonly<Model>) => orders.length < 3;
  async run(model: Model, real: Real): Promise<void> {
    const { isFromStock } = this;
    const units = nextUnits();
    const placed = await ordered(real.tabs[0], isFromStock ? IN_STOCK : OUT_OF_STOCK, units);
    const status = isFromStock ? 'request_confirmed' : 'pending';
    real.ids.push(placed.requestId);
    const deadline = isFromStock ? { payBy: payByOf({}, model.now) } : {};
    const held = heldFrom({ isFromStock }, model.now);
    model.orders.push({ units, isFromStock, status, answered: [], ...deadline, ...held });
    await expectAgreement(model, real);
  }
  toString = () => (this.isFromStock ? 'order from stock' : 'ask for shares');
}

class Do implements Command {
  constructor(
    private readonly act: Act,
    private readonly which: number,
    private readonly tab: 0 | 1,
  ) {}
  check = ({ orders }: Readonly<Model>) => orders.length > 0;
  async run(model: Model, real: Real): Promise<void> {
    const at = this.which % model.orders.length;
    await perform(real, real.ids[at] ?? 0, this.act, this.tab);
    model.orders[at] = after(model.orders[at] as ModelOrder, this.act, model.now);
    await expectAgreement(model, real);
  }
  toString = () => `${JSON.stringify(this.act)} on ${this.which} in tab ${this.tab}`;
}

/** Two simultaneous actions. The result must equal that of one after the other. */
class Race implements Command {
  constructor(
    private readonly acts: readonly [Act, Act],
    private readonly which: number,
  ) {}
  check = ({ orders }: Readonly<Model>) => orders.length > 0;
  async run(model: Model, real: Real): Promise<void> {
    const [one, other] = this.acts;
    const at = this.which % model.orders.length;
    const id = real.ids[at] ?? 0;
    await Promise.all([perform(real, id, one, 0), perform(real, id, other, 1)]);
    const before = model.orders[at] as ModelOrder;
    const outcomes = [
      after(after(before, one, model.now), other, model.now),
      after(after(before, other, model.now), one, model.now),
    ];
    const status = await statusOf(real, id);
    const outcome = outcomes.find((each) => each.status === status);
    assert.ok(outcome, `${status} is neither outcome of the race`);
    model.orders[at] = await asInBackend(real, id, outcome);
    await expectAgreement(model, real);
  }
  toString = () => `race ${JSON.stringify(this.acts)} on ${this.which}`;
}

class Wait implements Command {
  constructor(private readonly hours: number) {}
  check = () => true;
  async run(model: Model, real: Real): Promise<void> {
    await real.backend.control.advance(this.hours * HOUR);
    await keepSessionsActive(real.backend);
    model.now += this.hours * HOUR;
    model.orders = model.orders.map((order) => aged(order, model.now));
    await expectAgreement(model, real);
  }
  toString = () => `wait ${this.hours} h`;
}

/** Marks the sessions of both tabs as recently used, so that they do not expire. */
async function keepSessionsActive({ sandbox }: Backend): Promise<void> {
  const now = sandbox.clock.now();
  const used = sql`last_seen_at = ${now}, started_at = ${now}, paying_until = null`;
  await sql`update sessions set ${used} where ended_at is null`.execute(sandbox.database);
}

/** More units than one run can order. */
const STOCK = 1000;

let lastUnits = 25;
function nextUnits(): number {
  lastUnits = lastUnits >= 190 ? 26 : lastUnits + 1;
  return lastUnits;
}

/** The outcome with the payment and signature of the backend: two outcomes may share a status. */
async function asInBackend(real: Real, id: number, outcome: ModelOrder): Promise<ModelOrder> {
  const { database } = real.backend.sandbox;
  const open = await database
    .selectFrom('share_payments')
    .select('id')
    .where('order_id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  const slip = await database
    .selectFrom('deal_slips')
    .select('signed_at')
    .where('order_id', '=', id)
    .executeTakeFirst();
  const { paymentEnds, signedAt, ...rest } = outcome;
  const isSigned = slip !== undefined && slip.signed_at !== null;
  return {
    ...rest,
    ...(open !== undefined && { paymentEnds: paymentEnds ?? Number.MAX_SAFE_INTEGER }),
    ...(isSigned && { signedAt: signedAt ?? 0 }),
  };
}

async function statusOf({ backend }: Real, id: number) {
  const { status } = await backend.sandbox.database
    .selectFrom('share_orders')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return status;
}

/** Asserts that every order is as in the model, with its payments, holdings and stock. */
async function expectAgreement(model: Model, real: Real): Promise<void> {
  const { database } = real.backend.sandbox;
  for (const [at, order] of model.orders.entries()) {
    const id = real.ids[at] ?? 0;
    assert.equal(await statusOf(real, id), order.status);
    const paid = await database
      .selectFrom('share_payments')
      .select('id')
      .where('order_id', '=', id)
      .where('state', '=', 'succeeded')
      .execute();
    assert.equal(paid.length, PAID.includes(order.status) ? 1 : 0);
    const lots = await database
      .selectFrom('share_lots')
      .select('units')
      .where('order_id', '=', id)
      .execute();
    assert.deepEqual(lots, order.status === 'completed' ? [{ units: order.units }] : []);
  }
  const { available_stock: stock } = await database
    .selectFrom('shares')
    .select('available_stock')
    .where('id', '=', IN_STOCK)
    .executeTakeFirstOrThrow();
  const taken = model.orders.reduce((sum, order) => sum + reserved(order), 0);
  assert.equal(stock, real.stock - taken);
}

const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.constantFrom<Act>({ kind: 'confirm' }, { kind: 'cancel' }, { kind: 'complete' }),
  fc.constantFrom<Act>({ kind: 'withdraw' }, { kind: 'refund' }),
  fc.constantFrom<Act>({ kind: 'start-payment' }, { kind: 'sign' }, { kind: 'report-signed' }),
  fc.constantFrom(HOUR / 2, HOUR * 1.5).map((seconds): Act => ({ kind: 'offer', seconds })),
  fc
    .constantFrom('accept' as const, 'reject' as const, 'expire' as const)
    .map((move): Act => ({ kind: 'answer', move })),
  fc
    .constantFrom('succeeded' as const, 'failed' as const, 'cancelled' as const)
    .map((outcome): Act => ({ kind: 'pay', outcome })),
);
const which = fc.nat({ max: 2 });

/** Random histories of a few orders: actions in two tabs and at the desk, races, and waits. */
export function orderLives(length: number): fc.Arbitrary<Iterable<Command>> {
  return fc.commands(
    [
      fc.boolean().map((isFromStock) => new Order(isFromStock)),
      fc.tuple(acts, which, fc.constantFrom(0 as const, 1 as const)).map((made) => new Do(...made)),
      fc.tuple(acts, which, fc.constantFrom(0 as const, 1 as const)).map((made) => new Do(...made)),
      fc.tuple(fc.tuple(acts, acts), which).map((made) => new Race(...made)),
      fc.constantFrom(1, 2, 1, 2, 24).map((hours) => new Wait(hours)),
    ],
    { maxCommands: length, size: 'max' },
  );
}

/** An order that is completed; random commands alone would complete few. */
export const wholeLife: readonly Command[] = [
  new Order(true),
  new Do({ kind: 'start-payment' }, 0, 0),
  new Race([{ kind: 'pay', outcome: 'succeeded' }, { kind: 'cancel' }], 0),
  new Do({ kind: 'sign' }, 0, 1),
  new Race([{ kind: 'report-signed' }, { kind: 'report-signed' }], 0),
  new Race([{ kind: 'complete' }, { kind: 'complete' }], 0),
];

/** The investor cancels while a payment arrives; another order waits until its time is over. */
export const cancelledLife: readonly Command[] = [
  new Order(true),
  new Order(true),
  new Do({ kind: 'start-payment' }, 0, 0),
  new Race([{ kind: 'pay', outcome: 'succeeded' }, { kind: 'withdraw' }], 0),
  new Race([{ kind: 'withdraw' }, { kind: 'cancel' }], 0),
  new Race([{ kind: 'refund' }, { kind: 'refund' }], 0),
  new Do({ kind: 'start-payment' }, 1, 1),
  new Wait(24),
  new Do({ kind: 'pay', outcome: 'succeeded' }, 1, 0),
  new Do({ kind: 'start-payment' }, 1, 0),
];

/** Runs the commands in two tabs, at the desk and on one clock, then checks every recorded move. */
export async function runCommands(
  backend: Backend,
  tabs: Real['tabs'],
  commands: Iterable<Command>,
): Promise<void> {
  // Restores the stock that earlier runs bought, because it would not suffice for the last ones.
  await backend.sandbox.database
    .updateTable('shares')
    .set({ available_stock: STOCK })
    .where('id', '=', IN_STOCK)
    .execute();
  const real: Real = { backend, tabs, ids: [], stock: STOCK };
  const setup = () => ({ model: { now: 0, orders: [] }, real });
  await fc.asyncModelRun(setup, commands);
  for (const id of real.ids) await expectUnbrokenMoves(backend, id);
  // No order of this run may expire in the next one, which counts the stock.
  for (const id of real.ids) await perform(real, id, { kind: 'cancel' }, 0);
}

/** The recorded moves lead from the request to the present status, without a gap. */
async function expectUnbrokenMoves({ sandbox }: Backend, id: number): Promise<void> {
  const moves = await sandbox.database
    .selectFrom('share_order_moves')
    .selectAll()
    .where('order_id', '=', id)
    .orderBy('number')
    .execute();
  assert.deepEqual(
    moves.map(({ number }) => number),
    moves.map((_, at) => at + 1),
  );
  for (const [at, move] of moves.entries()) {
    assert.equal(move.from_status, moves[at - 1]?.to_status ?? null);
  }
  const order = await sandbox.database
    .selectFrom('share_orders')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  assert.equal(order.status, moves.at(-1)?.to_status);
}
