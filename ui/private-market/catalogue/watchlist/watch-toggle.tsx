import type { ShareId } from '#application/private-market/share-ids.ts';
import { watchlistAction } from '#domain/private-market/catalogue/watchlist.ts';
import BookmarkCheck from 'lucide-react/icons/bookmark-check';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import { observer } from 'mobx-react-lite';
import { IconButton } from '#ui/platform/design-system/actions/icon-button.tsx';
import { Spinner } from '#ui/platform/design-system/feedback/spinner.tsx';
import { watchCopy as copy } from '#ui/private-market/shared/copy.ts';
import type { Watching } from './watching.ts';

interface WatchToggleProps {
  readonly share: {
    readonly shareId: ShareId;
    readonly name: string;
    readonly isWatched: boolean;
  };
  readonly watching: Watching;
  readonly onToggle: () => void;
}

export const WatchToggle = observer(function WatchToggle(props: WatchToggleProps) {
  const { share, watching, onToggle } = props;
  if (watching.isBusy(share.shareId)) {
    return <IconButton label={copy.busy(share.name)} icon={<Spinner />} isDisabled />;
  }
  const isWatched = watching.isWatched(share);
  const action = watchlistAction(isWatched);
  return (
    <IconButton
      label={copy[action](share.name)}
      icon={action === 'add' ? <BookmarkPlus /> : <BookmarkCheck />}
      kind={isWatched ? 'filled' : 'outlined'}
      onClick={onToggle}
    />
  );
});
