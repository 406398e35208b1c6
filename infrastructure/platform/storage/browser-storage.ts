/** The session storage of this tab. Undefined if the user has blocked storage. */
export function sessionStorageOfTab(): Storage | undefined {
  return storageOf(() => window.sessionStorage);
}

/** The local storage of this browser. Undefined if the user has blocked storage. */
export function localStorageOfBrowser(): Storage | undefined {
  return storageOf(() => window.localStorage);
}

/** Some browsers throw on any access to blocked storage. */
function storageOf(read: () => Storage): Storage | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
