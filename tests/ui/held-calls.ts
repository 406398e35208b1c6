import { onTestFinished, vi } from 'vitest';

export interface HeldCalls {
  /** Holds the calls from now on. */
  readonly hold: () => void;
  /** Sends later calls at once. The held ones stay held. */
  readonly letPass: () => void;
  /** Sends the held calls, and later ones at once. Resolves when the held ones are answered. */
  readonly release: () => Promise<void>;
  /** The number of calls that are held. */
  readonly count: () => number;
}

/**
 * Can hold the calls whose path ends like this, before they are sent; all calls by default. The
 * app gets the reply to a held call even if it has aborted the call in the meantime, as if the
 * reply was already on its way.
 */
export function heldCalls(pathEnd = ''): HeldCalls {
  const send = globalThis.fetch;
  let isHolding = false;
  let waiting: (() => Promise<unknown>)[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (!isHolding || !pathname.endsWith(pathEnd)) return send(input, init);
    return new Promise((resolve) => {
      waiting.push(() => {
        const reply = send(input, { ...init, signal: null });
        resolve(reply);
        return reply;
      });
    });
  };
  vi.stubGlobal('fetch', fetch);
  onTestFinished(() => void vi.unstubAllGlobals());
  const letPass = () => {
    isHolding = false;
  };
  return {
    hold: () => {
      isHolding = true;
    },
    letPass,
    release: async () => {
      letPass();
      const calls = waiting;
      waiting = [];
      await Promise.allSettled(calls.map((answer) => answer()));
    },
    count: () => waiting.length,
  };
}
