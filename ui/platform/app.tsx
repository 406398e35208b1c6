import { Reporting } from '#application/platform/reporting.ts';
import { useLayoutEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { AppRoutes } from './app-routes.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { DesignSystemProvider } from './design-system/design-system-provider.tsx';
import { ErrorBoundary, type ThrownError } from './error-boundary.tsx';
import { PortsProvider, type Ports } from './injection.tsx';
import { SessionEndNotice } from './session-end-notice.tsx';
import { SessionProvider } from './session-context.tsx';
import { useArrivalMarks } from './use-arrival-marks.ts';
import { useErrorReports } from './use-error-reports.ts';

/** The app in a browser. */
export function App({ ports }: { ports: Ports }) {
  useAddressOfNow();
  return (
    <BrowserRouter>
      <AppContent ports={ports} />
    </BrowserRouter>
  );
}

/**
 * The first drawing comes in steps. The router reads the address at the first of them and listens
 * after the last: of one that changed between them it is told.
 */
function useAddressOfNow(): void {
  const [first] = useState(() => location.href);
  useLayoutEffect(() => {
    if (location.href !== first) dispatchEvent(new PopStateEvent('popstate'));
  }, [first]);
}

/** The app inside whatever router holds its address. */
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

/** What is there on every page and seen only when it has something to say. */
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
