import { Drafts } from '#application/platform/drafts.ts';
import { SELL_REQUEST_FORM } from '#application/private-market/request-sale.ts';
import { JourneyKey, JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import { SellRequests } from '#application/private-market/sell-requests.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { valueOf } from '#tests/contracts/accounts/signed-in.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { sellHeld } from '#tests/contracts/private-market/histories.ts';
import { makeReady } from '#tests/contracts/private-market/ready-investor.ts';
import { addFault, renderScreen, type ScreenOptions } from '#tests/ui/screen.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { heldCalls } from '#tests/ui/held-calls.ts';
import { holdTimers } from '#tests/support/held-timers.ts';
import { untilDraft } from '#tests/ui/stored-draft.ts';
import { describe, expect, it, vi } from 'vitest';

const backend = testBackend();

const SELL = '/privatemarket/sell';
const SUBMIT = 'POST /api/private-market/pre-ipo/sell-request';

async function open(as: ScreenOptions['as'] = 'new', path = SELL) {
  const shown = await renderScreen({ path, as, backend });
  await screen.findByRole('combobox', { name: 'Share' });
  return shown;
}

const share = () => screen.getByRole('combobox', { name: 'Share' });
const quantity = () => screen.getByRole('textbox', { name: 'Quantity' });
const price = () => screen.getByRole('textbox', { name: 'Asking price per share' });
const submit = () => screen.getByRole('button', { name: 'Submit Sell Request' });

async function choose(user: UserEvent, name: string) {
  await user.click(share());
  await user.click(await screen.findByRole('option', { name }));
}

async function fill(user: UserEvent, name = 'Vayu Mobility') {
  await choose(user, name);
  await user.type(quantity(), '40');
  await user.type(price(), '195.50');
}

const sentBy = async (browser: AppContainer) => valueOf(await browser.get(SellRequests).list({}));

describe('the sell form', () => {
  it('offers every share of the list, held ones first [PM-5.36]', async () => {
    const { user } = await open('demo');
    await user.click(share());
    await screen.findByRole('option', { name: 'Orbis Ledger Cloud' });
    await waitFor(() => {
      const options = screen.getAllByRole('option').map((option) => option.textContent);
      expect(options[0]).toBe('Malabar Spice Works');
      expect(options).toHaveLength(29);
      expect(options.at(-1)).toBe('Others');
    });
  });

  it('shows errors in order: share, quantity, price [PM-5.29, PM-5.31, PM-5.33, PM-5.34]', async () => {
    const { user, browser } = await open();
    const share_ = 'Please select or enter a share name';
    await user.click(submit());
    expect(share()).toHaveAccessibleDescription(share_);
    await choose(user, 'Vayu Mobility');
    expect(screen.queryByText(share_)).toBeNull();
    await user.click(submit());
    expect(quantity()).toHaveAccessibleDescription('Please enter a valid quantity');
    await user.type(quantity(), '0');
    await user.click(submit());
    expect(quantity()).toHaveAccessibleDescription('Please enter a valid quantity');
    for (const wrong of ['10.5', '-3', '1234567890']) {
      await user.clear(quantity());
      await user.type(quantity(), wrong);
      await user.click(submit());
      expect(quantity()).toHaveValue(wrong);
      expect(quantity()).toHaveAccessibleDescription('Please enter a valid quantity');
    }
    await user.clear(quantity());
    await user.type(quantity(), '40');
    expect(price()).toHaveAttribute('inputmode', 'decimal');
    for (const wrong of ['0', '0.001', '1.234', 'abc']) {
      await user.clear(price());
      await user.type(price(), wrong);
      await user.click(submit());
      expect(price()).toHaveAccessibleDescription(/^Please enter a valid asking price/);
    }
    expect(await sentBy(browser)).toEqual([]);
  });

  it('requires confirmation of a custom name [PM-5.26, PM-5.27, PM-5.28, PM-5.30]', async () => {
    const { user, browser } = await open();
    await choose(user, 'Others');
    const name = screen.getByRole('textbox', { name: 'Name of the share' });
    const confirm = () => screen.getByRole('button', { name: 'Confirm' });
    await user.type(name, '   ');
    expect(confirm()).toBeDisabled();
    await user.type(name, 'Acme Rockets');
    await user.type(quantity(), '10');
    await user.type(price(), '900');
    await user.click(submit());
    const error = 'Please enter and confirm the custom share name';
    expect(name).toHaveAccessibleDescription(expect.stringContaining(error) as string);
    await user.click(confirm());
    expect(screen.getByText('Confirmed')).toBeVisible();
    await user.type(name, ' India');
    expect(confirm()).toBeEnabled();
    await user.click(confirm());
    await user.click(submit());
    await screen.findByRole('dialog', { name: 'Sell request submitted' });
    expect((await sentBy(browser)).map(({ shareName }) => shareName)).toEqual([
      'Acme Rockets India',
    ]);
  });

  it('starts with the share of its link, and shows the held units', async () => {
    await open('demo', `${SELL}?share_name=Ganga+Home+Textiles`);
    expect(share()).toHaveValue('Ganga Home Textiles');
    expect(await screen.findByText('You hold 500 with us.')).toBeVisible();
  });

  it('shows the units held in baskets, of which the oldest are sold first', async () => {
    const path = '/privatemarket/sell?share_name=';
    await renderScreen({ path: `${path}Marudhar Solar Parks`, as: 'demo', backend });
    const both =
      'You hold 580 with us, 180 of them in baskets. The oldest are sold first, so a basket may ' +
      'have fewer shares afterwards.';
    expect(await screen.findByText(both)).toBeVisible();
    await renderScreen({ path: `${path}Vayu Mobility&quantity=500`, as: 'demo', backend });
    const inBaskets = 'You hold 120 with us, all in baskets.';
    expect(await screen.findByText(inBaskets)).toBeVisible();
  });

  it('shows the last quote of the chosen share beside its price', async () => {
    await open('demo', `${SELL}?share_name=Ganga+Home+Textiles`);
    const quote = /^Last quote: ₹126 on \d{1,2} \w{3} 2026, by Vriddhi dealing desk$/;
    await waitFor(() => expect(price()).toHaveAccessibleDescription(quote));
  });

  it('is below the sale that waits for an answer', async () => {
    await open('demo');
    const sale = screen.getByRole('region', { name: 'Buyer found for Lumina Learning' });
    expect(sale.compareDocumentPosition(share())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('requires confirmation of an unlisted name in a link [PM-5.27]', async () => {
    await open('new', `${SELL}?share_name=Acme+Rockets&quantity=5&asking_price=70`);
    const name = await screen.findByRole('textbox', { name: 'Name of the share' });
    expect(name).toHaveValue('Acme Rockets');
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeEnabled();
    expect([quantity(), price()].map((field) => (field as HTMLInputElement).value)).toEqual([
      '5',
      '70',
    ]);
  });

  it('takes a held share whose name is written in other capitals, in a link or by hand', async () => {
    const { user } = await open('demo', `${SELL}?share_name=ganga++home+TEXTILES`);
    await waitFor(() => expect(share()).toHaveValue('Ganga Home Textiles'));
    await choose(user, 'Others');
    const name = screen.getByRole('textbox', { name: 'Name of the share' });
    await user.type(name, 'GANGA home textiles');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(share()).toHaveValue('Ganga Home Textiles');
    expect(await screen.findByText('You hold 500 with us.')).toBeVisible();
  });

  it('sends no request for an earlier share after another text was typed', async () => {
    const { user, browser } = await open();
    await fill(user);
    await user.clear(share());
    await user.type(share(), 'Unknown Company');
    await user.click(submit());
    expect(share()).toHaveValue('Unknown Company');
    expect(share()).toHaveAccessibleDescription('Please select or enter a share name');
    expect(await sentBy(browser)).toEqual([]);
  });

  it('keeps typed input over a reload', async () => {
    const { user, browser, reload } = await open();
    await fill(user);
    await untilDraft(browser, SELL_REQUEST_FORM, { askingPrice: '195.50', quantity: '40' });
    reload();
    await screen.findByRole('heading', { level: 1, name: 'Sell Shares' });
    await waitFor(() => expect(price()).toHaveValue('195.50'));
    expect(share()).toHaveValue('Vayu Mobility');
    expect(quantity()).toHaveValue('40');
  });

  it('keeps a typed text that names no share of the list over a reload', async () => {
    const { user, browser, reload } = await open();
    await user.type(share(), 'Unknown Company');
    await user.type(quantity(), '40');
    await untilDraft(browser, SELL_REQUEST_FORM, { search: 'Unknown Company', quantity: '40' });
    reload();
    await screen.findByRole('heading', { level: 1, name: 'Sell Shares' });
    await waitFor(() => expect(share()).toHaveValue('Unknown Company'));
    await user.clear(share());
    await choose(user, 'Vayu Mobility');
    expect(share()).toHaveValue('Vayu Mobility');
    await untilDraft(browser, SELL_REQUEST_FORM, { choice: 'Vayu Mobility' });
    const draft = await browser.get(Drafts).read(SELL_REQUEST_FORM);
    expect(draft).not.toHaveProperty('search');
  });

  it('takes no quantity and price of another share over into a link', async () => {
    const { user, browser, goTo } = await open('demo');
    await fill(user);
    await untilDraft(browser, SELL_REQUEST_FORM, { askingPrice: '195.50', quantity: '40' });
    goTo('/terms');
    goTo(`${SELL}?share_name=Ganga+Home+Textiles`);
    await screen.findByText('You hold 500 with us.');
    expect((quantity() as HTMLInputElement).value).toBe('');
    expect((price() as HTMLInputElement).value).toBe('');
    await user.type(quantity(), '5');
    await untilDraft(browser, SELL_REQUEST_FORM, { choice: 'Ganga Home Textiles', quantity: '5' });
    goTo('/terms');
    goTo(`${SELL}?share_name=ganga+home+textiles`);
    await waitFor(() => expect(quantity()).toHaveValue('5'));
  });

  it('keeps what was changed in the form of a link over a reload', async () => {
    const link = `${SELL}?share_name=Ganga+Home+Textiles&quantity=5&asking_price=120`;
    const { user, browser, address, reload } = await open('demo', link);
    await waitFor(() => expect(quantity()).toHaveValue('5'));
    await choose(user, 'Vayu Mobility');
    await user.type(quantity(), '0');
    await untilDraft(browser, SELL_REQUEST_FORM, { choice: 'Vayu Mobility', quantity: '50' });
    await waitFor(() => expect(address()).toBe(SELL));
    expect(quantity()).toHaveFocus();
    reload();
    await waitFor(() => expect(share()).toHaveValue('Vayu Mobility'));
    await waitFor(() => expect(quantity()).toHaveValue('50'));
    expect(price()).toHaveValue('120');
  });

  it('works without the list [PM-5.26]', async () => {
    const route = 'GET /api/private-market/getpreipoproducts';
    await addFault(backend, { route, kind: 'status', status: 500, times: 1 });
    const { user } = await open();
    expect(await screen.findByText(/^The list of shares could not be loaded/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'My share is not in the list' }));
    expect(screen.getByRole('textbox', { name: 'Name of the share' })).toBeVisible();
  });
});

describe('a sell request', () => {
  it('is sent, confirmed and listed, and the form is cleared [PM-2.146, PM-2.147, PM-4.94]', async () => {
    const { user, browser } = await open();
    expect(await screen.findByText('No sell requests yet')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sell Shares');
    await fill(user);
    expect(screen.getByText('You ask for').parentElement).toHaveTextContent('₹7,820');
    await user.click(submit());
    const dialog = within(await screen.findByRole('dialog', { name: 'Sell request submitted' }));
    expect(dialog.getByText(/^Our team reviews it within 24-48 hours/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(
      [share(), quantity(), price()].map((field) => (field as HTMLInputElement).value),
    ).toEqual(['', '', '']);
    const list = await screen.findByRole('list', { name: 'Your sell requests' });
    expect(list).toHaveTextContent(
      /^Vayu Mobility40 × ₹195.50 · .* · 40 held elsewhere₹7,820Under reviewWithdraw$/,
    );
    expect(await sentBy(browser)).toHaveLength(1);
  });

  it('shows that it is sent, and keeps what is typed then [PM-4.94]', async () => {
    const { user } = await open();
    await fill(user);
    const calls = heldCalls('/sell-request');
    calls.hold();
    await user.click(submit());
    await waitFor(() => expect(calls.count()).toBe(1));
    expect(submit()).toHaveAttribute('aria-busy', 'true');
    await user.clear(price());
    await user.type(price(), '210');
    await calls.release();
    const dialog = await screen.findByRole('dialog', { name: 'Sell request submitted' });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(price()).toHaveValue('210'));
    expect(quantity()).toHaveValue('40');
  });

  it('of a link is empty after it was sent, also after a reload', async () => {
    const link = `${SELL}?share_name=Vayu+Mobility&quantity=40&asking_price=195.50`;
    const { user, address, reload } = await open('new', link);
    await waitFor(() => expect(quantity()).toHaveValue('40'));
    await user.click(submit());
    const dialog = await screen.findByRole('dialog', { name: 'Sell request submitted' });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe(SELL));
    reload();
    await screen.findByRole('combobox', { name: 'Share' });
    expect(quantity()).toHaveValue('');
  });

  it('says when the desk reviews it, before and after sending [PM-8.28, PM-8.29, PM-2.148]', async () => {
    const { user } = await open();
    expect(screen.getByText(/^Our team reviews every request within 24-48 hours/)).toBeVisible();
    await fill(user);
    await user.click(submit());
    const dialog = within(await screen.findByRole('dialog', { name: 'Sell request submitted' }));
    const text =
      'Our team reviews it within 24-48 hours and messages you. You can follow it under ' +
      'Sell at any time.';
    expect(dialog.getByText(text)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
  });

  it('shows the reason of a refusal for 4 seconds, and keeps the form [PM-8.27]', async () => {
    const { user } = await open();
    await fill(user);
    const fault = { route: SUBMIT, kind: 'status', status: 500, times: 1 } as const;
    await addFault(backend, { ...fault, message: 'The sell desk rests today.' });
    const runTimers = holdTimers('/ui/', [4000]);
    await user.click(submit());
    expect(await screen.findByText('The sell desk rests today.')).toBeVisible();
    await runTimers.onceSet(4000);
    await waitFor(() => expect(screen.queryByText('The sell desk rests today.')).toBeNull());
    await addFault(backend, { route: SUBMIT, kind: 'malformed', times: 1 });
    await user.click(submit());
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
    expect(price()).toHaveValue('195.50');
  });

  it('of a visitor is not sent before a sign-in [PM-5.35, PM-6.13]', async () => {
    const { user, address, browser, leave } = await open('visitor');
    expect(screen.queryByRole('heading', { name: 'Your sell requests' })).toBeNull();
    const send = vi.spyOn(browser.get(SellRequests), 'submit');
    await fill(user);
    await user.click(submit());
    expect(await screen.findByText('Please sign in to submit a sell request')).toBeVisible();
    expect(send).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(address()).toBe('/login'));
    const back = `${SELL}?share_name=Vayu+Mobility&quantity=40&asking_price=195.50`;
    expect(browser.get(JourneyStore).read(JourneyKey.AttemptedPath)).toBe(back);
    leave();
    await open('demo', back);
    await waitFor(() => expect(share()).toHaveValue('Vayu Mobility'));
    expect(quantity()).toHaveValue('40');
    expect(price()).toHaveValue('195.50');
    expect(screen.getByRole('heading', { name: 'Your sell requests' })).toBeVisible();
  });

  it('shows what the desk decided', async () => {
    await open('demo');
    const list = await screen.findByRole('list', { name: 'Your sell requests' });
    const rows = within(list)
      .getAllByRole('listitem')
      .map((row) => row.textContent);
    for (const row of [
      /^Ganga Home Textiles200 × ₹135.50\s· .*₹27,100Under reviewWithdraw$/,
      /^Vayu Mobility.*Not sold$/,
      /^Thiruvananthapuram.*60 × ₹96.50\s· .*₹5,790Sold$/,
      /^Lumina Learning.*Buyer found$/,
      /^Pune Precision Castings60 × ₹655\s· .*₹39,300Sold$/,
    ]) {
      expect(rows.filter((text) => row.test(text))).toHaveLength(1);
    }
  });

  it('shows when the shares were sold', async () => {
    const { browser, goTo } = await renderScreen({ path: '/terms', as: 'new', backend });
    const wish = { shareName: 'Held Elsewhere', units: 1200, price: '1234.50' };
    await makeReady(backend, browser);
    await sellHeld(browser, backend, wish);
    goTo(SELL);
    const row = within(await screen.findByRole('list', { name: 'Your sell requests' })).getByRole(
      'listitem',
    );
    expect(row).toHaveTextContent(
      /^Held Elsewhere1,200 × ₹1,234.50 · sold on .* · 1,200 held elsewhere₹14,81,400Sold$/,
    );
  });

  it('list that fails to load can be loaded again', async () => {
    const route = 'GET /api/private-market/pre-ipo/sell-requests';
    await addFault(backend, { route, kind: 'status', status: 500, times: 1 });
    const { user } = await open('demo');
    const title = 'Your sell requests could not be loaded';
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'Your sell requests' })).toBeVisible();
  });
});
