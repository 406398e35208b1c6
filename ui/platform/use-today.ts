import { Clock } from '#application/platform/clock.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import { usePort } from './injection.tsx';

/** Today's date in India, by the clock of the server. */
export function useToday(): CalendarDate {
  return usePort(Clock).today();
}
