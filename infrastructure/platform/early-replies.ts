import type { ApiName, Environment } from './environment.ts';

/** As long as the app's own calls wait. */
const TIMEOUT_MILLISECONDS = 20_000;
/** How long after the first call of the app a reply counts that was asked for before it. */
const FRESH_MILLISECONDS = 3000;

/** A call that changes nothing, POST unless stated otherwise. */
export interface EarlyCall {
  readonly api: ApiName;
  readonly method?: 'GET';
  readonly path: string;
  readonly body?: unknown;
}

/** What is on its way, by the call. */
export type EarlyReplies = Map<string, Promise<Response>>;

declare global {
  interface Window {
    /** Left by the script of the page for the app: its way to the network. */
    vriddhiEarly?: { readonly replies: Promise<EarlyReplies>; readonly fetch: typeof fetch };
  }
}

/** Sends calls off in the words of `HttpClient`, before that has come. */
export function askEarly(
  calls: readonly EarlyCall[],
  parts: {
    readonly environment: Environment;
    readonly accessToken: string | undefined;
    readonly fetch: typeof globalThis.fetch;
  },
): EarlyReplies {
  const { environment, accessToken, fetch } = parts;
  const replies: EarlyReplies = new Map();
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
    const reply = fetch(address, init);
    // Whoever takes it is told; until then nobody is.
    reply.catch(() => {});
    replies.set(nameOf(address, init), reply);
  }
  return replies;
}

/**
 * Answers a call that has been sent off already with its reply, once: the same call, of the same
 * person, as the first screen makes it. Any other goes its way.
 */
export function withEarlyReplies(
  fetch: typeof globalThis.fetch,
  asked: Promise<EarlyReplies>,
): typeof globalThis.fetch {
  let first: number | undefined;
  return async (address, init) => {
    first ??= performance.now();
    const isLate = performance.now() - first >= FRESH_MILLISECONDS;
    if (isLate || typeof address !== 'string') return fetch(address, init);
    const replies = await asked;
    const name = nameOf(address, init);
    const reply = replies.get(name);
    if (reply === undefined) return fetch(address, init);
    replies.delete(name);
    const { signal } = init ?? {};
    signal?.throwIfAborted();
    // What did not come may come the second time.
    const answered = reply.then(withoutTime, () => fetch(address, init));
    return signal ? Promise.race([answered, abortOf(signal)]) : answered;
  };
}

function nameOf(address: string, { method, headers, body }: RequestInit = {}): string {
  return JSON.stringify([method, address, body ?? null, new Headers(headers).get('authorization')]);
}

/** It has lain here: whoever sets a clock by it would be late. */
function withoutTime({ body, status, statusText, headers }: Response): Response {
  const kept = new Headers(headers);
  kept.delete('server-time');
  return new Response(body, { status, statusText, headers: kept });
}

function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
