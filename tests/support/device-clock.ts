import { onTestFinished, vi } from 'vitest';

/**
 * Stops the clock of the device until the test ends; timers continue in real time. Without an
 * argument it stops where it is, because a backend in the same process does not stand a jump: the
 * timers of PGlite would overflow.
 * @returns the time at which it stands
 */
export function stopDeviceClock(at = new Date()): Date {
  vi.setSystemTime(at);
  onTestFinished(() => void vi.useRealTimers());
  return at;
}
