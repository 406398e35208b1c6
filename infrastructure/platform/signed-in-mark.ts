const NAME = 'vriddhi.signed-in';

/**
 * Tells the public pages of this browser, which cannot read the session, that somebody is signed
 * in: `ui/platform/front/front-door.ts` looks for it before it shows anything. Says not who.
 */
export function signedInMark(storage: Storage | undefined): (isSignedIn: boolean) => void {
  return (isSignedIn) => {
    try {
      if (isSignedIn) storage?.setItem(NAME, '1');
      else storage?.removeItem(NAME);
    } catch {
      // Storage is full or forbidden: the public pages then show the menu of visitors.
    }
  };
}
