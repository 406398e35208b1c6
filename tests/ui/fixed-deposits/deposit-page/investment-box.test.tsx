import { DepositOrderDraft } from '#application/fixed-deposits/booking/deposit-order-draft.ts';
import { DepositQuotes } from '#application/fixed-deposits/catalogue/deposit-quotes.ts';
import { JourneyKey, JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { clientOf, fetchWithCookies } from '#tests/contracts/client.ts';
import {
  calculated,
  HIMADRI,
  proceedButton,
  quoteResult,
  ratesOf,
  showDetails,
  SURYODAY,
  TAX_SAVER,
  TEJAS,
} from './details-screen.ts';
import { tenureInWords } from '#domain/fixed-deposits/interest/tenure-in-words.ts';
import { holdTimers } from '#tests/support/held-timers.ts';
import { heldCalls } from '#tests/ui/held-calls.ts';
import { addFault } from '#tests/ui/screen.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

const backend = testBackend();

const CALCULATE = 'POST /api/main/products/calculatefd';
const theBox = () => screen.getByRole('region', { name: 'Your investment' });
const box = () => within(theBox());
const amountField = () => screen.getByLabelText<HTMLInputElement>('Investment Amount');

async function typeAmount(user: UserEvent, text: string): Promise<void> {
  await user.clear(amountField());
  if (text !== '') await user.type(amountField(), text);
}

const changeAmount = (value: string) => fireEvent.change(amountField(), { target: { value } });

describe('the investment box', () => {
  it('holds amount, tenure, payout, switch, rate, interest and Proceed [FD-2.61]', async () => {
    await showDetails(backend);
    expect(amountField()).toBeVisible();
    expect(box().getByLabelText('Tenure')).toBeVisible();
    expect(box().getByLabelText('Payout')).toBeVisible();
    expect(box().getByRole('switch', { name: 'Senior citizen' })).not.toBeChecked();
    for (const label of ['Interest Rate', 'Interest payout', 'Total Interest in the tenure']) {
      expect(box().getByText(label)).toBeVisible();
    }
    expect(proceedButton()).toHaveTextContent('Proceed');
  });

  it('begins with one lakh, grouped the Indian way [FD-9.1, FD-9.39]', async () => {
    await showDetails(backend);
    expect(amountField()).toHaveValue('1,00,000');
  });

  it('shows the issuer’s calculation for its input [FD-7.23, FD-2.77, FD-1.10]', async () => {
    const { user, browser } = await showDetails(backend);
    await typeAmount(user, '250000');
    await user.selectOptions(box().getByLabelText('Payout'), 'Quarterly');
    await box().findByText('Quarterly payout');
    await user.selectOptions(box().getByLabelText('Tenure'), '2 years');
    const quote = await browser.get(DepositQuotes).quote(
      {
        depositId: TEJAS,
        principal: Money.of('250000'),
        tenure: Tenure.of({ years: 2 }),
        payoutFrequency: PayoutFrequency.Quarterly,
        isSeniorCitizen: false,
      },
      {},
    );
    if (!quote.ok || !quote.value.payoutAmount) throw new Error('no quote');
    const { payoutAmount, totalInterest, annualRatePercent } = quote.value;
    const lines = [
      `${formatPercent(annualRatePercent)} p.a.`,
      `Quarterly payout${formatRupees(payoutAmount)}`,
      `Total Interest in the tenure${formatRupees(totalInterest)}`,
    ];
    for (const line of lines) {
      await waitFor(() => expect(theBox()).toHaveTextContent(line));
    }
  });

  it('says beside the maturity amount whether it is insured', async () => {
    const { leave } = await showDetails(backend);
    await waitFor(() => expect(theBox()).toHaveTextContent('Not insured.'));
    leave();
    const { user } = await showDetails(backend, { depositId: SURYODAY });
    await waitFor(() => expect(theBox()).toHaveTextContent(/Insured in full, as long as you have/));
    await typeAmount(user, '600000');
    await waitFor(() => expect(theBox()).toHaveTextContent(/₹5 lakh of it is insured/));
  });

  it('says that banks are closed on the maturity date', async () => {
    const { user } = await showDetails(backend);
    await user.selectOptions(box().getByLabelText('Tenure'), '3 years');
    const sunday = 'on 18 Nov 2029. A Sunday: banks pay on the next working day.';
    await waitFor(() => expect(theBox()).toHaveTextContent(sunday));
    await user.selectOptions(box().getByLabelText('Tenure'), '2 years');
    await waitFor(() => expect(theBox()).not.toHaveTextContent('banks pay'));
  });

  it('offers the tenures of the table and the payouts of the deposit [FD-2.62]', async () => {
    const { payoutFrequencies, rateCard } = await ratesOf(backend, TAX_SAVER);
    await showDetails(backend, { depositId: TAX_SAVER });
    const options = (label: string) =>
      within(box().getByLabelText(label))
        .getAllByRole('option')
        .map((option) => option.textContent);
    expect(options('Tenure')).toEqual(rateCard.rows.map(({ tenure }) => tenureInWords(tenure)));
    expect(payoutFrequencies.length).toBeLessThan(5);
    expect(options('Payout')).toEqual(['At Maturity', 'Quarterly', 'Yearly']);
  });

  it('refetches the rows of another payout by its code, and recalculates [FD-2.62]', async () => {
    const { rateCard } = await ratesOf(backend, TEJAS, PayoutFrequency.Monthly);
    const row = rateCard.rowFor({
      tenure: Tenure.of({ years: 3 }),
      payoutFrequency: PayoutFrequency.Monthly,
    });
    if (row?.rates.r === undefined) throw new Error('no monthly row');
    const requests: string[] = [];
    const send = fetchWithCookies(backend.appAddress);
    const browser = await clientOf(backend.appAddress, {
      fetch: (input, init) => {
        const path = String(input instanceof Request ? input.url : input)
          .split('/')
          .at(-1);
        const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as object) : {};
        const { payout_method_id: rows, maturity_type: quote } = body as Record<string, string>;
        requests.push(`${path} ${rows ?? quote}`);
        return send(input, init);
      },
    });
    const { user } = await showDetails(backend, { browser });
    requests.length = 0;
    await user.selectOptions(box().getByLabelText('Payout'), 'Monthly');
    await waitFor(() => expect(requests).toEqual(['getfd NC1', 'calculatefd monthly']));
    const table = screen.getAllByRole('table')[0];
    const rate = formatPercent(row.rates.r);
    await waitFor(() => expect(table).toHaveTextContent(rate));
    await waitFor(() =>
      expect(box().getByText('Interest Rate').parentElement).toHaveTextContent(rate),
    );
  });

  it('follows the issuer if its rates change after the page has loaded', async () => {
    const send = fetchWithCookies(backend.appAddress);
    let isFirst = true;
    const outdated: typeof fetch = async (input, init) => {
      const reply = await send(input, init);
      if (!isFirst || !String(input instanceof Request ? input.url : input).endsWith('/getfd')) {
        return reply;
      }
      isFirst = false;
      return new Response((await reply.text()).replaceAll('"8.91"', '"9.40"'), reply);
    };
    const browser = await clientOf(backend.appAddress, { fetch: outdated });
    await showDetails(backend, { browser });
    const [table] = screen.getAllByRole('table');
    await waitFor(() => expect(table).toHaveTextContent('8.91%'));
    expect(isFirst).toBe(false);
    expect(box().getByText('Interest Rate').parentElement).toHaveTextContent('8.91%');
    expect(theBox()).toHaveTextContent('₹1,29,182');
    expect(screen.getByRole('main')).not.toHaveTextContent('9.40%');
  });

  it.each([
    [TEJAS, 'Compounded annually'],
    [1002, 'Compounded monthly'],
    [SURYODAY, 'Compounded quarterly'],
  ])('says how deposit %i compounds [FD-9.18]', async (depositId, label) => {
    await showDetails(backend, { depositId });
    expect(box().getByText(label)).toBeVisible();
  });
});

