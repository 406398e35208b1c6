import type { ShareId } from '#application/private-market/share-ids.ts';
import { watchlistAction } from '#domain/private-market/watchlist.ts';
import { BookmarkMinus, BookmarkPlus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { IconButton } from '../platform/design-system/icon-button.tsx';
import { Spinner } from '../platform/design-system/spinner.tsx';
import { watchWords as words } from './market-words.ts';
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

/** Adds a share to the watchlist or removes it; a spinner while the answer is awaited. */
export const WatchToggle = observer(function WatchToggle(props: WatchToggleProps) {
  const { share, watching, onToggle } = props;
  if (watching.isBusy(share.shareId)) {
    return <IconButton label={words.busy(share.name)} icon={<Spinner />} isDisabled />;
  }
  const isWatched = watching.isWatched(share);
  const action = watchlistAction(isWatched);
  return (
    <IconButton
      label={words[action](share.name)}
      icon={action === 'add' ? <BookmarkPlus /> : <BookmarkMinus />}
      kind={isWatched ? 'filled' : 'outlined'}
      onClick={onToggle}
    />
  );
});
