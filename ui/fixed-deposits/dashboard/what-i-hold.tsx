import { HoldingsContext } from '#ui/private-market/holdings/portfolio/holdings-context.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { useHome } from './home-context.ts';
import { YourDeposits } from './your-deposits.tsx';

/** Downloaded as a separate chunk, after the deposits above it. */
const FirstHoldings = lazyScreen(
  ['basket-orders', 'share-holdings'],
  () => import('#ui/private-market/holdings/portfolio/first-holdings.tsx'),
  'FirstHoldings',
);

/** The held deposits and shares, a few rows of each. */
export function WhatIHold() {
  return (
    <>
      <YourDeposits />
      <HoldingsContext value={useHome().whole.shares}>
        <FirstHoldings />
      </HoldingsContext>
    </>
  );
}
