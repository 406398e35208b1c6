import type { ShareId } from '#application/private-market/share-ids.ts';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';
import { useSessionState } from '#ui/platform/session/session-context.tsx';
import { watchCopy as copy } from '#ui/private-market/shared/copy.ts';
import { useReturnHere } from '#ui/platform/routing/use-return-here.ts';
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
  const returnHere = useReturnHere();
  const navigate = useNavigate();
  const showToast = useWatchToast(removedText);
  return async (share) => {
    if (session.investor === undefined) {
      returnHere();
      return void navigate('/login');
    }
    showToast(await watching.toggle(share), () => watching.add(share.shareId));
  };
}

/** How long a removal can be undone, in milliseconds. */
const UNDO_MS = 8000;

type Undo = () => Promise<WatchOutcome>;

/** Shows the outcome of a change to the watchlist as a toast, which can undo a removal. */
export function useWatchToast(removedText: string): (outcome: WatchOutcome, undo: Undo) => void {
  const toasts = useToasts();
  const showUndone = (outcome: WatchOutcome) => {
    if (outcome?.kind === 'added') toasts.show({ text: copy.added, tone: 'success' });
    else toasts.show({ text: copy.notUndone, tone: 'danger' });
  };
  const show = (outcome: WatchOutcome, undo: Undo) => {
    switch (outcome?.kind) {
      case undefined:
        return;
      case 'added':
        toasts.show({ text: copy.added, tone: 'success' });
        return;
      case 'removed':
        toasts.show({
          text: removedText,
          tone: 'success',
          durationMs: UNDO_MS,
          action: { label: copy.undo, onClick: () => void undo().then(showUndone) },
        });
        return;
      case 'not-removed':
        toasts.show({ text: outcome.text, tone: 'danger' });
    }
  };
  return show;
}
