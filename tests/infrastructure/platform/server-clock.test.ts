import { ServerClock } from '#infrastructure/platform/http/server-clock.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const REPLIED_AT = '2026-11-18T05:30:00.000Z';
const HOUR_MS = 3_600_000;

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-20T00:00:00Z') }));
afterEach(() => void vi.useRealTimers());

it('uses the time of the device until the first reply', () => {
  const clock = new ServerClock();
  vi.advanceTimersByTime(1500);
  expect(clock.now().toISOString()).toBe('2026-11-20T00:00:01.500Z');
});

it.each([-HOUR_MS, 48 * HOUR_MS])('ignores a change of the device by %i ms', (change) => {
  const clock = new ServerClock();
  clock.follow(REPLIED_AT);
  vi.advanceTimersByTime(30_000);
  vi.setSystemTime(Date.now() + change);
  expect(clock.now().toISOString()).toBe('2026-11-18T05:30:30.000Z');
});

it.each([undefined, 'soon'])('ignores the server time %o', (serverTime) => {
  const clock = new ServerClock();
  clock.follow(REPLIED_AT);
  clock.follow(serverTime);
  expect(clock.now().toISOString()).toBe(REPLIED_AT);
});
