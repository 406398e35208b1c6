import type { PortfolioDeposit } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Grid } from '#ui/platform/design-system/foundations/stack.tsx';
import { HeldDepositCard } from './held-deposit-card.tsx';

/**
 * The number of cards that each click on the button adds; thousands at once would block the page.
 */
const AT_ONCE = 50;
/** The number of cards rendered first, more than fit on a screen. */
const FIRST_SEEN = 12;

interface PortfolioCardsProps {
  readonly deposits: readonly PortfolioDeposit[];
}

export function PortfolioCards({ deposits }: PortfolioCardsProps) {
  const cards = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(AT_ONCE);
  const shown = useDeferredValue(asked, FIRST_SEEN);
  useEffect(() => {
    // The last press removes "Show more", so move the focus to the first new card.
    const links = cards.current?.querySelectorAll('a');
    if (shown > AT_ONCE) links?.[shown - AT_ONCE]?.focus({ preventScroll: true });
  }, [shown]);
  return (
    <>
      <div ref={cards}>
        <Grid columns="wide">
          {deposits.slice(0, shown).map((deposit, index) => (
            <HeldDepositCard key={deposit.depositOrderId ?? `partner ${index}`} deposit={deposit} />
          ))}
        </Grid>
      </div>
      {deposits.length > asked && (
        <Button kind="secondary" onClick={() => setAsked(asked + AT_ONCE)}>
          Show more
        </Button>
      )}
    </>
  );
}
