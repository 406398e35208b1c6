import type { PortfolioDeposit } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { observer } from 'mobx-react-lite';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { AmountRows } from '#ui/platform/design-system/layout/amount-row.tsx';
import type { AfterTaxViewModel } from '#ui/fixed-deposits/shared/after-tax.view-model.ts';
import { portfolioCopy as copy } from './copy.ts';
import { DepositRow } from './deposit-row.tsx';

/**
 * The number of rows that each click on the button adds; thousands at once would block the page.
 */
const AT_ONCE = 50;
/** The number of rows rendered first, more than fit on a screen. */
const FIRST_SEEN = 20;

interface DepositRowsProps {
  readonly label: string;
  readonly deposits: readonly PortfolioDeposit[];
  /** The returns after tax. Absent until the investor has chosen a slab. */
  readonly afterTax?: AfterTaxViewModel;
}

/** Held deposits as rows, fifty at a time. */
export const DepositRows = observer(function DepositRows(props: DepositRowsProps) {
  const { label, deposits, afterTax } = props;
  const rows = useRef<HTMLDivElement>(null);
  const [limit, setLimit] = useState(AT_ONCE);
  const shown = useDeferredValue(limit, FIRST_SEEN);
  useEffect(() => {
    // The last press removes "Show more", so move the focus to the first new row.
    const links = rows.current?.querySelectorAll('a');
    if (shown > AT_ONCE) links?.[shown - AT_ONCE]?.focus({ preventScroll: true });
  }, [shown]);
  return (
    <Stack gap="md">
      <div ref={rows}>
        <AmountRows label={label}>
          {deposits.slice(0, shown).map((deposit, index) => (
            <DepositRow
              key={deposit.depositOrderId ?? `partner ${index}`}
              deposit={deposit}
              isTaxed={afterTax?.isSlabTold === true}
              returnsOf={afterTax?.returnsOf}
            />
          ))}
        </AmountRows>
      </div>
      {deposits.length > limit && (
        <Button kind="secondary" onClick={() => setLimit(limit + AT_ONCE)}>
          {copy.showMore}
        </Button>
      )}
    </Stack>
  );
});
