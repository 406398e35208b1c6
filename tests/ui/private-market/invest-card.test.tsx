import { JourneyKey, JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import { Session } from '#application/platform/session.ts';
import { SharePrices } from '#application/private-market/share-prices.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { holdTimers } from '#tests/support/held-timers.ts';
import { heldCalls } from '#tests/ui/held-calls.ts';
import { addFault, renderScreen, toast } from '#tests/ui/screen.tsx';
import { wholeText } from '#tests/ui/whole-text.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

const backend = testBackend();

const pathOf = (shareId: number, domain: string) =>
  `/pre-ipo-details?pre_ipo_stock_id=${shareId}&domain_name=${domain}`;
/**
 * A share with three prices: ₹760 from 25 shares, ₹748 from 200, ₹735 from 1,000; 6,200 in stock.
 */
const NILGIRI = pathOf(104, 'nilgiridiagnostics.example');
const OUT_OF_STOCK = pathOf(107, 'aarohanspace.example');
const ON_REQUEST = pathOf(123, 'zenithhydrogen.example');
const TIERS = 'GET /api/pricing/ifa/pricing/tier/with-override';
const ORDER = 'POST /api/private-market/ipoorderreqest';
const SUMMARY = 'GET /api/private-market/order-summary';

const open = (path = NILGIRI, as: 'new' | 'demo' = 'demo') => renderScreen({ path, as, backend });
const card = async () => {
  const name = 'Invest in this share';
  return within(await screen.findByRole('region', { name }));
};
const units = async () => (await card()).findByLabelText('Number of shares');
const buy = async (user: UserEvent, count: string) => {
  await user.type(await units(), count);
  await user.click((await card()).getByRole('button', { name: /Now$/ }));
};

describe('the units', () => {
  it('are digits, nine at most, and not below the minimum [PM-5.6, PM-5.7, PM-5.8]', async () => {
    const { user } = await open();
    await user.type(await units(), '10.5');
    expect(await units()).toHaveValue('10.5');
    expect(await units()).toHaveAccessibleDescription('Please enter a whole number');
    await user.clear(await units());
    await user.type(await units(), '1234567890');
    expect(await units()).toHaveValue('1234567890');
    expect(await units()).toHaveAccessibleDescription('At most 9 digits');
    await user.clear(await units());
    await user.type(await units(), '24');
    expect(await units()).toHaveAccessibleDescription(/Minimum purchase quantity is 25/);
    const button = (await card()).getByRole('button', { name: 'Invest Now' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
  });

  it('above the largest order are rejected at the field, before a click', async () => {
    const { user } = await open();
    await user.type(await units(), '999999999');
    const limit = /^One order can be at most ₹100 crore: [\d,]+ shares at this price\.$/;
    await waitFor(async () => expect(await units()).toHaveAccessibleDescription(limit));
    const button = (await card()).getByRole('button', { name: 'Request Now' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(limit);
    const total = (await card()).getByText('Total').parentElement;
    expect(total).toHaveTextContent('Total–');
    await user.clear(await units());
    await user.type(await units(), '200');
    await waitFor(() => expect(total).toHaveTextContent('Total₹1,49,600'));
    expect(button).not.toHaveAttribute('aria-disabled');
    expect(await units()).not.toHaveAccessibleDescription(limit);
    await user.clear(await units());
  });

  it('are required, and an error is shown, on Enter [PM-5.9, PM-5.10, PM-5.11, PM-5.13]', async () => {
    const { user } = await open();
    const button = (await card()).getByRole('button', { name: 'Invest Now' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.type(await units(), '{Enter}');
    const missing = 'Please enter the quantity you want to purchase.';
    expect(await toast(missing)).toBeVisible();
    expect(button).toHaveAccessibleDescription(missing);
    await user.type(await units(), '7{Enter}');
    expect(await toast('Minimum purchase quantity is 25')).toBeVisible();
  });

  it('are restored after a reload [PM-3.53]', async () => {
    const { user, reload } = await open();
    await user.type(await units(), '250');
    reload();
    expect(await units()).toHaveValue('250');
    expect(await (await card()).findByText('₹1,87,000')).toBeVisible();
    await user.clear(await units());
  });
});

describe('the price', () => {
  it('is above the box, and of the typed units in the box [PM-4.57, PM-7.24]', async () => {
    const { user } = await open();
    expect(await (await card()).findByText('Number of shares × price per share')).toBeVisible();
    expect((await card()).queryByText(/₹760/)).toBeNull();
    await user.type(await units(), '200');
    expect(await (await card()).findByText(wholeText('200 shares × ₹748'))).toBeVisible();
    expect((await card()).getByText('₹1,49,600')).toBeVisible();
    await user.clear(await units());
  });

  it('is that of the last units, even if an earlier reply arrives later [PM-5.15, PM-4.57]', async () => {
    const { user, browser } = await open();
    await (await card()).findByRole('button', { name: /^₹748 each from 200 shares/ });
    const lookups = vi.spyOn(browser.get(SharePrices), 'slab');
    const calls = heldCalls('/with-override');
    calls.hold();
    await user.type(await units(), '1000');
    await waitFor(() => expect(calls.count()).toBe(1));
    expect((await card()).getByText('Total').parentElement).toHaveTextContent(/^Total–/);
    calls.letPass();
    await user.type(await units(), '{Backspace}');
    expect(await (await card()).findByText('₹76,000')).toBeVisible();
    await calls.release();
    await Promise.all(lookups.mock.results.map(({ value }) => value as unknown));
    expect(lookups.mock.calls.map(([{ units: asked }]) => asked)).toEqual([1000, 100]);
    expect((await card()).getByText('₹76,000')).toBeVisible();
    await user.clear(await units());
  });

  it('is requested 400 ms after the last change, above the minimum [PM-5.15, PM-5.16]', async () => {
    const { user, browser } = await open();
    const lookups = vi.spyOn(browser.get(SharePrices), 'slab');
    const runTimers = holdTimers('/ui/', [400]);
    await user.type(await units(), '24');
    expect(runTimers.count(400)).toBe(0);
    await user.type(await units(), '{Backspace}5');
    expect(runTimers.count(400)).toBe(1);
    await user.type(await units(), '0');
    // The timer of the earlier units is gone.
    expect(runTimers.count(400)).toBe(1);
    expect(lookups).not.toHaveBeenCalled();
    runTimers(400);
    expect(lookups.mock.calls.map(([{ units: asked }]) => asked)).toEqual([250]);
    await user.clear(await units());
  });

  it('is requested again after a failure [PM-8.14]', async () => {
    const { user } = await open();
    await card();
    await addFault(backend, { route: TIERS, kind: 'status', status: 500, times: 1 });
    await user.type(await units(), '40');
    const text = 'Failed to fetch pricing information. Please try again.';
    expect(await (await card()).findByText(text)).toBeVisible();
    await user.click((await card()).getByRole('button', { name: 'Try Again' }));
    expect(await (await card()).findByText('₹30,400')).toBeVisible();
    await user.clear(await units());
  });

  it('is requested again once the connection is back', async () => {
    const { user } = await open();
    await card();
    await addFault(backend, { route: TIERS, kind: 'status', status: 500, times: 1 });
    await user.type(await units(), '40');
    const text = 'Failed to fetch pricing information. Please try again.';
    expect(await (await card()).findByText(text)).toBeVisible();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await (await card()).findByText('₹30,400')).toBeVisible();
    await user.clear(await units());
  });

  it('is a range beyond the stock [PM-4.55, PM-4.58, PM-4.59, PM-4.61, PM-4.63]', async () => {
    const { user } = await open(OUT_OF_STOCK);
    expect((await card()).queryByText(wholeText(/₹2,380/))).toBeNull();
    await user.type(await units(), '10');
    expect(await (await card()).findByText(wholeText('10 shares × ₹2,380 – ₹2,620'))).toBeVisible();
    expect(await (await card()).findByText(wholeText('₹23,800 – ₹26,200'))).toBeVisible();
    expect((await card()).getByRole('button', { name: 'Request Now' })).toBeVisible();
    expect((await card()).queryByRole('button', { name: /unlocked|each from/ })).toBeNull();
    const note = 'Once you receive the final price, pay to get the shares in your demat account.';
    expect((await card()).getByText(note)).toBeVisible();
    await user.clear(await units());
  });

  it('is a single price if the range is unknown [PM-4.59]', async () => {
    const { user } = await open(OUT_OF_STOCK);
    await card();
    const patch = { data: { 0: { min_price: null, max_price: null } } };
    await addFault(backend, { route: TIERS, kind: 'patch', patch, times: 1 });
    await user.type(await units(), '10');
    expect(await (await card()).findByText(wholeText('10 shares × ₹2,490 Per Unit'))).toBeVisible();
    await user.clear(await units());
  });

  it('is required: without it, the button gives the reason [PM-5.12, PM-5.14]', async () => {
    const { user } = await open(ON_REQUEST);
    await card();
    expect(screen.getAllByText('Price on request')).not.toHaveLength(0);
    await user.type(await units(), '60');
    const button = (await card()).getByRole('button', { name: 'Request Now' });
    await waitFor(() =>
      expect(button).toHaveAccessibleDescription('No price is known for this number of shares.'),
    );
    await user.clear(await units());
  });
});

describe('the prices by quantity', () => {
  it('are in a banner, unlocked once reached [PM-4.62, PM-4.63, PM-4.64, PM-4.65, PM-4.66]', async () => {
    const { user } = await open();
    await user.click(
      await (await card()).findByRole('button', { name: /^₹748 each from 200 shares/ }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Price by quantity' }));
    expect(dialog.getByRole('row', { name: /200 to 999/ })).toHaveTextContent('₹748');
    expect(dialog.getByRole('row', { name: /1,000 and more/ })).toHaveTextContent('₹735');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.type(await units(), '300');
    const unlocked = { name: /^Better price unlocked/ };
    expect(await (await card()).findByRole('button', unlocked)).toBeVisible();
    await user.clear(await units());
  });

  it('unlock nothing for more units than are in stock [PM-4.58, PM-4.63, PM-4.64]', async () => {
    const { user } = await open();
    await (await card()).findByRole('button', { name: /^₹748 each from 200 shares/ });
    await user.type(await units(), '6200');
    await (await card()).findByText(wholeText('6,200 shares × ₹735'));
    expect((await card()).getByRole('button', { name: 'Invest Now' })).toBeVisible();
    await user.type(await units(), '{Backspace}1');
    expect(await (await card()).findByRole('button', { name: 'Request Now' })).toBeVisible();
    await (await card()).findByText(wholeText(/^6,201 shares × ₹[\d,]+ – ₹[\d,]+$/));
    expect((await card()).queryByRole('button', { name: /unlocked|each from/ })).toBeNull();
    expect((await card()).getByRole('button', { name: 'See prices by quantity' })).toBeVisible();
    await user.clear(await units());
  });

  it('report a failure, and are loaded again [PM-8.9, PM-8.10, PM-8.11, PM-8.12]', async () => {
    const fault = { route: TIERS, kind: 'status', status: 503, times: 1 } as const;
    await addFault(backend, { ...fault, message: 'The price desk is closed.' });
    const { user } = await open();
    expect(await toast('Failed to load pricing information')).toBeVisible();
    await user.click((await card()).getByRole('button', { name: 'See prices by quantity' }));
    const dialog = within(await screen.findByRole('dialog'));
    const title = 'The prices by quantity could not be loaded';
    expect(dialog.getByRole('heading', { name: title })).toBeVisible();
    expect(dialog.getByText('The price desk is closed.')).toBeVisible();
    await addFault(backend, { route: TIERS, kind: 'malformed', times: 1 });
    await user.click(dialog.getByRole('button', { name: 'Try Again' }));
    expect(
      await dialog.findByText('Something went wrong. Please try again.'),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Try Again' }));
    expect(await dialog.findByText('₹735')).toBeVisible();
  });

  it('say that there are none, without a banner [PM-8.13]', async () => {
    const { user } = await open(ON_REQUEST);
    await user.click((await card()).getByRole('button', { name: 'See prices by quantity' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('No pricing data available')).toBeVisible();
  });
});

describe('an order', () => {
  it('is stored, and opens its summary after half a second [PM-4.50, PM-4.53]', async () => {
    const { user, address, browser } = await open();
    const journey = browser.get(JourneyStore);
    const runTimers = holdTimers('/ui/', [500]);
    await buy(user, '25');
    await waitFor(() => expect(runTimers.count(500)).toBe(1));
    expect(address()).toBe(NILGIRI);
    expect(journey.read(JourneyKey.TypedUnits)).toBeUndefined();
    expect(JSON.parse(journey.read(JourneyKey.ShareOrderSummary) ?? '{}')).toMatchObject({
      ...{ pricePerUnit: '760', noOfUnits: 25, totalInvestmentAmt: '19000' },
      request_id: expect.any(Number) as unknown,
    });
    runTimers(500);
    await waitFor(() => expect(address()).toMatch(/^\/omni-asset\/order-summary\?id=\d+$/));
  });

  it('shows a changed price, also by documented fields alone [PM-4.50, PM-2.162]', async () => {
    const bare = { data: { order_summary: { request_id: null } } };
    await addFault(backend, { route: ORDER, kind: 'patch', patch: bare, times: 1 });
    const patch = { data: { price_seen: null, price_per_unit: '771' } };
    await addFault(backend, { route: SUMMARY, kind: 'patch', patch, times: 1 });
    const { user, address } = await open();
    await buy(user, '26');
    const dialog = within(await screen.findByRole('dialog', { name: 'Price Increased' }));
    expect(dialog.getByText('You saw ₹760')).toBeVisible();
    expect(dialog.getByText('You pay ₹771')).toBeVisible();
    expect(address()).toMatch(/^\/omni-asset\/order-summary\?id=\d+$/);
  });

  it('is requested without stock, in a dialog [PM-4.51, PM-4.52, PM-4.53, PM-2.168, PM-2.169]', async () => {
    const { user, address, browser } = await open(OUT_OF_STOCK);
    await buy(user, '10');
    const dialog = within(await screen.findByRole('dialog', { name: 'Order Requested' }));
    const text =
      'We have successfully submitted your order request. You will be notified soon regarding ' +
      'the final price and the payment details.';
    expect(dialog.getByText(text)).toBeVisible();
    expect(address()).toBe(OUT_OF_STOCK);
    expect(screen.getByLabelText('Number of shares')).toHaveValue('');
    expect(browser.get(JourneyStore).read(JourneyKey.TypedUnits)).toBeUndefined();
    const home = dialog.getByRole('link', { name: 'Back to Dashboard' });
    expect(home).toHaveAttribute('href', '/dashboard');
    await user.click(dialog.getByRole('link', { name: 'Go to My Orders' }));
    expect(address()).toBe('/privatemarket/orders');
  });

  it('leaves units that are typed while it is sent', async () => {
    const { user } = await open(OUT_OF_STOCK);
    const calls = heldCalls('/ipoorderreqest');
    calls.hold();
    await buy(user, '13');
    await waitFor(() => expect(calls.count()).toBe(1));
    await user.type(await units(), '5');
    await calls.release();
    await screen.findByRole('dialog', { name: 'Order Requested' });
    expect(screen.getByLabelText('Number of shares')).toHaveValue('135');
  });

  it('keeps the input when it fails, with the reason [PM-8.3]', async () => {
    const { user } = await open();
    const fault = { route: ORDER, kind: 'status' as const, status: 422, times: 1 };
    await addFault(backend, { ...fault, message: 'The desk is closed today.' });
    await buy(user, '30');
    expect(await toast('The desk is closed today.')).toBeVisible();
    expect(await units()).toHaveValue('30');
    await addFault(backend, { route: ORDER, kind: 'malformed', times: 3 });
    await user.click((await card()).getByRole('button', { name: 'Invest Now' }));
    expect(await toast('Something went wrong. Please try again.')).toBeVisible();
    await backend.control.clearFaults();
    await user.clear(await units());
  });

  it('first asks for missing steps [PM-4.67, PM-4.69, PM-4.70, PM-4.72, PM-4.73, AP-2.62]', async () => {
    const steps = [
      [{}, '/pan-profile'],
      [{ pan: 'AJMPM1984C' }, '/add-bank-account'],
      [{ pan: 'AJMPM1984C', isBankStepComplete: true }, '/add-demat-account'],
    ] as const;
    for (const [facts, step] of steps) {
      const { user, address, browser, leave } = await open(NILGIRI, 'new');
      await browser.get(Session).update({ isBankStepComplete: false, ...facts });
      await buy(user, '25');
      await waitFor(() => expect(address()).toBe(`${step}?where_from=pre-ipo-details`));
      // No return path is stored: only the sign-in uses it, and a later bank step would lead back
      // here.
      expect(browser.get(JourneyStore).read(JourneyKey.AttemptedPath)).toBeUndefined();
      expect(browser.get(JourneyStore).read(JourneyKey.LastVisitedPage)).toBe(NILGIRI);
      leave();
    }
  });

  it('asks for a missing bank account, and keeps the units [PM-4.71]', async () => {
    const { user, address } = await open(NILGIRI);
    const fault = { route: ORDER, kind: 'status' as const, status: 409, code: 'bank-missing' };
    const message = 'Please add a bank account before you order.';
    await addFault(backend, { ...fault, message, times: 1 });
    const runTimers = holdTimers('/ui/', [500]);
    await buy(user, '30');
    expect(await screen.findByText(message)).toBeVisible();
    await runTimers.onceSet(500);
    await waitFor(() => expect(address()).toBe('/add-bank-account?where_from=pre-ipo-details'));
  });
});
