import {
  type HeldDeposit,
  HeldDeposits,
} from '#application/fixed-deposits/holdings/held-deposits.ts';
import { payoutLabel } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { formatDate, formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { valueOf } from '#tests/contracts/accounts/signed-in.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { present } from '#tests/contracts/fixed-deposits/booking.ts';
import { heldCalls } from '#tests/ui/held-calls.ts';
import { addFault, renderScreen } from '#tests/ui/screen.tsx';
import { depositIdOf } from '#ui/fixed-deposits/paths.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { tenureInWords } from '#domain/fixed-deposits/interest/tenure-in-words.ts';
import { describe, expect, it } from 'vitest';
import { savedFiles, startOf } from '#tests/ui/saved-files.ts';
import { RENEWAL_LIMIT } from '#ui/fixed-deposits/shared/held-in-copy.ts';

const backend = testBackend();

const isChecked = (radio: HTMLElement) => radio.getAttribute('aria-checked') === 'true';

describe('the details of a deposit', () => {
  async function openWhere(isMeant: (deposit: HeldDeposit) => boolean) {
    return (await open(isMeant)).deposit;
  }

  const openFirst = () => open(() => true);
  const paidSoFar = () => screen.getByText(/^Paid so far:/);

  async function open(isMeant: (deposit: HeldDeposit) => boolean) {
    cleanup();
    const shown = await renderScreen({ path: '/portfolio', as: 'demo', backend });
    const deposits = await shown.browser.get(HeldDeposits).list({});
    const first = deposits.ok ? deposits.value.find(isMeant) : undefined;
    if (first === undefined) throw new Error('the demo investor has no such deposit');
    shown.goTo(`/portfolio/investment-details/${first.depositOrderId}/${first.depositId}`);
    const detail = await shown.browser.get(HeldDeposits).detail(first.depositOrderId, {});
    if (!detail.ok) throw new Error('no detail');
    await screen.findByText('Interest till date');
    return { ...shown, deposit: detail.value };
  }

  it('names the deposit and its application number [FD-2.160]', async () => {
    const { deposit } = await openFirst();
    expect(screen.getByRole('heading', { level: 1, name: deposit.name })).toBeVisible();
    expect(screen.getByText(`Application number ${deposit.applicationNumber}`)).toBeVisible();
    expect(document.title).toBe(`${deposit.name} · Your deposit · Vriddhi`);
    const logo = screen.getByRole('main').querySelector('header img');
    expect(logo).toHaveAttribute('src', expect.stringMatching(/^\/issuers\/\w+\.svg$/));
    expect(logo).toHaveAttribute('src', deposit.logoUrl);
  });

  it('shows what was invested and what it has earned so far [FD-2.161]', async () => {
    const { deposit } = await openFirst();
    const main = screen.getByRole('main');
    expect(main).toHaveTextContent(`Total investment${formatRupees(deposit.principal)}`);
    expect(main).toHaveTextContent(`Interest till date${formatRupees(deposit.interestTillDate)}`);
    expect(main).toHaveTextContent(`Today's earning ${formatRupees(deposit.todaysEarning)}`);
    const rate = formatPercent(deposit.annualRatePercent);
    expect(main).toHaveTextContent(`Interest rate${rate} p.a.`);
    expect(main).toHaveTextContent(`Tenure${tenureInWords(deposit.tenure)}`);
  });

  it('shows payout, maturity amount and yield [FD-2.162]', async () => {
    const { deposit } = await openFirst();
    const main = screen.getByRole('main');
    expect(main).toHaveTextContent(`Payout method${payoutLabel(deposit.payoutFrequency)}`);
    expect(main).toHaveTextContent(`Maturity amount${formatRupees(deposit.maturityAmount)}`);
    expect(main).toHaveTextContent(`Total interest earned${formatRupees(deposit.totalInterest)}`);
    expect(main).toHaveTextContent(`Average annual yield${deposit.annualYieldPercent.text}`);
  });

  it('explains interest and maturity amount step by step', async () => {
    const { deposit, user } = await openFirst();
    const figures = [
      ['Interest till date', formatRupees(deposit.interestTillDate)],
      ['Maturity amount', formatRupees(deposit.maturityAmount)],
      ['Total interest earned', formatRupees(deposit.totalInterest)],
    ] as const;
    for (const [label, text] of figures) {
      const name = `${text}: see how ${label} is worked out`;
      await user.click(await screen.findByRole('button', { name }));
      const sheet = await screen.findByRole('dialog', { name: `${label}: ${text}` });
      const steps = within(sheet).getByRole('list', { name: label });
      expect(steps.lastElementChild).toHaveTextContent(text);
      // The sentence comes before the steps.
      expect(steps.previousElementSibling).toHaveTextContent(text);
      const letters = [...sheet.querySelectorAll('dt:has(span)')];
      expect(letters).not.toEqual([]);
      for (const letter of letters) expect(letter.textContent).toMatch(/^\S+ \S+/);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });

  it('shows its dates and maturity instruction [FD-2.163]', async () => {
    const { deposit } = await openFirst();
    const main = screen.getByRole('main');
    expect(main).toHaveTextContent(`Invested on${formatDate(deposit.startedOn)}`);
    expect(main).toHaveTextContent(`Maturity on${formatDate(deposit.maturityDate)}`);
    expect(main).toHaveTextContent(`Maturity action${deposit.maturityInstructionName}`);
  });

  it('shows the account that receives its payouts, and its nominees [FD-2.163]', async () => {
    const { deposit } = await openFirst();
    const fact = (label: string) => screen.getByText(label).closest('div');
    const ending = present(deposit.payoutAccountEnding);
    expect(fact('Paid from')).toHaveTextContent(present(deposit.paidFrom));
    expect(fact('Account for payouts')).toHaveTextContent(`Your bank account, ending in ${ending}`);
    // The share stays on one line with the name.
    const nominees = deposit.nominees.map(
      ({ name, sharePercent }) => `${name},\u00a0${sharePercent}%`,
    );
    expect(nominees.length).toBeGreaterThan(1);
    expect(fact('Nominees')?.textContent).toBe(`Nominees${nominees.join('')}`);
  });

  it('names no account for a deposit that has ended [FD-2.163]', async () => {
    const ended = await openWhere(({ state }) => state === 'renewed');
    expect(ended.payoutAccountEnding).toBeDefined();
    expect(screen.queryByText('Account for payouts')).toBeNull();
  });

  it('shows the highlights of the issuer [FD-2.164]', async () => {
    const { browser, deposit } = await openFirst();
    const highlights = await browser.get(HeldDeposits).highlights(deposit.depositId, {});
    expect(highlights.ok && highlights.value.length > 0).toBe(true);
    expect(screen.getByRole('heading', { name: 'Important highlights' })).toBeVisible();
    for (const text of highlights.ok ? highlights.value : []) {
      expect(await screen.findByText(text)).toBeVisible();
    }
  });

  it('reads the investment and the deposit from its URL [FD-2.159]', async () => {
    const { deposit, goTo } = await openFirst();
    expect(
      await screen.findByText(`Application number ${deposit.applicationNumber}`),
    ).toBeVisible();
    goTo('/portfolio');
    await screen.findByRole('heading', { level: 1, name: 'Portfolio' });
    goTo(`/portfolio/investment-details/${deposit.depositOrderId}/suryoday`);
    expect(
      await screen.findByText(`Application number ${deposit.applicationNumber}`),
    ).toBeVisible();
    expect(depositIdOf('suryoday')).toBe(1001);
  });

  it('lists paid and future amounts', async () => {
    const monthly = await openWhere(({ payoutFrequency }) => payoutFrequency === 'monthly');
    const coming = screen.getByRole('region', { name: 'Upcoming' });
    const rows = within(coming).getAllByRole('row').slice(1);
    const { startedOn, maturityDate } = monthly;
    const today = backend.sandbox.clock.today();
    const paid = startedOn.wholeMonthsUntil(today);
    expect(rows).toHaveLength(36 - paid + 1);
    expect(rows.at(-1)).toHaveTextContent(`${formatDate(maturityDate)}Maturity amount`);
    expect(paidSoFar()).toHaveTextContent(/^Paid so far: ₹[\d,.]+$/);
  });

  it('draws it from its first day to its maturity, with today in between', async () => {
    const monthly = await openWhere(({ payoutFrequency }) => payoutFrequency === 'monthly');
    const vine = await screen.findByRole('figure', { name: 'What it pays you' });
    const ticks = Array.from(vine.querySelectorAll('text[y="166"]'), (tick) => tick.textContent);
    const { startedOn, maturityDate } = monthly;
    expect(ticks).toEqual([formatDate(startedOn), 'Today', formatDate(maturityDate)]);
  });

  it('shows for a renewed deposit what was paid out and what was renewed', async () => {
    const all = await openWhere(
      ({ state, depositId }) => state === 'renewed' && depositId === 1003,
    );
    expect(all.maturityAmount.text).toBe('213700');
    expect(paidSoFar()).toHaveTextContent('Paid so far: ₹0 · Renewed: ₹2,13,700');
    const past = () => within(screen.getByRole('region', { name: 'Paid and renewed so far' }));
    const row = (name: RegExp) => past().getByRole('row', { name });
    expect(row(/Renewed into the next deposit ₹2,13,700/)).toBeVisible();
    await openWhere(({ state, depositId }) => state === 'renewed' && depositId === 1012);
    expect(paidSoFar()).toHaveTextContent('Paid so far: ₹3,060 · Renewed: ₹40,000');
    expect(row(/Interest ₹3,060/)).toBeVisible();
    expect(row(/Renewed into the next deposit ₹40,000/)).toBeVisible();
  });

  it('hides what was paid and renewed with the other amounts', async () => {
    const { user } = await open(({ state }) => state === 'renewed');
    await user.click(screen.getByRole('button', { name: 'Hide amounts' }));
    expect(paidSoFar()).not.toHaveTextContent('₹');
    await user.click(screen.getByRole('button', { name: 'Show amounts' }));
    expect(paidSoFar()).toHaveTextContent(/^Paid so far: ₹[\d,.]+ · Renewed: ₹[\d,.]+$/);
  });

  it('shows for a running deposit the effect of its maturity instruction', async () => {
    await openWhere(({ depositId, state }) => state === 'running' && depositId === 1009);
    const coming = () => within(screen.getByRole('region', { name: 'Upcoming' }));
    expect(coming().getAllByRole('row').at(-1)).toHaveTextContent(
      'Renewed into the next deposit₹1,50,000',
    );
    expect(coming().queryByText('Maturity amount')).toBeNull();
    expect(screen.getByText(RENEWAL_LIMIT)).toBeVisible();
    await openWhere(({ depositId, state }) => state === 'running' && depositId === 1002);
    expect(coming().getAllByRole('row').at(-1)).toHaveTextContent(
      'Renewed into the next deposit₹3,03,646',
    );
  });

  it('has a disabled Withdraw Now button with the reason [FD-2.165, FD-4.91]', async () => {
    await openFirst();
    const young = screen.getByRole('button', { name: 'Withdraw Now' });
    expect(young).toHaveAttribute('aria-disabled', 'true');
    expect(young).toHaveAccessibleDescription(/^Withdrawal is possible from \d{1,2} \w{3} \d{4}/);
    await openWhere(({ depositId }) => depositId === 1008);
    const old = screen.getByRole('button', { name: 'Withdraw Now' });
    expect(old).toHaveAttribute('aria-disabled', 'true');
    expect(old).toHaveAccessibleDescription(/ arranges the withdrawal\. See below how/);
  });

  it('explains early withdrawal, with phone, address and application number', async () => {
    const deposit = await openWhere(({ depositId }) => depositId === 1008);
    const { phone, address } = present(deposit.issuerContact);
    const way = screen.getByText(/^To withdraw early, call /);
    expect(way).toHaveTextContent(phone);
    expect(way).toHaveTextContent(address);
    expect(way).toHaveTextContent(`application number ${deposit.applicationNumber}`);
    expect(screen.getByText(/^You can withdraw early from 3 months/)).toBeVisible();
  });

  it('offers no withdrawal on the maturity day of a short deposit or a tax saver', async () => {
    const patch = { data: { lock_days: 3600 } };
    const route = 'POST /api/main/investment/getinvestmentdetail';
    await addFault(backend, { route, kind: 'patch', patch, times: 2 });
    const { maturityDate } = await openWhere(() => true);
    const button = screen.getByRole('button', { name: 'Withdraw Now' });
    const why = `This deposit runs until ${formatDate(maturityDate)}.`;
    expect(button).toHaveAccessibleDescription(why);
    expect(screen.getByText('This deposit cannot be withdrawn before maturity.')).toBeVisible();
    expect(screen.queryByText(/^To withdraw early/)).toBeNull();
  });

  it('says that the money went directly to the named issuer [FD-1.13]', async () => {
    const { deposit } = await openFirst();
    const message = `Your money went directly to the issuer, ${deposit.issuerName}.`;
    expect(screen.getByText(message)).toBeVisible();
  });

  it('lets the maturity action be changed until it matures', async () => {
    const { user, browser, deposit } = await openFirst();
    await user.click(screen.getByRole('button', { name: 'Change maturity action' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Change what happens at maturity' }),
    );
    const kept = deposit.maturityInstructionName;
    expect(await dialog.findByRole('radio', { name: kept })).toBeChecked();
    const others = dialog.getAllByRole('radio').filter((each) => !isChecked(each));
    await user.click(present(others[0]));
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Your choice is saved.')).toBeVisible();
    const after = valueOf(await browser.get(HeldDeposits).detail(deposit.depositOrderId, {}));
    expect(after.maturityInstructionName).not.toBe(kept);
    const main = screen.getByRole('main');
    await waitFor(() => {
      expect(main).toHaveTextContent(`Maturity action${after.maturityInstructionName}`);
    });
  });

  it('stays open while a choice is being saved, to report a failure', async () => {
    const { user } = await openFirst();
    await user.click(screen.getByRole('button', { name: 'Change maturity action' }));
    const name = 'Change what happens at maturity';
    const dialog = within(await screen.findByRole('dialog', { name }));
    await dialog.findByRole('radio', { checked: true });
    const calls = heldCalls('/updatematurityaction');
    calls.hold();
    await user.click(present(dialog.getAllByRole('radio', { checked: false })[0]));
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(calls.count()).toBe(1));
    await user.keyboard('{Escape}');
    const route = 'POST /api/main/investment/updatematurityaction';
    await addFault(backend, { route, kind: 'status', status: 400, message: 'Not now', times: 1 });
    await calls.release();
    expect(await dialog.findByText('Not now')).toBeVisible();
  });

  it('offers no change after its end, and links to its successor', async () => {
    const { renewedInto, depositId } = await openWhere(({ state }) => state === 'renewed');
    expect(screen.queryByRole('button', { name: 'Change maturity action' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Withdraw Now' })).toBeNull();
    expect(screen.getByRole('link', { name: 'See the renewed deposit' })).toHaveAttribute(
      'href',
      `/portfolio/investment-details/${renewedInto}/${depositId}`,
    );
  });

  it('offers its receipt, and reports when it is unavailable', async () => {
    const saved = savedFiles();
    const { user } = await openFirst();
    const route = 'GET /api/main/investment/getreceipt';
    await addFault(backend, { route, kind: 'status', status: 500, message: 'Not now', times: 1 });
    await user.click(screen.getByRole('button', { name: 'Download receipt' }));
    expect(await screen.findByText('Not now')).toBeVisible();
    expect(saved).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Download receipt' }));
    await expect.poll(() => saved).toHaveLength(1);
    expect(await startOf(present(saved[0]))).toBe('%PDF-');
  });

  it('says something went wrong when it cannot be loaded [FD-8.21]', async () => {
    await addFault(backend, {
      route: 'POST /api/main/investment/getinvestmentdetail',
      kind: 'status',
      status: 500,
      times: 1,
    });
    const shown = await renderScreen({ path: '/portfolio', as: 'demo', backend });
    shown.goTo('/portfolio/investment-details/1/1001');
    expect(
      await screen.findByRole('heading', { name: 'Your deposit could not be loaded' }),
    ).toBeVisible();
    expect(screen.getByText('something went wrong')).toBeVisible();
    expect(screen.getByText('Your deposit is safe. Please try again.')).toBeVisible();
  });

  it('does not exist for another investor', async () => {
    const { deposit, leave } = await openFirst();
    leave();
    await renderScreen({
      path: `/portfolio/investment-details/${deposit.depositOrderId}/${deposit.depositId}`,
      as: 'new',
      backend,
    });
    expect(
      await screen.findByRole('heading', {
        name: 'We could not find this deposit in your portfolio',
      }),
    ).toBeVisible();
  });
});
