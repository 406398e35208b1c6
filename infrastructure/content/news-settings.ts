/** How to call the news service. The API documents do not define it. */
export interface NewsSettings {
  readonly path: string;
  readonly serviceHeader: string;
  /**
   * The value by which a client names itself. It is not secret, because every browser receives it.
   */
  readonly serviceKey: string;
}

/**
 * @param settings build settings `VITE_NEWS_PATH`, `VITE_NEWS_SERVICE_HEADER` and
 * `VITE_NEWS_SERVICE_KEY`; the defaults suit the sandbox
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
