import { BankAccounts } from '#application/accounts/bank/bank-accounts.ts';
import { Nominees } from '#application/accounts/nominees/nominees.ts';
import { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { Passbook } from '#application/fixed-deposits/holdings/passbook.ts';
import { valueOf } from '#tests/contracts/accounts/signed-in.ts';
import { clientOf } from '#tests/contracts/client.ts';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { type Step, steps, type Client } from './journey-steps.ts';
import type { KillableServer } from './killable-server.ts';

/** How many milliseconds after a step has begun the server dies; undefined: it lives on. */
export type Strike = (step: Step, index: number) => number | undefined;

/** Power is lost after these steps: what they acknowledged is there, and the way goes on. */
export async function keepWhatIsAcknowledged(
  server: KillableServer,
  isStruck: (step: Step) => boolean,
): Promise<void> {
  const client = await newClient(server);
  for (const step of steps) {
    await step.run(client);
    if (!isStruck(step)) continue;
    await server.loseThePower();
    expect(await step.isKept(client), `${step.name} is kept`).toBe(true);
  }
  await expectOneDeposit(client);
}

/** The server dies over these calls; who heard nothing calls again. Tells what was heard. */
export async function doNothingTwice(
  server: KillableServer,
  strikeAt: Strike,
): Promise<readonly string[]> {
  const client = await newClient(server);
  const outcomes: string[] = [];
  for (const [index, step] of steps.entries()) {
    const milliseconds = strikeAt(step, index);
    const outcome =
      milliseconds === undefined
        ? await step.run(client)
        : await strikeDuring(step, client, milliseconds);
    if (outcome === undefined) continue;
    outcomes.push(outcome);
    if (outcome === 'lost') await step.run(client);
    expect(await step.isKept(client), `${step.name} is there after all`).toBe(true);
  }
  await expectOneDeposit(client);
  return outcomes;
}

/** The server dies so long after the person has paid; the answer is asked for again. */
export async function keepThePayment(server: KillableServer, milliseconds: number): Promise<void> {
  const client = await newClient(server);
  const paying = steps.findIndex(({ name }) => name === 'the payment');
  const payment = steps[paying];
  if (payment === undefined) throw new Error('nobody pays');
  for (const step of steps.slice(0, paying)) await step.run(client);
  await strikeDuring(payment, client, milliseconds);
  for (const step of steps.slice(paying)) await step.run(client);
  await expectOneDeposit(client);
}

let travellers = 0;

async function newClient(server: KillableServer): Promise<Client> {
  const app = await clientOf(server.appAddress);
  travellers += 1;
  const mobile = `96111${String(travellers).padStart(5, '0')}`;
  return { app, server, mobile, depositOrderId: 0, paymentPage: '', returnSearch: '' };
}

/** Strikes while the step is under way; what the person hears of it may be nothing. */
async function strikeDuring(step: Step, client: Client, milliseconds: number) {
  const attempt = step.run(client).then(
    () => 'heard' as const,
    () => 'lost' as const,
  );
  await delay(milliseconds);
  await client.server.kill();
  const outcome = await attempt;
  await client.server.start();
  return outcome;
}

/** One deposit, one passbook entry, one account, one nominee, one message about it. */
async function expectOneDeposit({ app, server, mobile }: Client): Promise<void> {
  expect(valueOf(await app.get(HeldDeposits).list({}))).toHaveLength(1);
  expect(valueOf(await app.get(Passbook).entries({}))).toHaveLength(1);
  expect(valueOf(await app.get(BankAccounts).list({}))).toHaveLength(1);
  expect(valueOf(await app.get(Nominees).list({}))).toHaveLength(1);
  const messages = await server.control.outbox(mobile);
  expect(messages.filter(({ text }) => text.includes('is booked'))).toHaveLength(1);
}
