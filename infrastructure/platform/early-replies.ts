import type { ApiName, Environment } from './environment.ts';

/** As long as the app's own calls wait. */
const TIMEOUT_MILLISECONDS = 20_000;
/** How old an answer may be that the app still takes. */
const FRESH_MILLISECONDS = 30_000;
/** How long the app waits to hear what has been asked. */
const PATIENCE_MILLISECONDS = 1000;

/** A call that changes nothing, POST unless stated otherwise. */
export interface EarlyCall {
  readonly api: ApiName;
  readonly method?: 'GET';
  readonly path: string;
  readonly body?: unknown;
}

interface EarlyReply {
  /** An instant of this device, in milliseconds. */
  readonly sent: number;
  /** Read to its end: what lies unread holds its connection, and can still be cut. */
  readonly answer: Promise<{
    readonly response: Response;
    readonly text: string;
    readonly arrived: number;
  }>;
}

/** What is on its way, by the call. */
export type EarlyReplies = Map<string, EarlyReply>;

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
    const answer = fetch(address, init).then(async (response) => {
      const text = await response.text();
      return { response, text, arrived: Date.now() };
    });
    // Whoever takes it is told; until then nobody is.
    answer.catch(() => {});
    replies.set(nameOf(address, init), { sent: Date.now(), answer });
  }
  setTimeout(() => replies.clear(), FRESH_MILLISECONDS);
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
  const nothing: EarlyReplies = new Map();
  const known = Promise.race([asked.catch(() => nothing), after(PATIENCE_MILLISECONDS, nothing)]);
  let replies: EarlyReplies | undefined;
  void known.then((map) => (replies = map));
  return async (address, init) => {
    if (typeof address !== 'string') return fetch(address, init);
    // Once it is known, a call goes out in the turn that makes it.
    const reply = takenFrom(replies ?? (await known), nameOf(address, init));
    if (reply === undefined) return fetch(address, init);
    const { signal } = init ?? {};
    signal?.throwIfAborted();
    // What did not come may come the second time.
    const answered = reply.answer.then(asIfJustCome, () => fetch(address, init));
    return signal ? Promise.race([answered, abortOf(signal)]) : answered;
  };
}

function nameOf(address: string, { method, headers, body }: RequestInit = {}): string {
  return JSON.stringify([method, address, body ?? null, new Headers(headers).get('authorization')]);
}

function takenFrom(replies: EarlyReplies, name: string): EarlyReply | undefined {
  const reply = replies.get(name);
  replies.delete(name);
  // A page that was left before its scripts came may go on an hour later.
  return reply && Date.now() - reply.sent < FRESH_MILLISECONDS ? reply : undefined;
}

/** The server's time goes on while an answer lies here: clocks are set by it. */
function asIfJustCome({ response, text, arrived }: Awaited<EarlyReply['answer']>): Response {
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
