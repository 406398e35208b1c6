import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent } from 'react';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import { useReturnHere } from '#ui/platform/routing/use-return-here.ts';
import { useSessionState } from './session-context.tsx';

/** How long the toast about an expired session is shown [AP-8.41]. */
const TOAST_MILLISECONDS = 3000;

/**
 * Shows a toast that says why the user was signed out. After an expired session, the next sign-in
 * leads back to the page on which it expired, also if visitors may open that page.
 */
export const SessionEndNotice = observer(function SessionEndNotice() {
  const { ended } = useSessionState();
  const toasts = useToasts();
  const returnHere = useEffectEvent(useReturnHere());
  useEffect(() => {
    if (ended === 'expired') {
      returnHere();
      toasts.show({
        text: 'Session expired, please sign in again',
        tone: 'danger',
        position: 'top-centre',
        durationMs: TOAST_MILLISECONDS,
      });
    }
    if (ended === 'elsewhere') toasts.show({ text: 'You have signed out in another tab.' });
  }, [ended, toasts]);
  return undefined;
});
