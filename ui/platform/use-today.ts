import { Clock } from '#application/platform/clock.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { usePort } from './injection.tsx';

/** The interval at which the views compare their date with that of the clock. */
const CHECK_MILLISECONDS = 60_000;

/**
 * Today's date in India, by the clock of the server. A page that stays open over midnight renders
 * again with the new date. The value is the same object for the whole day.
 */
export function useToday(): CalendarDate {
  const clock = usePort(Clock);
  const read = () => clock.today().iso;
  const iso = useSyncExternalStore(onCheck, read, read);
  return useMemo(() => CalendarDate.of(iso), [iso]);
}

/**
 * Calls a function when a day begins while the view is open, to load what the server reckons by the
 * date.
 */
export function useNewDay(begin: () => void): void {
  const { isServerTime } = usePort(Clock);
  const today = useToday();
  const shown = useRef({ today, isServerTime });
  useEffect(() => {
    const before = shown.current;
    shown.current = { today, isServerTime };
    // The first reply can correct the date of the device, but no day begins by that.
    if (before.isServerTime && before.today !== today) begin();
  });
}

const listeners = new Set<() => void>();
let timer: number | undefined;

/** Calls all listeners at intervals, when the page becomes visible again, and before a print. */
function onCheck(listener: () => void): () => void {
  if (listeners.size === 0) {
    timer = window.setInterval(check, CHECK_MILLISECONDS);
    document.addEventListener('visibilitychange', check);
    window.addEventListener('beforeprint', check);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.clearInterval(timer);
    document.removeEventListener('visibilitychange', check);
    window.removeEventListener('beforeprint', check);
  };
}

function check(): void {
  for (const listener of listeners) listener();
}
