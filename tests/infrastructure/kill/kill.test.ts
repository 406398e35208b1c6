import { BankAccounts } from '#application/accounts/bank-accounts.ts';
import { Nominees } from '#application/accounts/nominees.ts';
import { HeldDeposits } from '#application/fixed-deposits/held-deposits.ts';
import { Passbook } from '#application/fixed-deposits/passbook.ts';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { valueOf } from '#tests/contracts/accounts/signed-in.ts';
import { clientOf } from '#tests/contracts/client.ts';
import { type Step, steps, type Traveller } from './journey-steps.ts';
import { buildServer, forgetServer, KillableServer } from './killable-server.ts';

let server: KillableServer;

beforeAll(async () => {
  await buildServer();
  server = await KillableServer.on();
}, 60_000);
afterAll(async () => {
  await server.end();
  forgetServer();
});

async function newTraveller(mobile: string): Promise<Traveller> {
  const app = await clientOf(server.appAddress);
  return { app, server, mobile, depositOrderId: 0, paymentPage: '', returnSearch: '' };
}

/** One deposit, one passbook entry, one account, one nominee, one message about it. */
async function expectOneDeposit({ app, mobile }: Traveller): Promise<void> {
  expect(valueOf(await app.get(HeldDeposits).list({}))).toHaveLength(1);
  expect(valueOf(await app.get(Passbook).entries({}))).toHaveLength(1);
  expect(valueOf(await app.get(BankAccounts).list({}))).toHaveLength(1);
  expect(valueOf(await app.get(Nominees).list({}))).toHaveLength(1);
  const messages = await server.control.outbox(mobile);
  expect(messages.filter(({ text }) => text.includes('is booked'))).toHaveLength(1);
}

/** Strikes while the step is under way; what the person hears of it may be nothing. */
async function strikeDuring(step: Step, traveller: Traveller, milliseconds: number) {
  const attempt = step.run(traveller).then(
    () => 'heard' as const,
    () => 'lost' as const,
  );
  await delay(milliseconds);
  await server.kill();
  const outcome = await attempt;
  await server.start();
  return outcome;
}

describe('a server that is killed on the way to a deposit', { timeout: 90_000 }, () => {
  it('keeps what it has acknowledged, each time, and the way goes on to one deposit', async () => {
    const traveller = await newTraveller('9611100001');
    for (const step of steps) {
      await step.run(traveller);
      await server.loseThePower();
      expect(await step.isKept(traveller), `${step.name} is kept`).toBe(true);
    }
    await expectOneDeposit(traveller);
  });

  it('does nothing twice where it dies over a call, to one deposit', async () => {
    const traveller = await newTraveller('9611100002');
    const outcomes: string[] = [];
    for (const [index, step] of steps.entries()) {
      // A call takes some milliseconds: some strikes come before the work, some amid, some after.
      const outcome = await strikeDuring(step, traveller, (index * 5) % 21);
      outcomes.push(outcome);
      if (outcome === 'lost') await step.run(traveller);
      expect(await step.isKept(traveller), `${step.name} is there after all`).toBe(true);
    }
    expect(outcomes).toContain('lost');
    await expectOneDeposit(traveller);
  });

  it('keeps a payment whose answer was lost, whoever asks again', async () => {
    for (const [index, milliseconds] of [2, 6, 10, 16].entries()) {
      const traveller = await newTraveller(`961110001${index}`);
      const paying = steps.findIndex(({ name }) => name === 'the payment');
      for (const step of steps.slice(0, paying)) await step.run(traveller);
      const payment = steps[paying];
      if (payment === undefined) throw new Error('nobody pays');
      await strikeDuring(payment, traveller, milliseconds);
      for (const step of steps.slice(paying)) await step.run(traveller);
      await expectOneDeposit(traveller);
    }
  });
});
