import { JourneyKey, type JourneyStore } from './journey-store.ts';

/** Stores the page of the app that follows after a sign-in or an account step. */
export function keepReturnPath(journeys: JourneyStore, path: string): void {
  journeys.write(JourneyKey.AttemptedPath, path);
}

export function returnPath(journeys: JourneyStore): string | undefined {
  return journeys.read(JourneyKey.AttemptedPath);
}

export function forgetReturnPath(journeys: JourneyStore): void {
  journeys.remove(JourneyKey.AttemptedPath);
}

/** Returns and removes the stored page, so that it is used only once. */
export function takeReturnPath(journeys: JourneyStore): string | undefined {
  const path = returnPath(journeys);
  forgetReturnPath(journeys);
  return path;
}
