import { Reporting } from '#application/platform/reporting.ts';
import { reportAddressFrom } from '#infrastructure/platform/reporting/report-address.ts';
import { clientOf } from '#tests/contracts/client.ts';
import { expect, it, vi } from 'vitest';
import { smallServer } from './small-server.ts';

it('is off unless an address is set [PM-7.56, PM-7.58]', () => {
  expect(reportAddressFrom({})).toBeUndefined();
  expect(reportAddressFrom({ VITE_REPORT_URL: '' })).toBeUndefined();
  const address = 'https://reports.example/in';
  expect(reportAddressFrom({ VITE_REPORT_URL: address })).toBe(address);
  for (const wrong of ['reports.example', 'javascript:alert(1)', 5]) {
    expect(() => reportAddressFrom({ VITE_REPORT_URL: wrong })).toThrow('VITE_REPORT_URL must be');
  }
});

it('gets failures and events, without personal data and cookies [PM-7.56, PM-7.57]', async () => {
  const got: { readonly cookie: string | undefined; readonly body: string }[] = [];
  const server = await smallServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      got.push({ cookie: request.headers.cookie, body });
      response.end('taken');
    });
  });
  const app = await clientOf(server.address, { reportAddress: `${server.address}/in`, fetch });
  app.get(Reporting).failed('a call for 9876543210', { status: 500 });
  app.get(Reporting).happened('Payment Success');
  await vi.waitFor(() => expect(got).toHaveLength(2));
  const what = expect.not.stringContaining('9876543210') as unknown;
  expect(got.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    { kind: 'failed', what, details: { status: 500 } },
    { kind: 'happened', what: 'Payment Success', details: {} },
  ]);
  expect(got.every(({ cookie }) => cookie === undefined)).toBe(true);
  await server.stop();
});
