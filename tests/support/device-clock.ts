import { onTestFinished, vi } from 'vitest';

/**
 * Stops the clocks of the device until the test ends; timers continue in real time. Call it without
 * an argument if a backend runs in the same process, whose clocks would jump.
 * @returns the time of the stopped clock
 */
export function stopDeviceClock(at = new Date()): Date {
  vi.useFakeTimers({ now: at, toFake: ['Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  return at;
}
