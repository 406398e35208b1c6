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
import {
  FilterDrawer,
  type FilterPart,
} from '#ui/platform/design-system/overlays/filter-drawer.tsx';
import { filterCopy as copy } from './copy.ts';
import { insuredFrom, insuredWord, MINIMUM_RATES } from './list-narrowing.ts';

interface DepositListFiltersProps {
  readonly filter: DepositFilter;
  /** Called with only the changed parts of the filter. */
  readonly onFilter: (part: DepositFilter) => void;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const NOTHING: DepositFilter = {
  institution: undefined,
  isInsured: undefined,
  tenureRange: undefined,
  payoutFrequency: undefined,
  minimumRate: undefined,
};

/** The filters in a sheet, and the chosen ones as chips on the page. */
export function DepositListFilters({ filter, onFilter, isOpen, onClose }: DepositListFiltersProps) {
  return (
    <FilterDrawer
      title={copy.title}
      parts={partsOf(filter)}
      onFilter={onFilter}
      onClear={() => onFilter(NOTHING)}
      isOpen={isOpen}
      onClose={onClose}
      show={copy.show}
    />
  );
}

type Part = FilterPart<DepositFilter>;

function partsOf(filter: DepositFilter): readonly Part[] {
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

function payoutPart({ payoutFrequency }: DepositFilter): Part {
  return {
    label: copy.payout,
    options: payoutFrequencies.map((value) => ({ value, label: payoutLabel(value) })),
    value: payoutFrequency,
    narrowTo: (value) => ({ payoutFrequency: payoutFrequencies.find((each) => each === value) }),
  };
}

function ratePart({ minimumRate }: DepositFilter): Part {
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
