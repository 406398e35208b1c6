import { JourneyKey, JourneyStore } from '#application/platform/journey-store.ts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { AppRoute } from './app-route.ts';
import { usePort } from './injection.tsx';
import { frames } from './layouts/frames.ts';
import { leaveShell } from './shell.ts';

const PRODUCT = 'Vriddhi';
/** A screen that takes longer than this to show its heading does not get the focus late. */
const HEADING_WAIT_MILLISECONDS = 5000;

let isFirstPage = true;

/** What every change of screen does: title, ground, scroll, focus on the heading, last page. */
export function useNavigationManners({ title, ground, layout, screen }: AppRoute): void {
  const isPlace = screen !== undefined && frames[layout].hasMenus;
  const { pathname, search } = useLocation();
  const navigation = useNavigationType();
  // A change of the query alone, such as a search while it is typed, is no change of screen.
  const arrivedBy = useRef(navigation);
  useEffect(() => {
    arrivedBy.current = navigation;
  }, [navigation]);
  const journeys = usePort(JourneyStore);

  useEffect(() => {
    document.title = `${title} · ${PRODUCT}`;
    document.documentElement.dataset['ground'] = ground ?? 'paper';
  }, [title, ground]);

  useEffect(() => {
    if (isPlace) journeys.write(JourneyKey.LastVisitedPage, `${pathname}${search}`);
  }, [isPlace, journeys, pathname, search]);

  useLayoutEffect(() => {
    // What was made for the first address waits for its screen, which is being downloaded.
    if (!isFirstPage || screen?.ask === undefined) leaveShell();
  }, [pathname, screen]);

  useEffect(() => {
    const isFirst = isFirstPage;
    isFirstPage = false;
    if (isFirst) return undefined;
    // Going back, the browser restores the place where the person was.
    if (arrivedBy.current !== 'POP') window.scrollTo(0, 0);
    return focusHeadingWhenThere();
  }, [pathname]);
}

/** That of a page that still waits is not its own, and takes no focus. */
function focusHeadingWhenThere(): () => void {
  let heading: HTMLElement | null = null;
  const focus = () => {
    // Where the same heading is drawn anew, with the data, the focus follows it.
    if (heading && (heading.isConnected || document.activeElement !== document.body)) return;
    heading = document.querySelector('main h1[tabindex]');
    heading?.focus({ preventScroll: true });
  };
  focus();
  const observer = new MutationObserver(focus);
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), HEADING_WAIT_MILLISECONDS);
  return () => {
    // The timer would keep the whole screen in memory that is left meanwhile.
    clearTimeout(timer);
    observer.disconnect();
  };
}
