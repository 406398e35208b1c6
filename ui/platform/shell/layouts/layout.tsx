import { observer } from 'mobx-react-lite';
import { lazy, type ReactNode, Suspense } from 'react';
import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { AppHeader } from '#ui/platform/design-system/layout/app-header.tsx';
import { SkipLink } from '#ui/platform/design-system/layout/skip-link.tsx';
import { homeSite } from '#ui/platform/routing/home-site.ts';
import { useSessionState } from '#ui/platform/session/session-context.tsx';
import { frameParts } from './frame-parts.ts';
import { frames } from './frames.ts';
import { HeaderEnd } from './header-end.tsx';
import styles from './layout.module.css';
import { placesOf } from './places.ts';
import { SandboxStrip } from './sandbox-strip.tsx';

const AppFoot = lazy(frameParts.foot);
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
  const { status } = useSessionState();
  const isInvestor = status === 'signed-in';
  // Until the session is known, show no menu: it could be the wrong one.
  const isKnown = status !== 'unknown';
  const { family, hasMenus, isJourney } = frames[route.layout];
  const opensHomeBeside = isJourney && !LEAVABLE_STEPS.includes(route.path);
  const places = placesOf(family, isInvestor);
  return (
    <div className={styles.layout} data-layout={family} data-frame={route.layout}>
      <SkipLink />
      <SandboxStrip />
      {route.layout !== 'headless' && (
        <AppHeader
          homeTo={opensHomeBeside ? homeSite : '/'}
          opensHomeBeside={opensHomeBeside}
          isLogoOnly={!hasMenus}
          items={hasMenus && isKnown ? places.header : []}
          aside={<HeaderEnd isMarket={family === 'private-market'} />}
        />
      )}
      <main id="main" className={styles.main}>
        {children}
      </main>
      {hasMenus && (
        <Suspense>
          <AppFoot />
          {isInvestor && <BottomBar places={places.bottom} />}
        </Suspense>
      )}
    </div>
  );
});
