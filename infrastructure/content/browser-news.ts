import type { News } from '#application/content/news.ts';
import type { Environment } from '#infrastructure/platform/environment.ts';
import { LightHttp } from '#infrastructure/platform/http/light-http.ts';
import { ServerClock } from '#infrastructure/platform/http/server-clock.ts';
import { Transport } from '#infrastructure/platform/http/transport.ts';
import { HttpNews } from './http-news.ts';
import { newsSettingsFrom } from './news-settings.ts';
import { storedAccessToken } from './stored-access-token.ts';

/** Creates the news adapter for the public pages, which load this module only when they need it. */
export function browserNews(
  environment: Environment,
  settings: Readonly<Record<string, unknown>>,
): News {
  const clock = new ServerClock();
  const transport = new Transport({
    environment,
    fetch: window.fetch.bind(window),
    followClock: (serverTime) => clock.follow(serverTime),
    credentials: 'same-origin',
  });
  return new HttpNews({
    http: new LightHttp(transport, storedAccessToken),
    clock,
    settings: newsSettingsFrom(settings),
  });
}