describe('the amount', () => {
  it('must reach the minimum [FD-5.1, FD-5.2, FD-4.49, FD-5.9]', async () => {
    const { user } = await showDetails(backend);
    await typeAmount(user, '24000');
    expect(box().getAllByText('Min: ₹25,000')).toHaveLength(2);
    expect(amountField()).toBeInvalid();
    expect(proceedButton()).toHaveAttribute('aria-disabled', 'true');
    expect(proceedButton()).toHaveAccessibleDescription('Min: ₹25,000');
  });

  it('is rejected above the maximum by field and button [FD-5.3, FD-5.4, FD-5.9]', async () => {
    const { user } = await showDetails(backend, { depositId: TAX_SAVER });
    await user.type(amountField(), '0');
    expect(amountField()).toHaveValue('10,00,000');
    expect(amountField()).toHaveAccessibleDescription('Max: ₹1,50,000');
    await user.tab();
    expect(box().getAllByText('Max: ₹1,50,000')).toHaveLength(2);
    expect(proceedButton()).toHaveAccessibleDescription('Max: ₹1,50,000');
  });

  it('must be a multiple of a thousand [FD-5.5, FD-5.6, FD-4.50, FD-5.9]', async () => {
    const { user } = await showDetails(backend);
    await typeAmount(user, '100500');
    expect(box().getAllByText('Amount must be a multiple of a thousand')).toHaveLength(2);
    expect(proceedButton()).toHaveAttribute('aria-disabled', 'true');
  });

  it('can be any whole amount at suryoday [FD-5.5, FD-4.50]', async () => {
    const { user } = await showDetails(backend, { depositId: SURYODAY });
    await typeAmount(user, '100501');
    await calculated();
    expect(box().queryByText('Amount must be a multiple of a thousand')).toBeNull();
    const total = box().getByText('Total Interest in the tenure').parentElement;
    expect(total).toHaveTextContent('₹23,');
  });

  it('is parsed without its commas [FD-5.7]', async () => {
    const { user } = await showDetails(backend);
    await user.clear(amountField());
    await user.click(amountField());
    await user.paste('3,00,000');
    expect(amountField()).toHaveValue('3,00,000');
    await calculated();
    expect(box().getByText('Three lakh rupees')).toBeVisible();
  });

  it('is cleared by other text than a number, which stays visible and is rejected [FD-5.8]', async () => {
    const { user } = await showDetails(backend);
    await user.clear(amountField());
    expect(proceedButton()).toHaveAccessibleDescription('Enter an amount');
    await user.type(amountField(), '1e5');
    const refused = 'Enter the amount in digits, like 1,00,000';
    expect(amountField()).toHaveValue('1e5');
    expect(amountField()).toHaveAccessibleDescription(refused);
    expect(proceedButton()).toHaveAccessibleDescription(refused);
  });

  it('is read in lakhs, and written in digits afterwards', async () => {
    const { user } = await showDetails(backend);
    await user.clear(amountField());
    await user.paste('1.5 lakh');
    expect(box().getByText('One lakh fifty thousand rupees')).toBeVisible();
    await user.tab();
    expect(amountField()).toHaveValue('1,50,000');
    await calculated();
  });
});

