const NAME = 'vriddhi.signed-in';

/**
 * Marks this browser as signed in, without saying who. The public pages cannot decrypt the session,
 * and `ui/site/document/signed-in-redirect.ts` checks the mark before it shows anything.
 */
export function signedInMark(storage: Storage | undefined): (isSignedIn: boolean) => void {
  return (isSignedIn) => {
    try {
      if (isSignedIn) storage?.setItem(NAME, '1');
      else storage?.removeItem(NAME);
    } catch {
      // Storage is full or blocked, so the public pages show the menu for visitors.
    }
  };
}

/** Whether this browser is marked as signed in. */
export function isMarkedSignedIn(): boolean {
  try {
    return localStorage.getItem(NAME) !== null;
  } catch {
    // Storage is blocked, so the app cannot restore a session either.
    return false;
  }
}
