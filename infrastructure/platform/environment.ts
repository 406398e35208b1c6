/** The hosts of the provider, each with its own address; in the sandbox path prefixes of one. */
export type ApiName =
  | 'main'
  | 'private-market'
  | 'ifa'
  | 'admin'
  | 'fd-partner-v1'
  | 'fd-partner-v2'
  | 'pricing'
  | 'orders'
  | 'signing'
  | 'news'
  | 'countries'
  | 'favicon';

export type EnvironmentName = 'sandbox' | 'uat' | 'production';

/** What differs between the sandbox, the provider's test system and the real one. */
export interface Environment {
  readonly name: EnvironmentName;
  /** Without a slash at the end. */
  readonly addresses: Readonly<Record<ApiName, string>>;
  /** Whether the APIs take an `idempotency-key` header. */
  readonly sendsIdempotencyKeys: boolean;
  /** The e-signing widget; the sandbox says itself where its own is. */
  readonly signing: { readonly mode: 'sandbox' | 'production'; readonly address?: string };
}

const SANDBOX_PATHS: Readonly<Record<ApiName, string>> = {
  main: '/api/main',
  'private-market': '/api/private-market',
  ifa: '/api/ifa',
  admin: '/api/admin',
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

/** The embedded backend; `origin` is empty in the browser, where it serves the app too. */
export function sandboxEnvironment(origin = ''): Environment {
  const addresses = mapAddresses((api) => `${origin}${SANDBOX_PATHS[api]}`);
  return { name: 'sandbox', addresses, sendsIdempotencyKeys: true, signing: { mode: 'sandbox' } };
}

/**
 * The environment that was chosen at build time.
 * @param settings `VITE_ENVIRONMENT` and, outside the sandbox, `VITE_API_MAIN`,
 * `VITE_API_FD_PARTNER_V1` and so on, one for each API.
 * @throws a sentence when an address is missing: a build without it must not start.
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
    sendsIdempotencyKeys: settings['VITE_SENDS_IDEMPOTENCY_KEYS'] === 'true',
    signing: signingFrom(settings, name),
  };
}

/** `VITE_SIGNING_WIDGET` is its address; `VITE_SIGNING_MODE` is production in production alone. */
function signingFrom(
  settings: Readonly<Record<string, unknown>>,
  name: EnvironmentName,
): Environment['signing'] {
  const { VITE_SIGNING_MODE: mode, VITE_SIGNING_WIDGET: address } = settings;
  const isProduction = mode === undefined ? name === 'production' : mode === 'production';
  return {
    mode: isProduction ? 'production' : 'sandbox',
    ...(typeof address === 'string' && URL.canParse(address) && {
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
