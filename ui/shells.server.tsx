import { RuntimeEnvironment } from '#application/platform/runtime-environment.ts';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type {
  AppRoute,
  Download,
  Prefetch,
  RouteDocument,
} from '#ui/platform/routing/app-route.ts';
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
  readonly prefetch?: readonly Prefetch[];
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

/** The shells of all routes whose screen is a separate download. */
export async function routeShells(): Promise<readonly RouteShell[]> {
  const shells = Object.entries(routeFiles).flatMap(([source, { routes, documents = {} }]) =>
    routes.map((route) => routeShell(source, route, documents[route.path])),
  );
  return (await Promise.all(shells)).filter((shell) => shell !== undefined);
}

async function routeShell(
  source: string,
  route: AppRoute,
  { prefetch, head, visitorScreen }: RouteDocument = {},
): Promise<RouteShell | undefined> {
  const { path, screen, guarded = false, ground = 'paper' } = route;
  const download = screen?.download;
  if (download === undefined) return undefined;
  const title = `${route.title} · Vriddhi`;
  const { hasMenus } = frames[route.layout];
  const shared: Omit<RouteShell, 'audience' | 'isComplete' | 'html'> = {
    path,
    title,
    ground,
    source,
    download,
    hasMenus,
    ...(prefetch !== undefined && { prefetch }),
  };
  if (visitorScreen !== undefined) {
    const html = visitorShell(route, await componentOf(download, visitorScreen));
    return { ...shared, audience: 'visitor', isComplete: true, html };
  }
  const audience = guarded ? 'investor' : 'everyone';
  const html = loadingShell(route, head && (await componentOf(download, head)));
  return { ...shared, audience, isComplete: false, html };
}

/** A component that the module of a screen exports. */
async function componentOf({ load }: Download, name: string): Promise<ComponentType> {
  const module = (await load()) as Readonly<Record<string, ComponentType>>;
  const component = module[name];
  if (component === undefined) throw new Error(`no screen module exports ${name}`);
  return component;
}

/**
 * The screen of a visitor, with a message for browsers without scripting. The app replaces it and
 * keeps its input.
 */
function visitorShell(route: AppRoute, Screen: ComponentType): string {
  return shellOf(route, <Screen />).replace('<form', () => `${noscript}<form`);
}

/**
 * The loading state of a screen. A prerendered heading is removed for a URL with a query, which may
 * have another one.
 */
function loadingShell(route: AppRoute, Head: ComponentType | '' | undefined): string {
  const loading = Head ? (
    <Opening>
      <Head />
    </Opening>
  ) : (
    <PageSkeleton />
  );
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
