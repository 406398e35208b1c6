import { observer } from 'mobx-react-lite';
import { type ComponentType, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { leaveTo } from './leave-to.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { notFound as NotFound } from './screens.tsx';
import { useSessionState } from './session-context.tsx';

/** A path of the app whose page is a document of its own: the browser goes and gets it. */
export function publicPage(path: string): ComponentType {
  return function PublicPage() {
    const { search } = useLocation();
    // The server has answered this very address with the app: it has no such page.
    const isMissing = pathOfDocument() === path;
    useEffect(() => {
      if (!isMissing) leaveTo(`${path}${search}`);
    }, [isMissing, search]);
    return isMissing ? <NotFound /> : <PageSkeleton />;
  };
}

const Front = publicPage('/');

/** The site's own address: the public front page for visitors, the dashboard for investors. */
export const FrontPage = observer(function FrontPage() {
  const { status } = useSessionState();
  if (status === 'unknown') return <PageSkeleton />;
  return status === 'signed-in' ? <Navigate to="/dashboard" replace /> : <Front />;
});

/** The address that this document was fetched from, whatever has become of it since. */
function pathOfDocument(): string | undefined {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return navigation && new URL(navigation.name).pathname;
}
