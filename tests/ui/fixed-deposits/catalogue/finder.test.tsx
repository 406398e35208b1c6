import { JourneyKey, JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import { Reporting } from '#application/platform/reporting.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { addFault, renderScreen, toast } from '#tests/ui/screen.tsx';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

const backend = testBackend();

const FOUND = /^\d+ deposits match your answers$/;
const SUGGESTIONS = '/fd-finder-suggestions';
const FETCH = 'POST /api/main/products/fd-finder';
const show = (path: string) => renderScreen({ path, as: 'visitor', backend });
const findButton = () => screen.findByRole('button', { name: 'Find Fixed Deposits' });
const cards = () => [...document.querySelectorAll<HTMLElement>('main tbody tr')];
const tenures = () =>
  cards().map((card) => card.querySelector('td span[class*="tenure"]')?.textContent);

async function find(user: UserEvent, kind: RegExp = /^Short Term/) {
  await user.click(await screen.findByRole('radio', { name: kind }));
  await user.click(await findButton());
}

describe('the finder', () => {
  it('asks two questions, in its own words [FD-2.29, FD-2.32, FD-3.68]', async () => {
    await show('/fd-finder');
    await findButton();
    const questions = screen.getAllByRole('radiogroup');
    expect(questions.map((each) => each.querySelector('legend')?.textContent)).toEqual([
      'How long can you set the money aside?',
      'When do you want the interest?',
    ]);
    const [kinds, payouts] = questions.map((each) => within(each).getAllByRole('radio'));
    expect(kinds?.map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Short TermUp to 2 years: a trip, a car, an emergency fund.',
      'Long TermUp to 10 years: a home, children’s education, retirement.',
    ]);
    expect(payouts?.map((radio) => radio.closest('label')?.textContent)).toEqual([
      ...['At Maturity', 'Monthly', 'Half Yearly', 'Yearly', 'Quarterly'],
    ]);
    expect(payouts?.[0]).toBeChecked();
  });

  it('searches once a kind is chosen, and continues [FD-2.31, FD-2.33, FD-3.69, FD-5.10]', async () => {
    const { user, address } = await show('/fd-finder');
    expect(await findButton()).toHaveAttribute('aria-disabled', 'true');
    await user.click(await findButton());
    expect(address()).toBe('/fd-finder');
    expect(screen.getByRole('radio', { name: 'At Maturity' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /^Short Term/ }));
    expect(await findButton()).not.toHaveAttribute('aria-disabled', 'true');
    await user.click(await findButton());
    expect(await screen.findByRole('heading', { level: 1, name: FOUND })).toHaveFocus();
    expect(address()).toBe(SUGGESTIONS);
  });

  it('reports a failure, and keeps both answers [FD-8.1]', async () => {
    await addFault(backend, { route: FETCH, kind: 'status', status: 500, times: 1 });
    const { user, address } = await show('/fd-finder');
    await user.click(await screen.findByRole('radio', { name: 'Yearly' }));
    await find(user, /^Long Term/);
    expect(await toast('We could not search for deposits. Please try again.')).toBeVisible();
    expect(address()).toBe('/fd-finder');
    expect(screen.getByRole('radio', { name: 'Yearly' })).toBeChecked();
    await user.click(await findButton());
    expect(await screen.findByRole('heading', { level: 1, name: FOUND })).toBeVisible();
  });

  it.each([
    ['/invest', 'visitor'],
    ['/cards/3/High%20Return', 'visitor'],
    ['/cards/7/short%20term', 'visitor'],
    ['/cards/5/long%20term', 'visitor'],
  ] as const)(
    'is offered on %s, and reports the click [FD-2.43, FD-2.44, FD-2.45, FD-7.89]',
    async (path, as) => {
      const { user, address, browser } = await renderScreen({ path, as, backend });
      const happened = vi.spyOn(browser.get(Reporting), 'happened');
      const banner = await screen.findByRole('region', { name: 'Not sure which FD to invest in?' });
      await user.click(within(banner).getByRole('link', { name: 'Try FD Finder' }));
      expect(address()).toBe('/fd-finder');
      expect(happened.mock.calls).toEqual([['Try FD Finder Clicked']]);
    },
  );
});

