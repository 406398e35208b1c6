import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { keepArrivalMarks } from './arrival-marks.ts';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';

/** Stores attribution parameters and greets users with a referral link, on every page. */
export function useArrivalMarks(): void {
  const { search } = useLocation();
  const toasts = useToasts();
  useEffect(() => {
    if (search.includes('ir_co=')) {
      void import('./invitation-welcome.ts').then(({ invitationWelcome }) => {
        const text = invitationWelcome(search);
        if (text !== undefined) toasts.show({ text });
      });
    }
    try {
      keepArrivalMarks(search, localStorage);
    } catch {
      // Storage is full or blocked, so this visit is not attributed to a campaign.
    }
  }, [search, toasts]);
}
