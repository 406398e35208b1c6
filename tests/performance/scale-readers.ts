import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { BankAccounts } from '#application/accounts/bank/bank-accounts.ts';
import { Nominees } from '#application/accounts/nominees/nominees.ts';
import { PersonalData } from '#application/accounts/profile/personal-data.ts';
import { Profiles } from '#application/accounts/profile/profiles.ts';
import { Sessions } from '#application/accounts/sign-in/sessions.ts';
import { SignIn } from '#application/accounts/sign-in/sign-in.ts';
import { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { Passbook } from '#application/fixed-deposits/holdings/passbook.ts';
import { Session } from '#application/platform/session.ts';
import { BasketOrders } from '#application/private-market/basket-orders.ts';
import { HeldShares } from '#application/private-market/held-shares.ts';
import { SellRequests } from '#application/private-market/sell-requests.ts';
import { OrderTab } from '#domain/private-market/orders/order-status.ts';
import { ShareOrders } from '#application/private-market/share-orders.ts';
import { Watchlist } from '#application/private-market/watchlist.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { clientOf } from '../contracts/client.ts';
import { Control } from '../contracts/control.ts';
import type { KillableServer } from '#tests/backend/crash/killable-server.ts';
import { SimulatedInvestor } from '#tests/backend/crash/simulated-investor.ts';
import { CrashTest } from '#tests/backend/crash/crash-test.ts';
import { startApp } from '#tests/support/running-app.ts';
import type { RecordedQuery } from './query-look.ts';
import { mobileOf } from './scale-data.ts';

const ACTS = 12;
/** The number of parameter samples stored per query. */
const KEPT = 8;

/**
 * Records every query of the backend while some investors read all their data, and one places an
 * order.
 */
export async function queriesOfReaders(
  url: string,
  investors: number,
): Promise<readonly RecordedQuery[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vriddhi-statements-'));
  const file = join(folder, 'log');
  const hook = fileURLToPath(new URL('statement-log.ts', import.meta.url));
  const app = await startApp({
    environment: { DATABASE_URL: url, STATEMENT_LOG: file, NODE_OPTIONS: `--import ${hook}` },
  });
  try {
    const control = new Control(app.thirdPartyAddress);
    await control.desk(false);
    for (const share of [0.01, 0.2, 0.5, 0.8, 0.99]) {
      const mobile = mobileOf(Math.floor(investors * share));
      await readEverything(await signedIn(app.appAddress, control, mobile));
    }
    const server = { ...app, control } as unknown as KillableServer;
    const crashTest = new CrashTest(server, { operations: 1000, kills: 0, seed: 11 });
    const buyer = await SimulatedInvestor.at(crashTest, Math.floor(Math.random() * 999_999));
    await buyer.completeOnboarding();
    for (let act = 0; act < ACTS; act += 1) await buyer.actAtRandom();
  } finally {
    await app.stop();
  }
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  rmSync(folder, { recursive: true });
  return grouped(lines);
}

async function signedIn(address: string, control: Control, mobile: string): Promise<AppContainer> {
  const client = await clientOf(address);
  await client.get(SignIn).requestCode(mobile, {});
  const code = await control.codeFor(mobile);
  const investor = await client.get(SignIn).verifyCode({ mobile, code }, {});
  if (!investor.ok) throw new Error(`no sign-in: ${JSON.stringify(investor.failure)}`);
  await client.get(Session).begin(investor.value);
  return client;
}

async function readEverything(client: AppContainer): Promise<void> {
  const deposits = await client.get(HeldDeposits).list({});
  const shares = await client.get(HeldShares).portfolio({});
  if (!deposits.ok || deposits.value.length === 0 || !shares.ok) {
    throw new Error('nothing is held');
  }
  const held = client.get(HeldDeposits);
  const profiles = client.get(Profiles);
  await Promise.all([
    held.summary({}),
    client.get(Passbook).entries({}),
    ...Object.values(OrderTab).map((tab) => client.get(ShareOrders).list(tab, {})),
    client.get(BasketOrders).book({}),
    client.get(SellRequests).list({}),
    client.get(Watchlist).list({}),
    profiles.summary({}),
    profiles.personalDetails({}),
    profiles.addresses({}),
    client.get(BankAccounts).list({}),
    client.get(Nominees).list({}),
    client.get(Sessions).list({}),
    client.get(PersonalData).activity({}),
    client.get(PersonalData).consents({}),
    client.get(PersonalData).everything({}),
  ]);
}

function grouped(lines: readonly string[]): readonly RecordedQuery[] {
  const byText = new Map<string, (readonly unknown[])[]>();
  for (const line of lines) {
    const { text, values } = JSON.parse(line) as { text: string; values: readonly unknown[] };
    const known = byText.get(text) ?? [];
    if (known.length < KEPT) byText.set(text, [...known, values]);
  }
  return [...byText].map(([text, values]) => ({ text, values }));
}
