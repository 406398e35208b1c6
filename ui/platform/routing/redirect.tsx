import { Navigate } from 'react-router-dom';
import { PageSkeleton } from './page-skeleton.tsx';

/**
 * Replaces this history entry by another path, and shows a loading page with a heading until then.
 */
export function Redirect({ to }: { readonly to: string }) {
  return (
    <>
      <PageSkeleton />
      <Navigate to={to} replace />
    </>
  );
}