describe('the suggestions', () => {
  it('show what was found, with its figures [FD-2.34, FD-2.35, FD-2.37, FD-2.38]', async () => {
    const { user } = await show('/fd-finder');
    await find(user);
    await screen.findByRole('heading', { level: 1, name: FOUND });
    await user.click(screen.getByRole('radio', { name: 'Tenures found' }));
    expect(cards().length).toBeGreaterThan(5);
    const schemes = `Schemes found: ${cards().length}, one for each tenure.`;
    expect(screen.getByText(schemes)).toBeVisible();
    expect(screen.getByRole('table')).toHaveAccessibleName(/Interest on 1 Lac/);
    for (const card of cards()) {
      expect(card.querySelector('[class*="issuer"]')).toHaveTextContent(/ Bank$/);
      expect(card).toHaveTextContent(/\d+\.\d\d% p\.a\./);
      expect(card).toHaveTextContent(/₹[\d,]+\d+ (year|month|day)/);
    }
    expect(screen.getAllByRole('checkbox')).toHaveLength(cards().length);
  });

  it.each([
    [/^Short Term/, '1 year', '2 years'],
    [/^Long Term/, '3 years', '5 years'],
  ])('of %s compare each deposit once at one tenure', async (kind, at, other) => {
    const { user } = await show('/fd-finder');
    await find(user, kind);
    const heading = await screen.findByRole('heading', { level: 1, name: FOUND });
    const expectAt = (tenure: string) => {
      const caption = `Interest on 1 Lac for ${tenure} · highest return first`;
      expect(screen.getByRole('table')).toHaveAccessibleName(caption);
      const earned = cards().map(({ textContent }) =>
        Number(/₹([\d,]+)/.exec(textContent)?.[1]?.replaceAll(',', '')),
      );
      expect(earned).toEqual(earned.toSorted((a, b) => b - a));
      const names = cards().map((card) => within(card).getByRole('rowheader').textContent);
      expect(new Set(names).size).toBe(names.length);
      const left = screen.queryByText(/^Not offered on these terms/)?.querySelectorAll('a') ?? [];
      expect(heading).toHaveTextContent(`${names.length + left.length} deposits match`);
    };
    expectAt(at);
    await user.click(screen.getByRole('radio', { name: other }));
    expectAt(other);
  });

  it('can be reversed by tenure [FD-2.36]', async () => {
    const { user } = await show('/fd-finder');
    await find(user, /^Long Term/);
    await screen.findByRole('heading', { level: 1, name: FOUND });
    await user.click(screen.getByRole('radio', { name: 'Tenures found' }));
    const before = tenures();
    await user.click(screen.getByRole('button', { name: 'Shortest tenure first' }));
    expect(tenures()).not.toEqual(before);
    expect(tenures()[0]).toBe(before.at(-1));
    expect(new Set(tenures())).toEqual(new Set(before));
  });

  it('open a deposit, but no upcoming one [FD-2.39, FD-2.40]', async () => {
    const { user, address } = await show('/fd-finder');
    await find(user);
    await screen.findByRole('heading', { level: 1, name: FOUND });
    const coming = cards().filter((card) => within(card).queryByText('Upcoming') !== null);
    expect(coming.length).toBeGreaterThan(0);
    for (const card of coming) {
      await user.click(card);
      expect(within(card).queryByRole('link')).toBeNull();
    }
    expect(address()).toBe(SUGGESTIONS);
    const [open] = cards().filter((card) => !coming.includes(card));
    if (open === undefined) throw new Error('no card');
    await user.click(within(open).getByRole('link'));
    expect(address()).toMatch(/^\/invest\/\d+\/\d+\/[^/]+$/);
  });

  it('keep the chosen tenure, order and rates over a reload', async () => {
    const { user, reload, address } = await show('/fd-finder');
    await find(user, /^Long Term/);
    await screen.findByRole('heading', { level: 1, name: FOUND });
    await user.click(screen.getByRole('radio', { name: 'Tenures found' }));
    await user.click(screen.getByRole('button', { name: 'Shortest tenure first' }));
    await user.click(screen.getByRole('switch', { name: /Senior Citizen/ }));
    expect(address()).toBe(`${SUGGESTIONS}?for=own&order=descending&age=60`);
    const chosen = cards().map((card) => card.textContent);
    reload();
    await screen.findByRole('heading', { level: 1, name: FOUND });
    expect(cards().map((card) => card.textContent)).toEqual(chosen);
    expect(screen.getByRole('switch', { name: /Senior Citizen/ })).toBeChecked();
  });

  it('are stored under fdFinderSuggestion, also over a reload [FD-2.41]', async () => {
    const { user, browser, reload } = await show('/fd-finder');
    await find(user);
    await screen.findByRole('heading', { level: 1, name: FOUND });
    const names = cards().map((card) => card.textContent);
    expect(JourneyKey.FinderSuggestions).toBe('fdFinderSuggestion');
    const kept = browser.get(JourneyStore).read(JourneyKey.FinderSuggestions) ?? '';
    const stored = JSON.parse(kept) as { suggestions: unknown[] };
    expect(stored.suggestions.length).toBeGreaterThan(names.length);
    reload();
    await screen.findByRole('heading', { level: 1, name: FOUND });
    expect(cards().map((card) => card.textContent)).toEqual(names);
  });

  it.each([undefined, '{', '{"suggestions":[{}],"kindOfInvestment":"short-term"}'])(
    'open the questions if %s is stored [FD-2.42]',
    async (kept) => {
      const { address } = await renderScreen({
        path: SUGGESTIONS,
        as: 'visitor',
        backend,
        prepare: (browser) => {
          const journey = browser.get(JourneyStore);
          if (kept !== undefined) journey.write(JourneyKey.FinderSuggestions, kept);
        },
      });
      await findButton();
      expect(address()).toBe('/fd-finder');
    },
  );

  it('say what to do if nothing fits [FD-2.42]', async () => {
    const kept = { kindOfInvestment: 'long-term', payoutMechanism: 'Yearly', suggestions: [] };
    const { user, address } = await renderScreen({
      path: SUGGESTIONS,
      as: 'visitor',
      backend,
      prepare: (browser) =>
        browser.get(JourneyStore).write(JourneyKey.FinderSuggestions, JSON.stringify(kept)),
    });
    expect(await screen.findByText('No FD fits both answers today')).toBeVisible();
    const all = screen.getByRole('link', { name: 'See all deposits' });
    expect(all).toHaveAttribute('href', '/invest');
    await user.click(screen.getByRole('link', { name: 'Change my answers' }));
    expect(address()).toBe('/fd-finder');
    expect(await screen.findByRole('radio', { name: 'Yearly' })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^Long Term/ })).toBeChecked();
  });

  it('show the rates of senior citizens with a switch [FD-4.37, AP-6.4]', async () => {
    const { user } = await show('/fd-finder');
    await find(user);
    await screen.findByRole('heading', { level: 1, name: FOUND });
    const rates = () => cards().map((card) => /(\d+\.\d\d)%/.exec(card.textContent)?.[1]);
    const regular = rates();
    await user.click(screen.getByRole('switch', { name: /Senior Citizen/ }));
    expect(rates().every((rate, at) => Number(rate) > Number(regular[at]))).toBe(true);
  });
});
