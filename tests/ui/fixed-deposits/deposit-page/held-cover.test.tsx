import type {
  AllDeposits,
  ReadAllDeposits,
} from '#application/fixed-deposits/holdings/read-all-deposits.ts';
import { DeviceFacts, NO_FACTS } from '#application/fixed-deposits/tax/device-facts.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { success } from '#domain/platform/result.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { writtenAs } from '#tests/domain/fixed-deposits/holdings/declared-texts.ts';
import { keepOrder } from '#tests/ui/fixed-deposits/booking/order-screen.ts';
import { HIMADRI, quoteResult, showDetails } from './details-screen.ts';
import { addFault, renderScreen, type ScreenOptions } from '#tests/ui/screen.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { HeldCoverViewModel } from '#ui/fixed-deposits/holdings/insurance-cover/held-cover.view-model.ts';
import { describe, expect, it, vi } from 'vitest';

const backend = testBackend();

const CONDITION =
  'Insured in full, as long as you have no more than ₹5 lakh at Himadri Bank, interest included.';
/** 5 lakh at the bank of the deposit, on which interest is paid out. */
const AT_THE_LIMIT = {
  issuer: 'himadri bank ltd',
  principal: '500000',
  payout: 'monthly',
  compounding: '',
};

/** Prepares a browser in which the investor has told deposits, or a savings balance. */
function told(
  deposits: readonly Readonly<Record<string, string>>[],
  balance?: string,
): Pick<ScreenOptions, 'prepare'> {
  return {
    prepare: async (browser) => {
      await browser.loadContext('device-facts');
      await browser.get(DeviceFacts).change((facts) => ({
        ...facts,
        deposits: deposits.map((each) => writtenAs(each)),
        ...(balance !== undefined && { balances: new Map([['himadri', Money.of(balance)]]) }),
      }));
    },
  };
}

const open = (options: Partial<ScreenOptions> = {}) =>
  showDetails(backend, { as: 'new', depositId: HIMADRI, ...options });

async function saysNow(text: string | RegExp) {
  await waitFor(() => expect(quoteResult()).toHaveTextContent(text));
}

describe('the insurance of a deposit on offer', () => {
  it('is zero beside 5 lakh that the investor holds elsewhere at the same bank', async () => {
    await open(told([AT_THE_LIMIT]));
    await saysNow(/On .*, none of this deposit is insured: you will then have ₹6,0\d,\d{3}/);
    expect(quoteResult()).toHaveTextContent('The limit of ₹5 lakh is used up.');
    const link = within(quoteResult()).getByRole('link', { name: 'Your insurance cover' });
    expect(link).toHaveAttribute('href', '/portfolio/insurance-cover');
    expect(quoteResult()).not.toHaveTextContent(CONDITION);
  });

  it('is a part beside a savings balance, and says which amount still fits', async () => {
    await open({ as: 'demo', ...told([], '230000') });
    await saysNow(/On .*, ₹\d\d,\d{3}(\.\d\d)? of this deposit is insured: .* ₹5,\d/);
    expect(quoteResult()).toHaveTextContent(/Up to ₹\d\d,\d{3} here is insured in full\./);
  });

  it('is the whole deposit beside deposits booked here that leave room', async () => {
    await open({ as: 'demo' });
    await saysNow(/Insured in full with what we know you have at Himadri Bank: at most ₹/);
  });

  it('has a limit of its own beside a joint deposit', async () => {
    const joint = { ...AT_THE_LIMIT, right: 'joint', holders: 'Me; Asha' };
    await open(told([joint, { ...AT_THE_LIMIT, principal: '100000' }]));
    await saysNow(/Insured in full with what we know you have at Himadri Bank: at most ₹2,\d/);
  });

  it('states the condition to a visitor', async () => {
    await open({ as: 'visitor' });
    await saysNow(CONDITION);
  });

  it('states the condition if the other deposits cannot be read', async () => {
    const route = 'POST /api/main/investment/getportfolio';
    await addFault(backend, { route, kind: 'status', status: 500 });
    await open(told([AT_THE_LIMIT]));
    await screen.findByRole('heading', { name: 'What you really get' });
    await saysNow(CONDITION);
  });

  it('is read beside the list only for a row that the investor chooses', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const portfolios = () =>
      fetched.mock.calls.filter(
        ([url]) => typeof url === 'string' && url.endsWith('/investment/getportfolio'),
      );
    const path = '/invest?search=Himadri+Classic';
    const { user } = await renderScreen({ path, as: 'demo', backend });
    const panel = await screen.findByRole('complementary', { name: /^Chosen: Himadri Classic/ });
    await waitFor(() => expect(panel).toHaveTextContent('as long as you have no more than ₹5'));
    await within(panel).findByText(/^An estimate by today’s rate card/);
    expect(portfolios()).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Chosen: Himadri Classic Deposit' }));
    await waitFor(() => expect(panel).toHaveTextContent('with what we know you have at Himadri'));
    expect(portfolios()).toHaveLength(1);
    fetched.mockRestore();
  });

  it('is below the amount in the order summary too', async () => {
    const { prepare } = told([AT_THE_LIMIT]);
    await renderScreen({
      path: '/preview-maturity-action',
      as: 'new',
      backend,
      prepare: async (browser, investor) => {
        await keepOrder(browser, investor, { depositId: HIMADRI, tenure: '1Y' });
        await prepare?.(browser, investor);
      },
    });
    const main = await screen.findByRole('main');
    await waitFor(() => expect(main).toHaveTextContent(/none of this deposit is insured/));
  });
});

describe('the other money of an investor', () => {
  const holder = { id: 'A', kind: 'individual', hasValidPan: true } as const;
  const today = CalendarDate.of('2026-11-26');

  async function knownOf(facts: Partial<AllDeposits>): Promise<boolean> {
    const whole = { leftOut: 0, isPartnerMissing: false, isToldUnread: false };
    const all = { today, deposits: [], holder, ...whole, ...facts };
    const readAllDeposits = { run: () => Promise.resolve(success(all)) } as Pick<
      ReadAllDeposits,
      'run'
    > as ReadAllDeposits;
    const viewModel = new HeldCoverViewModel(
      { issuerId: 'himadri', issuerName: 'Himadri Bank' },
      { readAllDeposits, deviceFacts: { read: () => Promise.resolve(NO_FACTS) } },
    );
    expect(viewModel.known).toBeUndefined();
    await viewModel.loaded.reload();
    return viewModel.known !== undefined;
  }

  it('is known once it is read, unless a part of it is missing', async () => {
    expect(await knownOf({})).toBe(true);
    expect(await knownOf({ leftOut: 1 })).toBe(false);
    expect(await knownOf({ isPartnerMissing: true })).toBe(false);
    expect(await knownOf({ isToldUnread: true })).toBe(false);
  });
});
