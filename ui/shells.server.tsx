import { RuntimeEnvironment } from '#application/platform/runtime-environment.ts';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type {
  AppRoute,
  Download,
  Parts,
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
import { AreLatePartsShown } from '#ui/platform/shell/layouts/late-part.tsx';
import { Layout } from '#ui/platform/shell/layouts/layout.tsx';
import { NoScriptNote } from '#ui/platform/shell/no-script-note.tsx';
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
  /** What is preloaded with the files of the screen. */
  readonly parts?: Parts;
}

const environment: Pick<RuntimeEnvironment, 'isSandbox'> = {
  isSandbox: (import.meta.env['VITE_ENVIRONMENT'] ?? 'sandbox') === 'sandbox',
};

/** An empty draft for prerendering. */
const noDraft = { read: () => undefined };

/** The ports for prerendering, without a backend: while rendering, components only read drafts. */
const ports: Ports = {
  get: (port) => (port === RuntimeEnvironment ? environment : noDraft) as never,
  loadContext: () => Promise.resolve(),
};

export const noscript = renderToStaticMarkup(<NoScriptNote />);

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
  { prefetch, parts, head, visitorScreen }: RouteDocument = {},
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
    ...(parts !== undefined && { parts }),
  };
  if (visitorScreen !== undefined) {
    const Screen = await componentOf(download, visitorScreen);
    return { ...shared, audience: 'visitor', isComplete: true, html: shellOf(route, <Screen />) };
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
  return shellOf(route, loading);
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
            <AreLatePartsShown value={false}>
              <Layout route={route}>{screen}</Layout>
            </AreLatePartsShown>
          </SessionProvider>
        </DesignSystemProvider>
      </PortsProvider>
    </MemoryRouter>,
  );
}
