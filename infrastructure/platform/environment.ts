/** The provider's APIs. Each has its own host. In the sandbox, each has its own path prefix. */
export type ApiName =
  | 'main'
  | 'private-market'
  | 'ifa'
  | 'fd-partner-v1'
  | 'fd-partner-v2'
  | 'pricing'
  | 'orders'
  | 'signing'
  | 'news'
  | 'countries'
  | 'favicon';

export type EnvironmentName = 'sandbox' | 'uat' | 'production';

/** What differs between the sandbox, the provider's UAT system and production. */
export interface Environment {
  readonly name: EnvironmentName;
  /** Base URLs without a trailing slash. */
  readonly addresses: Readonly<Record<ApiName, string>>;
  /** Base URL of the server that serves the app; empty in a browser. */
  readonly appAddress: string;
  /** Whether the APIs accept the `idempotency-key` header. */
  readonly sendsIdempotencyKeys: boolean;
  /**
   * Mode and URL of the e-signing widget. In the sandbox, the reply with the token contains the
   * URL.
   */
  readonly signing: { readonly mode: 'sandbox' | 'production'; readonly address?: string };
}

const SANDBOX_PATHS: Readonly<Record<ApiName, string>> = {
  main: '/api/main',
  'private-market': '/api/private-market',
  ifa: '/api/ifa',
  'fd-partner-v1': '/api/fd-partner/v1',
  'fd-partner-v2': '/api/fd-partner/v2',
  pricing: '/api/pricing',
  orders: '/api/orders',
  signing: '/api/signing',
  news: '/api/news',
  countries: '/api/countries',
  favicon: '/api/favicon',
};

const API_NAMES = Object.keys(SANDBOX_PATHS) as ApiName[];

/**
 * The environment of the embedded backend.
 * @param origin the backend's origin; empty in a browser, where the backend also serves the app
 */
export function sandboxEnvironment(origin = ''): Environment {
  const addresses = mapAddresses((api) => `${origin}${SANDBOX_PATHS[api]}`);
  return {
    name: 'sandbox',
    addresses,
    appAddress: origin,
    sendsIdempotencyKeys: true,
    signing: { mode: 'sandbox' },
  };
}

/**
 * The environment chosen at build time.
 * @param settings `VITE_ENVIRONMENT` and, outside the sandbox, one URL per API, such as
 * `VITE_API_MAIN` or `VITE_API_FD_PARTNER_V1`
 * @throws an Error if a URL is missing, so that such a build does not start
 */
export function environmentFrom(settings: Readonly<Record<string, unknown>>): Environment {
  const name = settings['VITE_ENVIRONMENT'] ?? 'sandbox';
  if (name === 'sandbox') return sandboxEnvironment();
  if (name !== 'uat' && name !== 'production') {
    throw new Error(`VITE_ENVIRONMENT is sandbox, uat or production, got ${JSON.stringify(name)}`);
  }
  return {
    name,
    addresses: mapAddresses((api) => requiredAddress(settings, api)),
    appAddress: '',
    sendsIdempotencyKeys: settings['VITE_SENDS_IDEMPOTENCY_KEYS'] === 'true',
    signing: signingFrom(settings, name),
  };
}

/**
 * The e-signing widget. `VITE_SIGNING_WIDGET` is its URL. `VITE_SIGNING_MODE` defaults to
 * `production` only in the production environment.
 */
function signingFrom(
  settings: Readonly<Record<string, unknown>>,
  name: EnvironmentName,
): Environment['signing'] {
  const { VITE_SIGNING_MODE: mode, VITE_SIGNING_WIDGET: address } = settings;
  const isProduction = mode === undefined ? name === 'production' : mode === 'production';
  return {
    mode: isProduction ? 'production' : 'sandbox',
    ...(typeof address === 'string' &&
      URL.canParse(address) && {
        address: address.replace(/\/+$/, ''),
      }),
  };
}

function requiredAddress(settings: Readonly<Record<string, unknown>>, api: ApiName): string {
  const key = `VITE_API_${api.replaceAll('-', '_').toUpperCase()}`;
  const address = settings[key];
  if (typeof address !== 'string' || !URL.canParse(address)) {
    throw new Error(`${key} must be the address of the ${api} API`);
  }
  return address.replace(/\/+$/, '');
}

function mapAddresses(addressOf: (api: ApiName) => string): Record<ApiName, string> {
  return Object.fromEntries(API_NAMES.map((api) => [api, addressOf(api)])) as Record<
    ApiName,
    string
  >;
}
