import type { HeldDepositDetail } from '#application/fixed-deposits/holdings/held-deposits.ts';
import type { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
import { LazyBreakEarly } from '#ui/fixed-deposits/early-exit/lazy-exits.tsx';

interface DepositDetailsExitProps {
  readonly deposit: HeldDepositDetail;
  /** Undefined if the issuer calculates differently. */
  readonly holding: Holding | undefined;
}

/** What a running deposit pays if it is broken before maturity. */
export function DepositDetailsExit({ deposit, holding }: DepositDetailsExitProps) {
  const { state, startedOn, institution, earlyWithdrawal, bookingDayCard } = deposit;
  if (state !== 'running') return undefined;
  return (
    <LazyBreakEarly
      isHeld
      quote={holding?.quote}
      {...{ startedOn, institution, earlyWithdrawal, bookingDayCard }}
    />
  );
}
