import { JourneyKey, JourneyStore } from '#application/platform/journey-store.ts';
import { useEffect, useState } from 'react';
import { usePort } from '#ui/platform/injection.tsx';
import { Redirect } from '#ui/platform/redirect.tsx';
import { paths } from '../paths.ts';

/** Who is signed in, here or in another tab, goes on to the page that was asked for, else home. */
export function KnownAlready() {
  const journeys = usePort(JourneyStore);
  const [path] = useState(() => journeys.read(JourneyKey.AttemptedPath) ?? paths.dashboard);
  // It leads there once, as it does after the code.
  useEffect(() => journeys.remove(JourneyKey.AttemptedPath), [journeys]);
  return <Redirect to={path} />;
}
