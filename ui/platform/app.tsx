import { BrowserRouter } from 'react-router-dom';
import { AppRoutes } from './app-routes.tsx';
import { DesignSystemProvider } from './design-system/design-system-provider.tsx';
import { PortsProvider, type Ports } from './injection.tsx';
import { SessionEndNotice } from './session-end-notice.tsx';
import { SessionProvider } from './session-context.tsx';

/** The app in a browser. */
export function App({ ports }: { ports: Ports }) {
  return (
    <BrowserRouter>
      <AppContent ports={ports} />
    </BrowserRouter>
  );
}

/** The app inside whatever router holds its address. */
export function AppContent({ ports }: { ports: Ports }) {
  return (
    <PortsProvider ports={ports}>
      <DesignSystemProvider>
        <SessionProvider>
          <SessionEndNotice />
          <AppRoutes />
        </SessionProvider>
      </DesignSystemProvider>
    </PortsProvider>
  );
}
