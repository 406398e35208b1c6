import { observer } from 'mobx-react-lite';
import { type ComponentType, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Redirect } from './redirect.tsx';
import { leaveTo } from './leave-to.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { notFound as NotFound } from './screens.tsx';
import { useSessionState } from './session-context.tsx';

/** A path of the app whose page is a document of its own: the browser goes and gets it. */
export function publicPage(path: string): ComponentType {
  return function PublicPage() {
    const { pathname, search, hash } = useLocation();
    // The server has answered this very address with the app: it has no such page.
    const isMissing = pathOfDocument() === path;
    useEffect(() => {
      if (isMissing) return;
      // To a part of the page that the address names already, a browser would only scroll.
      if (hash !== '' && pathname === path) window.location.reload();
      else leaveTo(`${path}${search}${hash}`);
    }, [isMissing, pathname, search, hash]);
    return isMissing ? <NotFound /> : <PageSkeleton />;
  };
}

const Front = publicPage('/');

/** The site's own address: the public front page for visitors, the dashboard for investors. */
export const FrontPage = observer(function FrontPage() {
  const { status } = useSessionState();
  if (status === 'unknown') return <PageSkeleton />;
  return status === 'signed-in' ? <Redirect to="/dashboard" /> : <Front />;
});

/** The address that this document was fetched from, whatever has become of it since. */
function pathOfDocument(): string | undefined {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return navigation && new URL(navigation.name).pathname;
}
