import { DematAccounts } from '#application/accounts/demat/demat-accounts.ts';
import { PersonalData } from '#application/accounts/profile/personal-data.ts';
import { Session } from '#application/platform/session.ts';
import { ActivityKind } from '#domain/accounts/profile/activity.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { oneInvestorOfDemat } from '#infrastructure/backend/accounts/migrations/migrations.ts';
import { pdfFile } from '#tests/arbitraries/picture-files.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testBackend } from '../backend.ts';
import {
  confirmByPhone,
  failureOf,
  refusalOf,
  signedIn,
  signedInAgain,
  valueOf,
} from './signed-in.ts';

const backend = testBackend();
let last = 9_480_000_001;

const newcomer = () => signedIn(backend, String((last += 10)));
const cml = { fileName: 'cml.pdf', content: new Uint8Array(pdfFile()) };
const save = (app: AppContainer, dematNumber: string) =>
  app.get(DematAccounts).save({ dematNumber, cml }, {});
const numberOf = async (app: AppContainer) =>
  valueOf(await app.get(DematAccounts).current({}))?.dematNumber;

describe('a demat account', () => {
  it.each(['IN30012345670001', '1234567890120001'])(
    'that an investor has linked is refused to another one: %s',
    async (dematNumber) => {
      const [owner, other] = [await newcomer(), await newcomer()];
      valueOf(await save(owner, dematNumber));
      const refused = await save(other, dematNumber);
      expect(refusalOf(refused)).toBe('409 demat-taken');
      const message = 'This demat account belongs to another investor. Enter one in your own name.';
      expect(refused).toMatchObject({ failure: { message } });
      expect(await numberOf(other)).toBeUndefined();
      valueOf(await save(owner, dematNumber));
    },
  );

  it('of the sample investor is refused to a new one', async () => {
    expect(refusalOf(await save(await newcomer(), 'IN30021418840117'))).toBe('409 demat-taken');
  });

  it('that two investors save at once belongs to one of them', async () => {
    const dematNumber = 'IN30012345670002';
    const people = await Promise.all([newcomer(), newcomer(), newcomer()]);
    const saves = await Promise.all(people.map((app) => save(app, dematNumber)));
    const refusals = saves.filter(({ ok }) => !ok).map((saved) => refusalOf(saved));
    expect(refusals).toEqual(['409 demat-taken', '409 demat-taken']);
    expect(backend.failures).toEqual([]);
  });

  it('is free again once its investor has deleted the account', async () => {
    const dematNumber = 'IN30012345670003';
    const [owner, other] = [await newcomer(), await newcomer()];
    valueOf(await save(owner, dematNumber));
    await confirmByPhone(backend, owner, 'account-deletion');
    valueOf(await owner.get(PersonalData).deleteAccount({}));
    valueOf(await save(other, dematNumber));
  });

  it('is given back to its owner by the desk, unless its holder has investments', async () => {
    const dematNumber = 'IN30012345670005';
    const [stranger, owner] = [await newcomer(), await newcomer()];
    valueOf(await save(stranger, dematNumber));
    const release = (kind: string, value: string) =>
      backend.control.call('POST', 'claims/release', { kind, value });
    await release('demat', dematNumber);
    const { mobile } = stranger.get(Session).current ?? {};
    const [sent] = await backend.control.outbox(mobile);
    expect(sent?.text).toMatch(/^A demat account was removed from your Vriddhi account/);
    // The device keeps the number that it showed, so it has to sign in again.
    expect(failureOf(await stranger.get(DematAccounts).current({})).kind).toBe('signed-out');
    expect(await numberOf(await signedIn(backend, mobile ?? ''))).toBeUndefined();
    valueOf(await save(owner, dematNumber));
    await expect(release('demat', 'IN30021418840117')).rejects.toThrow('has investments');
    await expect(release('pan', 'AJMPM1984C')).rejects.toThrow('has investments');
  });

  it('leaves the account with its PAN, if the desk gives that back to its owner', async () => {
    const dematNumber = 'IN30012345670006';
    const [stranger, owner] = [await newcomer(), await newcomer()];
    valueOf(await save(stranger, dematNumber));
    const { investorId = 0, mobile } = stranger.get(Session).current ?? {};
    const pan = 'DMTPE1234F';
    const investor = backend.sandbox.database.updateTable('investors');
    await investor.set({ pan }).where('id', '=', investorId).execute();
    await backend.control.call('POST', 'claims/release', { kind: 'pan', value: pan });
    const [sent] = await backend.control.outbox(mobile);
    expect(sent?.text).toContain('proved that it is theirs. Your demat account was removed too.');
    const again = await signedInAgain(backend, stranger);
    expect(await numberOf(again)).toBeUndefined();
    const activity = valueOf(await again.get(PersonalData).activity({}));
    const released = activity.filter(({ kind }) => kind === ActivityKind.ReleasedToOwner);
    expect(released.map(({ detail }) => detail)).toEqual(['Demat account', 'PAN']);
    valueOf(await save(owner, dematNumber));
  });

  it('has one investor by a constraint of the database too', async () => {
    const dematNumber = 'IN30012345670004';
    valueOf(await save(await newcomer(), dematNumber));
    const investor = {
      mobile: '9480999999',
      is_senior_citizen: false,
      kyc_status: 'none',
      is_bank_skipped: false,
      is_demat_verified: true,
      demat_number: dematNumber,
      created_at: backend.sandbox.clock.now(),
    } as const;
    const added = backend.sandbox.database.insertInto('investors').values(investor).execute();
    await expect(added).rejects.toThrow('one_investor_of_demat');
  });

  it('stays with several investors in older data', async () => {
    const { database } = backend.sandbox;
    await sql`drop index one_investor_of_demat`.execute(database);
    await sql`alter table investors drop column is_demat_shared`.execute(database);
    const people = [await newcomer(), await newcomer(), await newcomer()];
    for (const [index, app] of people.entries()) {
      valueOf(await save(app, `IN3001234568000${index}`));
    }
    const shared = 'IN30012345690000';
    await sql`update investors set demat_number = ${shared}
      where demat_number like 'IN3001234568000_'`.execute(database);
    for (const step of oneInvestorOfDemat) await step.execute(database);
    for (const app of people) {
      expect(await numberOf(app)).toBe(shared);
      valueOf(await save(app, shared));
    }
    expect(refusalOf(await save(await newcomer(), shared))).toBe('409 demat-taken');
  });
});
