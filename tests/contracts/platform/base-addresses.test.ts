import { RuntimeEnvironment } from '#application/platform/runtime-environment.ts';
import { environmentFrom } from '#infrastructure/platform/environment.ts';
import { expect, it } from 'vitest';
import { startBackend } from '../backend.ts';
import { clientOf } from '../client.ts';

const names = 'MAIN PRIVATE_MARKET IFA ADMIN FD_PARTNER_V1 FD_PARTNER_V2 PRICING ORDERS';
const keys = `${names} SIGNING NEWS COUNTRIES FAVICON`.split(' ');

const environmentNamed = (name: string, more: object = {}) =>
  environmentFrom({
    ...Object.fromEntries(keys.map((key) => [`VITE_API_${key}`, `https://${key}.${name}.example`])),
    ...{ VITE_ENVIRONMENT: name, ...more },
  });

it('takes the base addresses of calls from the environment [PM-7.1, PM-7.2]', () => {
  expect(environmentNamed('uat').addresses.signing).toBe('https://SIGNING.uat.example');
  expect(environmentNamed('production').addresses.orders).toBe('https://ORDERS.production.example');
});

it('takes the address and mode of the e-signing widget too [PM-4.39, PM-4.40]', async () => {
  expect(environmentNamed('uat').signing).toEqual({ mode: 'sandbox' });
  const widget = { VITE_SIGNING_WIDGET: 'https://sign.example/widget/' };
  const address = 'https://sign.example/widget';
  const production = { mode: 'production', address };
  expect(environmentNamed('production', widget).signing).toEqual(production);
  const tried = { ...widget, VITE_SIGNING_MODE: 'sandbox' };
  expect(environmentNamed('production', tried).signing).toEqual({ mode: 'sandbox', address });
  const backend = await startBackend();
  const app = await clientOf(backend.appAddress);
  const ours = await app.get(RuntimeEnvironment).signingWidget();
  expect(ours).toEqual({ mode: 'sandbox', address: `${backend.thirdPartyAddress}/sign` });
  await backend.stop();
});
