/** How the news service is called: the documents leave it to the provider. */
export interface NewsSettings {
  readonly path: string;
  readonly serviceHeader: string;
  /** Names the program that asks. It is in every browser, so that it is no secret. */
  readonly serviceKey: string;
}

/**
 * @param settings of the build: `VITE_NEWS_PATH`, `VITE_NEWS_SERVICE_HEADER` and
 * `VITE_NEWS_SERVICE_KEY`, each with a value that serves the sandbox
 */
export function newsSettingsFrom(settings: Readonly<Record<string, unknown>>): NewsSettings {
  const setting = (name: string, unset: string) => {
    const value = settings[`VITE_NEWS_${name}`];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : unset;
  };
  return {
    path: setting('PATH', '/news'),
    serviceHeader: setting('SERVICE_HEADER', 'x-service-auth'),
    serviceKey: setting('SERVICE_KEY', 'vriddhi-web'),
  };
}
