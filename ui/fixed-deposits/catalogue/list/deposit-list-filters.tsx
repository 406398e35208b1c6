import {
  type DepositFilter,
  InstitutionKind,
  TenureRange,
  tenureRangeLabel,
} from '#domain/fixed-deposits/catalogue/deposit-filter.ts';
import {
  payoutFrequencies,
  payoutLabel,
} from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { formatPercent } from '#domain/platform/indian-formatting.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import X from 'lucide-react/icons/x';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Drawer } from '#ui/platform/design-system/overlays/drawer.tsx';
import { SelectField } from '#ui/platform/design-system/fields/select-field.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import styles from './deposit-list.module.css';
import { filterCopy as copy } from './copy.ts';
import { insuredFrom, insuredWord, MINIMUM_RATES } from './list-narrowing.ts';

interface DepositListFiltersProps {
  readonly filter: DepositFilter;
  /** Called with only the changed parts of the filter. */
  readonly onFilter: (part: DepositFilter) => void;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

interface FilterPart {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string | undefined;
  /** The filter with this part set to a value; undefined removes the part. */
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

/** The filters in a sheet, and the chosen ones as chips on the page. */
export function DepositListFilters({ filter, onFilter, isOpen, onClose }: DepositListFiltersProps) {
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
        title={copy.title}
        actions={
          <>
            <Button kind="quiet" onClick={() => onFilter(NOTHING)}>
              {copy.clear}
            </Button>
            <Button onClick={onClose}>{copy.show}</Button>
          </>
        }
      >
        <Stack gap="md">
          {parts.map(({ label, options, value, narrowTo }) => (
            <SelectField
              key={label}
              label={label}
              options={[{ value: ANY, label: copy.any }, ...options]}
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
      aria-label={copy.remove(label)}
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
      label: copy.issuer,
      options: kinds.map((value) => ({ value, label: copy.issuers[value] })),
      value: filter.institution,
      narrowTo: (value) => ({ institution: kinds.find((kind) => kind === value) }),
    },
    {
      label: copy.insured,
      options: [
        { value: 'yes', label: copy.insuredYes },
        { value: 'no', label: copy.insuredNo },
      ],
      value: insuredWord(filter.isInsured),
      narrowTo: (value) => ({ isInsured: insuredFrom(value) }),
    },
    {
      label: copy.tenure,
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
    label: copy.payout,
    options: payoutFrequencies.map((value) => ({ value, label: payoutLabel(value) })),
    value: payoutFrequency,
    narrowTo: (value) => ({ payoutFrequency: payoutFrequencies.find((each) => each === value) }),
  };
}

function ratePart({ minimumRate }: DepositFilter): FilterPart {
  return {
    label: copy.rate,
    options: MINIMUM_RATES.map((value) => ({
      value,
      label: copy.rateFrom(formatPercent(Percentage.of(value))),
    })),
    value: minimumRate?.text,
    narrowTo: (value) => ({
      minimumRate: value === undefined ? undefined : Percentage.of(value),
    }),
  };
}
