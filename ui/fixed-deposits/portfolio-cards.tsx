import type { HeldDeposit } from '#application/fixed-deposits/held-deposits.ts';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { Button } from '../platform/design-system/button.tsx';
import { Grid } from '../platform/design-system/stack.tsx';
import { HeldDepositCard } from './held-deposit-card.tsx';

/** Drawing thousands at once would hold the page up. */
const AT_ONCE = 50;
/** More than fit a screen; the rest of them follow when these can be seen. */
const FIRST_SEEN = 12;

interface PortfolioCardsProps {
  readonly deposits: readonly HeldDeposit[];
}

/** Deposits as cards, fifty and then as many more as are asked for. */
export function PortfolioCards({ deposits }: PortfolioCardsProps) {
  const cards = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(AT_ONCE);
  const shown = useDeferredValue(asked, FIRST_SEEN);
  useEffect(() => {
    // The button may be gone: who works by keyboard goes on at the first new card.
    const links = cards.current?.querySelectorAll('a');
    if (shown > AT_ONCE) links?.[shown - AT_ONCE]?.focus({ preventScroll: true });
  }, [shown]);
  return (
    <>
      <div ref={cards}>
        <Grid columns="wide">
          {deposits.slice(0, shown).map((deposit) => (
            <HeldDepositCard key={deposit.depositOrderId} deposit={deposit} />
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
