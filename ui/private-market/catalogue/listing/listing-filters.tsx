import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { PriceTrend, type ShareFilter } from '#domain/private-market/catalogue/share-filter.ts';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import {
  FilterDrawer,
  type FilterPart,
} from '#ui/platform/design-system/overlays/filter-drawer.tsx';
import { filterCopy as copy } from './copy.ts';
import {
  BUDGETS,
  budgetFrom,
  filterCount,
  inStockFrom,
  inStockWord,
  trendFrom,
} from './listing-narrowing.ts';

interface ListingFiltersProps {
  readonly filter: ShareFilter;
  /** The industries of all listed shares. */
  readonly industries: readonly string[];
  readonly onFilter: (filter: ShareFilter) => void;
}

/** The button that opens the filters of the list, and the chosen ones as chips. */
export function ListingFilters({ filter, industries, onFilter }: ListingFiltersProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        kind="secondary"
        icon={<SlidersHorizontal aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        {copy.open(filterCount(filter))}
      </Button>
      <FilterDrawer
        title={copy.title}
        parts={partsOf(filter, industries)}
        onFilter={(part) => onFilter({ ...filter, ...part })}
        onClear={() => onFilter({})}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        show={copy.show}
      />
    </>
  );
}

function partsOf(
  filter: ShareFilter,
  industries: readonly string[],
): readonly FilterPart<ShareFilter>[] {
  const { industry, isInStock, budget, trend } = filter;
  // A link may name an industry that no listed share has.
  const known = industry === undefined || industries.includes(industry) ? [] : [industry];
  return [
    {
      label: copy.industry,
      options: [...industries, ...known].map((value) => ({ value, label: value })),
      value: industry,
      narrowTo: (value) => ({ industry: value }),
    },
    {
      label: copy.stock,
      options: [
        { value: inStockWord(true), label: copy.inStock },
        { value: inStockWord(false), label: copy.outOfStock },
      ],
      value: isInStock === undefined ? undefined : inStockWord(isInStock),
      narrowTo: (value) => ({ isInStock: inStockFrom(value) }),
    },
    {
      label: copy.budget,
      options: BUDGETS.map((value) => ({ value, label: copy.upTo(formatRupees(Money.of(value))) })),
      value: budget?.text,
      narrowTo: (value) => ({ budget: budgetFrom(value) }),
    },
    {
      label: copy.change,
      options: Object.values(PriceTrend).map((value) => ({ value, label: copy.trends[value] })),
      value: trend,
      narrowTo: (value) => ({ trend: trendFrom(value) }),
    },
  ];
}
