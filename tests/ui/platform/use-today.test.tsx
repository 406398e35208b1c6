import { DepositCatalogue } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { formatDate } from '#domain/platform/indian-formatting.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { valueOf } from '#tests/contracts/accounts/signed-in.ts';
import { holdTimers } from '#tests/support/held-timers.ts';
import { renderScreen } from '#tests/ui/screen.tsx';
import { setWindowWidth } from '#tests/ui/window-width.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

const DAY_SECONDS = 86_400;
/** The interval at which views compare their date. */
const CHECK = 60_000;

const backend = testBackend();
beforeEach(() => setWindowWidth(1440));

const maturityFromToday = () =>
  formatDate(backend.sandbox.clock.today().plus({ years: 3 }));

/** The panel of the chosen deposit, and a way to let the next day begin while it is open. */
async function openOverMidnight() {
  const timers = holdTimers('/ui/platform/use-today', [CHECK]);
  const { browser, leave } = await renderScreen({ path: '/invest', as: 'visitor', backend });
  const panel = await screen.findByRole('complementary', { name: /^Chosen: Tejas High Yield/ });
  await waitFor(() => expect(panel).toHaveTextContent(maturityFromToday()));
  await backend.control.advance(DAY_SECONDS);
  // A reply tells the app the time of the server.
  valueOf(await browser.get(DepositCatalogue).maturityInstructions(1003, {}));
  expect(panel).not.toHaveTextContent(maturityFromToday());
  return { panel, timers, leave };
}

describe('the date on a page that stays open over midnight', () => {
  it('is the new day after a minute', async () => {
    const { panel, timers } = await openOverMidnight();
    act(() => timers(CHECK));
    expect(panel).toHaveTextContent(maturityFromToday());
  });

  it.each([
    ['the page is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['it is printed', () => window.dispatchEvent(new Event('beforeprint'))],
  ])('is the new day when %s', async (_, happen) => {
    const { panel } = await openOverMidnight();
    act(() => void happen());
    expect(panel).toHaveTextContent(maturityFromToday());
  });

  it('is compared no longer once the page is left', async () => {
    const { timers, leave } = await openOverMidnight();
    expect(timers.count(CHECK)).toBe(1);
    leave();
    expect(timers.count(CHECK)).toBe(0);
  });
});

/** Opens a page half a minute before a day begins, and lets it begin. */
async function openOverMidnightOf(midnight: string, path: string) {
  const now = backend.sandbox.clock.now().getTime();
  await backend.control.advance((Date.parse(midnight) - now) / 1000 - 30);
  const timers = holdTimers('/ui/platform/use-today', [CHECK]);
  const { browser, user } = await renderScreen({ path, as: 'demo', backend });
  const beginDay = async () => {
    await backend.control.advance(60);
    valueOf(await browser.get(DepositCatalogue).maturityInstructions(1003, {}));
    act(() => timers(CHECK));
  };
  return { user, beginDay };
}

describe('what the server reckons by the date, on a page that stays open over midnight', () => {
  it('is the insurance of the new day', async () => {
    const day = openOverMidnightOf('2026-11-25T00:00+05:30', '/portfolio/insurance-cover');
    const { beginDay } = await day;
    await screen.findByText(/ is insured on 24 Nov 2026\./);
    await beginDay();
    expect(await screen.findByText(/ is insured on 25 Nov 2026\./)).toBeVisible();
  });

  it('is the end of a deposit that matures on it', async () => {
    const path = '/portfolio/investment-details/50010/1003';
    const { beginDay } = await openOverMidnightOf('2026-12-18T00:00+05:30', path);
    await screen.findByRole('button', { name: 'Change maturity action' });
    expect(screen.getByText('Interest till date').nextSibling).toHaveTextContent('₹14,597.79');
    await beginDay();
    expect(await screen.findByRole('link', { name: 'See the renewed deposit' })).toBeVisible();
    expect(screen.getByText('Interest till date').nextSibling).toHaveTextContent('₹14,638');
    expect(screen.queryByRole('button', { name: 'Change maturity action' })).toBeNull();
  });

  it('is the tax of the new tax year', async () => {
    const path = '/portfolio/tax-at-source';
    const { beginDay } = await openOverMidnightOf('2027-04-01T00:00+05:30', path);
    await screen.findByText(/^In 2026-27, /);
    await beginDay();
    expect(await screen.findByText(/^In 2027-28, /)).toBeVisible();
    expect(screen.getByLabelText(/^Your total income in 2027-28/)).toHaveValue('');
  });
});
