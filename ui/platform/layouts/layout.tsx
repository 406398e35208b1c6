import { observer } from 'mobx-react-lite';
import { lazy, type ReactNode, Suspense } from 'react';
import type { AppRoute } from '../app-route.ts';
import { AppHeader } from '../design-system/app-header.tsx';
import { homeSite } from '../home-site.ts';
import { useSessionState } from '../session-context.tsx';
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

/** Steps whose logo leads home in this tab; that of the others opens home beside them. */
const LEAVABLE_STEPS: readonly string[] = ['/kyc', '/add-bank-account'];

/** What stands around a screen: nothing to lose oneself in while a deposit is being booked. */
export const Layout = observer(function Layout({ route, children }: LayoutProps) {
  const { status } = useSessionState();
  const isInvestor = status === 'signed-in';
  // No menu of somebody else, not even for a moment.
  const isKnown = status !== 'unknown';
  const { family, hasMenus, isJourney } = frames[route.layout];
  const opensHomeBeside = isJourney && !LEAVABLE_STEPS.includes(route.path);
  const places = placesOf(family, isInvestor);
  return (
    <div className={styles.layout} data-layout={family} data-frame={route.layout}>
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
