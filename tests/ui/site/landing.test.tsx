import { sitePages } from '#ui/site/site-pages.ts';
import { powerPoints } from '#ui/site/landing/power-points.ts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderSitePage } from './site-screen.tsx';

const part = (name: string, level = 2) => {
  const heading = screen.getByRole('heading', { level, name });
  const section = heading.closest('section');
  if (section === null) throw new Error(`no section has the heading ${name}`);
  return within(section);
};
/** The example screen of the card with this heading. */
const screenOf = (name: string) => {
  const card = screen.getByRole('heading', { level: 3, name }).closest('li');
  if (card === null) throw new Error(`no card has the heading ${name}`);
  return within(card).getByRole('img');
};
const textsOf = (elements: readonly HTMLElement[]) =>
  elements.map(({ textContent }) => textContent);

/** The best rates, as the build reads them from the sample data. */
const rates = [
  { years: 1, annualRate: '8.10', depositId: 1003, issuerKey: 'himadri', issuer: 'Himadri Bank' },
  { years: 3, annualRate: '8.91', depositId: 1016, issuerKey: 'tejas', issuer: 'Tejas Finance' },
  { years: 5, annualRate: '8.60', depositId: 1013, issuerKey: 'shriram', issuer: 'Shriram' },
].map((rate, index) => ({ ...rate, schemeId: index + 1, isInsured: index === 0 }));

afterEach(() => vi.useRealTimers());

