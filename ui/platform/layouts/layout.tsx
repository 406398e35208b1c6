import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { AppRoute } from '../app-route.ts';
import { AppHeader } from '../design-system/app-header.tsx';
import { BottomNavigation } from '../design-system/bottom-navigation.tsx';
import { useSessionState } from '../session-context.tsx';
import { AppFoot } from './app-foot.tsx';
import { HeaderEnd } from './header-end.tsx';
import styles from './layout.module.css';
import { investorPlaces, mainPlaces } from './places.tsx';
import { SandboxStrip } from './sandbox-strip.tsx';

interface LayoutProps {
  readonly route: AppRoute;
  readonly children: ReactNode;
}

/** What stands around a screen: nothing to lose oneself in while a deposit is being booked. */
export const Layout = observer(function Layout({ route: { layout }, children }: LayoutProps) {
  const { status } = useSessionState();
  const isInvestor = status === 'signed-in';
  const isMain = layout === 'main';
  const places = isInvestor ? investorPlaces : mainPlaces;
  return (
    <div className={styles.layout} data-layout={layout}>
      <SandboxStrip />
      <AppHeader
        homeTo={isInvestor ? '/dashboard' : '/'}
        items={isMain ? places : []}
        aside={isMain ? <HeaderEnd /> : undefined}
      />
      <main id="main" className={styles.main}>
        {children}
      </main>
      {isMain && <AppFoot />}
      {isMain && isInvestor && <BottomNavigation items={investorPlaces} />}
    </div>
  );
});
