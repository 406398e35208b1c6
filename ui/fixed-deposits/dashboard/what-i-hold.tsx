import { YourDeposits } from './your-deposits.tsx';
import { YourShares } from './your-shares.tsx';

/** The held deposits and shares, a few rows of each. */
export function WhatIHold() {
  return (
    <>
      <YourDeposits />
      <YourShares />
    </>
  );
}
