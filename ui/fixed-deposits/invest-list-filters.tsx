import {
  type DepositFilter,
  InstitutionKind,
  TenureRange,
  tenureRangeLabel,
} from '#domain/fixed-deposits/deposit-filter.ts';
import { payoutFrequencies, payoutLabel } from '#domain/fixed-deposits/payout-frequency.ts';
import { formatPercent } from '#domain/platform/indian-formatting.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { X } from 'lucide-react';
import { Button } from '../platform/design-system/button.tsx';
import { Drawer } from '../platform/design-system/drawer.tsx';
import { SelectField } from '../platform/design-system/select-field.tsx';
import { Stack } from '../platform/design-system/stack.tsx';
import styles from './invest-list.module.css';
import { filterWords as words } from './invest-list-words.ts';
import { insuredFrom, insuredWord, MINIMUM_RATES } from './list-narrowing.ts';

interface InvestListFiltersProps {
  readonly filter: DepositFilter;
  /** With the parts that change. */
  readonly onFilter: (part: DepositFilter) => void;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

interface FilterPart {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string | undefined;
  /** Undefined takes this part away. */
  readonly narrowTo: (value: string | undefined) => DepositFilter;
}

const ANY = 'any';
const NOTHING: DepositFilter = {
  institution: undefined,
  isInsured: undefined,
  tenureRange: undefined,
  payoutFrequency: undefined,
  minimumRate: undefined,
};

/** What narrows a list, in a sheet, and what is chosen of it as chips in the page. */
export function InvestListFilters({ filter, onFilter, isOpen, onClose }: InvestListFiltersProps) {
  const parts = partsOf(filter);
  const chosen = parts.filter(({ value }) => value !== undefined);
  return (
    <>
      {chosen.length > 0 && (
        <ul className={styles.chips}>
          {chosen.map((part) => (
            <li key={part.label}>
              <Chip part={part} onRemove={() => onFilter(part.narrowTo(undefined))} />
            </li>
          ))}
        </ul>
      )}
      <Drawer
        isOpen={isOpen}
        onClose={onClose}
        title={words.title}
        actions={
          <>
            <Button kind="quiet" onClick={() => onFilter(NOTHING)}>
              {words.clear}
            </Button>
            <Button onClick={onClose}>{words.show}</Button>
          </>
        }
      >
        <Stack gap="md">
          {parts.map(({ label, options, value, narrowTo }) => (
            <SelectField
              key={label}
              label={label}
              options={[{ value: ANY, label: words.any }, ...options]}
              value={value ?? ANY}
              onValue={(each) => onFilter(narrowTo(each === ANY ? undefined : each))}
            />
          ))}
        </Stack>
      </Drawer>
    </>
  );
}

function Chip({ part, onRemove }: { readonly part: FilterPart; readonly onRemove: () => void }) {
  const label = part.options.find(({ value }) => value === part.value)?.label ?? '';
  return (
    <button
      type="button"
      className={styles.chip}
      aria-label={words.remove(label)}
      onClick={onRemove}
    >
      {label}
      <X aria-hidden="true" />
    </button>
  );
}

function partsOf(filter: DepositFilter): readonly FilterPart[] {
  const kinds = Object.values(InstitutionKind);
  const ranges = Object.values(TenureRange);
  return [
    {
      label: words.issuer,
      options: kinds.map((value) => ({ value, label: words.issuers[value] })),
      value: filter.institution,
      narrowTo: (value) => ({ institution: kinds.find((kind) => kind === value) }),
    },
    {
      label: words.insured,
      options: [
        { value: 'yes', label: words.insuredYes },
        { value: 'no', label: words.insuredNo },
      ],
      value: insuredWord(filter.isInsured),
      narrowTo: (value) => ({ isInsured: insuredFrom(value) }),
    },
    {
      label: words.tenure,
      options: ranges.map((value) => ({ value, label: tenureRangeLabel(value) })),
      value: filter.tenureRange,
      narrowTo: (value) => ({ tenureRange: ranges.find((range) => range === value) }),
    },
    payoutPart(filter),
    ratePart(filter),
  ];
}

function payoutPart({ payoutFrequency }: DepositFilter): FilterPart {
  return {
    label: words.payout,
    options: payoutFrequencies.map((value) => ({ value, label: payoutLabel(value) })),
    value: payoutFrequency,
    narrowTo: (value) => ({ payoutFrequency: payoutFrequencies.find((each) => each === value) }),
  };
}

function ratePart({ minimumRate }: DepositFilter): FilterPart {
  return {
    label: words.rate,
    options: MINIMUM_RATES.map((value) => ({
      value,
      label: words.rateFrom(formatPercent(Percentage.of(value))),
    })),
    value: minimumRate?.text,
    narrowTo: (value) => ({
      minimumRate: value === undefined ? undefined : Percentage.of(value),
    }),
  };
}
