import { DematAccounts } from '#application/accounts/demat/demat-accounts.ts';
import { Nominees } from '#application/accounts/nominees/nominees.ts';
import { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { Session } from '#application/platform/session.ts';
import { ShareOrders } from '#application/private-market/share-orders.ts';
import { OrderTab } from '#domain/private-market/orders/order-status.ts';
import { pdfFile } from '#tests/arbitraries/picture-files.ts';
import { valueOf } from '#tests/contracts/accounts/signed-in.ts';
import { clientOf } from '#tests/contracts/client.ts';
import { onboardingSteps, signInSteps, type Step, type Client } from './journey-steps.ts';
import type { Acknowledged, Journey } from './journey.ts';
import { RetryingFetch } from './retrying-fetch.ts';
import { Seeded } from './seeded.ts';
import { buyADeposit } from './simulated-deposit.ts';
import { buyShares, statusText } from './simulated-shares.ts';
import { Refused, type CrashTest } from './crash-test.ts';

/** An investor with an unreliable network, who buys deposits and shares. */
export class SimulatedInvestor {
  private constructor(private readonly journey: Journey) {}

  static async at(crashTest: CrashTest, number: number): Promise<SimulatedInvestor> {
    const random = new Seeded(crashTest.plan.seed * 100_003 + number);
    const { server } = crashTest;
    const browser = new RetryingFetch(server.appAddress, random);
    const app = await clientOf(server.appAddress, { fetch: browser.fetch });
    const mobile = `9522${String(number).padStart(6, '0')}`;
    const order = { depositOrderId: 0, paymentPage: '', returnSearch: '' };
    const client: Client = { app, server, mobile, ...order };
    const acknowledged: Acknowledged = { deposits: new Set(), shareOrders: new Map() };
    const signIn = async (): Promise<void> => {
      for (const step of signInSteps) {
        await crashTest.retryUntilConfirmed(step.name, () => step.run(client));
      }
    };
    const act: Journey['act'] = (what, work) => crashTest.retryUntilConfirmed(what, work, signIn);
    await signIn();
    return new SimulatedInvestor({ crashTest, client, browser, random, acknowledged, act });
  }

  get acknowledged(): Acknowledged {
    return this.journey.acknowledged;
  }

  get browser(): RetryingFetch {
    return this.journey.browser;
  }

  /** Completes all prerequisites of a purchase. */
  async completeOnboarding(): Promise<void> {
    const { act, client } = this.journey;
    for (const step of onboardingSteps) await this.take(step);
    const dematNumber = `IN300214${client.mobile.slice(-8)}`;
    const cml = { fileName: 'cml.pdf', content: new Uint8Array(pdfFile()) };
    await act('the demat account', async () => {
      valueOf(await client.app.get(DematAccounts).save({ dematNumber, cml }, {}));
    });
  }

  /** The repeat of a step may be refused if the step was done and its reply was lost. */
  private async take(step: Step): Promise<void> {
    const { act, client } = this.journey;
    try {
      await act(step.name, () => step.run(client));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (!(await act(step.name, () => step.isKept(client)))) throw error;
    }
  }

  /** Performs a random action; a refusal is a valid outcome. */
  async actAtRandom(): Promise<void> {
    const { random, act, browser, client } = this.journey;
    const choice = random.next();
    try {
      if (choice < 0.45) await buyADeposit(this.journey);
      else if (choice < 0.85) await buyShares(this.journey);
      else {
        const token = () => client.app.get(Session).current?.accessToken;
        await act('a repeat', () => browser.repeat(token()));
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }

  /** Differences between the backend and the work that it acknowledged. */
  async inconsistencies(): Promise<readonly string[]> {
    const { act, acknowledged, browser, client } = this.journey;
    const { app, mobile } = client;
    const held = await act('the portfolio', async () =>
      valueOf(await app.get(HeldDeposits).list({})),
    );
    const nominees = await act('the nominees', async () =>
      valueOf(await app.get(Nominees).list({})),
    );
    const orders = await act('the orders', async () => {
      const tabs = Object.values(OrderTab);
      const lists = await Promise.all(
        tabs.map(async (tab) => valueOf(await app.get(ShareOrders).list(tab, {}))),
      );
      return lists.flat();
    });
    const of = (what: string) => `${mobile}: ${what}`;
    const found = [...browser.different];
    const deposits = held.map(({ depositOrderId }) => depositOrderId);
    if (!isSame(deposits, acknowledged.deposits)) {
      found.push(of(`holds ${deposits.join()}, known are ${[...acknowledged.deposits].join()}`));
    }
    if (nominees.length !== 1) found.push(of(`has ${nominees.length} nominees`));
    const placed = orders.map(({ requestId }) => requestId);
    if (!isSame(placed, acknowledged.shareOrders.keys())) {
      found.push(
        of(`ordered ${placed.join()}, known are ${[...acknowledged.shareOrders.keys()].join()}`),
      );
    }
    for (const { requestId, status } of orders) {
      const known = acknowledged.shareOrders.get(requestId) ?? 'placed';
      const text = statusText(status);
      if (!IS_STATUS[known](text)) found.push(of(`order ${requestId} was ${known}, is ${text}`));
    }
    return found;
  }
}

const PAID = new Set(['payment_received', 'order_under_process', 'completed']);
const IS_STATUS: Readonly<Record<'placed' | 'paid' | 'completed', (status: string) => boolean>> = {
  placed: (status) => !PAID.has(status),
  paid: (status) => PAID.has(status) && status !== 'completed',
  completed: (status) => status === 'completed',
};

function isSame(actual: readonly number[], expected: Iterable<number>): boolean {
  const inOrder = (ids: Iterable<number>) => [...ids].toSorted((a, b) => a - b).join();
  return inOrder(actual) === inOrder(expected);
}
