import { MemoryVault } from '#infrastructure/platform/storage/vault.ts';
import { StoredSession } from '#infrastructure/platform/sessions/stored-session.ts';
import { SessionState } from '#ui/platform/session/session-state.ts';
import { reaction } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const asha = {
  accessToken: 'token',
  investorId: 7,
  mobile: '9000000001',
  isNewInvestor: false,
  isBankStepComplete: false,
  isDematVerified: false,
  isSeniorCitizen: false,
};
const journeys = { clear: () => {}, belongTo: () => {} };
const SLOW_MILLISECONDS = 5000;

/** A storage with delayed reads, as on a phone that has just been woken. */
class SlowVault extends MemoryVault {
  override async read(): Promise<string | undefined> {
    await new Promise((resolve) => {
      setTimeout(resolve, SLOW_MILLISECONDS);
    });
    return super.read();
  }
}

/** A storage with delayed writes, as on a phone whose disk is busy. */
class SlowToWrite extends MemoryVault {
  override async write(text: string): Promise<boolean> {
    await new Promise((resolve) => {
      setTimeout(resolve, SLOW_MILLISECONDS);
    });
    return super.write(text);
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the login state', () => {
  it('is unknown, not visitor, until a slow store has been read [AP-9.11]', async () => {
    const vault = new SlowVault();
    await new StoredSession(vault, journeys).begin(asha);
    const session = new StoredSession(vault, journeys);
    const state = new SessionState(session);
    const stop = state.activate();
    await vi.advanceTimersByTimeAsync(SLOW_MILLISECONDS - 1);
    expect(state.status).toBe('unknown');
    await vi.advanceTimersByTimeAsync(1);
    expect([state.status, state.investor?.investorId]).toEqual(['signed-in', 7]);
    stop();
  });

  it('never becomes visitor before the reason is known, however slow the store [AP-8.41]', async () => {
    const session = new StoredSession(new SlowToWrite(), journeys);
    void session.begin(asha);
    await vi.advanceTimersByTimeAsync(SLOW_MILLISECONDS);
    const state = new SessionState(session);
    const stop = state.activate();
    await vi.advanceTimersByTimeAsync(SLOW_MILLISECONDS);
    const seen: unknown[] = [];
    const stopWatching = reaction(
      () => [state.status, state.ended],
      (now) => seen.push(now),
    );
    void session.end('expired');
    await vi.advanceTimersByTimeAsync(3 * SLOW_MILLISECONDS);
    expect(seen).toEqual([
      ['signed-in', 'expired'],
      ['visitor', 'expired'],
    ]);
    stopWatching();
    stop();
  });

  it('causes no render if a check finds the same investor', async () => {
    const session = new StoredSession(new MemoryVault(), journeys);
    await session.begin(asha);
    const state = new SessionState(session);
    const stop = state.activate();
    await vi.advanceTimersByTimeAsync(1000);
    let changes = 0;
    const stopWatching = reaction(
      () => state.investor,
      () => (changes += 1),
    );
    await vi.advanceTimersByTimeAsync(5000);
    expect(changes).toBe(0);
    await session.update({ name: 'Asha' });
    expect([changes, state.investor?.name]).toEqual([1, 'Asha']);
    stopWatching();
    stop();
  });

  it('is not checked after the app has closed, even if the store replies late', async () => {
    const state = new SessionState(new StoredSession(new SlowVault(), journeys));
    state.activate()();
    await vi.advanceTimersByTimeAsync(2 * SLOW_MILLISECONDS);
    expect(state.status).toBe('unknown');
    expect(vi.getTimerCount()).toBe(0);
  });
});
