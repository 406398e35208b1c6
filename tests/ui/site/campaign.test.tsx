import { campaignPath } from '#ui/site/campaign/campaign-figures.ts';
import { sitePages } from '#ui/site/site-pages.ts';
import { screen, within } from '@testing-library/react';
import { stopDeviceClock } from '#tests/support/device-clock.ts';
import { FIXED_TIME } from '#tests/support/fixed-time.ts';
import { describe, expect, it } from 'vitest';
import { renderSitePage } from './site-screen.tsx';

const PATH = '/buy-nse-unlisted-shares';
const SHARE = '/pre-ipo-details?pre_ipo_stock_id=101&domain_name=nseindia.com';
const stats = () => within(screen.getByRole('region', { name: 'The campaign in figures' }));
/** The link for this kind of visitor; CSS shows one of the two. */
const buttonFor = (visitor: 'visitor' | 'investor', name: string) => {
  const link = screen
    .getAllByRole('link', { name })
    .find((each) => each.closest('[data-for]')?.getAttribute('data-for') === visitor);
  if (link === undefined) throw new Error(`no ${name} for ${visitor}`);
  return link;
};

describe('the campaign page', () => {
  it('is public at its path, with its own layout [PM-2.16, PM-2.17, PM-6.5]', async () => {
    await renderSitePage(PATH);
    expect(document.querySelector('[data-layout="campaign"]')).toBeTruthy();
    expect(sitePages.filter(({ layout }) => layout === 'campaign')).toHaveLength(1);
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Vriddhi, home' })).toHaveAttribute('href', '/');
  });

  it('has a hero with its price, and stats [PM-2.18, PM-2.23, PM-2.24]', async () => {
    await renderSitePage(PATH);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Own a part of the exchange',
    );
    expect(screen.getByText('₹1,625').parentElement).toHaveTextContent('about ₹1,625 per share');
    expect(screen.getByText('₹1,599').parentElement).toHaveTextContent(
      '₹1,599 per share, when you buy 100 shares or more',
    );
  });

  it('claims what the documents say [PM-2.22, PM-2.25, PM-2.26, PM-2.27]', async () => {
    await renderSitePage(PATH);
    expect(stats().getByText('15 shares')).toBeVisible();
    expect(stats().getByText('₹10,000+').parentElement).toHaveTextContent(
      'save₹10,000+per 100 shares',
    );
    expect(stats().getByText('about 51').parentElement).toHaveTextContent(
      'about 51 at ₹1,625 a share, on the earnings of FY24',
    );
    expect(stats().getByText('about 97').parentElement).toHaveTextContent('versus about 97');
    expect(stats().getByText('9,500 crore').parentElement).toHaveTextContent(
      'about9,500 crorecontracts traded in FY24',
    );
  });

  it.each(['Invest in NSE', 'Start Investing'])(
    'leads by "%s" to the sign-in, and remembers the campaign [PM-2.19, PM-2.20, PM-2.21]',
    async (name) => {
      const { user } = await renderSitePage(PATH);
      stopDeviceClock(FIXED_TIME);
      const button = buttonFor('visitor', name);
      expect(button).toHaveAttribute('href', '/login');
      button.addEventListener('click', (event) => event.preventDefault());
      await user.click(button);
      // Session storage, under the keys decided in the requirements.
      expect(sessionStorage.getItem('campaignPath')).toBe(PATH);
      expect(sessionStorage.getItem('attemptedPath')).toBe(SHARE);
      expect(sessionStorage.getItem('campaignTimestamp')).toBe(FIXED_TIME.toISOString());
      expect(buttonFor('investor', name)).toHaveAttribute('href', SHARE);
    },
  );

  it('has "Invest in NSE" at the top and "Start Investing" at the end [PM-2.19]', async () => {
    await renderSitePage(PATH);
    const hero = screen.getByRole('heading', { level: 1 }).closest('section');
    expect(hero).toContainElement(buttonFor('visitor', 'Invest in NSE'));
    const end = [...document.querySelectorAll('main section')].at(-1);
    expect(end).toContainElement(buttonFor('visitor', 'Start Investing'));
  });

  it('leads to another share in production than elsewhere [PM-2.31, PM-2.32]', () => {
    const ids = { VITE_NSE_SHARE_ID_PRODUCTION: '41', VITE_NSE_SHARE_ID_DEVELOPMENT: '7' };
    const pathIn = (environment: string) =>
      campaignPath({ VITE_ENVIRONMENT: environment, VITE_NSE_DOMAIN: 'nse.example', ...ids });
    const path = '/pre-ipo-details?pre_ipo_stock_id=';
    expect(pathIn('production')).toBe(`${path}41&domain_name=nse.example`);
    expect(pathIn('uat')).toBe(`${path}7&domain_name=nse.example`);
    expect(campaignPath({})).toBe(SHARE);
  });

  it('requires a configured share in production [PM-2.32]', () => {
    const settings = { VITE_ENVIRONMENT: 'production', VITE_NSE_DOMAIN: 'nse.example' };
    expect(() => campaignPath(settings)).toThrow('VITE_NSE_SHARE_ID_PRODUCTION must name');
    const id = { VITE_ENVIRONMENT: 'production', VITE_NSE_SHARE_ID_PRODUCTION: '41' };
    expect(() => campaignPath(id)).toThrow('VITE_NSE_DOMAIN must name');
  });

  it('explains tax, lock-in, NRIs and delivery [PM-9.23, PM-9.24, PM-9.25, PM-9.26]', async () => {
    await renderSitePage(PATH);
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts).toEqual([
      'within a maximum of 7 working days',
      '20% within 12 months',
      '12.5% after 12 months',
      '6-month post-IPO lock-in',
      'only via an NRO demat and an NRO bank account',
    ]);
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms[1]).toContain('STCG');
    expect(terms[2]).toContain('LTCG');
    expect(terms[4]).toBe('NRIs');
  });

  it('requires three documents [PM-9.27]', async () => {
    await renderSitePage(PATH);
    const list = screen.getByText('PAN card').closest('ol') as HTMLElement;
    const documents = within(list).getAllByRole('listitem');
    expect(documents.map((item) => item.querySelector('strong')?.textContent)).toEqual([
      'CML/CMR copy',
      'PAN card',
      'Cancelled cheque',
    ]);
  });

  it('answers questions on NSE shares [PM-9.17, PM-9.18, PM-9.28]', async () => {
    await renderSitePage(PATH);
    const faqs = screen.getAllByRole('group').map(({ textContent }) => textContent);
    expect(faqs).toEqual([
      expect.stringContaining('Within a maximum of 7 working days after your payment'),
      expect.stringContaining('Above ₹5 Lakh a better price may be negotiable'),
      expect.stringContaining('only via an NRO demat account and an NRO bank account'),
      expect.stringMatching(/STCG 20% within 12 months, LTCG 12\.5% after 12 months/),
      expect.stringContaining('a 6-month post-IPO lock-in'),
      expect.stringContaining('Vriddhi is only a facilitator'),
    ]);
  });
});

it('shows the current year in its footer, even if built earlier [AP-9.49]', async () => {
  // Already the next year in India, but not yet in UTC.
  stopDeviceClock(new Date('2028-12-31T20:00:00Z'));
  await renderSitePage(PATH);
  expect(screen.getByText('© 2029 Vriddhi, Mumbai')).toBeVisible();
});

describe('the welcome', () => {
  const WORDS = 'Welcome! Your friend’s invitation counts when you sign up on this device.';

  it('greets a visitor with a referral code [PM-2.28, PM-2.29, PM-2.30, AP-9.47, AP-9.48]', async () => {
    const { user } = await renderSitePage(`${PATH}?ir_co=ASHA7`);
    const toast = screen.getByText(WORDS);
    expect(toast.closest('[role="status"]')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Close the welcome' }));
    expect(screen.queryByText(WORDS)).toBeNull();
  });

  it.each(['', '?ir_co=', '?ir_co=%20', '?from=ir_co'])(
    'is not shown without one: "%s" [PM-2.28, PM-2.30]',
    async (search) => {
      await renderSitePage(`${PATH}${search}`);
      expect(screen.queryByText(WORDS)).toBeNull();
    },
  );
});
