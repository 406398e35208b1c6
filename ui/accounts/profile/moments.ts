import { formatMoment } from '#domain/platform/india-time.ts';

/** `21 Nov 2026, 8:05 am`, as clocks in India show it. */
export function momentText(moment: Date): string {
  return formatMoment(moment.getTime());
}
