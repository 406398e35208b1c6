import { JourneyKey } from '#infrastructure/platform/storage/journey-store.ts';
import type { SessionEnd, SignedInInvestor } from '#application/platform/session.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { StoredDrafts } from '#infrastructure/platform/storage/stored-drafts.ts';
import { StoredSession } from '#infrastructure/platform/sessions/stored-session.ts';
import { TabJourneyStore } from '#infrastructure/platform/storage/tab-journey-store.ts';
import { MemoryVault } from '#infrastructure/platform/storage/vault.ts';
import { describe, expect, it } from 'vitest';
import { SharedVault } from './shared-vault.ts';

const investor: SignedInInvestor = {
  accessToken: 'token',
  investorId: 7,
  mobile: '9000000001',
  isNewInvestor: false,
  isBankStepComplete: true,
  isDematVerified: true,
  isSeniorCitizen: true,
  name: 'Asha Rao',
  email: 'asha@example.in',
  pan: 'ABCPR1234F',
  birthDate: CalendarDate.of('1955-02-28'),
  gender: 'female',
  kycStatus: 'verified',
  dematNumber: 'IN30012345678901',
  profileScore: 80,
  pictureUrl: '/pictures/7',
};

/** A vault that waits before it runs work, as if another tab held the lock. */
class SlowVault extends MemoryVault {
  override async inTurn<T>(work: () => Promise<T>): Promise<T> {
    await new Promise((resolve) => setTimeout(resolve));
    return work();
  }
}

const noJourneys = { clear: () => {}, belongTo: () => {} };

