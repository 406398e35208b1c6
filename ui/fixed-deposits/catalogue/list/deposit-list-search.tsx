import Search from 'lucide-react/icons/search';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { TextField } from '#ui/platform/design-system/fields/text-field.tsx';
import { LIST_COUNT } from './popular-list.ts';
import { DepositListFilters } from './deposit-list-filters.tsx';
import styles from './deposit-list.module.css';
import { filterCopy, depositListCopy as copy } from './copy.ts';
import { filterCount, type ListNarrowing, LONGEST_SEARCH } from './list-narrowing.ts';
import { ListTermsBar } from '#ui/fixed-deposits/catalogue/list/terms/list-terms.tsx';
import type { ListComparison } from '#ui/fixed-deposits/catalogue/list/terms/use-compared-terms.ts';

interface DepositListSearchProps {
  readonly narrowing: ListNarrowing;
  readonly onNarrow: (narrowing: ListNarrowing) => void;
  readonly terms: ListComparison;
  readonly order: ReactNode;
  /** Whether an order other than the usual one is chosen. */
  readonly isOrdered: boolean;
}

/** The terms of the comparison, search, sort order and filters. */
export function DepositListSearch({
  narrowing,
  onNarrow,
  terms,
  order,
  isOrdered,
}: DepositListSearchProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { filter } = narrowing;
  const [isSearchOpen, setIsSearchOpen] = useState(filter.search !== undefined || isOrdered);
  const narrow = (part: typeof filter) =>
    onNarrow({ ...narrowing, filter: { ...filter, ...part }, shown: LIST_COUNT });
  return (
    <div role="search" className={styles.tools}>
      <ListTermsBar narrowing={narrowing} onNarrow={onNarrow} terms={terms}>
        <button
          type="button"
          className={styles.opener}
          aria-label={copy.searchAndSort}
          aria-expanded={isSearchOpen}
          onClick={() => setIsSearchOpen(!isSearchOpen)}
        >
          <Search aria-hidden="true" />
        </button>
        <Button
          kind="secondary"
          icon={<SlidersHorizontal aria-hidden="true" />}
          onClick={() => setIsOpen(true)}
        >
          {filterCopy.open(filterCount(filter))}
        </Button>
      </ListTermsBar>
      <div className={styles.search} data-open={isSearchOpen || undefined}>
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
        <div>{order}</div>
      </div>
      <DepositListFilters
        filter={filter}
        onFilter={narrow}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </div>
  );
}
