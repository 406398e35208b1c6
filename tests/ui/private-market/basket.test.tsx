import { BasketOrders } from '#application/private-market/basket-orders.ts';
import { JourneyKey, JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import { Reporting } from '#application/platform/reporting.ts';
import { Session } from '#application/platform/session.ts';
import type { ConsoleReporting } from '#infrastructure/platform/reporting/console-reporting.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { addFault, renderScreen, type ScreenOptions, toast } from '#tests/ui/screen.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { holdTimers } from '#tests/support/held-timers.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';

const backend = testBackend();
afterEach(() => void vi.restoreAllMocks());

const ENERGY = '/basket-details?basket_id=202';
const NSE = '/basket-details?basket_id=201';
const UNNAMED = '/basket-details?basket_id=204';
const SUBMIT = 'POST /api/private-market/basket/ordersubmit';
const CONSTITUENTS = 'GET /api/private-market/baskets/constituents';

/** Opens the page and waits for the basket. */
async function open(path: string, as: ScreenOptions['as'] = 'visitor') {
  const shown = await renderScreen({ path, as, backend });
  await screen.findByRole('heading', { level: 2, name: 'FAQs' });
  return shown;
}

const part = (name: string) => screen.getByRole('region', { name });
const box = () => within(part('Invest in this basket'));
const units = () => box().getByRole('textbox', { name: 'Number of baskets' });
const request = () => box().getByRole('button', { name: 'Request Now' });

describe('the header of a basket', () => {
  it('shows the name and the logos, to a visitor too [PM-2.99, PM-2.100, PM-6.6]', async () => {
    await open(ENERGY);
    const title = screen.getByRole('heading', { level: 1, name: 'Clean Energy Transition' });
    const header = title.closest('header')?.parentElement;
    const logos = [...(header?.querySelectorAll('img') ?? [])].map((img) => img.src);
    expect(logos.map((src) => new URL(src).pathname)).toEqual([
      '/shares/tapti-energy.svg',
      '/shares/marudhar-solar.svg',
      '/shares/vayu-mobility.svg',
    ]);
  });

  it('shows ISIN tags and industry tags, each once [PM-2.101]', async () => {
    await open(ENERGY);
    const industries = within(screen.getByRole('list', { name: 'Industries' }));
    expect(industries.getAllByRole('listitem').map((tag) => tag.textContent)).toEqual([
      'Energy',
      'Electric Vehicles',
    ]);
    const isins = within(screen.getByRole('list', { name: 'ISINs' })).getAllByRole('listitem');
    expect(isins).toHaveLength(3);
    for (const isin of isins) expect(isin).toHaveTextContent(/^IN[A-Z0-9]{10}$/);
  });

  it('shows the price of one basket and its description [PM-2.103, PM-2.106]', async () => {
    await open(ENERGY);
    expect(screen.getByText('Price of one basket').parentElement).toHaveTextContent('₹28,250');
    expect(screen.getByText(/^Solar parks, batteries/)).toBeVisible();
  });

  it('describes a basket without a text by the number of its shares [PM-2.106]', async () => {
    await open(UNNAMED);
    expect(screen.getByRole('heading', { level: 1, name: 'Diversified Basket' })).toBeVisible();
    const text = 'A basket of 5 unlisted shares, bought together in one order.';
    expect(screen.getByText(text)).toBeVisible();
  });

  it('shows the depositories that take all of its shares [PM-2.104]', async () => {
    const { leave } = await open(ENERGY);
    const marks = () => {
      const place = screen.getByText('Available on').parentElement;
      if (place === null) throw new Error('no depositories');
      return within(place)
        .getAllByRole('img')
        .map((mark) => mark.getAttribute('aria-label'));
    };
    expect(marks()).toEqual(['CDSL', 'NSDL']);
    leave();
    await open(UNNAMED);
    expect(marks()).toEqual(['CDSL']);
  });

  it('copies the link, and confirms it for a second [PM-2.102]', async () => {
    const { user } = await open(ENERGY);
    const runTimers = holdTimers('/ui/', [1000]);
    const button = screen.getByRole('button', { name: 'Copy the link to this page' });
    await user.click(button);
    const said = await screen.findByText('Copied to clipboard!');
    expect(said).toBeVisible();
    expect(said.closest('[role="status"]')?.previousElementSibling).toBe(button);
    expect(await navigator.clipboard.readText()).toBe(window.location.href);
    await runTimers.onceSet(1000);
    await waitFor(() => expect(screen.queryByText('Copied to clipboard!')).toBeNull());
  });

  it('only logs a failure to copy the link [PM-8.37]', async () => {
    const { user, browser } = await open(ENERGY);
    const { recent } = browser.get(Reporting) as ConsoleReporting;
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(screen.getByRole('button', { name: 'Copy the link to this page' }));
    const report = { kind: 'failed', what: 'the link to a basket was not copied' };
    await waitFor(() => expect(recent).toContainEqual(expect.objectContaining(report)));
    expect(screen.queryByText('Copied to clipboard!')).toBeNull();
  });
});

describe('the parts of a basket page', () => {
  it('are linked from the navigation [PM-2.111]', async () => {
    await open(ENERGY);
    const nav = within(screen.getByRole('navigation', { name: 'On this page' }));
    const links = nav.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Overview',
      'Assets In Basket',
      'Reasons to Invest',
      'Risks',
      'FAQs',
    ]);
    for (const link of links) {
      const target = document.querySelector(link.getAttribute('href') ?? '');
      expect(target).toBe(part(link.textContent ?? ''));
    }
    expect(within(part('Reasons to Invest')).getAllByRole('heading', { level: 3 })).toHaveLength(3);
  });

  it('have no empty section of risks [PM-2.112]', async () => {
    await open(UNNAMED);
    const nav = within(screen.getByRole('navigation', { name: 'On this page' }));
    expect(nav.queryByRole('link', { name: 'Risks' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Risks' })).toBeNull();
    expect(part('Reasons to Invest')).toBeVisible();
  });

  it('list company, units and percent of each share [PM-2.109]', async () => {
    await open(ENERGY);
    const overview = within(part('Overview'));
    const heads = overview.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['Company', 'Shares', 'Weight']);
    const rows = overview.getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      'Tapti Energy Storage',
      'Marudhar Solar Parks',
      'Vayu Mobility',
    ]);
    const cells = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((c) => c.textContent),
    );
    expect(cells).toEqual([
      ['20', '41.43%'],
      ['60', '31.87%'],
      ['40', '26.70%'],
    ]);
  });

  it('show market cap, current price and ISIN, with a link [PM-2.110, PM-2.115]', async () => {
    await open(ENERGY);
    const rows = within(part('Assets In Basket')).getAllByRole('listitem');
    expect(rows).toHaveLength(3);
    for (const row of rows) {
      expect(row).toHaveTextContent(/Market cap ₹.+ISIN IN[A-Z0-9]{10}.*₹[\d,.]+Current price/);
    }
    const first = within(rows[0] ?? document.body).getByRole('link', { name: /, Know more/ });
    expect(first).toHaveTextContent(/Energy · Market cap ₹[\d,]+ Cr\. · ISIN IN[A-Z0-9]{10}/);
    expect(first).toHaveTextContent(/₹588Current price$/);
    expect(rows[0]).toHaveTextContent(/Quoted \d{1,2} \w{3} \d{4} by \w/);
    expect(first).toHaveAttribute(
      'href',
      '/basket-breakup-details?pre_ipo_stock_id=109&domain_name=taptienergy.example',
    );
  });

  it('answer the questions about NSE if it is in the basket [PM-2.117, PM-2.118, PM-4.93]', async () => {
    const about = 'Which documents are needed for NSE unlisted shares?';
    const first = await open(NSE);
    expect(within(part('FAQs')).getByText(about)).toBeVisible();
    const faqs = within(part('FAQs')).getAllByRole('group');
    // Opening a `details` element closes the others of its `name`.
    expect(faqs[0]?.getAttribute('name')).toBeTruthy();
    expect(new Set(faqs.map((faq) => faq.getAttribute('name'))).size).toBe(1);
    first.leave();
    const second = await open(ENERGY);
    expect(within(part('FAQs')).queryByText(about)).toBeNull();
    second.leave();
    const third = await open(`${NSE}&domain_name=himgiriamc.example`);
    expect(within(part('FAQs')).queryByText(about)).toBeNull();
    third.leave();
    await open(`${ENERGY}&domain_name=nseindia.com`);
    expect(within(part('FAQs')).getByText(about)).toBeVisible();
  });
});

