import { ReturnPath } from '#application/platform/return-path.ts';
import type { ShareId } from '#application/private-market/share-ids.ts';
import { useLocation, useNavigate } from 'react-router-dom';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import { usePort } from '#ui/platform/injection.tsx';
import { useSessionState } from '#ui/platform/session/session-context.tsx';
import { watchCopy as copy } from '#ui/private-market/shared/market-copy.ts';
import type { WatchOutcome, Watching } from './watching.ts';

type Watched = { readonly shareId: ShareId; readonly isWatched: boolean };

/**
 * Returns a function that adds a share to the watchlist or removes it, and confirms it with a
 * toast. A visitor is asked to sign in first.
 * @param removedText the text of the toast for a removed share
 */
export function useWatch(
  watching: Watching,
  removedText: string = copy.removed,
): (share: Watched) => Promise<void> {
  const session = useSessionState();
  const returnPath = usePort(ReturnPath);
  const navigate = useNavigate();
  const showToast = useWatchToast(removedText);
  const { pathname, search } = useLocation();
  return async (share) => {
    if (session.investor === undefined) {
      returnPath.keep(`${pathname}${search}`);
      return void navigate('/login');
    }
    showToast(await watching.toggle(share));
  };
}

/** Shows the outcome of a change to the watchlist as a toast. */
export function useWatchToast(removedText: string): (outcome: WatchOutcome) => void {
  const toasts = useToasts();
  return (outcome) => {
    switch (outcome?.kind) {
      case undefined:
        return;
      case 'added':
        toasts.show({ text: copy.added, tone: 'success' });
        return;
      case 'removed':
        toasts.show({ text: removedText, tone: 'success' });
        return;
      case 'not-removed':
        toasts.show({ text: outcome.text, tone: 'danger' });
    }
  };
}
