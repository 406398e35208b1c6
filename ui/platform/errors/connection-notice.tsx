import { useEffect } from 'react';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';

const LOST = 'You are offline. What you have typed stays here.';
const BACK = 'You are back online.';
/**
 * How long the offline toast stays: the longest timer that browsers support. The toast is closed
 * when the connection is back.
 */
const UNTIL_BACK_MILLISECONDS = 2 ** 31 - 1;

export function ConnectionNotice() {
  const toasts = useToasts();
  useEffect(() => {
    let lost: number | undefined;
    const show = () => {
      lost = toasts.show({ text: LOST, durationMs: UNTIL_BACK_MILLISECONDS });
    };
    const takeBack = () => {
      if (lost === undefined) return;
      toasts.dismiss(lost);
      lost = undefined;
      toasts.show({ text: BACK, tone: 'success' });
    };
    if (!navigator.onLine) show();
    window.addEventListener('offline', show);
    window.addEventListener('online', takeBack);
    return () => {
      window.removeEventListener('offline', show);
      window.removeEventListener('online', takeBack);
    };
  }, [toasts]);
  return undefined;
}