describe('the landing page', () => {
  it('is public, and readable without scripts [FD-1.8, PM-6.1]', async () => {
    const { html } = await renderSitePage('/');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Grow early. Sleep well.');
    for (const text of ['Pre IPO Shares', '₹200+ crore', 'What are unlisted', '₹1,52,106']) {
      expect(html).toContain(text);
    }
    // The content security policy blocks `style` attributes.
    expect(html).not.toContain('style=');
    expect(screen.getByRole('contentinfo')).toHaveTextContent(
      /Vriddhi is only a facilitator of .+fixed deposits\. It is not .+a broker or an adviser/,
    );
  });

  it('leads from the hero to the sign-in [PM-2.9]', async () => {
    await renderSitePage('/');
    expect(screen.getByRole('link', { name: 'Invest Now' })).toHaveAttribute('href', '/login');
  });

  it('has an animation that can be stopped [PM-1.25, PM-1.27]', async () => {
    const { user } = await renderSitePage('/');
    const film = screen.getAllByRole('figure')[0];
    expect(film?.querySelector('svg path')).toBeTruthy();
    // The finished picture is the first frame.
    expect(film).not.toHaveAttribute('data-playing');
    await user.click(screen.getByRole('button', { name: 'Play the animation' }));
    expect(film).toHaveAttribute('data-playing');
    await user.click(screen.getByRole('button', { name: 'Show the finished picture' }));
    expect(film).not.toHaveAttribute('data-playing');
  });

  it('shows the best rate of three tenures, and the maturity amount', async () => {
    const { html, user } = await renderSitePage('/', { found: { rates } });
    const board = within(screen.getByRole('region', { name: 'Best rates today' }));
    const rows = board.getAllByRole('listitem');
    expect(rows).toHaveLength(3);
    for (const row of rows) {
      expect(row).toHaveTextContent(/^(1 year|3 years|5 years), \d\.\d\d% p\.a\./);
      expect(row).toHaveTextContent(/Insured up to ₹5 lakh|Not insured/);
    }
    expect(html).toContain('Best rates today');
    const before = textsOf(rows);
    await user.selectOptions(board.getByLabelText('You invest'), '₹5 lakh');
    expect(rows[0]).toHaveTextContent(/becomes₹5,\d\d,\d{3}$/);
    expect(textsOf(rows)).not.toEqual(before);
  });

  it('has no board of rates if the build does not know them', async () => {
    await renderSitePage('/');
    expect(screen.queryByRole('region', { name: 'Best rates today' })).toBeNull();
  });

  it('shows the figures behind Vriddhi [PM-1.11, PM-1.12, PM-1.13]', async () => {
    await renderSitePage('/');
    const stats = within(screen.getByRole('list', { name: 'Vriddhi in figures' }));
    expect(textsOf(stats.getAllByRole('listitem'))).toEqual([
      '₹200+ crore of investments',
      '60+ years of investing experience',
      '250+ partners',
    ]);
  });

  it('has three gateways, and a sign-in only for the open one [PM-1.6, PM-2.10]', async () => {
    await renderSitePage('/');
    const gateways = part('Three gateways to private markets');
    const names = gateways.getAllByRole('heading', { level: 3 });
    expect(textsOf(names)).toEqual(['Select Opportunities', 'Pre IPO Shares', 'Top-tier Funds']);
    const links = gateways.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Pre IPO Shares', '/login'],
    ]);
  });

  it('marks what is open and what is not [PM-1.7, PM-1.8, PM-1.9, PM-1.33]', async () => {
    await renderSitePage('/');
    const cards = part('Three gateways to private markets').getAllByRole('listitem');
    const marks = cards.map((card) => [
      within(card).getByRole('heading').textContent,
      within(card).getAllByText(/./).at(-1)?.textContent,
    ]);
    expect(marks).toEqual([
      ['Select Opportunities', 'Coming soon'],
      ['Pre IPO Shares', 'Start investing'],
      ['Top-tier Funds', 'Coming soon'],
    ]);
  });

  it('shows five partners, each with its mark [PM-1.14, PM-1.15, PM-1.16]', async () => {
    await renderSitePage('/');
    const partners = part('BACKED BY TRUSTED PARTNERS').getAllByRole('listitem');
    expect(partners).toHaveLength(5);
    expect(partners.filter((partner) => partner.querySelector('svg path'))).toHaveLength(5);
    expect(new Set(textsOf(partners)).size).toBe(5);
    expect(textsOf(partners)).not.toContain('');
  });

  it('draws the power of private, with its table behind [PM-1.26, PM-1.27]', async () => {
    await renderSitePage('/');
    const power = part('The power of private', 3);
    expect(power.getByRole('img')).toHaveAccessibleName(/^An example: .*816 on listing day.*1,378/);
    expect(power.getByText(/^An example, not a forecast: 30% a year for 8/)).toBeVisible();
    const rows = power.getAllByRole('row', { hidden: true }).slice(1);
    expect(rows).toHaveLength(powerPoints.length);
    expect(rows[8]).toHaveTextContent('816');
    const grown = powerPoints.slice(1).map((worth, year) => worth / (powerPoints[year] ?? 1) - 1);
    for (const rate of grown.slice(0, 8)) expect(rate).toBeCloseTo(0.3, 2);
    for (const rate of grown.slice(8)) expect(rate).toBeCloseTo(0.14, 2);
  });

  it('shows how a deposit grows, as the domain works it out [PM-1.28]', async () => {
    await renderSitePage('/');
    const growth = screenOf('Deposits that show their working');
    expect(growth).toHaveTextContent('₹1,00,000 becomes₹1,52,106in 5 years at 8.75% p.a.');
    const amounts = Array.from(
      growth.querySelectorAll('ol > li > :first-child'),
      ({ textContent }) => textContent,
    );
    expect(amounts).toEqual([
      '₹1,00,000',
      '₹1,08,750',
      '₹1,18,266',
      '₹1,28,614',
      '₹1,39,868',
      '₹1,52,106',
    ]);
    expect(growth).toHaveAccessibleName(/^₹1,00,000 becomes ₹1,52,106.*Year 4: ₹1,39,868\./);
  });

  it('shows the growth of a deposit at the best rate of the board for its tenure', async () => {
    await renderSitePage('/', { found: { rates } });
    const growth = screenOf('Deposits that show their working');
    expect(growth).toHaveTextContent('₹1,00,000 becomes₹1,51,060in 5 years at 8.60% p.a.');
    const best = screen.getByRole('link', { name: '5 years, 8.60% p.a.' });
    expect(best).toHaveAttribute('href', '/invest/1013/3/-');
  });

  it('has three edge cards, each with a screen of the app [PM-1.32, PM-1.33]', async () => {
    await renderSitePage('/');
    const edge = part('Where you have the edge');
    expect(textsOf(edge.getAllByRole('heading', { level: 3 }))).toEqual([
      'Deposits that show their working',
      'The full price first',
      'In your own name',
    ]);
    expect(edge.getAllByRole('img')).toHaveLength(3);
  });

  it('shows an offer whose lines make its total [PM-9.41]', async () => {
    await renderSitePage('/');
    const offer = screenOf('The full price first');
    for (const text of ['50 × ₹900 ₹45,000', 'Stamp duty 0.015% ₹6.75', 'payable ₹45,006.75']) {
      expect(offer).toHaveTextContent(text);
    }
    expect(offer).toHaveAccessibleName(/50 shares at ₹900 each.*make ₹45,006\.75\.$/);
    expect(offer).toHaveTextContent('Banyan Health Labs');
    const held = screenOf('In your own name');
    expect(held).toHaveAccessibleName(/^Holdings of ₹1,87,000:/);
    for (const row of [/₹1,00,000/, /Banyan Health Labs.*₹45,000/, /Kestrel Drones.*₹42,000/]) {
      expect(held).toHaveTextContent(row);
    }
  });

  it('says how Vriddhi earns and what can go wrong, with more behind', async () => {
    await renderSitePage('/');
    const [earn, risk] = [part('How we earn'), part('What can go wrong')];
    expect(earn.getByRole('link')).toHaveAttribute('href', '/about');
    expect(risk.getByRole('link')).toHaveAttribute('href', '/risk-disclosure');
    expect(risk.getAllByRole('listitem')).toHaveLength(3);
  });

  it('shows companies with the fourth and the seventh swapped [AP-9.31, AP-9.32]', async () => {
    await renderSitePage('/');
    const companies = part('Most viewed this month', 3).getAllByRole('listitem');
    const names = companies.map((company) => company.querySelector('strong')?.textContent);
    expect(names[3]).toBe('Aarohan Space Systems');
    expect(names[6]).toBe('Nilgiri Diagnostics');
    expect(names).toHaveLength(8);
  });

  it('shows two sample cards, marked as such [PM-9.40, PM-9.41]', async () => {
    await renderSitePage('/');
    const cards = part('Most viewed this month', 3).getAllByRole('article');
    expect(textsOf(cards)).toEqual([
      expect.stringMatching(/^Sample cardBanyan Health Labs.*₹900 per share$/),
      expect.stringMatching(/^Sample cardKestrel Drones.*₹420 per share$/),
    ]);
  });

  it('leads to the campaign for NSE shares [PM-1.10]', async () => {
    await renderSitePage('/');
    expect(screen.getByRole('link', { name: 'Buy NSE unlisted shares' })).toHaveAttribute(
      'href',
      '/buy-nse-unlisted-shares',
    );
  });

  it('gives testimonials three pastels in turn [AP-9.29, AP-9.30]', async () => {
    await renderSitePage('/');
    expect(screen.getByText('Illustrative quotes, not from customers.')).toBeTruthy();
    const quotes = part('In their words').getAllByRole('listitem');
    expect(quotes.map((quote) => quote.dataset['pastel'])).toEqual([
      'lilac',
      'peach',
      'butter',
      'lilac',
      'peach',
      'butter',
    ]);
  });

  it('explains the referral reward [AP-9.6, PM-1.17, PM-1.24]', async () => {
    await renderSitePage('/');
    expect(part('Invite your friends').getByText(/₹200 cash back/)).toHaveTextContent(
      'A friend’s first transaction earns you ₹200 cash back, plus 0.25% of every pre-IPO investment they make.',
    );
  });

  it('shows how to contact support [PM-1.18, PM-1.22]', async () => {
    await renderSitePage('/');
    const help = part('A person answers');
    expect(help.getByText('10:00 am to 8:00 pm')).toBeVisible();
    expect(help.getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', 'tel:+910000000000');
    expect(help.getByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      'mailto:support@vriddhi.example',
    );
    expect(help.getByText(/Mumbai, Maharashtra/)).toBeVisible();
    expect(help.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact-us');
  });

  it('answers eight questions, one at a time [PM-1.20, PM-1.21, PM-4.93]', async () => {
    await renderSitePage('/');
    const faqs = part('Before you ask').getAllByRole('group');
    expect(faqs.map((faq) => faq.querySelector('summary')?.textContent)).toEqual([
      'What are unlisted and pre-IPO shares?',
      'Is it legal to buy them in India?',
      'How is the price set?',
      'When do I get the shares?',
      'Can I sell before the company lists?',
      'What can go wrong?',
      'Are fixed deposits on Vriddhi insured?',
      'What do I need to start?',
    ]);
    for (const faq of faqs) expect(faq.querySelector('p')?.textContent).toMatch(/\w.*\.$/);
    // With the same `name`, opening one `details` element closes the others.
    const names = new Set(faqs.map((faq) => faq.getAttribute('name')));
    expect(names.size).toBe(1);
    expect([...names][0]).toBeTruthy();
  });
});

