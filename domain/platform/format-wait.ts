import { asWhole } from './expected.ts';

/**
 * A short wait in minutes and seconds.
 *
 * @source AP-2.18
 * @throws a sentence on what is no whole number of seconds
 * @example
 * ```ts
 * formatWait(67); // => '1:07'
 * ```
 */
export function formatWait(seconds: number): string {
  return `${Math.floor(asWhole(seconds) / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
