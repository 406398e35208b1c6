interface Browser {
  readonly userAgentData?: { readonly mobile?: boolean };
}

/**
 * Whether this is a mobile device, which has SMS: as the browser says, and where it does not say, a
 * touch screen without a mouse.
 */
export function isMobileDevice(
  browser: Browser = navigator as Browser,
  matches: (query: string) => boolean = (query) => window.matchMedia(query).matches,
): boolean {
  return browser.userAgentData?.mobile ?? matches('(pointer: coarse) and (hover: none)');
}
