/** Sets the width of the simulated window, in CSS pixels; views notice a resize. */
export function setWindowWidth(width: number): void {
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });
  Object.defineProperty(window, 'matchMedia', { value: widthQuery, configurable: true });
  window.dispatchEvent(new Event('resize'));
}

/** Answers queries such as `(width >= 64rem)`, which jsdom does not know. */
function widthQuery(media: string): Partial<MediaQueryList> {
  const from = /^\(width >= (\d+)rem\)$/.exec(media)?.[1];
  return {
    media,
    get matches() {
      return from !== undefined && window.innerWidth >= Number(from) * 16;
    },
    addEventListener: (_: string, listener: EventListener) =>
      window.addEventListener('resize', listener),
    removeEventListener: (_: string, listener: EventListener) =>
      window.removeEventListener('resize', listener),
  };
}