describe('the stored session', () => {
  it('keeps every field of the investor over a reload [AP-3.2, AP-4.8]', async () => {
    const vault = new MemoryVault();
    await new StoredSession(vault, noJourneys).begin(investor);
    const reloaded = new StoredSession(vault, noJourneys);
    expect(reloaded.current).toBeUndefined();
    await reloaded.restore();
    const { birthDate, ...rest } = reloaded.current ?? investor;
    const { birthDate: expectedBirthDate, ...expected } = investor;
    expect(rest).toEqual(expected);
    expect(birthDate?.iso).toBe(expectedBirthDate?.iso);
  });

  it('is signed out without access token or investor [FD-6.4, PM-2.61, PM-6.10]', async () => {
    const vault = new MemoryVault();
    await new StoredSession(vault, noJourneys).begin(investor);
    const whole = (await vault.read()) ?? '';
    const without = (name: string) => {
      const { investor: stored } = JSON.parse(whole) as { investor: Record<string, unknown> };
      return JSON.stringify({ investor: { ...stored, [name]: undefined } });
    };
    const damaged = ['', '{', '[]', '{"investor":{"investor_id":"7"}}'];
    for (const text of [...damaged, without('access_token'), without('investor_id')]) {
      await vault.write(text);
      const session = new StoredSession(vault, noJourneys);
      await session.restore();
      expect(session.current).toBeUndefined();
    }
  });

  it('reports its end when its stored data is gone', async () => {
    const vault = new SlowVault();
    const session = new StoredSession(vault, noJourneys);
    await session.begin(investor);
    const foundAfter = async (end: SessionEnd | undefined) => {
      const reloaded = new StoredSession(vault, noJourneys);
      await reloaded.restore();
      return { end, investor: reloaded.current };
    };
    const restored: Promise<unknown>[] = [];
    session.onChange((end) => restored.push(foundAfter(end)));
    await session.end('signed-out');
    expect(await Promise.all(restored)).toEqual([{ end: 'signed-out', investor: undefined }]);
  });

  it('keeps the number that requested a code until a sign-in [AP-2.16]', async () => {
    const vault = new MemoryVault();
    const session = new StoredSession(vault, noJourneys);
    await session.rememberMobile('9876543210');
    const reloaded = new StoredSession(vault, noJourneys);
    await reloaded.restore();
    expect(reloaded.pendingMobile).toBe('9876543210');
    await reloaded.begin(investor);
    expect(reloaded.pendingMobile).toBeUndefined();
  });

  it('ends in all tabs when one signs out, and forgets their journeys [AP-2.70]', async () => {
    const shared = new SharedVault();
    let forgotten = 0;
    const journeys = { ...noJourneys, clear: () => (forgotten += 1) };
    const first = new StoredSession(shared.tab(), journeys);
    const second = new StoredSession(shared.tab(), journeys);
    await first.begin(investor);
    await expect.poll(() => second.current?.investorId).toBe(7);
    const ends: (SessionEnd | undefined)[] = [];
    second.onChange((end) => ends.push(end));
    await first.end('signed-out');
    await expect.poll(() => ends).toContain('elsewhere');
    expect(second.current).toBeUndefined();
    expect(forgotten).toBe(2);
  });

  it.each(['signed-out', 'expired'] as const)(
    'that has %s is not restored by a simultaneous update of another tab',
    async (why) => {
      const shared = new SharedVault();
      let isMarked = false;
      const mark = (isSignedIn: boolean) => (isMarked = isSignedIn);
      const first = new StoredSession(shared.tab(), noJourneys, mark);
      const second = new StoredSession(shared.tab(), noJourneys, mark);
      await first.begin(investor);
      await expect.poll(() => second.current?.investorId).toBe(7);
      const ends: (SessionEnd | undefined)[] = [];
      second.onChange((end) => ends.push(end));
      await Promise.all([first.end(why), second.update({ name: 'Asha R. Rao' })]);
      await expect.poll(() => ends).toContain(why === 'expired' ? 'expired' : 'elsewhere');
      expect([first.current, second.current]).toEqual([undefined, undefined]);
      expect((await shared.read()) ?? '').not.toContain('Asha');
      expect(isMarked).toBe(false);
    },
  );

  it('of another investor is not overwritten by a late reply to another tab', async () => {
    const shared = new SharedVault();
    const first = new StoredSession(shared.tab(), noJourneys);
    const second = new StoredSession(shared.tab(), noJourneys);
    await first.begin(investor);
    await expect.poll(() => second.current?.investorId).toBe(7);
    const other = { ...investor, investorId: 8 };
    await Promise.all([first.begin(other), second.update({ accessToken: 'newer' })]);
    await expect.poll(() => second.current).toMatchObject({ investorId: 8, accessToken: 'token' });
    await first.restore();
    expect(first.current).toMatchObject({ investorId: 8, accessToken: 'token' });
  });

  it('keeps simultaneous updates of two tabs', async () => {
    const shared = new SharedVault();
    const first = new StoredSession(shared.tab(), noJourneys);
    const second = new StoredSession(shared.tab(), noJourneys);
    await first.begin(investor);
    await expect.poll(() => second.current?.investorId).toBe(7);
    await Promise.all([
      first.update({ accessToken: 'newer' }),
      second.update({ profileScore: 90 }),
      first.update({ name: 'Asha R. Rao' }),
    ]);
    const all = { accessToken: 'newer', profileScore: 90, name: 'Asha R. Rao' };
    for (const session of [first, second]) {
      await session.restore();
      expect(session.current).toMatchObject(all);
    }
  });

  it('expires in all tabs, and keeps their journeys for the same investor', async () => {
    const shared = new SharedVault();
    const journeys = new TabJourneyStore(undefined);
    const first = new StoredSession(shared.tab(), noJourneys);
    const second = new StoredSession(shared.tab(), journeys);
    await first.begin(investor);
    await expect.poll(() => second.current?.investorId).toBe(7);
    journeys.write(JourneyKey.DepositOrderId, '50012');
    const ends: (SessionEnd | undefined)[] = [];
    second.onChange((end) => ends.push(end));
    await first.end('expired');
    await expect.poll(() => ends).toEqual(['expired']);
    await second.begin(investor);
    expect(journeys.read(JourneyKey.DepositOrderId)).toBe('50012');
    await second.begin({ ...investor, investorId: 8 });
    expect(journeys.read(JourneyKey.DepositOrderId)).toBeUndefined();
  });

  it('is not undone by an earlier read of the store', async () => {
    const session = new StoredSession(new MemoryVault(), noJourneys);
    await session.begin(investor);
    const looking = session.restore();
    const beginning = session.begin({ ...investor, investorId: 8 });
    await looking;
    expect(session.current?.investorId).toBe(8);
    await beginning;
    await session.restore();
    expect(session.current?.investorId).toBe(8);
  });

  it('adopts what a visitor chose before signing in', async () => {
    const journeys = new TabJourneyStore(undefined);
    journeys.write(JourneyKey.AttemptedPath, '/portfolio');
    await new StoredSession(new MemoryVault(), journeys).begin(investor);
    expect(journeys.read(JourneyKey.AttemptedPath)).toBe('/portfolio');
  });
});

describe('drafts', () => {
  it('return to the investor who typed them, also after an expired session', async () => {
    const session = new StoredSession(new MemoryVault(), noJourneys);
    const vault = new MemoryVault();
    const drafts = new StoredDrafts(vault, session);
    await session.begin(investor);
    await drafts.keep('kyc', { pan: 'ABCPR1234F' });
    await session.end('expired');
    expect(await drafts.read('kyc')).toBeUndefined();
    await session.begin(investor);
    expect(await drafts.read('kyc')).toEqual({ pan: 'ABCPR1234F' });
    await drafts.forget('kyc');
    expect(await drafts.read('kyc')).toBeUndefined();
  });

  it('are hidden from other investors, and deleted by a sign-out [AP-2.70]', async () => {
    const session = new StoredSession(new MemoryVault(), noJourneys);
    const vault = new MemoryVault();
    const drafts = new StoredDrafts(vault, session);
    await session.begin(investor);
    await drafts.keep('kyc', { pan: 'ABCPR1234F' });
    await session.begin({ ...investor, investorId: 8 });
    expect(await drafts.read('kyc')).toBeUndefined();
    await session.end('signed-out');
    await expect.poll(() => vault.read()).toBeUndefined();
  });
});
