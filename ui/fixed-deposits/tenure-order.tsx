import { SortDirection } from '#domain/fixed-deposits/finder.ts';
import { ArrowDownNarrowWide, ArrowDownWideNarrow } from 'lucide-react';
import { Button } from '../platform/design-system/button.tsx';
import { discoverWords as words } from './invest-list-words.ts';

interface TenureOrderProps {
  readonly direction: SortDirection;
  readonly onDirection: (direction: SortDirection) => void;
}

/** Says how the cards stand, and turns them round. */
export function TenureOrder({ direction, onDirection }: TenureOrderProps) {
  const isUp = direction === SortDirection.Ascending;
  const Icon = isUp ? ArrowDownNarrowWide : ArrowDownWideNarrow;
  return (
    <Button
      kind="secondary"
      icon={<Icon aria-hidden="true" />}
      onClick={() => onDirection(isUp ? SortDirection.Descending : SortDirection.Ascending)}
    >
      {isUp ? words.shortestFirst : words.longestFirst}
    </Button>
  );
}
