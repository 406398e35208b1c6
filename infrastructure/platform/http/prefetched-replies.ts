import { FRESH_MILLISECONDS, type Prefetched, type PrefetchedByKey } from './response-prefetch.ts';
import type { KeyedFetch } from './transport.ts';

/**
 * Answers a request with its prefetched reply, once, if its key and its access token match.
 * Requests without a key go out at once.
 */
export function withPrefetchedReplies(
  fetch: typeof globalThis.fetch,
  found: Promise<PrefetchedByKey>,
): KeyedFetch {
  let replies: PrefetchedByKey | undefined;
  void found.then((known) => (replies = known));
  return async (address, init, { key, accessToken }) => {
    if (key === undefined) return fetch(address, init);
    // The first request waits to learn which requests were prefetched.
    const prefetched = takeReply(replies ?? (await found), key);
    if (prefetched === undefined || prefetched.accessToken !== accessToken)
      return fetch(address, init);
    const { signal } = init;
    signal?.throwIfAborted();
    // A failed prefetch is sent again.
    const reply = prefetched.reply.then(asIfReceivedNow, () => fetch(address, init));
    return signal ? Promise.race([reply, abortOf(signal)]) : reply;
  };
}

function takeReply(replies: PrefetchedByKey, key: string): Prefetched | undefined {
  const prefetched = replies.get(key);
  replies.delete(key);
  // A page that was suspended before its scripts loaded may resume much later.
  return prefetched && Date.now() - prefetched.sentAt < FRESH_MILLISECONDS ? prefetched : undefined;
}

/** Advances the `server-time` header by the time since arrival, because clocks are set by it. */
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
