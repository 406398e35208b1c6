import type { AppContainer } from '#infrastructure/container.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { addFault, peopleOf, renderScreen, signIn } from '#tests/ui/screen.tsx';
import { clientOf } from '#tests/contracts/client.ts';
import { isMobileDevice } from '#ui/referrals/share-link.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

const STATS = '/api/main/user/referral_stats';
const TEXT = '/api/main/products/getreferraltext';
const EMPTY = 'No referrals yet. Start earning - invite friends!';

const backend = testBackend();
let demo: AppContainer;
beforeAll(async () => {
  demo = await clientOf(backend.appAddress);
  const [first] = await peopleOf(backend);
  await signIn(demo, backend, first?.mobile ?? '');
});

/** Whether the fake media queries are those of a phone; jsdom has none. */
let isPhone = false;
beforeEach(() => {
  isPhone = false;
  const media = { addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal('matchMedia', () => ({ ...media, matches: isPhone }));
});

const open = () => renderScreen({ path: '/earn-rewards', as: 'demo', backend, browser: demo });
const card = async () => within(await screen.findByRole('region', { name: 'Your referral link' }));
const tab = (name: string) => screen.findByRole('tab', { name });
const rows = () => within(screen.getByRole('tabpanel')).getAllByRole('listitem');
/** Whether the rows are sorted by date, the newest first. */
function newestFirst(): boolean {
  const texts = rows().map(({ textContent }) => textContent.replace(/•+\d{4}/, ''));
  const days = texts.map((text) =>
    Date.parse(/\d{1,2} [A-Z][a-z]{2} 20\d\d$/.exec(text)?.[0] ?? ''),
  );
  return days.every((day, at) => at === 0 || day <= (days[at - 1] ?? 0));
}

describe('the page of rewards', () => {
  it('shows the referral link [AP-2.105]', async () => {
    await open();
    const link = await (await card()).findByText(/\?ir_co=[A-Z2-9]{8}$/);
    expect(link).toHaveTextContent(`${backend.appAddress}/?ir_co=`);
  });

  it('copies the link and confirms it [AP-8.40, AP-2.106]', async () => {
    const { user } = await open();
    const link = (await (await card()).findByText(/ir_co=/)).textContent;
    await user.click((await card()).getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied to clipboard!')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(link);
  });

  it('says what to do if copying is not permitted', async () => {
    const { user } = await open();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
    onTestFinished(() => void vi.restoreAllMocks());
    await user.click((await card()).getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText(/select the link and copy it/)).toBeVisible();
  });

  it('shares by WhatsApp and email, with the text and the link [AP-2.106, AP-2.110, AP-2.111]', async () => {
    await open();
    const ways = await card();
    const link = ways.getByText(/ir_co=/).textContent;
    const text = () => {
      const address = ways.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '';
      return new URL(address).searchParams.get('text');
    };
    await waitFor(() => expect(text()).toMatch(/^I manage my fixed deposits/));
    // The link names no recipient: no number and no email address.
    const whatsApp = ways.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
    expect(whatsApp).toMatch(/^https:\/\/wa\.me\/\?text=/);
    expect(text()).toMatch(new RegExp(`${link.replace('?', '\\?')}$`));
    const email = decodeURIComponent(
      ways.getByRole('link', { name: 'Email' }).getAttribute('href') ?? '',
    );
    expect(email).toBe(`mailto:?subject=Take a look at Vriddhi&body=${text()}`);
  });

  it('shares by SMS on mobile devices only [AP-2.106, AP-2.107, AP-2.110]', async () => {
    const shown = await open();
    expect((await card()).queryByRole('link', { name: 'SMS' })).toBeNull();
    shown.leave();
    isPhone = true;
    await open();
    const sms = (await card()).getByRole('link', { name: 'SMS' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(sms)).toMatch(/^sms:\?body=I .*\?ir_co=[A-Z2-9]{8}$/);
    const ways = (await card()).getAllByRole('link').map(({ textContent }) => textContent);
    expect(ways).toEqual(['WhatsApp', 'SMS', 'Email']);
    expect((await card()).getByRole('button', { name: 'Copy link' })).toBeVisible();
  });

  it.each([
    ['cannot be had', { kind: 'status', status: 500 } as const],
    ['is blank', { kind: 'patch', patch: { data: ' ' } } as const],
  ])('shares a default text if the reply %s [AP-2.111]', async (_, fault) => {
    await addFault(backend, { route: TEXT, ...fault });
    let answered = 0;
    const browser = await clientOf(backend.appAddress, {
      fetch: async (input, init) => {
        const response = await fetch(input, init);
        if ((input as string).endsWith(TEXT)) answered += 1;
        return response;
      },
    });
    await renderScreen({ path: '/earn-rewards', as: 'new', backend, browser });
    const whatsApp = (await card()).getByRole('link', { name: 'WhatsApp' });
    // The default text is also used before the reply, so wait for the reply.
    await waitFor(() => expect(answered).toBeGreaterThan(0));
    expect(decodeURIComponent(whatsApp.getAttribute('href') ?? '')).toMatch(
      /I invest in fixed deposits and unlisted shares with Vriddhi\..*\?ir_co=[A-Z2-9]{8}$/,
    );
  });

  it('shows how it works, and the terms [AP-2.108, AP-2.111, AP-9.4, AP-9.5]', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Earn rewards' })).toBeVisible();
    const heading = await screen.findByRole('heading', { name: 'How it works' });
    const steps = within(heading.closest('section') as HTMLElement).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^1Share your link/),
      expect.stringMatching(/^2Your friend investsThey open an account .* first investment/),
      '3You earnA ₹250 voucher within 5 business days of an investment of ₹25,000 or more.',
    ]);
    expect(
      screen.getByText(
        'When a friend invests ₹25,000 or more, you earn a ₹250 voucher within 5 business days.',
      ),
    ).toBeVisible();
  });
});

