import { JourneyKey, type JourneyStore } from './journey-store.ts';

/** Keeps the page of the app to which a sign-in, or an account step, returns. */
export function keepReturnPath(journeys: JourneyStore, path: string): void {
  journeys.write(JourneyKey.AttemptedPath, path);
}

export function returnPath(journeys: JourneyStore): string | undefined {
  return journeys.read(JourneyKey.AttemptedPath);
}

export function forgetReturnPath(journeys: JourneyStore): void {
  journeys.remove(JourneyKey.AttemptedPath);
}

/** The kept page, once: the next call returns undefined. */
export function takeReturnPath(journeys: JourneyStore): string | undefined {
  const path = returnPath(journeys);
  forgetReturnPath(journeys);
  return path;
}
