import type { Environment } from '#infrastructure/platform/environment.ts';
import { type ApiRequest, requestAddress, requestInit, TIMEOUT_MILLISECONDS } from './transport.ts';

/** Age in milliseconds at which a prefetched reply is no longer used. */
export const FRESH_MILLISECONDS = 30_000;

/** A read-only request whose reply the page prefetches. */
export interface PrefetchRequest extends ApiRequest {
  readonly key: string;
}

/** The opened screen, on which the requests of its document depend. */
export interface OpenedScreen {
  /** 0 for a visitor. */
  readonly investorId: number;
  readonly isFemale: boolean;
  readonly isSeniorCitizen: boolean;
  /** The parameters of the path, such as `id` for `/invest/:id`. */
  readonly parameters: Readonly<Record<string, string>>;
}

/**
 * Builds the request of a named read from the opened screen and from the arguments that the
 * `route.ts` of the screen fixes. The result is undefined if the URL is not valid.
 */
export type Read = (opened: OpenedScreen, fixed: never) => PrefetchRequest | undefined;

export interface Prefetched {
  /** Epoch milliseconds on this device. */
  readonly sentAt: number;
  /** The access token of the request; undefined for a visitor. */
  readonly accessToken: string | undefined;
  /**
   * The reply with its whole body as text. An unread body would keep the connection open and could
   * still be cut off.
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
    /**
     * The prefetched replies. The page's inline script sets this promise, which resolves soon
     * after.
     */
    vriddhiPrefetch?: Promise<PrefetchedByKey>;
  }
}

/** Sends requests as the transport does, from an inline script, before the transport is loaded. */
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
