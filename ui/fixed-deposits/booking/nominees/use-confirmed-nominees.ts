import { confirmedNominees } from '#application/accounts/nominees/confirmed-nominees.ts';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { NomineesViewModel } from '#ui/accounts/nominees/nominees.view-model.ts';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';

/**
 * Goes on at once if the investor has confirmed exactly these nominees on the order summary. The
 * history entry forgets this, so that Back from the payment page shows the nominees.
 */
export function useConfirmedNominees(nominees: NomineesViewModel, goOn: () => void): void {
  const { pathname, search, ...location } = useLocation();
  const navigate = useNavigate();
  const hasGoneOn = useRef(false);
  const confirmed = confirmedIn(location.state);
  const { selected, isFullyShared } = nominees;
  const isSame = isFullyShared && confirmed === confirmedNominees(selected);
  useEffect(() => {
    if (!isSame || hasGoneOn.current) return;
    hasGoneOn.current = true;
    void navigate(`${pathname}${search}`, { replace: true, state: undefined });
    goOn();
  }, [isSame, goOn, navigate, pathname, search]);
}

function confirmedIn(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'confirmedNominees' in state
    ? state.confirmedNominees
    : undefined;
}
