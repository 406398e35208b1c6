import { ReturnPath } from '#application/platform/return-path.ts';
import { useEffect } from 'react';
import { usePort } from '#ui/platform/injection.tsx';
import { PageSkeleton } from '#ui/platform/routing/page-skeleton.tsx';
import { takePathAfterSignIn } from '#ui/accounts/paths.ts';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';

/** Redirects a signed-in user to the page that they tried to open, or to the dashboard. */
export function KnownAlready() {
  const returnPath = usePort(ReturnPath);
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(takePathAfterSignIn(returnPath), { replace: true });
  }, [navigate, returnPath]);
  return <PageSkeleton />;
}
