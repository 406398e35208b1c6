import { RuntimeEnvironment } from '#application/platform/runtime-environment.ts';
import { listingTabFor } from '#ui/private-market/catalogue/listing/listing-tab.ts';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { LoginForm } from './accounts/sign-in/login.view.tsx';
import { DashboardHead } from '#ui/fixed-deposits/dashboard/dashboard.view.tsx';
import { InvestHead } from '#ui/fixed-deposits/catalogue/list/invest-list.view.tsx';
import type { AppRoute, Download } from '#ui/platform/routing/app-route.ts';
import { AnchorButton } from '#ui/platform/design-system/actions/anchor-button.tsx';
import { DesignSystemProvider } from '#ui/platform/design-system/foundations/design-system-provider.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { PortsProvider, type Ports } from './platform/injection.tsx';
import { frames } from '#ui/platform/shell/layouts/frames.ts';
import { Layout } from '#ui/platform/shell/layouts/layout.tsx';
import { PageSkeleton } from '#ui/platform/routing/page-skeleton.tsx';
import { routeFiles } from './routes.ts';
import { SessionProvider } from '#ui/platform/session/session-context.tsx';
import { ListingHead } from '#ui/private-market/catalogue/listing/listing.view.tsx';

/**
 * Who sees a shell (the prerendered page of a screen): everyone, or only users who are signed in or
 * out.
 */
export type Audience = 'everyone' | 'investor' | 'visitor';

/** The prerendered page that a route shows before its screen has been downloaded. */
export interface RouteShell {
  readonly path: string;
  readonly title: string;
  readonly ground: 'paper' | 'green';
  readonly audience: Audience;
  /** Whether the shell is the whole screen. If false, it is the loading state. */
  readonly isComplete: boolean;
  readonly html: string;
  /** The file that declares the route, relative to the folder of this file. */
  readonly source: string;
  readonly download: Download;
  readonly hasMenus: boolean;
}

/** The placeholder that React's server renderer writes for a lazily loaded part. */
const LEFT_OUT = /<!--\$!--><template><\/template><!--\/\$-->/g;

const environment: Pick<RuntimeEnvironment, 'isSandbox' | 'keepsSession'> = {
  isSandbox: (import.meta.env['VITE_ENVIRONMENT'] ?? 'sandbox') === 'sandbox',
  keepsSession: true,
};

/** The ports for prerendering: no backend, because no component calls one while it renders. */
const ports: Ports = {
  get: (port) => (port === RuntimeEnvironment ? environment : {}) as never,
  loadContext: () => Promise.resolve(),
};

export const noscript =
  '<noscript>Vriddhi needs JavaScript for signing in and booking a deposit.</noscript>';

/**
 * The prerendered headings of screens that show one before their data has loaded. They are removed
 * for a URL with a query, which may have another heading.
 */
const heads: Readonly<Record<string, ReactNode>> = {
  '/dashboard': <DashboardHead />,
  '/invest': <InvestHead />,
  '/privatemarket/listing': <ListingHead tab={listingTabFor(null)} />,
};

/**
 * The sign-in screen for a visitor, with a message for browsers without scripting. The app replaces
 * it and keeps its input.
 */
const loginShell = (route: AppRoute) =>
  shellOf(route, <LoginForm />).replace('<form', () => `${noscript}<form`);

/** The shells of all routes whose screen is a separate download. */
export const routeShells = (): readonly RouteShell[] =>
  Object.entries(routeFiles).flatMap(([source, file]) =>
    file.routes.flatMap((route) => routeShell(source, route) ?? []),
  );

function routeShell(source: string, route: AppRoute): RouteShell | undefined {
  const { path, screen, guarded = false, ground = 'paper' } = route;
  if (screen?.download === undefined) return undefined;
  const title = `${route.title} · Vriddhi`;
  const { hasMenus } = frames[route.layout];
  const shared: Omit<RouteShell, 'audience' | 'isComplete' | 'html'> = {
    path,
    title,
    ground,
    source,
    download: screen.download,
    hasMenus,
  };
  if (path === '/login') {
    return { ...shared, audience: 'visitor', isComplete: true, html: loginShell(route) };
  }
  const audience = guarded ? 'investor' : 'everyone';
  return { ...shared, audience, isComplete: false, html: loadingShell(route) };
}

function loadingShell(route: AppRoute): string {
  const head = heads[route.path];
  const loading = head === undefined ? <PageSkeleton /> : <Opening>{head}</Opening>;
  return shellOf(route, loading).replaceAll(LEFT_OUT, '');
}

/** The error page that replaces the loading page if one of the first scripts fails to load. */
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

function Opening({ children }: { readonly children: ReactNode }) {
  return (
    <Page width="wide">
      <div data-opening>{children}</div>
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
