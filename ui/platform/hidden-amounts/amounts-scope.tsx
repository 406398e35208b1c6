import { type ReactNode, useMemo } from 'react';
import { HiddenAmountsContext, useHiddenAmounts } from './hidden-amounts-context.ts';

interface AmountsScopeProps {
  /** False for prices, offers and payments: these amounts are never hidden. */
  readonly arePersonal: boolean;
  readonly children: ReactNode;
}

/** Decides whether the amounts inside may be hidden. */
export function AmountsScope({ arePersonal, children }: AmountsScopeProps) {
  const { areHidden, choose } = useHiddenAmounts();
  const state = useMemo(
    () => ({ areHidden: areHidden && arePersonal, choose }),
    [areHidden, arePersonal, choose],
  );
  return <HiddenAmountsContext value={state}>{children}</HiddenAmountsContext>;
}
