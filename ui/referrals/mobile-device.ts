interface Browser {
  readonly userAgentData?: { readonly mobile?: boolean };
}

/**
 * Whether this device can send SMS. Uses the browser's client hints, or else checks for a touch
 * screen without a mouse.
 */
export function isMobileDevice(
  browser: Browser = navigator as Browser,
  matches: (query: string) => boolean = (query) => window.matchMedia(query).matches,
): boolean {
  return browser.userAgentData?.mobile ?? matches('(pointer: coarse) and (hover: none)');
}
