import { Reporting } from '#application/platform/reporting.ts';
import { useEffect } from 'react';
import { usePort } from '#ui/platform/injection.tsx';

/** Sends uncaught errors and unhandled rejections to error reporting; the user sees no message. */
export function useErrorReports(): void {
  const reporting = usePort(Reporting);
  useEffect(() => {
    const onError = ({ message }: ErrorEvent) => reporting.failed('uncaught error', { message });
    const onRejection = ({ reason }: PromiseRejectionEvent) =>
      reporting.failed('unhandled rejection', {
        message: reason instanceof Error ? reason.message : String(reason),
      });
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onRejection);
    return () => {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    };
  }, [reporting]);
}
