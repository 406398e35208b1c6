import { sandboxEnvironment } from '#infrastructure/platform/environment.ts';
import { LightHttp } from '#infrastructure/platform/http/light-http.ts';
import { ServerClock } from '#infrastructure/platform/http/server-clock.ts';
import { Transport } from '#infrastructure/platform/http/transport.ts';
import { HttpAdvisorRegistrations } from '#infrastructure/content/http-advisor-registrations.ts';
import { HttpContactMessages } from '#infrastructure/content/http-contact-messages.ts';
import { HttpInvestorNotes } from '#infrastructure/content/http-investor-notes.ts';
import { HttpNews } from '#infrastructure/content/http-news.ts';
import { newsSettingsFrom } from '#infrastructure/content/news-settings.ts';
import type { Backend } from '../backend.ts';
import { fetchWithCookies } from '../client.ts';

/** The adapters of the public pages for a backend, as the browser of a visitor has them. */
export function lightClientOf(
  { appAddress }: Pick<Backend, 'appAddress'>,
  { accessToken, fetch = fetchWithCookies(appAddress) }: Partial<LightDevice> = {},
) {
  const clock = new ServerClock();
  const environment = sandboxEnvironment(appAddress);
  const followClock = (serverTime: string | undefined) => clock.follow(serverTime);
  const http = new LightHttp(
    new Transport({ environment, fetch, followClock, credentials: 'include' }),
    () => Promise.resolve(accessToken),
  );
  return {
    advisorRegistrations: new HttpAdvisorRegistrations(http),
    contactMessages: new HttpContactMessages(http),
    investorNotes: new HttpInvestorNotes(http),
    news: new HttpNews({
      http,
      clock,
      settings: newsSettingsFrom({}),
    }),
  };
}

interface LightDevice {
  readonly accessToken: string;
  readonly fetch: typeof fetch;
}

interface WatchedRequest {
  readonly url: URL;
  readonly method: string | undefined;
  readonly headers: Headers;
  readonly body: unknown;
}

/** A `fetch` that records each request before it sends it. */
export function watchedFetch({ appAddress }: Backend) {
  const send = fetchWithCookies(appAddress);
  const requests: WatchedRequest[] = [];
  const watched: typeof fetch = (input, init) => {
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    const headers = new Headers(init?.headers);
    requests.push({ url: new URL(input as string), method: init?.method, headers, body });
    return send(input, init);
  };
  return { requests, fetch: watched };
}
