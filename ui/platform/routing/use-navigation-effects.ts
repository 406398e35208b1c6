import { LastVisitedPage } from '#application/platform/last-visited-page.ts';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { AppRoute } from './app-route.ts';
import { documentTitle } from './route-title.ts';
import { placeScroll, useNotedScroll } from './scroll-position.ts';
import { usePort } from '#ui/platform/injection.tsx';
import { frames } from '#ui/platform/shell/layouts/frames.ts';
import { removeShell } from '#ui/platform/shell/app-shell.ts';

/** How long after a navigation a heading that renders late still takes the focus. */
const HEADING_WAIT_MILLISECONDS = 5000;

/**
 * Effects of every navigation: title, background, scroll position, focus and last visited page.
 * @param firstPageRef true until the app has shown its first page, for which the browser scrolls
 */
export function useNavigationEffects(
  { title, ground, layout, screen }: AppRoute,
  firstPageRef: RefObject<boolean>,
): void {
  const isPlace = screen !== undefined && frames[layout].hasMenus;
  const { pathname, search } = useLocation();
  const navigation = useNavigationType();
  // A change of only the query, such as while typing a search, is no navigation to another page.
  const arrivedBy = useRef(navigation);
  useEffect(() => {
    arrivedBy.current = navigation;
  }, [navigation]);
  const lastVisitedPage = usePort(LastVisitedPage);
  useNotedScroll();

  // Before the effects of the screen, which may put a name before the title.
  useLayoutEffect(() => {
    document.title = documentTitle(title);
  }, [title, pathname]);

  useEffect(() => {
    document.documentElement.dataset['ground'] = ground ?? 'paper';
    const greenBar = document.querySelector<HTMLMetaElement>('meta[data-bar="green"]');
    greenBar?.setAttribute('media', ground === 'green' ? 'all' : 'not all');
  }, [ground]);

  useEffect(() => {
    if (isPlace) lastVisitedPage.keep(`${pathname}${search}`);
  }, [isPlace, lastVisitedPage, pathname, search]);

  useLayoutEffect(() => {
    // The prerendered page stays until the first screen has been downloaded.
    if (!firstPageRef.current || screen?.download === undefined) removeShell();
  }, [firstPageRef, pathname, screen]);

  useEffect(() => {
    const isFirst = firstPageRef.current;
    firstPageRef.current = false;
    if (isFirst) return undefined;
    const stopFocus = focusHeadingWhenThere();
    const stopScroll = placeScroll(arrivedBy.current);
    return () => {
      stopFocus();
      stopScroll();
    };
  }, [firstPageRef, pathname]);
}

/**
 * Focuses the main field of a screen if it has one, otherwise its heading. A loading page's heading
 * does not take the focus.
 */
function focusHeadingWhenThere(): () => void {
  let heading: HTMLElement | null = null;
  const focus = () => {
    // If loading the data replaced the heading, focus the new one.
    if (heading && (heading.isConnected || document.activeElement !== document.body)) return;
    heading =
      document.querySelector<HTMLElement>('main [data-takes-focus]') ??
      document.querySelector<HTMLElement>('main h1[tabindex]');
    heading?.focus({ preventScroll: true });
  };
  focus();
  const observer = new MutationObserver(focus);
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), HEADING_WAIT_MILLISECONDS);
  return () => {
    // Clear the timer, because it would keep the closed screen in memory.
    clearTimeout(timer);
    observer.disconnect();
  };
}
