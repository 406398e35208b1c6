import type { HeldDeposit } from '#application/fixed-deposits/held-deposits.ts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../platform/design-system/button.tsx';
import { Grid } from '../platform/design-system/stack.tsx';
import { HeldDepositCard } from './held-deposit-card.tsx';

/** Drawing thousands at once would hold the page up. */
const AT_ONCE = 50;

interface PortfolioCardsProps {
  readonly deposits: readonly HeldDeposit[];
}

/** Deposits as cards, fifty and then as many more as are asked for. */
export function PortfolioCards({ deposits }: PortfolioCardsProps) {
  const cards = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(AT_ONCE);
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
      {deposits.length > shown && (
        <Button kind="secondary" onClick={() => setShown(shown + AT_ONCE)}>
          Show more
        </Button>
      )}
    </>
  );
}
