import { fetchWithCookies } from './client.ts';

/** A request of the adapter. */
export interface Sent {
  readonly call: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The way to a backend that writes down each call. */
export function recording(origin: string, sent: Sent[]): typeof fetch {
  const send = fetchWithCookies(origin);
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const text = typeof init?.body === 'string' ? init.body : '{}';
    sent.push({
      call: `${init?.method ?? 'GET'} ${url.pathname}`,
      query: Object.fromEntries(url.searchParams),
      body: JSON.parse(text) as Record<string, unknown>,
    });
    return send(input, init);
  };
}
