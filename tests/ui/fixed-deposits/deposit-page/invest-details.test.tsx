import { DepositCatalogue } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { formatDate, formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { clientOf, fetchWithCookies } from '#tests/contracts/client.ts';
import {
  calculated,
  HIMADRI,
  ratesOf,
  showDetails,
  SURYODAY,
  TAX_SAVER,
  TEJAS,
} from './details-screen.ts';
import { addFault, renderScreen, toast } from '#tests/ui/screen.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { tenureInWords } from '#domain/fixed-deposits/interest/tenure-in-words.ts';
import { describe, expect, it } from 'vitest';

const backend = testBackend();

const main = () => within(screen.getByRole('main'));
/** The section of the page with this heading. */
function part(heading: string): HTMLElement {
  const section = main().getByRole('heading', { name: heading }).closest('section');
  if (section === null) throw new Error(`${heading} heads no part`);
  return section;
}

/** A `fetch` whose replies contain rows without any rate, and with these fields. */
function rowsWith(fields: Readonly<Record<string, unknown>>): typeof fetch {
  const send = fetchWithCookies(backend.appAddress);
  return async (input, init) => {
    const reply = await send(input, init);
    if (!String(input instanceof Request ? input.url : input).endsWith('/getfd')) return reply;
    const body = (await reply.json()) as { data: readonly Record<string, unknown>[] };
    const data = body.data.map((row) => {
      const rest = Object.entries(row).filter(([key]) => !key.startsWith('rate_of_interest'));
      return { ...Object.fromEntries(rest), ...fields };
    });
    return Response.json({ ...body, data });
  };
}

describe('the header of a deposit', () => {
  it('shows logo, name and badge [FD-2.46, FD-2.47]', async () => {
    await showDetails(backend);
    const title = main().getByRole('heading', { level: 1, name: 'Tejas High Yield Deposit' });
    const header = title.closest('header')?.parentElement?.parentElement;
    expect(header?.querySelector('img')).toHaveAttribute('src', '/issuers/tejas.svg');
    expect(header).toHaveTextContent('Most Invested');
  });

  it('copies the link of the page [FD-2.48, FD-2.49]', async () => {
    const { user } = await showDetails(backend);
    await user.click(screen.getByRole('button', { name: 'Copy the link to this page' }));
    expect(await toast('Link copied!')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(window.location.href);
  });

  it('shows the maximum return [FD-2.50, FD-2.51]', async () => {
    const { rateCard } = await ratesOf(backend, TEJAS);
    const best = rateCard.highestRate('r');
    if (best === undefined) throw new Error('no rate');
    await showDetails(backend);
    expect(screen.getByText('Earn up to').parentElement).toHaveTextContent(
      `${formatPercent(best)} p.a.`,
    );
  });

  it('shows N/A without a figure, and the row’s tag as badge [FD-2.51, FD-2.60]', async () => {
    const path = `/invest/${TEJAS}/0/-`;
    const fetch = rowsWith({ tag_name: 'Festive Offer' });
    const browser = await clientOf(backend.appAddress, { fetch });
    await renderScreen({ path, as: 'visitor', backend, browser });
    const best = await screen.findByText('Earn up to');
    expect(best.parentElement).toHaveTextContent(/Earn up toN\/A/);
    const title = main().getByRole('heading', { level: 1, name: 'Tejas High Yield Deposit' });
    const header = title.closest('header')?.parentElement?.parentElement;
    expect(header).toHaveTextContent('Festive Offer');
    expect(header).not.toHaveTextContent('Most Invested');
  });

  it('offers no investment if the issuer’s rates are null or missing [FD-4.42]', async () => {
    const fetch = rowsWith({ rate_of_interest: null, rate_of_interest_r: null });
    const browser = await clientOf(backend.appAddress, { fetch });
    await renderScreen({ path: `/invest/${TEJAS}/0/-`, as: 'visitor', backend, browser });
    const box = within(await screen.findByRole('region', { name: 'Your investment' }));
    const why = 'The issuer gives no rates today. Please look at the other deposits.';
    expect(await box.findByText(why)).toBeVisible();
    expect(box.getByText('Interest Rate').parentElement).toHaveTextContent(/Interest RateN\/A$/);
    expect(box.getByRole('button', { name: /^Proceed/ })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByText('Calculating your interest…')).toBeNull();
    expect(main().getAllByRole('row', { name: /N\/A/ })).toHaveLength(5);
  });

  it('shows amount and dates of payouts before the purchase', async () => {
    const { user } = await showDetails(backend);
    await user.selectOptions(await screen.findByLabelText('Payout'), 'Quarterly');
    const chart = await screen.findByRole('figure', { name: 'How your interest adds up' });
    expect(chart).toHaveTextContent(
      /^.*₹1,00,000 at \d\.\d\d% a year pays (about )?₹[\d,]+ every quarter, ₹[\d,]+ in total\./,
    );
    const dates = within(within(chart).getByRole('table')).getAllByRole('rowheader');
    const texts = dates.map((each) => each.textContent);
    // Twelve payouts, and the amount itself at the end.
    expect(texts).toHaveLength(13);
    expect(texts.every((each) => /^\d{1,2} \w{3} \d{4}$/.test(each))).toBe(true);
    expect(screen.getByText(/^₹[\d,]+ a quarter$/)).toBeVisible();
  });

  it.each([
    { name: 'a tax saver', depositId: TAX_SAVER, says: /cannot be withdrawn before maturity/ },
    {
      name: 'a bank deposit',
      depositId: HIMADRI,
      says: /^You can withdraw early from 3 months .* earns 1\.00% p\.a\. less than/,
    },
  ])('says before the purchase when $name can be withdrawn', async ({ depositId, says }) => {
    await showDetails(backend, { depositId });
    expect(screen.getByText(says)).toBeVisible();
  });

  it('shows minimum deposit, lock-in and investors [FD-2.52, FD-2.53]', async () => {
    const { deposit } = await ratesOf(backend, TEJAS);
    await showDetails(backend);
    expect(screen.getByText('Minimum Deposit').parentElement).toHaveTextContent(
      formatRupees(deposit.minimumAmount),
    );
    expect(deposit.lockInDays).toBe(90);
    expect(screen.getByText('Lock-in').parentElement).toHaveTextContent('3 months');
    const investors = deposit.totalInvestors.toLocaleString('en-IN');
    expect(screen.getByText(`Trusted by ${investors} investors`)).toBeVisible();
  });

  it('has the heading of the deposit [FD-2.54]', async () => {
    await showDetails(backend);
    expect(screen.getByText('The highest rate on our shelf')).toBeVisible();
  });

  it('shows a credit rating instead for suryoday [FD-2.55, FD-2.56]', async () => {
    const { deposit } = await ratesOf(backend, SURYODAY);
    await showDetails(backend, { depositId: SURYODAY });
    expect(screen.getByText('A+ credit rating')).toBeVisible();
    expect(screen.queryByText(deposit.heading)).toBeNull();
  });
});

describe('the tenure table', () => {
  const table = () => within(part('Tenure and returns')).getByRole('table');
  const rows = () => within(table()).getAllByRole('row').slice(1);

  it('shows the returns of each tenure [FD-1.5]', async () => {
    const { rateCard } = await ratesOf(backend, TEJAS);
    const [first] = rateCard.rows;
    await showDetails(backend);
    const [shown] = rows();
    expect(shown).toHaveTextContent(first ? tenureInWords(first.tenure) : '?');
    expect(shown).toHaveTextContent(first?.rates.r ? formatPercent(first.rates.r) : '?');
    expect(shown).toHaveTextContent(
      first?.interestOnLakh.r ? formatRupees(first.interestOnLakh.r) : '?',
    );
  });

  it('shows five rows, then all, then five again [FD-2.57, FD-2.58, FD-2.59]', async () => {
    const { rateCard } = await ratesOf(backend, TEJAS);
    expect(rateCard.rows.length).toBeGreaterThan(5);
    const { user } = await showDetails(backend);
    expect(rows()).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Other Schemes' }));
    expect(rows()).toHaveLength(rateCard.rows.length);
    await user.click(screen.getByRole('button', { name: 'Show fewer' }));
    expect(rows()).toHaveLength(5);
  });

  it('keeps the chosen row visible, as the last of the five [FD-2.59]', async () => {
    const { user } = await showDetails(backend, { depositId: HIMADRI });
    await user.selectOptions(screen.getByLabelText('Payout'), 'Quarterly');
    // Wait for the rows of that payout; before, the list has those of the previous one.
    await calculated();
    await user.selectOptions(screen.getByLabelText('Tenure'), '2 years');
    await waitFor(() => expect(rows().at(-1)).toHaveTextContent('2 years'));
    expect(rows()).toHaveLength(5);
    expect(within(rows().at(-1) ?? table()).getByRole('radio')).toBeChecked();
  });

  it('has no toggle with five rows or fewer [FD-2.59]', async () => {
    await showDetails(backend, { depositId: TAX_SAVER });
    expect(rows()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Other Schemes' })).toBeNull();
  });

  it('marks the most popular row [FD-2.60]', async () => {
    const { rateCard } = await ratesOf(backend, TEJAS);
    const tagged = rateCard.rows.find(({ tag }) => tag === 'Most Invest');
    await showDetails(backend);
    const marked = rows().filter((row) => row.textContent.includes('Most Invested'));
    expect(marked).toHaveLength(1);
    expect(marked[0]).toHaveTextContent(tagged ? tenureInWords(tagged.tenure) : '?');
  });
});

describe('the sections around the figures', () => {
  it('draws the growth of the deposit, with its figures', async () => {
    await showDetails(backend);
    const chart = await screen.findByRole('figure', { name: 'How your money grows' });
    expect(chart).toHaveTextContent(
      '₹1,00,000 at 8.91% a year, interest added every year, 3 times, becomes ₹1,29,182.',
    );
    expect(within(chart).getByRole('table')).toHaveTextContent('₹1,29,182');
  });

  it('has a leaf for the interest of each year, and three dates on the axis', async () => {
    await showDetails(backend);
    const chart = await screen.findByRole('figure', { name: 'How your money grows' });
    const today = backend.sandbox.clock.today();
    const dates = [{ months: 18 }, { years: 3 }].map((part) => formatDate(today.plus(part)));
    const ticks = Array.from(chart.querySelectorAll('text[y="166"]'), (tick) => tick.textContent);
    expect(ticks).toEqual(['Today', ...dates]);
    expect(chart.querySelectorAll('path[transform]')).toHaveLength(3);
    expect(chart).toHaveTextContent(
      `The chart runs from ${formatDate(today)} to ${dates[1]}, with 3 leaves for interest and ` +
        '₹1,29,182 at the end.',
    );
  });

  it('says what the deposit is worth on the chosen day', async () => {
    await showDetails(backend);
    const chart = await screen.findByRole('figure', { name: 'How your money grows' });
    const handle = within(chart).getByRole('slider', { name: 'Choose a day' });
    const worth = () => handle.getAttribute('aria-valuetext');
    expect(worth()).toMatch(/^₹1,29,182 on \d+ \w+ \d+$/);
    const last = worth();
    fireEvent.change(handle, { target: { value: '12' } });
    expect(worth()).toMatch(/^₹1,08,910 on \d+ \w+ \d+$/);
    expect(chart).toHaveTextContent('₹1,00,000 deposit + ₹8,910 interest');
    fireEvent.change(handle, { target: { value: '36' } });
    expect(worth()).toBe(last);
  });

  it('explains the effective yield with the numbers in the box [FD-2.65, FD-2.70]', async () => {
    await showDetails(backend);
    expect(part('What is effective yield?')).toHaveTextContent(
      /9\.73% p\.a\.Average a year, not compounded.*₹29,182 ÷ \(₹1,00,000 × 3\) × 100/,
    );
  });

  it('compares with two banks at 7 and 7.25 percent [FD-2.65, FD-9.36, FD-9.37]', async () => {
    await showDetails(backend);
    const chart = screen.getByRole('figure', { name: 'Compared with other banks' });
    const bars = within(chart).getAllByRole('listitem');
    expect(bars.map((bar) => bar.textContent)).toEqual([
      'Tejas High Yield Deposit · 8.91% p.a.₹29,182',
      'Bank A · 7.00% p.a.₹22,504',
      'Bank B · 7.25% p.a.₹23,365',
    ]);
    expect(chart).toHaveTextContent(
      'Interest on ₹1,00,000 over 3 years. Bank A and Bank B are examples that compound yearly.',
    );
  });

  it('shows the issuer’s cards and texts [FD-2.65, FD-2.66, FD-2.67, FD-2.70]', async () => {
    const { browser } = await showDetails(backend);
    const content = await browser.get(DepositCatalogue).content(TEJAS, {});
    if (!content.ok) throw new Error('no content');
    await screen.findByRole('heading', { name: 'Why invest' });
    const cards = content.value.filter(({ kind }) => kind === 'card');
    expect(cards.length).toBeGreaterThan(1);
    for (const { title, lines } of cards) {
      expect(part('Why invest')).toHaveTextContent(`${title}${lines.join('')}`);
    }
    const safety = content.value.find(({ title }) => title === 'Safety & Trust');
    const items = within(part('Safety & Trust')).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(safety?.lines);
    expect(items.length).toBeGreaterThan(1);
  });

  it('shows another Extra block under a separate title [FD-2.70]', async () => {
    const block = { contenttype: 'Extra', title: 'On complaints', content: 'Write|Call' };
    const patch = { data: { '0': block } };
    const route = 'POST /api/main/investment/getfdcontent';
    await addFault(backend, { route, kind: 'patch', patch, times: 1 });
    await showDetails(backend);
    await screen.findByRole('heading', { name: 'On complaints' });
    const items = within(part('On complaints')).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(['Write', 'Call']);
    expect(part('Safety & Trust')).not.toHaveTextContent('Write');
  });

  it('distinguishes the icons bank, flag and other [FD-2.69]', async () => {
    const icons = new Map<string, string>();
    for (const depositId of [SURYODAY, TEJAS]) {
      const { leave, browser } = await showDetails(backend, { depositId });
      const content = await browser.get(DepositCatalogue).content(depositId, {});
      if (!content.ok) throw new Error('no content');
      await screen.findByRole('heading', { name: 'Why invest' });
      for (const { kind, title, icon } of content.value) {
        const card =
          kind === 'card' ? screen.getByRole('heading', { name: title }).closest('li') : undefined;
        if (card) icons.set(icon, card.querySelector('svg')?.innerHTML ?? '');
      }
      leave();
    }
    expect([...icons.keys()].toSorted()).toEqual(['bank', 'flag', 'other']);
    expect(new Set(icons.values()).size).toBe(3);
  });

  it('says that the money goes directly to the issuer [FD-1.13, FD-1.7, FD-1.8, FD-2.70]', async () => {
    await showDetails(backend);
    expect(part('Safety & Trust')).toHaveTextContent('Your money goes directly to Tejas Capital');
    expect(part('Safety & Trust')).toHaveTextContent(
      'Vriddhi is only a facilitator of investments: not a broker and not an adviser.',
    );
    expect(screen.getByRole('contentinfo')).toHaveTextContent(
      'Your money goes directly to the issuer of the deposit.',
    );
  });

  it('says that a bank’s deposit is insured and a finance company’s is not [FD-2.70]', async () => {
    const { leave } = await showDetails(backend);
    expect(part('Safety & Trust')).toHaveTextContent('not covered by deposit insurance');
    leave();
    await showDetails(backend, { depositId: SURYODAY });
    expect(part('Safety & Trust')).toHaveTextContent('covers up to ₹5,00,000');
  });

  it('says nothing about insurance if the reply does not state it [FD-2.70]', async () => {
    const { rateCard } = await ratesOf(backend, TEJAS);
    const unstated = { institution_type: null, is_insured: null, credit_rating: null };
    const data = Object.fromEntries(rateCard.rows.map((_, index) => [String(index), unstated]));
    const route = 'POST /api/main/products/getfd';
    await addFault(backend, { route, kind: 'patch', patch: { data } });
    await showDetails(backend);
    expect(part('Safety & Trust')).toHaveTextContent('no information whether this deposit is in');
    expect(part('Safety & Trust')).not.toHaveTextContent('The company’s own strength');
    expect(screen.getByText('Insurance not stated')).toBeVisible();
    expect(screen.queryByText('Not insured')).toBeNull();
  });

  it('shows the offers of the deposit as banners [FD-2.65, FD-3.44]', async () => {
    await showDetails(backend);
    const offers = within(await screen.findByRole('list', { name: 'Offers' }));
    const [senior, other] = offers.getAllByRole('listitem');
    expect(senior).toHaveTextContent('Senior citizens earn 0.40% p.a. more');
    expect(other).toHaveTextContent('Women investors earn 0.10% p.a. more');
    expect(senior?.querySelector('svg')?.innerHTML).not.toBe(
      other?.querySelector('svg')?.innerHTML,
    );
  });

  it('reports offers that fail to load, and loads them again [FD-8.12]', async () => {
    const route = 'POST /api/main/products/getoffers';
    await addFault(backend, { route, kind: 'status', status: 500 });
    const { user } = await showDetails(backend);
    const banner = (await screen.findByText(/^We could not load the offers/)).parentElement
      ?.parentElement;
    if (!banner) throw new Error('no banner');
    await user.click(within(banner).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'Offers' })).toBeVisible();
  });

  it('keeps the page if the issuer’s texts fail to load', async () => {
    const route = 'POST /api/main/investment/getfdcontent';
    await addFault(backend, { route, kind: 'status', status: 500 });
    await showDetails(backend);
    expect(await screen.findByText('The issuer’s information could not be loaded.')).toBeVisible();
  });
});

describe('a deposit that cannot be shown', () => {
  it.each(['/invest/999999/1/-', '/invest/abc/1/-'])('is reported for %s', async (path) => {
    const { user, address } = await renderScreen({ path, as: 'visitor', backend });
    expect(await screen.findByText('We could not find this deposit')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'All deposits' }));
    expect(address()).toBe('/invest');
  });

  it('can be loaded again after a failure', async () => {
    const route = 'POST /api/main/products/getfd';
    await addFault(backend, { route, kind: 'status', status: 500 });
    const { user } = await renderScreen({ path: `/invest/${TEJAS}/0/-`, as: 'visitor', backend });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByText('Tenure and returns')).toBeVisible());
  });
});
