import type { AppContainer } from '#infrastructure/container.ts';
import { type Backend, testBackend } from '#tests/contracts/backend.ts';
import { clientOf } from '#tests/contracts/client.ts';
import type { FaultOrder } from '#tests/contracts/control.ts';
import { DOCUMENT_TITLE } from '#tests/e2e/support/document-title.ts';
import { investorRoutes, type OpenRoute, visitorRoutes } from '#tests/e2e/support/all-routes.ts';
import { heldCalls } from '#tests/ui/held-calls.ts';
import { peopleOf, renderScreen, signIn } from '#tests/ui/screen.tsx';
import { publicPaths } from '#ui/site/public-paths.ts';
import { Redirect } from '#ui/platform/routing/redirect.tsx';
import { RouteTitle } from '#ui/platform/routing/route-title.ts';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Router } from 'react-router-dom';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';

const LISTING = '/privatemarket/listing?tab=unlisted';
const COMPANY = 'Nilgiri Diagnostics';
const OF_THE_SESSION = /\/login\//;
const LATE = { kind: 'slow', milliseconds: 60_000 } as const;
const REFUSED = { kind: 'status', status: 500 } as const;

const backend = testBackend();
let investor: AppContainer;
let routes: readonly string[];
beforeAll(async () => {
  investor = await clientOf(backend.appAddress);
  const [demo] = await peopleOf(backend);
  await signIn(investor, backend, demo?.mobile ?? '');
  routes = await routesOf(backend);
});

/** All routes of the API, except those of the session. */
async function routesOf({ thirdPartyAddress }: Backend): Promise<readonly string[]> {
  const reply = await fetch(`${thirdPartyAddress}/sandbox/openapi.json`);
  const { paths } = (await reply.json()) as { readonly paths: Readonly<Record<string, object>> };
  return Object.keys(paths)
    .filter((path) => !OF_THE_SESSION.test(path))
    .map((path) => path.replaceAll(/\{(\w+)\}/g, ':$1'));
}

async function addFaults(fault: Omit<FaultOrder, 'route'>): Promise<void> {
  await Promise.all(routes.map((route) => backend.control.fault({ ...fault, route, times: 100 })));
  onTestFinished(() => backend.control.clearFaults());
}

/** Opens a path and waits for its screen, while the requests have this fault. */
async function open(path: string, fault: typeof LATE | typeof REFUSED): Promise<void> {
  document.title = '';
  await addFaults(fault);
  await renderScreen({ path, as: 'demo', backend, browser: investor });
  await act(() => vi.dynamicImportSettled());
}

const headings = () => screen.getAllByRole('heading', { level: 1 });

function expectNames(): void {
  expect(headings().map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/\S/)]);
  expect(document.title).toMatch(DOCUMENT_TITLE);
}

describe('a page', () => {
  // The public pages are documents outside the app.
  const isOfTheApp = ({ path }: OpenRoute) => publicPaths.every((page) => page.path !== path);
  const screens = [...visitorRoutes, ...investorRoutes].filter(isOfTheApp);

  it.each(screens)('$path has one main heading and a title while it loads', async ({ address }) => {
    await open(address, LATE);
    expectNames();
  });

  it.each(screens)('$path has them when all requests fail', async ({ address }) => {
    await open(address, REFUSED);
    await waitFor(() => expect(document.querySelector('main [data-part]')).toBeNull());
    expectNames();
  });

  it('has its main heading while it redirects', () => {
    // The path does not change here, as in the moment before the next page renders.
    const navigator = { replace: vi.fn(), push: vi.fn(), go: vi.fn(), createHref: String };
    render(
      <Router location="/profile/details/1" navigator={navigator}>
        <RouteTitle value="Personal Details">
          <Redirect to="/profile/details/2" />
        </RouteTitle>
      </Router>,
    );
    expect(navigator.replace).toHaveBeenCalledOnce();
    expect(headings()[0]).toHaveTextContent('Personal Details, loading');
  });
});

describe('the focus', () => {
  it('goes to the heading of the page, not to that of the loading state', async () => {
    const { user } = await renderScreen({ path: LISTING, as: 'demo', backend, browser: investor });
    const link = await screen.findByRole('link', { name: COMPANY });
    const calls = heldCalls();
    calls.hold();
    await user.click(link);
    await waitFor(() => expect(headings()[0]).toHaveTextContent('Company'));
    expect(headings()[0]).not.toHaveFocus();
    void calls.release();
    await waitFor(() => expect(headings()[0]).toHaveTextContent(COMPANY));
    expect(headings()[0]).toHaveFocus();
  });

  it('stays on a heading that is rendered again with the data', async () => {
    const path = '/privatemarket/portfolio';
    const { goTo } = await renderScreen({ path: LISTING, as: 'demo', backend, browser: investor });
    await screen.findByRole('link', { name: COMPANY });
    const calls = heldCalls();
    calls.hold();
    act(() => goTo(path));
    await waitFor(() => expect(document.querySelector('main [data-part]')).not.toBeNull());
    await waitFor(() => expect(headings()[0]).toHaveFocus());
    const first = headings()[0];
    void calls.release();
    await waitFor(() => expect(document.querySelector('main [data-part]')).toBeNull());
    expect(headings()[0]).not.toBe(first);
    expect(headings()[0]).toHaveFocus();
  });
});
