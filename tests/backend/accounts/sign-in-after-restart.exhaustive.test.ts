import { BankAccounts } from '#application/accounts/bank/bank-accounts.ts';
import { SignIn } from '#application/accounts/sign-in/sign-in.ts';
import { Session } from '#application/platform/session.ts';
import { startBackend } from '#tests/contracts/backend.ts';
import { clientOf } from '#tests/contracts/client.ts';
import { refusalOf, signedIn, valueOf } from '#tests/contracts/accounts/signed-in.ts';
import { MemoryVault } from '#infrastructure/platform/storage/vault.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const MOBILE = '9450000011';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vriddhi-sign-in-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const start = () => startBackend({ location: { folder } });

describe('after a restart', { timeout: 60_000 }, () => {
  it('wrong attempts, sent codes and locks are kept', async () => {
    const before = await start();
    const first = (await clientOf(before.appAddress)).get(SignIn);
    for (let sends = 1; sends <= 4; sends += 1) valueOf(await first.requestCode(MOBILE, {}));
    const tryWrong = (signIn: SignIn) => signIn.verifyCode({ mobile: MOBILE, code: '000000' }, {});
    for (let tries = 1; tries <= 3; tries += 1) await tryWrong(first);
    await before.stop();

    const after = await start();
    const second = (await clientOf(after.appAddress)).get(SignIn);
    valueOf(await second.requestCode(MOBILE, {}));
    expect(refusalOf(await second.requestCode(MOBILE, {}))).toBe('400 otp-too-many-sends');
    expect(refusalOf(await tryWrong(second))).toBe('400 otp-wrong');
    expect(refusalOf(await tryWrong(second))).toBe('400 otp-locked');
    await after.stop();

    const last = await start();
    const third = (await clientOf(last.appAddress)).get(SignIn);
    expect(refusalOf(await third.requestCode(MOBILE, {}))).toBe('400 otp-locked');
    await last.stop();
  });

  it('a session continues, and an ended one stays ended', async () => {
    const before = await start();
    const kept = (await signedIn(before, MOBILE)).get(Session).current;
    const ended = await signedIn(before, MOBILE);
    const gone = ended.get(Session).current;
    valueOf(await ended.get(SignIn).signOut({}));
    await before.stop();

    const after = await start();
    const isAlive = async (investor: typeof kept) => {
      const app = await clientOf(after.appAddress, { vault: new MemoryVault() });
      if (investor) await app.get(Session).begin(investor);
      return (await app.get(BankAccounts).list({})).ok;
    };
    expect([await isAlive(kept), await isAlive(gone)]).toEqual([true, false]);
    await after.stop();
  });
});
