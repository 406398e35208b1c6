import { type ContextType, use, useLayoutEffect, useMemo, useRef } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router-dom';

type Navigation = ContextType<typeof NavigationContext>;

/**
 * The router's navigation, but a press before the next page is shown replaces that page: one step
 * back after a double press leads to the page of the press.
 */
export function useOneStepNavigation(): Navigation {
  const router = use(NavigationContext);
  const location = useLocation();
  const isOnItsWay = useRef(false);
  useLayoutEffect(() => {
    isOnItsWay.current = false;
  }, [location]);
  return useMemo(() => {
    const { navigator } = router;
    const push = (...to: Parameters<typeof navigator.push>) => {
      if (isOnItsWay.current) navigator.replace(...to);
      else navigator.push(...to);
      isOnItsWay.current = true;
    };
    return { ...router, navigator: { ...navigator, push } };
  }, [router]);
}
