import { checkInteger } from './argument-checks.ts';

/**
 * Formats a short waiting time in minutes and seconds.
 *
 * @source AP-2.18
 * @throws an error for anything but a whole number of seconds
 * @example
 * ```ts
 * formatWait(67); // => '1:07'
 * ```
 */
export function formatWait(seconds: number): string {
  return `${Math.floor(checkInteger(seconds) / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
