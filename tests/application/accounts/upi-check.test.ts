import { AwaitUpiMatch } from '#application/accounts/bank/await-upi-match.ts';
import { StartUpiCheck } from '#application/accounts/bank/start-upi-check.ts';
import { type UpiChecks, UpiStatus } from '#application/accounts/bank/upi-checks.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import { StoredUpiCheckDraft } from '#infrastructure/accounts/bank/stored-upi-check-draft.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ASHA, memoryDrafts, memorySession, OFFLINE, refused } from '../memory-ports.ts';
import { answeringPort } from './answering-port.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-23T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const today = CalendarDate.of('2026-11-23');
const mockedNow = () => vi.getMockedSystemTime() as Date;
const clock = { isServerTime: true, now: mockedNow, today: () => today };
const STARTED = {
  transactionId: 't1',
  referenceId: 'r1',
  link: 'upi://pay?am=1.00',
  webPage: undefined,
};
const CHECK = { ...STARTED, expiresAt: new Date('2026-11-23T12:05:00Z') };

describe('starting a check by UPI', () => {
  const starting = (answer: Awaited<ReturnType<UpiChecks['start']>>) => {
    const { port: upiChecks } = answeringPort<UpiChecks>({ start: [answer] });
    const upiCheckDraft = new StoredUpiCheckDraft(memoryDrafts());
    return { upiCheckDraft, useCase: new StartUpiCheck({ upiChecks, upiCheckDraft, clock }) };
  };

  it('gives the investor five minutes, and is kept for a reload [AP-7.34]', async () => {
    const { useCase, upiCheckDraft } = starting(success(STARTED));
    expect(await useCase.run({})).toEqual(success(CHECK));
    expect(await upiCheckDraft.read()).toEqual(CHECK);
  });

  it.each([refused(422), OFFLINE])('keeps nothing if it fails', async (why) => {
    const { useCase, upiCheckDraft } = starting(failure(why));
    expect(await useCase.run({})).toEqual(failure(why));
    expect(await upiCheckDraft.read()).toBeUndefined();
  });
});

describe('awaiting the match by UPI', () => {
  type Status = Result<UpiStatus, PortFailure>;
  const awaiting = async (...status: readonly [Status, ...Status[]]) => {
    const { port: upiChecks, calls } = answeringPort<UpiChecks>({ status });
    const session = memorySession(ASHA);
    const upiCheckDraft = new StoredUpiCheckDraft(memoryDrafts());
    await upiCheckDraft.keep(CHECK);
    const controller = new AbortController();
    const useCase = new AwaitUpiMatch({ upiChecks, session, upiCheckDraft, clock });
    const { signal } = controller;
    return { session, upiCheckDraft, calls, controller, run: () => useCase.run(CHECK, { signal }) };
  };
  const WAITING = success(UpiStatus.Waiting);

  it.each([
    ['a lost reply', OFFLINE],
    ['too many calls at a gateway', refused(429)],
  ])('asks every 3 s, also after %s, and completes the bank step [AP-7.34]', async (_, lost) => {
    const match = success(UpiStatus.Match);
    const { run, session, calls, upiCheckDraft } = await awaiting(WAITING, failure(lost), match);
    const ended = run();
    await vi.advanceTimersByTimeAsync(5999);
    expect(calls).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(await ended).toEqual(match);
    expect(calls).toHaveLength(3);
    expect(session.current?.isBankStepComplete).toBe(true);
    expect(await upiCheckDraft.read()).toBeUndefined();
  });

  it.each([UpiStatus.Mismatch, UpiStatus.Declined])('ends with a %s, once', async (status) => {
    const { run, session, upiCheckDraft } = await awaiting(success(status));
    expect(await run()).toEqual(success(status));
    expect(session.current?.isBankStepComplete).toBe(false);
    expect(await upiCheckDraft.read()).toBeUndefined();
  });

  it.each([WAITING, failure(OFFLINE)])(
    'asks once more when the link expires, and keeps an unconfirmed payment [AP-7.34]',
    async (status) => {
      const { run, calls, upiCheckDraft } = await awaiting(status);
      vi.setSystemTime(CHECK.expiresAt);
      expect(await run()).toEqual(status);
      expect(calls).toHaveLength(1);
      expect(await upiCheckDraft.read()).toEqual(CHECK);
    },
  );

  it('continues after a reload, if the first reply shows that the clock of the device is fast', async () => {
    const match = success(UpiStatus.Match);
    const { run, calls } = await awaiting(WAITING, match);
    const now = mockedNow();
    vi.setSystemTime(CHECK.expiresAt);
    const ended = run();
    vi.setSystemTime(now);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await ended).toEqual(match);
    expect(calls).toHaveLength(2);
  });

  it('keeps the check if the server fails, because the payment may be confirmed', async () => {
    const { run, upiCheckDraft } = await awaiting(failure(refused(500)));
    expect(await run()).toEqual(failure(refused(500)));
    expect(await upiCheckDraft.read()).toEqual(CHECK);
  });

  it('ends when the server reports that the link has expired', async () => {
    const { run, upiCheckDraft } = await awaiting(success(UpiStatus.Expired));
    expect(await run()).toEqual(success(UpiStatus.Expired));
    expect(await upiCheckDraft.read()).toBeUndefined();
  });

  it('ends with a refusal', async () => {
    const { run, calls, upiCheckDraft } = await awaiting(failure(refused(404)));
    expect(await run()).toEqual(failure(refused(404)));
    expect(calls).toHaveLength(1);
    expect(await upiCheckDraft.read()).toBeUndefined();
  });

  it('keeps the check if the investor leaves the page', async () => {
    const { run, controller, upiCheckDraft, calls } = await awaiting(WAITING);
    const ended = run();
    await vi.advanceTimersByTimeAsync(1000);
    controller.abort();
    await ended;
    expect(calls).toHaveLength(1);
    expect(await upiCheckDraft.read()).toEqual(CHECK);
  });
});
