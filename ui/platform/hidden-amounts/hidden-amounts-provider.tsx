import { HiddenAmounts } from '#application/platform/hidden-amounts.ts';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { usePort, useViewModel } from '#ui/platform/injection.tsx';
import { HiddenAmountsViewModel } from './hidden-amounts.view-model.ts';
import { HiddenAmountsContext } from './hidden-amounts-context.ts';

interface HiddenAmountsProviderProps {
  readonly children: ReactNode;
}

/** Tells all components inside whether the investor hides amounts. */
export const HiddenAmountsProvider = observer(function HiddenAmountsProvider({
  children,
}: HiddenAmountsProviderProps) {
  const port = usePort(HiddenAmounts);
  const { areHidden, choose } = useViewModel(() => new HiddenAmountsViewModel(port));
  const state = useMemo(() => ({ areHidden, choose }), [areHidden, choose]);
  return <HiddenAmountsContext value={state}>{children}</HiddenAmountsContext>;
});
