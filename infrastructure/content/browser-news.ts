import type { News } from '#application/content/news.ts';
import { browserVault } from '../platform/browser-device.ts';
import type { Environment } from '../platform/environment.ts';
import { LightHttp } from '../platform/light-http.ts';
import { ServerClock } from '../platform/server-clock.ts';
import { storedAsker } from '../platform/stored-asker.ts';
import { HttpNews } from './http-news.ts';
import { newsSettingsFrom } from './news-settings.ts';

/** News for the public pages of a browser; loaded with the page that shows them. */
export function browserNews(
  environment: Environment,
  settings: Readonly<Record<string, unknown>>,
): News {
  const clock = new ServerClock();
  return new HttpNews({
    http: new LightHttp(environment, window.fetch.bind(window), (time) => clock.follow(time)),
    clock,
    settings: newsSettingsFrom(settings),
    accessToken: async () => (await storedAsker(browserVault('vriddhi.session')))?.accessToken,
  });
}
