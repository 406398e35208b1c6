import { observer } from 'mobx-react-lite';
import { type ComponentType, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Redirect } from './redirect.tsx';
import { leaveTo } from '#ui/platform/leave-to.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { notFound as NotFound } from './not-found-screen.ts';
import { useSessionState } from '#ui/platform/session/session-context.tsx';

/** A screen that leaves the app: the browser loads the path as a document of its own. */
export function publicPage(path: string): ComponentType {
  return function PublicPage() {
    const { pathname, search, hash } = useLocation();
    // The server answered this path with the app, so this build does not have the page.
    const isMissing = pathOfDocument() === path;
    useEffect(() => {
      if (isMissing) return;
      // For a fragment of the same path, the browser would only scroll, so reload the page.
      if (hash !== '' && pathname === path) window.location.reload();
      else leaveTo(`${path}${search}${hash}`);
    }, [isMissing, pathname, search, hash]);
    return isMissing ? <NotFound /> : <PageSkeleton />;
  };
}

const HomePage = publicPage('/');

/**
 * The screen of the root path: it leads visitors to the public home page and investors to the
 * dashboard.
 */
export const SitePage = observer(function SitePage() {
  const { status } = useSessionState();
  if (status === 'unknown') return <PageSkeleton />;
  return status === 'signed-in' ? <Redirect to="/dashboard" /> : <HomePage />;
});

/** The path of the original page load, before any navigation within the app. */
function pathOfDocument(): string | undefined {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return navigation && new URL(navigation.name).pathname;
}
