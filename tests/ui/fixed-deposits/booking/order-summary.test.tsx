import { DepositCatalogue } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { DepositOrderDraft } from '#application/fixed-deposits/booking/deposit-order-draft.ts';
import { DepositOrders } from '#application/fixed-deposits/booking/deposit-orders.ts';
import { HiddenAmounts } from '#application/platform/hidden-amounts.ts';
import { Session } from '#application/platform/session.ts';
import { JourneyKey, JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import { Reporting } from '#application/platform/reporting.ts';
import { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { formatDate, formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { SURYODAY, TEJAS } from '#tests/ui/fixed-deposits/deposit-page/details-screen.ts';
import { keepOrder, mobileOf, payButton, showOrder } from './order-screen.ts';
import { addFault, renderScreen } from '#tests/ui/screen.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

const backend = testBackend();

const START = 'POST /api/main/investment/startfd';
/** The line of the summary with this label. */
const lineOf = async (label: string) => {
  const line = (await screen.findByText(label)).closest('div');
  if (line === null) throw new Error(`${label} stands in no line`);
  return line;
};

describe('the order summary', () => {
  it('shows amount, maturity, interest, tenure and rate [FD-2.71]', async () => {
    const { order } = await showOrder(backend);
    expect(await lineOf('Investment amount')).toHaveTextContent('₹1,00,000');
    const maturity = await lineOf(`Maturity amount on ${formatDate(order.maturityDate)}`);
    expect(maturity).toHaveTextContent(formatRupees(order.maturityAmount));
    expect(await lineOf('Total interest')).toHaveTextContent(formatRupees(order.totalInterest));
    expect(await lineOf('Tenure')).toHaveTextContent('3 years');
    const rate = formatPercent(order.annualRatePercent);
    expect(await lineOf('Interest rate')).toHaveTextContent(`${rate} p.a.`);
  });

  it('shows the effective yield at maturity only [FD-2.72, FD-2.75]', async () => {
    const { leave } = await showOrder(backend);
    expect(await lineOf('Effective yield')).toHaveTextContent('9.73% p.a.');
    expect(await lineOf('Interest payout')).toHaveTextContent('At Maturity');
    leave();
    await showOrder(backend, { payoutFrequency: PayoutFrequency.Monthly });
    expect(await lineOf('Interest payout')).toHaveTextContent('Monthly');
    expect(screen.queryByText('Effective yield')).toBeNull();
  });

  it('explains the yield in a popup, with its numbers [FD-2.73]', async () => {
    const { user } = await showOrder(backend);
    await user.click(await screen.findByRole('button', { name: 'What is effective yield?' }));
    expect(screen.getByText('₹29,182 ÷ (₹1,00,000 × 3) × 100')).toBeInTheDocument();
  });

  it.each([
    ['Maturity amount', '₹1,29,182'],
    ['Total interest', '₹29,182'],
    ['Effective yield', '9.73%'],
  ])('explains %s step by step, in words and signs', async (label, text) => {
    const { user } = await showOrder(backend);
    const name = `${text}: see how ${label} is worked out`;
    await user.click(await screen.findByRole('button', { name }));
    const sheet = await screen.findByRole('dialog', { name: `${label}: ${text}` });
    expect(sheet).toHaveTextContent('₹1,00,000 at 8.91% a year, interest added every year');
    const steps = within(sheet).getByRole('list', { name: label });
    expect(steps).toHaveTextContent('₹1,00,000 × (1 + 8.91%)³ = ');
    expect(steps.lastElementChild).toHaveTextContent(text);
  });

  it('explains a periodic payout', async () => {
    const { user } = await showOrder(backend, { payoutFrequency: PayoutFrequency.Monthly });
    const line = within(await lineOf('Monthly payout amount'));
    await user.click(line.getByRole('button', { name: /see how Monthly payout amount is worked/ }));
    const sheet = await screen.findByRole('dialog', { name: /^Monthly payout amount: ₹[\d,]+$/ });
    expect(sheet).toHaveTextContent(/₹1,00,000 × [\d.]+% ÷ 12 = /);
  });

  it('says below the amount how much of it is insured, also after a reload', async () => {
    const { reload } = await showOrder(backend, { depositId: SURYODAY, tenure: '2Y 6M' });
    const insured = 'Insured in full, as long as you have no more than ₹5 lakh at Suryoday';
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(insured));
    reload();
    await payButton();
    expect(screen.getByRole('main')).toHaveTextContent(insured);
  });

  it('does not show the yield for suryoday [FD-2.74]', async () => {
    await showOrder(backend, { depositId: SURYODAY, tenure: '2Y 6M' });
    expect(await lineOf('Interest payout')).toHaveTextContent('At Maturity');
    expect(screen.queryByText('Effective yield')).toBeNull();
  });

  it('shows the periodic payout only if there is one [FD-2.76, FD-2.77]', async () => {
    const quarterly = { payoutFrequency: PayoutFrequency.Quarterly };
    const { order, leave } = await showOrder(backend, quarterly);
    const amount = order.payoutAmount && formatRupees(order.payoutAmount);
    expect(await lineOf('Quarterly payout amount')).toHaveTextContent(amount ?? '?');
    leave();
    await showOrder(backend);
    await lineOf('Interest payout');
    expect(screen.queryByText(/payout amount/)).toBeNull();
  });

  it('has neither stamp duty nor TDS [FD-9.49]', async () => {
    await showOrder(backend);
    await payButton();
    expect(screen.getByRole('main')).not.toHaveTextContent(/stamp duty|TDS/i);
  });

  it('offers the maturity actions, and keeps the choice [FD-2.78, FD-3.43]', async () => {
    const { user, browser, reload } = await showOrder(backend);
    const actions = await browser.get(DepositCatalogue).maturityInstructions(TEJAS, {});
    if (!actions.ok) throw new Error('no actions');
    const field = await screen.findByLabelText('Maturity action');
    const labels = within(field)
      .getAllByRole('option')
      .map((option) => option.textContent);
    expect(labels).toEqual(actions.value.map(({ label }) => label));
    await user.selectOptions(field, labels[2] ?? '');
    const kept = browser.get(DepositOrderDraft).read();
    expect(kept?.maturityInstructionId).toBe(actions.value[2]?.instructionId);
    reload();
    expect(await screen.findByLabelText('Maturity action')).toHaveDisplayValue(labels[2] ?? '');
  });

  it('has no maturity action for suryoday', async () => {
    await showOrder(backend, { depositId: SURYODAY, tenure: '2Y 6M' });
    await payButton();
    expect(screen.queryByLabelText('Maturity action')).toBeNull();
  });

  it('has the terms accepted, and requires them for the payment [FD-2.79, FD-4.21]', async () => {
    const { user, address } = await showOrder(backend);
    const terms = await screen.findByRole('checkbox', { name: /terms of this deposit/ });
    expect(terms).toBeChecked();
    await user.click(terms);
    expect(await payButton()).toHaveAttribute('aria-disabled', 'true');
    expect(await payButton()).toHaveAccessibleDescription('Agree to the terms to continue');
    await user.click(await payButton());
    expect(address()).toBe('/preview-maturity-action');
    await user.click(terms);
    expect(await payButton()).not.toHaveAttribute('aria-disabled');
  });

  it('opens the terms in a new window [FD-7.26, FD-7.27]', async () => {
    const { browser } = await showOrder(backend);
    const address = await browser.get(DepositCatalogue).termsAddress(TEJAS, {});
    const link = await screen.findByRole('link', { name: 'Read the terms' });
    expect(link).toHaveAttribute('href', address.ok ? address.value : '?');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('has a fixed document for suryoday [FD-7.28, FD-7.29]', async () => {
    await showOrder(backend, { depositId: SURYODAY, tenure: '2Y 6M' });
    const link = await screen.findByRole('link', { name: 'Read the terms' });
    expect(link).toHaveAttribute('href', '/terms/suryoday.pdf');
  });

  it('asks about politically exposed persons, No being the default [FD-2.80, FD-1.6]', async () => {
    await showOrder(backend);
    const row = await screen.findByRole('radiogroup', {
      name: 'Are you a politically exposed person (PEP)?',
    });
    expect(within(row).getByRole('radio', { name: 'No' })).toBeChecked();
    expect(within(row).getByRole('radio', { name: 'Yes' })).not.toBeChecked();
  });

  it('has the pay button with the amount, and the note on safety [FD-2.82, FD-2.83]', async () => {
    await showOrder(backend);
    expect(await payButton()).toHaveTextContent('Make Payment of ₹1,00,000');
    expect(screen.getByText('100% Safe & Secure Payment')).toBeVisible();
  });

  it('names in the bar what is bought, and which steps follow', async () => {
    const { leave, user } = await showOrder(backend);
    const bar = async () => (await payButton()).closest('[data-pay-bar]');
    await waitFor(async () => expect(await bar()).toHaveTextContent('Next: pay'));
    await user.click(screen.getByRole('checkbox', { name: 'Keep these nominees' }));
    expect(await bar()).toHaveTextContent('Next: nominees, then pay');
    expect(await bar()).toHaveTextContent(/Tejas.*₹1,00,000/);
    leave();
    await showOrder(backend, { depositId: SURYODAY, tenure: '2Y 6M' });
    expect(await bar()).toHaveTextContent('Next: pay on the page of Suryoday');
  });

  it('names the details first for a new investor', async () => {
    await showOrder(backend, { as: 'new' });
    const bar = (await payButton()).closest('[data-pay-bar]');
    expect(bar).toHaveTextContent('Next: your details and nominees, then pay');
  });

  it('draws the growth of the amount, with its calculation', async () => {
    await showOrder(backend);
    const growth = await screen.findByRole('figure', { name: 'How it grows' });
    expect(growth).toHaveTextContent(/₹1,00,000 at 8.91% a year, .* becomes ₹1,29,182\./);
    expect(growth.querySelector('[data-draws="true"]')).toBeNull();
  });

  it('shows its amounts while the investor hides amounts', async () => {
    await renderScreen({
      path: '/preview-maturity-action',
      as: 'demo',
      backend,
      prepare: async (browser, investor) => {
        await keepOrder(browser, investor);
        browser.get(HiddenAmounts).choose(true);
      },
    });
    expect(await lineOf('Investment amount')).toHaveTextContent('₹1,00,000');
    expect(screen.queryByText('••••')).toBeNull();
  });

  it('reports that it was viewed, once [FD-7.92]', async () => {
    const events: string[] = [];
    await renderScreen({
      path: '/preview-maturity-action',
      as: 'demo',
      backend,
      prepare: async (browser, investor) => {
        await keepOrder(browser, investor);
        const reporting = browser.get(Reporting);
        vi.spyOn(reporting, 'happened').mockImplementation((event) => void events.push(event));
      },
    });
    await payButton();
    expect(events).toEqual(['Order Summary Viewed']);
  });

  it('leads to the deposits if no order is kept', async () => {
    await renderScreen({ path: '/preview-maturity-action', as: 'demo', backend });
    expect(await screen.findByText('No order yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Discover FDs' })).toHaveAttribute('href', '/invest');
  });

  it('reports rates that differ from those shown to the visitor', async () => {
    const mobile = await mobileOf(backend, 'KYC done');
    const { browser } = await renderScreen({
      path: '/preview-maturity-action',
      as: 'demo',
      mobile,
      backend,
      prepare: async (used) => void (await keepOrder(used, undefined)),
    });
    const note = 'Your interest rate is now 9.01% p.a. instead of 8.91% p.a.';
    expect(await screen.findByText(note)).toBeVisible();
    expect(await lineOf('Interest rate')).toHaveTextContent('9.01% p.a.');
    expect(browser.get(DepositOrderDraft).read()?.annualRatePercent.text).toBe('9.01');
  });

  it('removes senior rates from an investor who is known to be younger [FD-4.30, FD-4.36]', async () => {
    await showOrder(backend, { isSeniorCitizen: true });
    expect(await screen.findByText(/Senior citizen rates will not apply/)).toBeVisible();
    expect(await lineOf('Interest rate')).toHaveTextContent('8.91% p.a.');
    const note = screen.getByText(/Senior citizen rates will not apply/);
    expect(note).toHaveTextContent('Your rate is 8.91% p.a. instead of 9.31% p.a.');
  });
});

describe('a senior citizen whose order is at the regular rate', () => {
  /**
   * Opens the summary as a senior citizen who chose the deposit as a visitor, at the regular rate.
   */
  async function showSenior(path = '/preview-maturity-action', amount = '180000') {
    const mobile = await mobileOf(backend, 'A senior citizen with KYC');
    return renderScreen({
      path,
      as: 'demo',
      mobile,
      backend,
      prepare: async (browser) => void (await keepOrder(browser, undefined, { amount })),
    });
  }
  const offer = () =>
    screen.findByRole('dialog', { name: 'You are eligible for the senior citizen rate' });

  it('is offered the senior citizen rate, and books at it [FD-4.30, FD-4.32]', async () => {
    const { user, browser } = await showSenior();
    const dialog = await offer();
    expect(dialog).toHaveTextContent('Rate of this order9.01% p.a.');
    expect(dialog).toHaveTextContent('Senior citizen rate9.41% p.a.');
    await user.click(within(dialog).getByRole('button', { name: 'Use the senior citizen rate' }));
    expect(await screen.findByText(/now at the senior citizen rate of 9.41% p.a./)).toBeVisible();
    expect(await lineOf('Interest rate')).toHaveTextContent('9.41% p.a.Senior citizen rate');
    const kept = browser.get(DepositOrderDraft).read();
    expect(kept?.annualRatePercent.text).toBe('9.41');
    expect(kept?.isSeniorCitizen).toBe(true);
  });

  it('asks again at Make Payment until there is an answer', async () => {
    const { user, address } = await showSenior();
    await offer();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await payButton());
    expect(await offer()).toBeVisible();
    expect(address()).toBe('/preview-maturity-action');
  });

  it('continues at the regular rate after confirmation [FD-4.35]', async () => {
    const { user, browser } = await showSenior();
    await user.click(within(await offer()).getByRole('button', { name: 'Continue without it' }));
    expect(await lineOf('Interest rate')).toHaveTextContent('9.01% p.a.');
    expect(browser.get(DepositOrderDraft).read()?.hasDeclinedSeniorRate).toBe(true);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await payButton());
    expect(screen.queryByRole('dialog', { name: /senior citizen rate/ })).toBeNull();
  });

  it('returns from the KYC to the offer [FD-4.30]', async () => {
    const { address } = await showSenior('/fd-redireacting?where_from=maturity-action');
    await waitFor(() => expect(address()).toBe('/preview-maturity-action'));
    expect(await offer()).toBeVisible();
  });
});

describe('Make Payment', () => {
  it('starts the deposit and keeps its number for the steps that follow [FD-7.35]', async () => {
    const { user, browser, address } = await showOrder(backend, { amount: '130000' });
    await user.click(await payButton());
    await waitFor(() => expect(address()).toBe('/add-nomination?where_from=maturity-action'));
    const id = Number(browser.get(JourneyStore).read(JourneyKey.DepositOrderId));
    expect(JourneyKey.DepositOrderId).toBe('fd_investment_id');
    const order = { depositOrderId: id, depositId: TEJAS };
    expect((await browser.get(DepositOrders).declarations(order, {})).ok).toBe(true);
  });

  it('starts it once if it is pressed several times', async () => {
    // Fail only the first start request; a second one would succeed and open the next step.
    const message = 'The issuer is closed for a moment.';
    await addFault(backend, { route: START, kind: 'status', status: 500, message, times: 1 });
    const { user, address } = await showOrder(backend, { amount: '130000' });
    await user.tripleClick(await payButton());
    expect(await screen.findByText(message)).toBeVisible();
    expect(address()).toBe('/preview-maturity-action');
  });

  it.each([
    { status: 'CKYC', path: '/kyc', ids: 'FD-4.1, FD-4.3' },
    { status: 'Bank', path: '/add-bank-account', ids: 'FD-4.1, FD-4.8' },
    { status: 'Profile', path: '/personal-info', ids: 'FD-4.1, FD-4.9' },
    { status: 'Nominee', path: '/add-nomination', ids: 'FD-4.1, FD-4.10' },
  ])('opens the page of the onboarding status $status [$ids]', async ({ status, path }) => {
    const patch = { data: { onboarding_status: status } };
    await addFault(backend, { route: START, kind: 'patch', patch, times: 1 });
    const { user, address } = await showOrder(backend, { amount: '140000' });
    await user.click(await payButton());
    await waitFor(() => expect(address()).toBe(`${path}?where_from=maturity-action`));
  });

  it('opens the identity page on the status MKYC [FD-4.1, FD-4.2]', async () => {
    const data = { onboarding_status: 'MKYC', aadharUrl: 'https://identity.example/aadhaar' };
    await addFault(backend, { route: START, kind: 'patch', patch: { data }, times: 1 });
    const { user, departures } = await showOrder(backend, { amount: '140000' });
    await user.click(await payButton());
    await waitFor(() => expect(departures).toEqual([data.aadharUrl]));
  });

  it('stays and reports an unknown status [FD-4.11]', async () => {
    const patch = { data: { onboarding_status: 'Later' } };
    await addFault(backend, { route: START, kind: 'patch', patch, times: 1 });
    const { user, address } = await showOrder(backend);
    await user.click(await payButton());
    expect(await screen.findByText('We could not do this. Please try again.')).toBeVisible();
    expect(address()).toBe('/preview-maturity-action');
  });

  it('asks for a missing PAN and birth date first [FD-4.12, FD-4.13, FD-4.14]', async () => {
    const { user, address, browser } = await showOrder(backend, { as: 'new' });
    await user.click(await payButton());
    await waitFor(() => expect(address()).toBe('/kyc?where_from=maturity-action'));
    expect(browser.get(JourneyStore).read(JourneyKey.DepositOrderId)).toBeUndefined();
  });

  it('asks for a PAN that is too short [FD-4.13]', async () => {
    const { user, address, browser } = await showOrder(backend, { as: 'new' });
    const birthDate = CalendarDate.of('1990-01-31');
    await browser.get(Session).update({ pan: 'ABCPE1234', birthDate });
    const start = vi.spyOn(browser.get(DepositOrders), 'start');
    await user.click(await payButton());
    await waitFor(() => expect(address()).toBe('/kyc?where_from=maturity-action'));
    expect(start).not.toHaveBeenCalled();
  });

  it('keeps the order and the choices through a failing start', async () => {
    const message = 'The issuer is closed for a moment.';
    await addFault(backend, { route: START, kind: 'status', status: 503, message, times: 1 });
    const { user, address, browser } = await showOrder(backend, { amount: '170000' });
    await user.click(await payButton());
    expect(await screen.findByText(message)).toBeVisible();
    expect(browser.get(DepositOrderDraft).read()?.principal.text).toBe('170000');
    await user.click(await payButton());
    await waitFor(() => expect(address()).toBe('/add-nomination?where_from=maturity-action'));
  });
});