describe('the live calculation', () => {
  it('waits 200 ms after the last key, and sends one request [FD-9.5, FD-4.46, FD-4.48]', async () => {
    const { user, browser } = await showDetails(backend);
    const quotes = vi.spyOn(browser.get(DepositQuotes), 'quote');
    const runTimers = holdTimers('/ui/', [200]);
    await typeAmount(user, '3000000');
    expect(quoteResult()).toHaveAttribute('aria-busy', 'true');
    expect(quotes).not.toHaveBeenCalled();
    expect(runTimers.count(200)).toBe(1);
    runTimers(200);
    await calculated();
    expect(quotes).toHaveBeenCalledTimes(1);
    expect(box().getByText('Maturity amount').parentElement).toHaveTextContent('₹38,75,471');
  });

  it('drops the reply to an outdated request', async () => {
    const { browser } = await showDetails(backend);
    const quotes = vi.spyOn(browser.get(DepositQuotes), 'quote');
    const calls = heldCalls('/calculatefd');
    calls.hold();
    changeAmount('900000');
    await waitFor(() => expect(calls.count()).toBe(1));
    calls.letPass();
    changeAmount('200000');
    await calculated();
    await calls.release();
    await Promise.all(quotes.mock.results.map(({ value }) => value as unknown));
    const asked = quotes.mock.calls.map(([{ principal }]) => principal.text);
    expect(asked).toEqual(['900000', '200000']);
    expect(box().getByText('Maturity amount').parentElement).toHaveTextContent('₹2,58,365');
  });

  it('reports a failure once, and can be repeated [FD-8.13, FD-4.47]', async () => {
    const { user } = await showDetails(backend);
    await addFault(backend, { route: CALCULATE, kind: 'status', status: 500, times: 1 });
    await typeAmount(user, '200000');
    const notice = await box().findByRole('alert');
    expect(notice).toHaveTextContent('We could not calculate this. Please try again.');
    expect(screen.getAllByText(/could not calculate/)).toHaveLength(1);
    expect(proceedButton()).toHaveAttribute('aria-disabled', 'true');
    await user.click(box().getByRole('button', { name: 'Try again' }));
    await calculated();
    expect(box().getByText('Maturity amount').parentElement).toHaveTextContent('₹2,58,365');
  });
});

