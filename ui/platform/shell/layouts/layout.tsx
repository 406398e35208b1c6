import { observer } from 'mobx-react-lite';
import { lazy, type ReactNode } from 'react';
import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { AppHeader } from '#ui/platform/design-system/layout/app-header.tsx';
import { SkipLink } from '#ui/platform/design-system/layout/skip-link.tsx';
import { AmountsScope } from '#ui/platform/hidden-amounts/amounts-scope.tsx';
import { homeSite } from '#ui/platform/routing/home-site.ts';
import { useSessionState } from '#ui/platform/session/session-context.tsx';
import { frameParts } from './frame-parts.ts';
import { frames } from './frames.ts';
import { HeaderEnd } from './header-end.tsx';
import { LatePart } from './late-part.tsx';
import styles from './layout.module.css';
import { currentOf, mainPlaces, type Reader } from './places.ts';
import { SandboxStrip } from './sandbox-strip.tsx';

const AppFoot = lazy(frameParts.foot);
const PrintedOn = lazy(frameParts.printedOn);
const SectionStrip = lazy(frameParts.sectionStrip);
const BottomBar = lazy(frameParts.bottomBar);

interface LayoutProps {
  readonly route: AppRoute;
  readonly children: ReactNode;
}

/** Steps whose logo opens the home page in the same tab; other steps open it in a new one. */
const LEAVABLE_STEPS: readonly string[] = ['/kyc', '/add-bank-account'];

/**
 * The header, navigation and footer around a screen. Layouts without menus have only the logo in
 * the header and no footer.
 */
export const Layout = observer(function Layout({ route, children }: LayoutProps) {
  const reader = useReader(route);
  const { family, hasMenus } = frames[route.layout];
  return (
    <div className={styles.layout} data-layout={family} data-frame={route.layout}>
      <SkipLink />
      <SandboxStrip />
      {route.layout !== 'headless' && <Header page={route} reader={reader} />}
      {hasMenus && <SectionMenu page={route} reader={reader} />}
      <main id="main" className={styles.main}>
        <AmountsScope arePersonal={hasPersonalAmounts(route)}>{children}</AmountsScope>
      </main>
      {hasMenus && (
        <LatePart>
          <AppFoot isVisitor={reader === 'visitor'} />
          {reader !== undefined && <BottomBar isInvestor={reader === 'investor'} page={route} />}
        </LatePart>
      )}
      {!hasMenus && route.guarded === true && (
        <LatePart>
          <PrintedOn />
        </LatePart>
      )}
    </div>
  );
});

const PERSONAL: readonly (string | undefined)[] = ['home', 'portfolio', 'activity'];

/** Offers, prices and payments are never hidden: an investor has to see what they pay. */
function hasPersonalAmounts({ section, layout }: AppRoute): boolean {
  return frames[layout].hasMenus && PERSONAL.includes(section);
}

/**
 * Whether the layout shows the menus of an investor or of a visitor. Until the session is known, a
 * page for everyone shows none, because it could be the wrong one.
 */
function useReader({ guarded = false }: AppRoute): Reader {
  const { status } = useSessionState();
  if (status === 'unknown') return guarded ? 'investor' : undefined;
  return status === 'signed-in' ? 'investor' : 'visitor';
}

interface MenuProps {
  readonly page: AppRoute;
  readonly reader: Reader;
}

function Header({ page, reader }: MenuProps) {
  const { family, hasMenus, isJourney } = frames[page.layout];
  const opensHomeBeside = isJourney && !LEAVABLE_STEPS.includes(page.path);
  const places = hasMenus && reader !== undefined ? mainPlaces(reader === 'investor') : [];
  return (
    <AppHeader
      homeTo={opensHomeBeside ? homeSite : '/'}
      opensHomeBeside={opensHomeBeside}
      isLogoOnly={!hasMenus}
      items={places.map((place) => ({ ...place, current: currentOf(place, page) }))}
      aside={<HeaderEnd isMarket={family === 'private-market'} />}
    />
  );
}

/** The sections with more than one page. */
const DIVIDED: readonly (string | undefined)[] = ['shares', 'portfolio', 'activity'];

/** The menu of a section. Its space is reserved while its part is being downloaded. */
function SectionMenu({ page, reader }: MenuProps) {
  if (!DIVIDED.includes(page.section)) return undefined;
  return (
    <LatePart fallback={<div className={styles.strip} data-subpage={page.isSubpage} />}>
      <SectionStrip page={page} reader={reader} />
    </LatePart>
  );
}
