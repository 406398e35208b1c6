import { JourneyKey, JourneyStore } from '#application/platform/journey-store.ts';
import { useEffect, useRef } from 'react';
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
  const stopWaiting = useRef(() => {});

  useEffect(() => {
    document.title = `${title} · ${PRODUCT}`;
    document.documentElement.dataset['ground'] = ground ?? 'paper';
  }, [title, ground]);

  useEffect(() => {
    if (isPlace) journeys.write(JourneyKey.LastVisitedPage, `${pathname}${search}`);
  }, [isPlace, journeys, pathname, search]);

  useEffect(() => {
    if (isFirstPage) {
      isFirstPage = false;
      return undefined;
    }
    leaveShell();
    // Going back, the browser restores the place where the person was.
    if (arrivedBy.current !== 'POP') window.scrollTo(0, 0);
    stopWaiting.current = focusHeadingWhenThere();
    return () => stopWaiting.current();
  }, [pathname]);
}

function focusHeadingWhenThere(): () => void {
  const focus = () => {
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.focus({ preventScroll: true });
    return heading !== null;
  };
  if (focus()) return () => {};
  const observer = new MutationObserver(() => {
    if (focus()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = window.setTimeout(() => observer.disconnect(), HEADING_WAIT_MILLISECONDS);
  return () => {
    observer.disconnect();
    window.clearTimeout(timer);
  };
}
