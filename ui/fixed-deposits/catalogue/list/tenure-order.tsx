import { SortDirection } from '#domain/fixed-deposits/catalogue/finder.ts';
import ArrowDownNarrowWide from 'lucide-react/icons/arrow-down-narrow-wide';
import ArrowDownWideNarrow from 'lucide-react/icons/arrow-down-wide-narrow';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { sortLabels } from './copy.ts';

const BY_TENURE = {
  [SortDirection.Ascending]: sortLabels['shortest-tenure'],
  [SortDirection.Descending]: sortLabels['longest-tenure'],
} as const;

interface TenureOrderProps {
  readonly direction: SortDirection;
  readonly onDirection: (direction: SortDirection) => void;
  /** The labels of both directions; by default those of the tenure. */
  readonly labels?: Readonly<Record<SortDirection, string>>;
}

export function TenureOrder({ direction, onDirection, labels = BY_TENURE }: TenureOrderProps) {
  const isUp = direction === SortDirection.Ascending;
  const Icon = isUp ? ArrowDownNarrowWide : ArrowDownWideNarrow;
  return (
    <Button
      kind="secondary"
      icon={<Icon aria-hidden="true" />}
      onClick={() => onDirection(isUp ? SortDirection.Descending : SortDirection.Ascending)}
    >
      {labels[direction]}
    </Button>
  );
}
