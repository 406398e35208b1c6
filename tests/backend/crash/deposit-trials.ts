import { BankAccounts } from '#application/accounts/bank/bank-accounts.ts';
import { Nominees } from '#application/accounts/nominees/nominees.ts';
import { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { Passbook } from '#application/fixed-deposits/holdings/passbook.ts';
import { valueOf } from '#tests/contracts/accounts/signed-in.ts';
import { clientOf } from '#tests/contracts/client.ts';
import { expect } from 'vitest';
import { type Step, steps, type Client } from './journey-steps.ts';
import type { KillableServer } from './killable-server.ts';

/**
 * After how many replies to other requests the server is killed during a step. Replies measure the
 * progress of the server on a machine of any speed.
 */
export type KillPoint = (step: Step, index: number) => number;

/** Kills the server after these steps. Acknowledged work must exist, and the journey continues. */
export async function keepWhatIsAcknowledged(
  server: KillableServer,
  isKilledAfter: (step: Step) => boolean,
): Promise<void> {
  const client = await newClient(server);
  for (const step of steps) {
    await step.run(client);
    if (!isKilledAfter(step)) continue;
    await server.killAndRestart();
    expect(await step.isKept(client), `${step.name} is kept`).toBe(true);
  }
  await expectOneDeposit(client);
}

/** Kills the server during these calls, repeats those without a reply, and returns the replies. */
export async function doNothingTwice(
  server: KillableServer,
  killPoint: KillPoint,
): Promise<readonly string[]> {
  const client = await newClient(server);
  const outcomes: string[] = [];
  for (const [index, step] of steps.entries()) {
    const outcome = await killDuring(step, client, killPoint(step, index));
    outcomes.push(outcome);
    if (outcome === 'lost') await step.run(client);
    expect(await step.isKept(client), `${step.name} exists in the end`).toBe(true);
  }
  await expectOneDeposit(client);
  return outcomes;
}

/** Kills the server during the payment, and then requests the result again. */
export async function keepThePayment(server: KillableServer, replies: number): Promise<void> {
  const client = await newClient(server);
  const paying = steps.findIndex(({ name }) => name === 'the payment');
  const payment = steps[paying];
  if (payment === undefined) throw new Error('there is no payment step');
  for (const step of steps.slice(0, paying)) await step.run(client);
  await killDuring(payment, client, replies);
  for (const step of steps.slice(paying)) await step.run(client);
  await expectOneDeposit(client);
}

let clients = 0;

async function newClient(server: KillableServer): Promise<Client> {
  const app = await clientOf(server.appAddress);
  clients += 1;
  const mobile = `96111${String(clients).padStart(5, '0')}`;
  return { app, server, mobile, depositOrderId: 0, paymentPage: '', returnSearch: '' };
}

/** Kills the server during the step, which may then have no reply. */
async function killDuring(step: Step, client: Client, replies: number) {
  const attempt = step.run(client).then(
    () => 'answered' as const,
    () => 'lost' as const,
  );
  for (let other = 0; other < replies; other += 1) await client.server.control.now();
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
