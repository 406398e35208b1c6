import type { ApiName, Environment } from '#infrastructure/platform/environment.ts';

/** The same timeout as the app's own calls. */
const TIMEOUT_MILLISECONDS = 20_000;
/** Maximum age of a prefetched response. */
const FRESH_MILLISECONDS = 30_000;
/** How long the app waits to learn which requests were prefetched. */
const PATIENCE_MILLISECONDS = 1000;

/** A read-only request to prefetch; POST unless stated otherwise. */
export interface EarlyCall {
  readonly api: ApiName;
  readonly method?: 'GET';
  readonly path: string;
  readonly body?: unknown;
}

interface PrefetchedResponse {
  /** Epoch milliseconds on this device. */
  readonly sent: number;
  /**
   * The body is read to its end, because an unread body keeps its connection open and can still be
   * cut off.
   */
  readonly answer: Promise<{
    readonly response: Response;
    readonly text: string;
    readonly arrived: number;
  }>;
}

/** Prefetched responses by request. */
export type PrefetchedResponses = Map<string, PrefetchedResponse>;

declare global {
  interface Window {
    /** Set by the page's inline script: the prefetched responses, and the original `fetch`. */
    vriddhiPrefetch?: {
      readonly replies: Promise<PrefetchedResponses>;
      readonly fetch: typeof fetch;
    };
  }
}

/** Sends requests exactly as `HttpClient` does, before it is loaded. */
export function prefetch(
  calls: readonly EarlyCall[],
  parts: {
    readonly environment: Environment;
    readonly accessToken: string | undefined;
    readonly fetch: typeof globalThis.fetch;
  },
): PrefetchedResponses {
  const { environment, accessToken, fetch } = parts;
  const replies: PrefetchedResponses = new Map();
  for (const { api, method = 'POST', path, body } of calls) {
    const address = `${environment.addresses[api]}${path}`;
    const init = {
      method,
      headers: {
        accept: 'application/json',
        'x-vriddhi': '1',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      credentials: 'include' as const,
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    };
    const answer = fetch(address, init).then(async (response) => {
      const text = await response.text();
      return { response, text, arrived: Date.now() };
    });
    // Avoids an unhandled rejection until a caller takes the response.
    answer.catch(() => {});
    replies.set(nameOf(address, init), { sent: Date.now(), answer });
  }
  setTimeout(() => replies.clear(), FRESH_MILLISECONDS);
  return replies;
}

/**
 * Answers a request with its prefetched response, once, if method, URL, body and credentials match.
 * Other requests go to the network.
 */
export function withPrefetchedResponses(
  fetch: typeof globalThis.fetch,
  asked: Promise<PrefetchedResponses>,
): typeof globalThis.fetch {
  const nothing: PrefetchedResponses = new Map();
  const known = Promise.race([asked.catch(() => nothing), after(PATIENCE_MILLISECONDS, nothing)]);
  let replies: PrefetchedResponses | undefined;
  void known.then((map) => (replies = map));
  return async (address, init) => {
    if (typeof address !== 'string') return fetch(address, init);
    // After the first wait, a request goes out synchronously.
    const reply = takenFrom(replies ?? (await known), nameOf(address, init));
    if (reply === undefined) return fetch(address, init);
    const { signal } = init ?? {};
    signal?.throwIfAborted();
    // A failed prefetch is sent again.
    const answered = reply.answer.then(asIfJustCome, () => fetch(address, init));
    return signal ? Promise.race([answered, abortOf(signal)]) : answered;
  };
}

function nameOf(address: string, { method, headers, body }: RequestInit = {}): string {
  return JSON.stringify([method, address, body ?? null, new Headers(headers).get('authorization')]);
}

function takenFrom(replies: PrefetchedResponses, name: string): PrefetchedResponse | undefined {
  const reply = replies.get(name);
  replies.delete(name);
  // A page that was suspended before its scripts loaded may resume much later.
  return reply && Date.now() - reply.sent < FRESH_MILLISECONDS ? reply : undefined;
}

/** Advances the `server-time` header by the time since arrival, because clocks are set by it. */
function asIfJustCome({
  response,
  text,
  arrived,
}: Awaited<PrefetchedResponse['answer']>): Response {
  const headers = new Headers(response.headers);
  const then = Date.parse(headers.get('server-time') ?? '');
  if (!Number.isNaN(then)) {
    headers.set('server-time', new Date(then + Date.now() - arrived).toISOString());
  }
  const { status, statusText } = response;
  return new Response(text === '' ? null : text, { status, statusText, headers });
}

function after<Value>(milliseconds: number, value: Value): Promise<Value> {
  return new Promise((over) => setTimeout(() => over(value), milliseconds));
}

function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
