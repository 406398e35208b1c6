import { JourneyStore } from '#application/platform/journey-store.ts';
import { forgetReturnPath, returnPath } from '#application/platform/return-path.ts';
import { useEffect, useState } from 'react';
import { usePort } from '#ui/platform/injection.tsx';
import { Redirect } from '#ui/platform/routing/redirect.tsx';
import { paths } from '#ui/accounts/paths.ts';

/** Redirects a signed-in user to the page that they tried to open, or to the dashboard. */
export function KnownAlready() {
  const journeys = usePort(JourneyStore);
  const [path] = useState(() => returnPath(journeys) ?? paths.dashboard);
  // Remove the stored path after use, as the sign-in does.
  useEffect(() => forgetReturnPath(journeys), [journeys]);
  return <Redirect to={path} />;
}
