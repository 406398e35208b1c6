import type { SharedStorage } from '#infrastructure/platform/storage/shared-storage.ts';

const NAME = 'vriddhi.signed-in';

/**
 * Marks this browser as signed in, without saying who. The public pages cannot decrypt the session,
 * and their inline script checks the mark before they show anything.
 */
export function signedInMark(storage: SharedStorage): (isSignedIn: boolean) => void {
  return (isSignedIn) => {
    if (isSignedIn) storage.write(NAME, '1');
    else storage.remove(NAME);
  };
}

export function isMarkedSignedIn(): boolean {
  try {
    return localStorage.getItem(NAME) !== null;
  } catch {
    // Storage is blocked, so the app cannot restore a session either.
    return false;
  }
}