describe('the animated steps', () => {
  const current = () =>
    screen.getByText(/./, { selector: '[aria-current="step"] button' }).textContent;
  const frame = () => screen.getByRole('group', { name: 'How it works' });
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  async function show(options = {}) {
    vi.useFakeTimers();
    await renderSitePage('/', options);
  }

  it('take turns every 2 seconds [PM-1.29, PM-1.30]', async () => {
    await show();
    expect(current()).toBe('Verify once');
    await wait(1900);
    expect(current()).toBe('Verify once');
    await wait(150);
    expect(current()).toBe('Ask for a price');
    await wait(2000);
    expect(current()).toBe('Pay, sign, own');
    await wait(2000);
    expect(current()).toBe('Verify once');
  });

  it('pause while the pointer is on them [PM-1.31]', async () => {
    await show();
    fireEvent.pointerEnter(frame());
    await wait(5000);
    expect(current()).toBe('Verify once');
    fireEvent.pointerLeave(frame());
    await wait(2050);
    expect(current()).toBe('Ask for a price');
  });

  it('pause while the focus is in them', async () => {
    await show();
    act(() => screen.getByRole('button', { name: 'Pay, sign, own' }).focus());
    await wait(5000);
    expect(current()).toBe('Verify once');
  });

  it('stop permanently by their button, and when one is chosen', async () => {
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Pause the slides' }));
    await wait(5000);
    expect(current()).toBe('Verify once');
    fireEvent.click(screen.getByRole('button', { name: 'Play the slides' }));
    await wait(2050);
    expect(current()).toBe('Ask for a price');
    fireEvent.click(screen.getByRole('button', { name: 'Verify once' }));
    await wait(5000);
    expect(current()).toBe('Verify once');
  });

  it('do not move with reduced motion', async () => {
    await show({ wantsNoMotion: true });
    await wait(5000);
    expect(current()).toBe('Verify once');
    expect(screen.getByRole('button', { name: 'Play the slides' })).toBeVisible();
  });
});

