import { useEffect, useRef } from 'react';

/**
 * Calls `retry` once when the browser is back online.
 * @param cause the failure that the connection caused; undefined if it had another cause
 */
export function useBackOnline(cause: unknown, retry: () => void): void {
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  useEffect(() => {
    if (cause === undefined) return undefined;
    const retryNow = () => latest.current();
    window.addEventListener('online', retryNow, { once: true });
    return () => window.removeEventListener('online', retryNow);
  }, [cause]);
}