describe('Proceed', () => {
  it('keeps tenure and payout for the session [FD-4.51, FD-3.71]', async () => {
    const { user, browser } = await showDetails(backend);
    await user.click(screen.getByRole('radio', { name: '2 years' }));
    await user.selectOptions(box().getByLabelText('Payout'), 'Yearly');
    const journey = browser.get(JourneyStore);
    expect(journey.read(JourneyKey.SelectedTenure)).toBe('2Y');
    expect(journey.read(JourneyKey.PayoutMechanism)).toBe('Yearly');
    expect([JourneyKey.SelectedTenure, JourneyKey.PayoutMechanism]).toEqual([
      'selectedTenure',
      'payoutMechanism',
    ]);
  });

  it('restores amount, tenure, payout and switch after a reload', async () => {
    const { user, reload } = await showDetails(backend);
    await typeAmount(user, '300000');
    await user.click(screen.getByRole('radio', { name: '2 years' }));
    await user.selectOptions(box().getByLabelText('Payout'), 'Monthly');
    await user.click(box().getByRole('switch'));
    await calculated();
    reload();
    await calculated();
    expect(amountField()).toHaveValue('3,00,000');
    expect(box().getByRole('option', { name: '2 years' })).toHaveProperty('selected', true);
    expect(box().getByLabelText('Payout')).toHaveDisplayValue('Monthly');
    expect(box().getByRole('switch')).toBeChecked();
  });

  it('restores all of them on the way back from another deposit, not for a new link', async () => {
    const { user, back, goTo } = await showDetails(backend);
    await typeAmount(user, '300000');
    await user.click(screen.getByRole('radio', { name: '2 years' }));
    await user.selectOptions(box().getByLabelText('Payout'), 'Monthly');
    await user.click(box().getByRole('switch'));
    await calculated();
    goTo(`/invest/${HIMADRI}/0/-`);
    await waitFor(() => expect(amountField()).toHaveValue('1,00,000'));
    await user.selectOptions(box().getByLabelText('Payout'), 'At Maturity');
    await calculated();
    back();
    await waitFor(() => expect(amountField()).toHaveValue('3,00,000'));
    await calculated();
    expect(box().getByRole('option', { name: '2 years' })).toHaveProperty('selected', true);
    expect(box().getByLabelText('Payout')).toHaveDisplayValue('Monthly');
    expect(box().getByRole('switch')).toBeChecked();
    goTo(`/invest/${HIMADRI}/0/-`);
    await waitFor(() => expect(amountField()).toHaveValue('1,00,000'));
    goTo(`/invest/${TEJAS}/0/-`);
    await waitFor(() => expect(screen.getAllByText(/Tejas/)[0]).toBeVisible());
    await calculated();
    expect(amountField()).toHaveValue('1,00,000');
  });

  it('stores the order and leads to its summary [FD-4.52, FD-3.19]', async () => {
    const { user, browser, address } = await showDetails(backend, { as: 'demo' });
    await typeAmount(user, '200000');
    await calculated();
    await user.click(proceedButton());
    expect(address()).toBe('/preview-maturity-action');
    const order = browser.get(DepositOrderDraft).read();
    expect(order?.depositId).toBe(TEJAS);
    expect(order?.principal.text).toBe('200000');
    expect(order?.maturityAmount.text).toBe('258365');
    expect(order?.tenure.text).toBe('3Y');
  });

  it('keeps what was chosen on the summary after a step back to change the amount', async () => {
    const { user, browser, back } = await showDetails(backend, { as: 'demo' });
    await user.click(proceedButton());
    const draft = browser.get(DepositOrderDraft);
    const order = draft.read();
    if (order === undefined) throw new Error('no order is stored');
    draft.keep({ ...order, maturityInstructionId: 2, areNomineesAsked: true });
    back();
    await calculated();
    await typeAmount(user, '200000');
    await user.click(proceedButton());
    await waitFor(() => expect(draft.read()?.principal.text).toBe('200000'));
    expect(draft.read()).toMatchObject({ maturityInstructionId: 2, areNomineesAsked: true });
  });

  it('sends a visitor to sign in first, and then back [FD-4.15]', async () => {
    const { user, browser, address } = await showDetails(backend);
    await user.click(proceedButton());
    await waitFor(() => expect(address()).toBe('/login'));
    const journey = browser.get(JourneyStore);
    expect(journey.read(JourneyKey.AttemptedPath)).toBe('/preview-maturity-action');
    expect(browser.get(DepositOrderDraft).read()?.depositId).toBe(TEJAS);
  });
});