describe('the invite report', () => {
  it('has the tabs Earned, Registered and Invested [AP-2.109]', async () => {
    await open();
    expect(await screen.findByRole('heading', { name: 'Invite Report' })).toBeVisible();
    await tab('Earned');
    const names = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(names).toEqual(['Earned', 'Registered', 'Invested']);
  });

  it('adds up the earnings that count [AP-4.59, AP-4.62, AP-4.63]', async () => {
    await open();
    const sum = await screen.findByText('₹750');
    expect(rows()).toHaveLength(3);
    const place = sum.compareDocumentPosition(screen.getByRole('list', { name: 'Earned (3)' }));
    expect(place).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(rows()[0]).toHaveTextContent(/Kavita Rao••••••0457\+₹250\d{1,2} [A-Z][a-z]{2} 20\d\d$/);
    expect(newestFirst()).toBe(true);
    expect(screen.queryByText('Dev Prakash')).toBeNull();
  });

  it('lists who registered and who invested, newest first [AP-4.60, AP-4.61, AP-4.63]', async () => {
    const { user } = await open();
    await user.click(await tab('Registered'));
    expect(rows().map((row) => row.textContent.replace(/•.*/, ''))).toEqual([
      expect.stringContaining('Tashi Dorjee'),
      expect.stringContaining('Lakshmi Venkataraghavan'),
      expect.stringContaining('Dev Prakash'),
      expect.stringContaining('Sneha Kulkarni'),
      expect.stringContaining('Imran Qureshi'),
      expect.stringContaining('Kavita Rao'),
    ]);
    expect(rows()[0]).toHaveTextContent(/Tashi Dorjee••••••\d{4}\d{1,2} [A-Z][a-z]{2} 20\d\d$/);
    expect(newestFirst()).toBe(true);
    await user.click(await tab('Invested'));
    expect(rows()).toHaveLength(4);
    expect(newestFirst()).toBe(true);
    expect(rows()[1]).toHaveTextContent(/Sneha Kulkarni.*No reward/);
  });

  it('invites investors without referred friends [AP-8.39]', async () => {
    const { user } = await renderScreen({ path: '/earn-rewards', as: 'new', backend });
    expect(await screen.findByRole('heading', { name: EMPTY })).toBeVisible();
    for (const name of ['Registered', 'Invested']) {
      await user.click(await tab(name));
      expect(await screen.findByRole('heading', { name: EMPTY })).toBeVisible();
    }
  });

  it('reports a failure to load, and is loaded again', async () => {
    await addFault(backend, { route: STATS, kind: 'status', status: 500 });
    const { user } = await open();
    const heading = 'Your invites could not be loaded';
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('₹750')).toBeVisible();
  });

  it('belongs to the campaign that is stored, and to 34427 without one [AP-9.2, AP-9.3]', async () => {
    const campaignAsked = async (stored?: string) => {
      const requests: number[] = [];
      const browser = await clientOf(backend.appAddress, {
        fetch: (input, init) => {
          const body = typeof init?.body === 'string' ? init.body : '{}';
          const { campaign_id: id } = JSON.parse(body) as { campaign_id?: number };
          if ((input as string).endsWith(STATS) && id !== undefined) requests.push(id);
          return fetch(input, init);
        },
      });
      const prepare = () => stored !== undefined && localStorage.setItem('campaign_id', stored);
      const person = { path: '/earn-rewards', as: 'new', backend, browser } as const;
      const shown = await renderScreen({ ...person, prepare: () => void prepare() });
      await waitFor(() => expect(requests).toHaveLength(1));
      shown.leave();
      return requests[0];
    };
    expect(await campaignAsked()).toBe(34427);
    expect(await campaignAsked(' ')).toBe(34427);
    expect(await campaignAsked('50012')).toBe(50012);
  });
});

describe('a mobile device', () => {
  it('is detected by the browser’s hint, otherwise by a touch screen without mouse [AP-2.110]', () => {
    const touch = () => true;
    expect(isMobileDevice({ userAgentData: { mobile: false } }, touch)).toBe(false);
    expect(isMobileDevice({ userAgentData: { mobile: true } }, () => false)).toBe(true);
    expect(isMobileDevice({}, touch)).toBe(true);
    expect(isMobileDevice({}, () => false)).toBe(false);
  });
});
