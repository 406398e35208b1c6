import { Search, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../platform/design-system/button.tsx';
import { TextField } from '../platform/design-system/text-field.tsx';
import { LIST_COUNT } from './deposit-lists.ts';
import { InvestListFilters } from './invest-list-filters.tsx';
import styles from './invest-list.module.css';
import { filterWords, investListWords as words } from './invest-list-words.ts';
import { filterCount, type ListNarrowing } from './list-narrowing.ts';

interface InvestListSearchProps {
  readonly narrowing: ListNarrowing;
  readonly onNarrow: (narrowing: ListNarrowing) => void;
  /** How the list is ordered. */
  readonly order: ReactNode;
}

/** As many letters as the backend takes. */
const LONGEST_SEARCH = 60;

export function InvestListSearch({ narrowing, onNarrow, order }: InvestListSearchProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { filter } = narrowing;
  const narrow = (part: typeof filter) =>
    onNarrow({ ...narrowing, filter: { ...filter, ...part }, shown: LIST_COUNT });
  return (
    <div role="search" className={styles.search}>
      <TextField
        label={words.search}
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
          {filterWords.open(filterCount(filter))}
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
