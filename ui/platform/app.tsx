import { Reporting } from '#application/platform/reporting.ts';
import { useLayoutEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { AppRoutes } from '#ui/platform/routing/app-routes.tsx';
import { ConnectionNotice } from '#ui/platform/errors/connection-notice.tsx';
import { DesignSystemProvider } from '#ui/platform/design-system/foundations/design-system-provider.tsx';
import { ErrorBoundary, type ThrownError } from '#ui/platform/errors/error-boundary.tsx';
import { PortsProvider, type Ports } from './injection.tsx';
import { SessionEndNotice } from '#ui/platform/session/session-end-notice.tsx';
import { SessionProvider } from '#ui/platform/session/session-context.tsx';
import { useArrivalMarks } from '#ui/platform/attribution/use-arrival-marks.ts';
import { useErrorReports } from '#ui/platform/errors/use-error-reports.ts';

export function App({ ports }: { ports: Ports }) {
  useAddressOfNow();
  return (
    <BrowserRouter>
      <AppContent ports={ports} />
    </BrowserRouter>
  );
}

/**
 * The first render yields to the browser. The router reads the address when it starts and listens
 * only when it ends, so it is notified of a change in between.
 */
function useAddressOfNow(): void {
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
            <Attendants />
            <AppRoutes />
          </SessionProvider>
        </DesignSystemProvider>
      </ErrorBoundary>
    </PortsProvider>
  );
}

/** Components and effects that every page needs; they are visible only after certain events. */
function Attendants() {
  useErrorReports();
  useArrivalMarks();
  return (
    <>
      <SessionEndNotice />
      <ConnectionNotice />
    </>
  );
}
