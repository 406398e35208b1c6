import { Surroundings } from '#application/platform/surroundings.ts';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { LoginForm } from './accounts/sign-in/login.view.tsx';
import type { AppRoute } from './platform/app-route.ts';
import { DesignSystemProvider } from './platform/design-system/design-system-provider.tsx';
import { PortsProvider, type Ports } from './platform/injection.tsx';
import { Layout } from './platform/layouts/layout.tsx';
import { SessionProvider } from './platform/session-context.tsx';

const route: AppRoute = { path: '/login', title: 'Sign in', layout: 'bare' };

const surroundings: Pick<Surroundings, 'isSandbox' | 'keepsSession'> = {
  isSandbox: (import.meta.env['VITE_ENVIRONMENT'] ?? 'sandbox') === 'sandbox',
  keepsSession: true,
};

/** Nothing is asked of the outside world while a page is made. */
const ports: Ports = {
  get: (port) => (port === Surroundings ? surroundings : {}) as never,
  loadContext: () => Promise.resolve(),
};

/** `/login` as a visitor sees it first: made when the app is built, taken over by the app. */
export function loginShell(): string {
  return renderToString(
    <MemoryRouter initialEntries={[route.path]}>
      <PortsProvider ports={ports}>
        <DesignSystemProvider>
          <SessionProvider>
            <Layout route={route}>
              <LoginForm />
            </Layout>
          </SessionProvider>
        </DesignSystemProvider>
      </PortsProvider>
    </MemoryRouter>,
  );
}

export const loginTitle = `${route.title} · Vriddhi`;
