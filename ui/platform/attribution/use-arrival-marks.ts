import { Attribution } from '#application/platform/attribution.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import { usePort } from '#ui/platform/injection.tsx';

/** Stores the campaign parameters of the URL, and greets users who follow a referral link. */
export function useArrivalMarks(): void {
  const { search } = useLocation();
  const toasts = useToasts();
  const attribution = usePort(Attribution);
  useEffect(() => {
    if (search.includes('ir_co=')) {
      void import('./invitation-welcome.ts').then(({ invitationWelcome }) => {
        const text = invitationWelcome(search);
        if (text !== undefined) toasts.show({ text });
      });
    }
    attribution.record(search);
  }, [search, toasts, attribution]);
}
