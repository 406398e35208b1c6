import { observer } from 'mobx-react-lite';
import { type RefObject, useRef } from 'react';
import {
  Route,
  Routes,
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
} from 'react-router-dom';
import type { AppRoute } from './app-route.ts';
import { ErrorBoundary } from '#ui/platform/errors/error-boundary.tsx';
import { Guard } from './guard.tsx';
import { Layout } from '#ui/platform/shell/layouts/layout.tsx';
import { notFoundCopy } from '#ui/platform/shell/copy.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { RouteTitle } from './route-title.ts';
import { routes } from '#ui/routes.ts';
import { useReport } from '#ui/platform/errors/use-report.ts';
import { useSessionState } from '#ui/platform/session/session-context.tsx';
import { notFound } from './not-found-screen.ts';
import { CurrentPathContext, useCurrentPath } from './use-navigate.ts';
import { useNavigationEffects } from './use-navigation-effects.ts';
import { useOneStepNavigation } from './use-one-step-navigation.ts';

const NOT_FOUND: AppRoute = { path: '*', title: notFoundCopy.title, layout: 'main' };

export function AppRoutes() {
  const firstPageRef = useRef(true);
  return (
    <NavigationContext value={useOneStepNavigation()}>
      <CurrentPathContext value={useCurrentPath()}>
        <Routes>
          {[...routes, NOT_FOUND].map((route) => (
            <Route
              key={route.path}
              path={route.path}
              element={<RoutedScreen route={route} firstPageRef={firstPageRef} />}
            />
          ))}
        </Routes>
      </CurrentPathContext>
    </NavigationContext>
  );
}

interface RoutedScreenProps {
  readonly route: AppRoute;
  readonly firstPageRef: RefObject<boolean>;
}

const RoutedScreen = observer(function RoutedScreen({ route, firstPageRef }: RoutedScreenProps) {
  const { pathname } = useLocation();
  const { investorChanges } = useSessionState();
  const report = useReport();
  useNavigationEffects(route, firstPageRef);
  const { screen: Screen = notFound } = route;
  // A new screen, because the old one may show and send data of the investor before.
  const content = <Screen key={`${investorChanges} ${pathname}`} meanwhile={<PageSkeleton />} />;
  return (
    <Layout route={route}>
      <RouteTitle value={route.title}>
        <ErrorBoundary
          key={pathname}
          onError={(error) => report.failed('render error', { ...error })}
        >
          {route.guarded === true ? <Guard>{content}</Guard> : content}
        </ErrorBoundary>
      </RouteTitle>
    </Layout>
  );
});
