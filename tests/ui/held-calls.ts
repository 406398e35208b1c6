import { fetchWithCookies } from '#tests/contracts/client.ts';

export interface HeldCalls {
  readonly fetch: typeof fetch;
  /** Holds the calls from now on until `release()`. */
  readonly hold: () => void;
  readonly release: () => void;
  /** The number of calls that are held. */
  readonly count: () => number;
}

/** A browser's `fetch` that can hold the calls whose path ends like this, before they are sent. */
export function heldCalls(appAddress: string, pathEnd: string): HeldCalls {
  const send = fetchWithCookies(appAddress);
  let isHolding = false;
  let waiting: (() => void)[] = [];
  return {
    fetch: async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      if (isHolding && pathname.endsWith(pathEnd)) {
        await new Promise<void>((resolve) => void waiting.push(resolve));
      }
      return send(input, init);
    },
    hold: () => {
      isHolding = true;
    },
    release: () => {
      isHolding = false;
      for (const resume of waiting) resume();
      waiting = [];
    },
    count: () => waiting.length,
  };
}
