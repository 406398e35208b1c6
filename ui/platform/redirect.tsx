import { Navigate } from 'react-router-dom';
import { PageSkeleton } from './page-skeleton.tsx';

/** Leads elsewhere, in the place of this address; a page with its heading until it is there. */
export function Redirect({ to }: { readonly to: string }) {
  return (
    <>
      <PageSkeleton />
      <Navigate to={to} replace />
    </>
  );
}