describe('the pop-ups of the landing page', () => {
  const popUp = () => screen.getByRole('dialog');

  it.each(['/', '/buy-nse-unlisted-shares'])(
    'open on %s for the note [PM-2.3, PM-2.6, PM-2.13]',
    async (path) => {
      const { user } = await renderSitePage(path);
      expect(screen.queryByRole('dialog')).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Get the investor note' }));
      expect(popUp()).toHaveAccessibleName('Get Your Exclusive NSE Investor Note');
      await user.click(screen.getByRole('button', { name: 'Close' }));
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('explain how referring works [PM-2.4, PM-2.7]', async () => {
    const { user } = await renderSitePage('/');
    await user.click(screen.getByRole('button', { name: 'Refer a friend' }));
    expect(popUp()).toHaveAccessibleName('How referrals work');
    expect(within(popUp()).getAllByRole('listitem')).toHaveLength(3);
    expect(within(popUp()).getByRole('link')).toHaveAttribute('href', '/earn-rewards');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('every public page', () => {
  it.each(sitePages.map(({ path }) => path))(
    '%s hydrates its prerendered document',
    async (path) => {
      const said = vi.spyOn(console, 'error');
      const { html } = await renderSitePage(path);
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      expect(html).not.toContain('style=');
      expect(said).not.toHaveBeenCalled();
      said.mockRestore();
    },
  );
});