describe('the box of a basket', () => {
  it('rejects more than the largest order at the field, before a click', async () => {
    const { user } = await open(ENERGY);
    const limit = 'One order can be at most ₹100 crore: 35,398 baskets at this price.';
    await user.type(units(), '35398');
    expect(request()).not.toHaveAttribute('aria-disabled', 'true');
    expect(box().getByText('Total').parentElement).toHaveTextContent('₹99,99,93,500');
    await user.clear(units());
    await user.type(units(), '35399');
    expect(units()).toHaveAccessibleDescription(limit);
    const total = box().getByText('Total').parentElement;
    expect(total).toHaveTextContent(/^Total–Number of baskets × price of one basket$/);
    expect(request()).toHaveAttribute('aria-disabled', 'true');
    expect(request()).toHaveAccessibleDescription(limit);
    await user.clear(units());
  });

  it('accepts digits, shows total and next steps [PM-4.75, PM-4.76, PM-5.1, PM-5.3, PM-5.5]', async () => {
    const { user } = await open(ENERGY);
    expect(units()).toHaveAttribute('placeholder', 'At least 1');
    expect(box().queryByText('Important')).toBeNull();
    expect(request()).toHaveAttribute('aria-disabled', 'true');
    await user.type(units(), '-12');
    expect(units()).toHaveAccessibleDescription('Please enter a whole number');
    expect(request()).toHaveAttribute('aria-disabled', 'true');
    await user.clear(units());
    await user.type(units(), '12');
    expect(box().getByText('Total').parentElement).toHaveTextContent('₹3,39,000');
    expect(box().getByText('Important')).toBeVisible();
    const note = 'Once you receive the final price, pay to get the shares in your demat account.';
    expect(box().getByText(note)).toBeVisible();
    expect(request()).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('refuses 0 units [PM-5.2, PM-5.4]', async () => {
    const { user } = await open(ENERGY);
    await user.type(units(), '0');
    const error = 'Minimum purchase quantity is 1';
    expect(box().getAllByText(error)[0]).toBeVisible();
    expect(units()).toHaveAccessibleDescription(error);
    expect(request()).toHaveAttribute('aria-disabled', 'true');
  });

  it('sends a visitor to sign in, and back [PM-6.16, PM-6.17]', async () => {
    const { user, address, browser } = await open(ENERGY);
    await user.type(units(), '2');
    await user.click(request());
    await waitFor(() => expect(address()).toBe('/login'));
    expect(browser.get(JourneyStore).read(JourneyKey.AttemptedPath)).toBe(ENERGY);
  });

  it('asks first for missing steps, in order [PM-4.74]', async () => {
    const pan = 'AJMPM1984C';
    const steps = [
      [{}, '/pan-profile'],
      [{ pan }, '/add-bank-account'],
      [{ pan, isBankStepComplete: true }, '/add-demat-account'],
    ] as const;
    for (const [facts, step] of steps) {
      const { user, address, browser, leave } = await open(ENERGY, 'new');
      await browser.get(Session).update({ isBankStepComplete: false, ...facts });
      await user.type(units(), '2');
      await user.click(request());
      await waitFor(() => expect(address()).toBe(`${step}?where_from=basket-details`));
      leave();
    }
  });

  it('requests the baskets, and clears the units [PM-3.53, PM-4.78, PM-4.79, PM-4.80]', async () => {
    const { user, browser, reload } = await open(ENERGY, 'demo');
    await user.type(units(), '4');
    reload();
    await screen.findByRole('heading', { level: 2, name: 'FAQs' });
    expect(units()).toHaveValue('4');
    await user.click(request());
    const dialog = within(await screen.findByRole('dialog', { name: 'Order Requested' }));
    const text =
      'We have successfully submitted your order request. You will be notified soon regarding ' +
      'the final price and the payment details.';
    expect(dialog.getByText(text)).toBeVisible();
    const book = await browser.get(BasketOrders).book({});
    expect(book.ok && book.value.orders[0]).toMatchObject({ units: 4, status: 'pending' });
    reload();
    await screen.findByRole('heading', { level: 2, name: 'FAQs' });
    expect(units()).toHaveValue('');
  });

  it('leads from the request to the orders and the dashboard [PM-4.81]', async () => {
    const { user } = await open(ENERGY, 'demo');
    await user.type(units(), '5');
    await user.click(request());
    const dialog = within(await screen.findByRole('dialog', { name: 'Order Requested' }));
    expect(dialog.getByRole('link', { name: 'Go to My Orders' })).toHaveAttribute(
      'href',
      '/privatemarket/orders',
    );
    const dashboard = dialog.getByRole('link', { name: 'Back to Dashboard' });
    expect(dashboard).toHaveAttribute('href', '/dashboard');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(units()).toHaveValue('');
  });

  it('shows why an order was refused, and keeps the units [PM-8.2, PM-7.6]', async () => {
    const { user } = await open(ENERGY, 'demo');
    await user.type(units(), '6');
    const fault = { route: SUBMIT, kind: 'status', status: 500, times: 1 } as const;
    await addFault(backend, { ...fault, message: 'The desk is closed today.' });
    await user.click(request());
    expect(await toast('The desk is closed today.')).toBeVisible();
    await addFault(backend, { route: SUBMIT, kind: 'patch', patch: { data: null }, times: 1 });
    await user.click(request());
    expect(await toast('Something went wrong. Please try again.')).toBeVisible();
    expect(units()).toHaveValue('6');
  });

  it('orders once when the reply is lost', async () => {
    const { user, browser } = await open(ENERGY, 'demo');
    await user.type(units(), '8');
    await addFault(backend, { route: SUBMIT, kind: 'drop-after-commit', times: 1 });
    const runTimers = holdTimers('/application/', [1500]);
    await user.click(request());
    await screen.findByText(/Your connection dropped/);
    await runTimers.onceSet(1500);
    await screen.findByRole('dialog', { name: 'Order Requested' });
    const book = await browser.get(BasketOrders).book({});
    const placed = book.ok ? book.value.orders.filter((order) => order.units === 8) : [];
    expect(placed).toHaveLength(1);
  });
});

describe('a basket that cannot be shown', () => {
  it('shows the reason, and loads again [PM-8.1]', async () => {
    const fault = { route: CONSTITUENTS, kind: 'status', status: 500, times: 1 } as const;
    await addFault(backend, { ...fault, message: 'Baskets are being counted.' });
    const { user } = await renderScreen({ path: ENERGY, as: 'visitor', backend });
    expect(await screen.findByText('Baskets are being counted.')).toBeVisible();
    expect(
      screen.getByRole('heading', { name: 'This basket could not be loaded' }),
    ).toBeVisible();
    // The id of the failed request, by which support finds it in the server's log.
    expect(screen.getByText(/^Reference: [\da-f-]{36}$/)).toBeVisible();
    await addFault(backend, { route: CONSTITUENTS, kind: 'malformed', times: 1 });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Something went wrong')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'FAQs' })).toBeVisible();
  });

  it.each(['/basket-details', '/basket-details?basket_id=999', '/basket-details?basket_id=x'])(
    'is reported as unknown at %s',
    async (path) => {
      await renderScreen({ path, as: 'visitor', backend });
      const unknown = { name: 'We could not find this basket' };
      expect(await screen.findByRole('heading', unknown)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
    },
  );
});
