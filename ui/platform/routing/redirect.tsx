import { Navigate } from 'react-router-dom';
import { PageSkeleton } from './page-skeleton.tsx';

/**
 * Redirects to another path in place of the current history entry. Until then, it shows a loading
 * page with a heading.
 */
export function Redirect({ to }: { readonly to: string }) {
  return (
    <>
      <PageSkeleton />
      <Navigate to={to} replace />
    </>
  );
}
