import {
  type ApiName,
  environmentFrom,
  sandboxEnvironment,
} from '#infrastructure/platform/environment.ts';
import { describe, expect, it } from 'vitest';

const APIS = Object.keys(sandboxEnvironment().addresses) as ApiName[];
const keyOf = (api: ApiName) => `VITE_API_${api.replaceAll('-', '_').toUpperCase()}`;

/** All settings of a build for one environment. */
function settingsFor(name: string): Record<string, string> {
  const addresses = APIS.map((api) => [keyOf(api), `https://${api}.${name}.provider.example`]);
  return { VITE_ENVIRONMENT: name, ...(Object.fromEntries(addresses) as Record<string, string>) };
}

describe('the environment', () => {
  it('has base addresses of its own in UAT and in PRODUCTION [AP-7.2, FD-7.2, PM-7.1, PM-7.2]', () => {
    const [uat, production] = ['uat', 'production'].map((name) =>
      environmentFrom(settingsFor(name)),
    );
    for (const api of APIS) {
      expect(uat?.addresses[api]).toBe(`https://${api}.uat.provider.example`);
      expect(production?.addresses[api]).toBe(`https://${api}.production.provider.example`);
    }
  });

  it('has a main, private-market, IFA and partner API, and no admin API [AP-7.3, AP-7.4]', () => {
    const { addresses } = environmentFrom(settingsFor('production'));
    const named = ['main', 'private-market', 'ifa', 'fd-partner-v1', 'fd-partner-v2'];
    expect(Object.keys(addresses)).toEqual(expect.arrayContaining(named));
    expect(addresses).not.toHaveProperty('admin');
    expect(new Set(Object.values(addresses)).size).toBe(APIS.length);
    expect(addresses['fd-partner-v1']).not.toBe(addresses['fd-partner-v2']);
  });

  it('is the sandbox by default, with path prefixes under /api/ [AP-7.5]', () => {
    const { name, addresses } = environmentFrom({});
    expect(name).toBe('sandbox');
    expect(addresses.main).toBe('/api/main');
    expect(addresses['fd-partner-v2']).toBe('/api/fd-partner/v2');
    expect(Object.values(addresses).every((address) => address.startsWith('/api/'))).toBe(true);
  });

  it('has the address and mode of the e-signing widget [PM-4.39, PM-4.40]', () => {
    const signingIn = (name: string, more: object = {}) =>
      environmentFrom({ ...settingsFor(name), ...more }).signing;
    expect(signingIn('uat')).toEqual({ mode: 'sandbox' });
    const widget = { VITE_SIGNING_WIDGET: 'https://sign.example/widget/' };
    const address = 'https://sign.example/widget';
    expect(signingIn('production', widget)).toEqual({ mode: 'production', address });
    const tried = { ...widget, VITE_SIGNING_MODE: 'sandbox' };
    expect(signingIn('production', tried)).toEqual({ mode: 'sandbox', address });
  });

  it.each(APIS)('refuses a build without the address of the %s API [PM-7.2]', (api) => {
    const settings = settingsFor('uat');
    const expected = `${keyOf(api)} must be the address of the ${api} API`;
    expect(() => environmentFrom({ ...settings, [keyOf(api)]: undefined })).toThrow(expected);
    expect(() => environmentFrom({ ...settings, [keyOf(api)]: 'not an address' })).toThrow(
      expected,
    );
  });

  it('refuses a name that it does not know, and drops a slash at the end', () => {
    expect(() => environmentFrom({ VITE_ENVIRONMENT: 'staging' })).toThrow(
      'VITE_ENVIRONMENT is sandbox, uat or production, got "staging"',
    );
    const settings = { ...settingsFor('uat'), VITE_API_MAIN: 'https://api.provider.example//' };
    expect(environmentFrom(settings).addresses.main).toBe('https://api.provider.example');
  });

  it('sends idempotency keys only if the configuration says that the APIs accept them', () => {
    expect(environmentFrom(settingsFor('production')).sendsIdempotencyKeys).toBe(false);
    const accepting = { ...settingsFor('production'), VITE_SENDS_IDEMPOTENCY_KEYS: 'true' };
    expect(environmentFrom(accepting).sendsIdempotencyKeys).toBe(true);
    expect(environmentFrom({}).sendsIdempotencyKeys).toBe(true);
  });
});
