import { formatMoment } from '#domain/platform/india-time.ts';

/** A date and time in India, such as `21 Nov 2026, 8:05 am`. */
export function momentText(moment: Date): string {
  return formatMoment(moment.getTime());
}
