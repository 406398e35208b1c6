import { JourneyKey, JourneyStore } from '#application/platform/journey-store.ts';
import type { ShareId } from '#application/private-market/share-ids.ts';
import { useLocation, useNavigate } from 'react-router-dom';
import { useToasts } from '../platform/design-system/toast.tsx';
import { usePort } from '../platform/injection.tsx';
import { useSessionState } from '../platform/session-context.tsx';
import { watchWords as words } from './market-words.ts';
import type { WatchOutcome, Watching } from './watching.ts';

type Watched = { readonly shareId: ShareId; readonly isWatched: boolean };

/**
 * Adds or removes a share, and says so; a visitor is led to the sign-in and back.
 * @param removedText what is said of a removed share on this screen
 */
export function useWatch(
  watching: Watching,
  removedText: string = words.removed,
): (share: Watched) => Promise<void> {
  const session = useSessionState();
  const journeys = usePort(JourneyStore);
  const navigate = useNavigate();
  const tell = useWatchToast(removedText);
  const { pathname, search } = useLocation();
  return async (share) => {
    if (session.investor === undefined) {
      journeys.write(JourneyKey.AttemptedPath, `${pathname}${search}`);
      return void navigate('/login');
    }
    tell(await watching.toggle(share));
  };
}

/** Says what became of a change of the watchlist. */
export function useWatchToast(removedText: string): (outcome: WatchOutcome) => void {
  const toasts = useToasts();
  return (outcome) => {
    switch (outcome?.kind) {
      case undefined:
        return;
      case 'added':
        toasts.show({ text: words.added, tone: 'success' });
        return;
      case 'removed':
        toasts.show({ text: removedText, tone: 'success' });
        return;
      case 'not-removed':
        toasts.show({ text: outcome.text, tone: 'danger' });
    }
  };
}
