import type { Environment } from '#infrastructure/platform/environment.ts';
import { type ApiRequest, requestAddress, requestInit, TIMEOUT_MILLISECONDS } from './transport.ts';

/** Maximum age of a prefetched reply. */
export const FRESH_MILLISECONDS = 30_000;

/** A read-only request whose reply the page prefetches. */
export interface PrefetchRequest extends ApiRequest {
  readonly key: string;
}

export interface Prefetched {
  /** Epoch milliseconds on this device. */
  readonly sentAt: number;
  /** The token it was sent with; undefined for a visitor. */
  readonly accessToken: string | undefined;
  /**
   * The body is read to its end, because an unread body keeps its connection open and can still be
   * cut off.
   */
  readonly reply: Promise<{
    readonly response: Response;
    readonly text: string;
    readonly receivedAt: number;
  }>;
}

export type PrefetchedByKey = Map<string, Prefetched>;

declare global {
  interface Window {
    /** Set by the page's inline script. It resolves soon after the script has run. */
    vriddhiPrefetch?: Promise<PrefetchedByKey>;
  }
}

/** Sends requests as the transport does, before it is loaded. */
export function prefetch(
  requests: readonly PrefetchRequest[],
  dependencies: {
    readonly environment: Environment;
    readonly accessToken: string | undefined;
    readonly fetch: typeof globalThis.fetch;
  },
): PrefetchedByKey {
  const { environment, accessToken, fetch } = dependencies;
  const prefetched: PrefetchedByKey = new Map();
  for (const request of requests) {
    const reply = fetch(requestAddress(environment, request), {
      ...requestInit({ ...request, accessToken }),
      credentials: 'include',
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    }).then(async (response) => {
      const text = await response.text();
      return { response, text, receivedAt: Date.now() };
    });
    // Avoids an unhandled rejection until a caller takes the reply.
    reply.catch(() => {});
    prefetched.set(request.key, { sentAt: Date.now(), accessToken, reply });
  }
  setTimeout(() => prefetched.clear(), FRESH_MILLISECONDS);
  return prefetched;
}
