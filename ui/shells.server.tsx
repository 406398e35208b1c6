import { Surroundings } from '#application/platform/surroundings.ts';
import { listingTabFor } from '#domain/private-market/listing.ts';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { LoginForm } from './accounts/sign-in/login.view.tsx';
import { DashboardHead } from './fixed-deposits/dashboard.view.tsx';
import { InvestHead } from './fixed-deposits/invest-list.view.tsx';
import type { AppRoute } from './platform/app-route.ts';
import { AnchorButton } from './platform/design-system/anchor-button.tsx';
import { DesignSystemProvider } from './platform/design-system/design-system-provider.tsx';
import { PageHeader } from './platform/design-system/page-header.tsx';
import { Page } from './platform/design-system/page.tsx';
import { Skeleton } from './platform/design-system/skeleton.tsx';
import { PortsProvider, type Ports } from './platform/injection.tsx';
import { Layout } from './platform/layouts/layout.tsx';
import { PageSkeleton } from './platform/page-skeleton.tsx';
import { routes } from './platform/routes.tsx';
import { SessionProvider } from './platform/session-context.tsx';
import { ListingHead } from './private-market/listing.view.tsx';

export interface WaitingShell {
  readonly path: string;
  readonly ground: 'paper' | 'green';
  readonly html: string;
  /** With the head of the screen, where that is the same for all who open the bare address. */
  readonly opening?: string;
}

/** What the renderer leaves in the place of a part that is downloaded. */
const LEFT_OUT = /<!--\$!--><template><\/template><!--\/\$-->/g;

const login: AppRoute = { path: '/login', title: 'Sign in', layout: 'bare' };

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
export const loginShell = (): string => shellOf(login, <LoginForm />);

export const loginTitle = `${login.title} · Vriddhi`;

/** The heads of screens that say something before anything has been asked for. */
const heads: Readonly<Record<string, ReactNode>> = {
  '/dashboard': <DashboardHead />,
  '/invest': <InvestHead />,
  '/privatemarket/listing': <ListingHead tab={listingTabFor(undefined)} />,
};

/**
 * What each route shows while its screen is on its way, and nobody knows yet who is there. Many are
 * the same.
 */
export const waitingShells = (): readonly WaitingShell[] =>
  routes.map((route) => {
    const { path, ground = 'paper' } = route;
    const html = waiting(route, <PageSkeleton />);
    const head = heads[path];
    if (head === undefined) return { path, ground, html };
    return { path, ground, html, opening: waiting(route, <Opening>{head}</Opening>) };
  });

/** Instead of a page that waits for ever, where one of the first scripts does not come. */
export const lostShell = (): string =>
  shellOf(
    { path: '/', title: '', layout: 'bare' },
    <Page>
      <div role="alert">
        <PageHeader
          title="Vriddhi could not be loaded"
          text="Check your connection, then try again."
        />
      </div>
      <AnchorButton href="">Try again</AnchorButton>
    </Page>,
  );

const waiting = (route: AppRoute, screen: ReactNode) =>
  shellOf(route, screen).replaceAll(LEFT_OUT, '');

function Opening({ children }: { readonly children: ReactNode }) {
  return (
    <Page width="wide">
      {children}
      <Skeleton shape="card" count={4} />
    </Page>
  );
}

function shellOf(route: AppRoute, screen: ReactNode): string {
  return renderToString(
    <MemoryRouter initialEntries={[route.path]}>
      <PortsProvider ports={ports}>
        <DesignSystemProvider>
          <SessionProvider>
            <Layout route={route}>{screen}</Layout>
          </SessionProvider>
        </DesignSystemProvider>
      </PortsProvider>
    </MemoryRouter>,
  );
}
