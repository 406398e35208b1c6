import { createContext, type RefObject, use, useLayoutEffect, useMemo, useRef } from 'react';
import {
  type NavigateFunction,
  useLocation,
  useNavigate as useRouterNavigate,
} from 'react-router-dom';

type CurrentPath = RefObject<string | undefined>;

/** The path that is shown now, also for components that are no longer shown. */
export const CurrentPathContext = createContext<CurrentPath>({ current: undefined });

/** Kept up to date by the app's routes, for the pages below them. */
export function useCurrentPath(): CurrentPath {
  const { pathname } = useLocation();
  const current = useRef<string | undefined>(pathname);
  useLayoutEffect(() => {
    current.current = pathname;
  }, [pathname]);
  return current;
}

/**
 * The router's `navigate`, which does nothing once another path is shown: a late reply must not
 * move a person who has left the page.
 */
export function useNavigate(): NavigateFunction {
  const current = use(CurrentPathContext);
  const { pathname } = useLocation();
  const navigate = useRouterNavigate();
  return useMemo(() => {
    const go = (...to: Parameters<NavigateFunction>) =>
      (current.current ?? pathname) === pathname ? navigate(...to) : undefined;
    return go as NavigateFunction;
  }, [current, pathname, navigate]);
}
