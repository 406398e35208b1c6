import Search from 'lucide-react/icons/search';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { TextField } from '#ui/platform/design-system/fields/text-field.tsx';
import { LIST_COUNT } from './deposit-lists.ts';
import { InvestListFilters } from './invest-list-filters.tsx';
import styles from './invest-list.module.css';
import { filterCopy, investListCopy as copy } from './invest-list-copy.ts';
import { filterCount, type ListNarrowing } from './list-narrowing.ts';

interface InvestListSearchProps {
  readonly narrowing: ListNarrowing;
  readonly onNarrow: (narrowing: ListNarrowing) => void;
  readonly order: ReactNode;
}

/** The longest search text that the backend accepts, in characters. */
const LONGEST_SEARCH = 60;

export function InvestListSearch({ narrowing, onNarrow, order }: InvestListSearchProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { filter } = narrowing;
  const narrow = (part: typeof filter) =>
    onNarrow({ ...narrowing, filter: { ...filter, ...part }, shown: LIST_COUNT });
  return (
    <div role="search" className={styles.search}>
      <TextField
        label={copy.search}
        type="search"
        inputMode="search"
        maxLength={LONGEST_SEARCH}
        autoComplete="off"
        prefix={<Search aria-hidden="true" />}
        value={filter.search ?? ''}
        onValue={(search) => narrow({ search })}
      />
      <div className={styles.order}>
        {order}
        <Button
          kind="secondary"
          icon={<SlidersHorizontal aria-hidden="true" />}
          onClick={() => setIsOpen(true)}
        >
          {filterCopy.open(filterCount(filter))}
        </Button>
      </div>
      <InvestListFilters
        filter={filter}
        onFilter={narrow}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </div>
  );
}
