import { FRESH_MILLISECONDS, type Prefetched, type PrefetchedByKey } from './response-prefetch.ts';
import type { KeyedFetch } from './transport.ts';

/**
 * Returns a `fetch` that answers a request with its prefetched reply, once, if key and access token
 * match. Requests without a key are sent at once.
 */
export function withPrefetchedReplies(
  fetch: typeof globalThis.fetch,
  found: Promise<PrefetchedByKey>,
): KeyedFetch {
  let replies: PrefetchedByKey | undefined;
  void found.then((known) => (replies = known));
  return async (address, init, { key, accessToken }) => {
    if (key === undefined) return fetch(address, init);
    // Only the first request must wait to learn what was prefetched.
    const prefetched = takeReply(replies ?? (await found), key);
    if (prefetched === undefined || prefetched.accessToken !== accessToken)
      return fetch(address, init);
    const { signal } = init;
    signal?.throwIfAborted();
    // If the prefetch failed, the request is sent again.
    const reply = prefetched.reply.then(asIfReceivedNow, () => fetch(address, init));
    return signal ? Promise.race([reply, abortOf(signal)]) : reply;
  };
}

function takeReply(replies: PrefetchedByKey, key: string): Prefetched | undefined {
  const prefetched = replies.get(key);
  replies.delete(key);
  // A page may be suspended before its scripts load, and resume much later.
  return prefetched && Date.now() - prefetched.sentAt < FRESH_MILLISECONDS ? prefetched : undefined;
}

/**
 * The reply as if it had just arrived: its `server-time` header, by which the clock is set, is
 * advanced by the time since.
 */
function asIfReceivedNow({ response, text, receivedAt }: Awaited<Prefetched['reply']>): Response {
  const headers = new Headers(response.headers);
  const serverTime = Date.parse(headers.get('server-time') ?? '');
  if (!Number.isNaN(serverTime)) {
    headers.set('server-time', new Date(serverTime + Date.now() - receivedAt).toISOString());
  }
  const { status, statusText } = response;
  return new Response(text === '' ? null : text, { status, statusText, headers });
}

function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
