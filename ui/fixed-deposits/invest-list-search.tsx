import { Search } from 'lucide-react';
import { SelectField } from '../platform/design-system/select-field.tsx';
import { TextField } from '../platform/design-system/text-field.tsx';
import styles from './invest-list.module.css';
import { depositSortNamed, type ListNarrowing } from './invest-list.view-model.ts';
import { investListWords as words, sortLabels } from './invest-list-words.ts';

interface InvestListSearchProps {
  readonly narrowing: ListNarrowing;
  readonly onNarrow: (narrowing: ListNarrowing) => void;
}

const sortOptions = Object.entries(sortLabels).map(([value, label]) => ({ value, label }));
/** As many letters as the backend takes. */
const LONGEST_SEARCH = 60;

export function InvestListSearch({ narrowing, onNarrow }: InvestListSearchProps) {
  return (
    <div role="search" className={styles.search}>
      <TextField
        label={words.search}
        type="search"
        inputMode="search"
        maxLength={LONGEST_SEARCH}
        autoComplete="off"
        prefix={<Search aria-hidden="true" />}
        value={narrowing.search}
        onValue={(search) => onNarrow({ ...narrowing, search })}
      />
      <SelectField
        label={words.sort}
        options={sortOptions}
        value={narrowing.sort ?? 'recommended'}
        onValue={(sort) => onNarrow({ ...narrowing, sort: depositSortNamed(sort) })}
      />
    </div>
  );
}
