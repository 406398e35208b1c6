import { Nominees } from '#application/accounts/nominees/nominees.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { signedIn, valueOf } from '#tests/contracts/accounts/signed-in.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import {
  ARJUN,
  LEELA,
  paymentPage,
  present,
  press,
  startedOrder,
} from '#tests/contracts/fixed-deposits/booking.ts';
import { makeDeals } from '#tests/contracts/private-market/histories.ts';
import { IN_STOCK } from '#tests/contracts/private-market/ordering.ts';
import { readyInvestor } from '#tests/contracts/private-market/ready-investor.ts';
import { renderScreen } from '#tests/ui/screen.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

const backend = testBackend();

const DEPOSITS = { 'View Portfolio': '/portfolio', 'View Passbook': '/transaction-history' };
const SHARES = { 'View Shares': '/privatemarket/portfolio' };

/** Leela has completed every booking step except the nominees. */
async function bookDepositOfLeela(): Promise<AppContainer> {
  const app = await signedIn(backend, LEELA);
  const arjun = await signedIn(backend, ARJUN);
  const [nominee] = valueOf(await arjun.get(Nominees).list({}));
  const { id: _id, relationship: _relationship, ...given } = present(nominee);
  valueOf(await app.get(Nominees).save({ ...given, sharePercent: 100 }, {}));
  const id = await startedOrder(app, backend, { principal: '210000' });
  await press(await paymentPage(app, backend, id), 'succeeded');
  return app;
}

const holdShares = (app: AppContainer) =>
  makeDeals(app, backend, [{ kind: 'from-stock', shareId: IN_STOCK, more: 3, end: 'held' }]);

/** The links of the summary by label, once shares and deposits are both included. */
async function actionsOf(browser: AppContainer) {
  const shown = await renderScreen({ path: '/dashboard', as: 'demo', backend, browser });
  const card = await screen.findByRole('region', { name: 'Investment summary' });
  expect(await within(card).findByText('Total Portfolio Value')).toBeVisible();
  const links = within(card).getAllByRole('link');
  for (const link of links) expect(link).toHaveAttribute('data-kind', 'quiet');
  const places = links.map((link) => [link.textContent, link.getAttribute('href')]);
  return { ...shown, places: Object.fromEntries(places) as Record<string, string> };
}

describe('the summary on home', () => {
  it('leads a holder of deposits to the deposits [FD-2.144, FD-2.146]', async () => {
    const { places } = await actionsOf(await bookDepositOfLeela());
    expect(places).toEqual(DEPOSITS);
  });

  it('leads a holder of shares to the portfolio of shares [FD-2.145]', async () => {
    const app = await readyInvestor(backend);
    await holdShares(app);
    const { places, user, address } = await actionsOf(app);
    expect(places).toEqual(SHARES);
    await user.click(screen.getByRole('link', { name: 'View Shares' }));
    expect(address()).toBe('/privatemarket/portfolio');
    await waitFor(() => expect(screen.getByText(/^Shares \(1\)/)).toBeVisible());
  });

  it('leads a holder of both to each [FD-2.144]', async () => {
    const { places } = await actionsOf(await signedIn(backend, ARJUN));
    expect(places).toEqual({ ...DEPOSITS, ...SHARES });
  });
});
