import { Session } from '#application/platform/session.ts';
import { initialRequestsAt } from '#tests/support/initial-requests-at.ts';
import {
  type ApiRequest,
  requestAddress,
  requestInit,
} from '#infrastructure/platform/http/transport.ts';
import { sandboxEnvironment } from '#infrastructure/platform/environment.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { clientOf, fetchWithCookies } from '#tests/contracts/client.ts';
import { accountLoads, marketLoads, visitorLoads } from '#tests/ui/failures/failed-loads.ts';
import { renderScreen } from '#tests/ui/screen.tsx';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

const backend = testBackend();

/** Requests of the later parts; they are not prefetched. */
const LATER = [
  'GET /api/private-market/getpreipoproducts',
  'POST /api/main/onboarding/getvideokyc',
];

/** Requests of the dashboard whose failure is tested on another screen, with its path. */
const TRIED_ELSEWHERE: Readonly<Record<string, string>> = {
  'POST /api/main/investment/getportfoliosummary': '/portfolio',
  'POST /api/main/invest/tarrakki/portfolio': '/portfolio',
  'POST /api/main/products/getfd': '/invest',
  'GET /api/fd-partner/v1/schemes': '/invest/1001/0/-',
  'GET /api/private-market/getpreipoproducts': '/privatemarket/listing',
};

/** The requests of the dashboard and those prefetched, each as method, URL and body. */
async function openDashboard() {
  const calls: string[] = [];
  const send = fetchWithCookies(backend.appAddress);
  const browser = await clientOf(backend.appAddress, {
    fetch: (address, init) => {
      const { method = 'GET', body } = init ?? {};
      calls.push(line(method, new Request(address).url, typeof body === 'string' ? body : ''));
      return send(address, init);
    },
  });
  await renderScreen({ path: '/dashboard', as: 'demo', backend, browser });
  await screen.findByText('Total Portfolio Value');
  await screen.findByRole('list', { name: 'Waiting for you' });
  await expect
    .poll(() => LATER.every((name) => calls.some((call) => nameOf(call) === name)))
    .toBe(true);
  const investor = browser.get(Session).current;
  if (investor === undefined) throw new Error('nobody is signed in');
  const { investorId, isSeniorCitizen } = investor;
  const opening = initialRequestsAt('/dashboard', { investorId, isFemale: false, isSeniorCitizen });
  const isOfScreen = (call: string) => !call.includes('/api/main/login/');
  return { sent: calls.filter(isOfScreen), expected: opening.map(written) };
}

function written(request: ApiRequest): string {
  const { method = '', body } = requestInit(request);
  const address = requestAddress(sandboxEnvironment(backend.appAddress), request);
  return line(method, address, typeof body === 'string' ? body : '');
}

function line(method: string, address: string, body: string): string {
  const { pathname, search } = new URL(address);
  return `${method} ${pathname}${search} ${body}`;
}

/** The name of a request, such as `GET /api/main/investment/unpaid-orders`. */
function nameOf(call: string): string {
  return call.split(/[ ?]/).slice(0, 2).join(' ');
}

describe('the dashboard', () => {
  it('is fully prefetched, with exactly the requests of its adapters', async () => {
    const { sent, expected } = await openDashboard();
    const atOnce = sent.filter((call) => !LATER.includes(nameOf(call)));
    expect(atOnce.toSorted()).toEqual(expected.toSorted());
  });

  it('has a test for the failure of each of its calls', async () => {
    const { sent } = await openDashboard();
    const loads = [...visitorLoads, ...accountLoads, ...marketLoads];
    const isTried = (name: string) =>
      loads.some(
        ({ path, call }) => call === name && path === (TRIED_ELSEWHERE[name] ?? '/dashboard'),
      );
    expect(sent.map(nameOf).filter((name) => !isTried(name))).toEqual([]);
  });
});
