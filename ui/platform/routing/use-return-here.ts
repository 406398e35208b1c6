import { ReturnPath } from '#application/platform/return-path.ts';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { usePort } from '#ui/platform/injection.tsx';

/** Returns a function that makes the next sign-in lead back to this page. */
export function useReturnHere(): () => void {
  const returnPath = usePort(ReturnPath);
  const { pathname, search } = useLocation();
  return useCallback(() => returnPath.keep(`${pathname}${search}`), [returnPath, pathname, search]);
}
