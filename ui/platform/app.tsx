import { Reporting } from '#application/platform/reporting.ts';
import { useLayoutEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { AppRoutes } from '#ui/platform/routing/app-routes.tsx';
import { ConnectionNotice } from '#ui/platform/errors/connection-notice.tsx';
import { DesignSystemProvider } from '#ui/platform/design-system/foundations/design-system-provider.tsx';
import { HiddenAmountsProvider } from '#ui/platform/hidden-amounts/hidden-amounts-provider.tsx';
import { ErrorBoundary, type ThrownError } from '#ui/platform/errors/error-boundary.tsx';
import { PortsProvider, type Ports } from './injection.tsx';
import { SessionEndNotice } from '#ui/platform/session/session-end-notice.tsx';
import { SessionProvider } from '#ui/platform/session/session-context.tsx';
import { useArrivalMarks } from '#ui/platform/attribution/use-arrival-marks.ts';
import { useErrorReports } from '#ui/platform/errors/use-error-reports.ts';

export function App({ ports }: { ports: Ports }) {
  useMissedNavigation();
  return (
    <BrowserRouter>
      <AppContent ports={ports} />
    </BrowserRouter>
  );
}

/**
 * Tells the router about a navigation that happened during its first render. The router reads the
 * URL when that render starts, but listens for changes only after it.
 */
function useMissedNavigation(): void {
  const [first] = useState(() => location.href);
  useLayoutEffect(() => {
    if (location.href !== first) dispatchEvent(new PopStateEvent('popstate'));
  }, [first]);
}

/** The app without a router, so that tests can pass a router of their own. */
export function AppContent({ ports }: { ports: Ports }) {
  const failed = (error: ThrownError) => ports.get(Reporting).failed('render error', { ...error });
  return (
    <PortsProvider ports={ports}>
      <ErrorBoundary onError={failed}>
        <DesignSystemProvider>
          <SessionProvider>
            <HiddenAmountsProvider>
              <PageObservers />
              <AppRoutes />
            </HiddenAmountsProvider>
          </SessionProvider>
        </DesignSystemProvider>
      </ErrorBoundary>
    </PortsProvider>
  );
}

/**
 * Reports errors, stores campaign parameters, and shows notices about an ended session or a lost
 * connection, on every page.
 */
function PageObservers() {
  useErrorReports();
  useArrivalMarks();
  return (
    <>
      <SessionEndNotice />
      <ConnectionNotice />
    </>
  );
}
