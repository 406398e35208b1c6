import type { ToldFacts } from '#application/fixed-deposits/tax/device-facts.ts';
import type { KnownDeposit } from '#application/fixed-deposits/holdings/known-deposit.ts';
import type { ReadAllDeposits } from '#application/fixed-deposits/holdings/read-all-deposits.ts';
import { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { success } from '#domain/platform/result.ts';
import { NO_FACTS } from '#application/fixed-deposits/tax/device-facts.ts';
import { StoredDeviceFacts } from '#infrastructure/fixed-deposits/tax/stored-device-facts.ts';
import { memoryDrafts } from '#tests/application/memory-ports.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { addFault, renderScreen } from '#tests/ui/screen.tsx';
import { wholeText } from '#tests/ui/whole-text.ts';
import { InsuranceCoverViewModel } from '#ui/fixed-deposits/holdings/insurance-cover/insurance-cover.view-model.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

const backend = testBackend();

const PATH = '/portfolio/insurance-cover';
const open = (as: 'new' | 'demo' = 'demo') => renderScreen({ path: PATH, as, backend });

describe('the page about insurance cover', () => {
  it('says how much is insured at each bank, and what is not insured at all', async () => {
    await open();
    const renewals = /^Renewals until .+ are included, .+ The rest is paid out\.$/;
    expect(await screen.findByText(renewals)).toBeVisible();
    expect(await screen.findByText(wholeText(/^All of your ₹2,67,\d{3}/))).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Himadri Bank' })).toBeVisible();
    const companies = screen.getByRole('list', { name: 'Without deposit insurance' });
    const shriram = within(companies).getByText(/^Shriram Finance/);
    expect(shriram).toHaveTextContent(
      /^Shriram Finance, finance company\. Rated AA\+ \(stable\) by CRISIL$/,
    );
    expect(within(companies).queryByText(/Himadri/)).toBeNull();
    expect(screen.getByText(/^The limit is ₹5,00,000/)).toHaveTextContent('since 4 Feb 2020');
  });

  it('has the section menu on wide screens only, like the page about tax', async () => {
    await open();
    const menu = await screen.findByRole('navigation', { name: 'Portfolio menu' });
    expect(menu).toHaveAttribute('data-subpage');
  });

  it('opens the sum behind the money at a bank', async () => {
    const { user } = await open();
    const [figure] = await screen.findAllByRole('button', { name: /see how Held there that day/ });
    if (figure === undefined) throw new Error('no figure');
    await user.click(figure);
    const drawer = await screen.findByRole('dialog');
    expect(drawer).toHaveTextContent('Principals, accrued interest and balances');
    expect(drawer).toHaveTextContent('Himadri Classic Deposit');
  });

  it('counts a savings balance that stays on the device until it is forgotten', async () => {
    const { user, reload } = await open();
    const [add] = await screen.findAllByText('Add a savings balance');
    if (add === undefined) throw new Error('no field');
    await user.click(add);
    await user.type(await screen.findByLabelText('Savings balance at Himadri Bank'), '400000');
    expect(await screen.findByText(wholeText(/ at banks is not insured on /))).toBeVisible();
    reload();
    expect(await screen.findByText(wholeText(/ at banks is not insured on /))).toBeVisible();
    expect(screen.getByLabelText('Savings balance at Himadri Bank')).toHaveValue('4,00,000');
    await user.click(await screen.findByRole('button', { name: 'Forget these balances' }));
    expect(await screen.findByText(/^All of your /)).toBeVisible();
    reload();
    expect(await screen.findByText(/^All of your /)).toBeVisible();
  });

  it('counts and keeps only savings balances in whole rupees up to 100 crore', async () => {
    const { user, reload } = await open();
    const [add] = await screen.findAllByText('Add a savings balance');
    if (add === undefined) throw new Error('no field');
    await user.click(add);
    const field = () =>
      screen.findByLabelText<HTMLInputElement>('Savings balance at Himadri Bank');
    for (const text of ['100 crore', '1000000001', '999999999999999999', '400000.50']) {
      await user.clear(await field());
      await user.click(await field());
      await user.paste(text);
      expect(await screen.findByText('Enter whole rupees up to 100 crore.')).toBeVisible();
      expect(screen.getByText(/^All of your /)).toBeVisible();
    }
    reload();
    expect(await screen.findByText(/^All of your /)).toBeVisible();
    expect((await field()).value).toBe('');
    await user.type(await field(), '1000000000');
    expect(await screen.findByText(wholeText(/ at banks is not insured on /))).toBeVisible();
    reload();
    expect((await field()).value).toBe('1,00,00,00,000');
    await user.type(await field(), '.50');
    expect(screen.getByText(/^All of your /)).toBeVisible();
    reload();
    expect((await field()).value).toBe('');
  });

  it('shows the cover of a later day, and refuses a day before the limit', async () => {
    const { user } = await open();
    const field = await screen.findByLabelText<HTMLInputElement>('Show the cover on');
    await user.clear(field);
    await user.type(field, '01012030');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Himadri Bank' })).toBeNull());
    await user.clear(field);
    await user.type(field, '01012020');
    expect(await screen.findByText('Enter a day from 4 Feb 2020 on.')).toBeVisible();
  });

  it('offers a new investor to find a deposit', async () => {
    await open('new');
    expect(await screen.findByRole('link', { name: 'Find a deposit' })).toBeVisible();
  });

  it('says that it could not load, and tries again', async () => {
    await addFault(backend, {
      route: 'POST /api/main/investment/getportfolio',
      kind: 'status',
      status: 500,
      times: 1,
    });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /try again/i }));
    expect(await screen.findByText(/^All of your /)).toBeVisible();
  });
});

describe('the cover of several deposits', () => {
  const today = CalendarDate.of('2026-11-26');

  function depositOf(id: string, facts: Partial<KnownDeposit> = {}): KnownDeposit {
    const rate = { annualRatePercent: Percentage.of('8'), payoutFrequency: 'at-maturity' } as const;
    const tenure = Tenure.of({ years: 1 });
    const terms = { ...rate, principal: Money.of('465000'), tenure };
    const holding = Holding.of({
      terms: { ...terms, compoundingFrequency: 'quarterly' },
      startedOn: today,
    });
    const who = { holders: ['A'], right: 'self', institution: 'bank', issuerId: 'B' } as const;
    return { id, origin: 'declared', ...who, holding, name: id, issuerName: 'Bank B', ...facts };
  }

  async function coverOf(deposits: readonly KnownDeposit[], stored: ToldFacts) {
    const holder = { id: 'A', kind: 'individual', hasValidPan: true } as const;
    const complete = { leftOut: 0, isPartnerMissing: false, isToldUnread: false };
    const all = { today, deposits, holder, ...complete };
    const readAllDeposits = { run: () => Promise.resolve(success(all)) } as Pick<
      ReadAllDeposits,
      'run'
    > as ReadAllDeposits;
    const deviceFacts = new StoredDeviceFacts(memoryDrafts());
    await deviceFacts.change(() => stored);
    const viewModel = new InsuranceCoverViewModel({ readAllDeposits, deviceFacts });
    viewModel.activate();
    await vi.waitFor(() => expect(viewModel.cover).toBeDefined());
    return { viewModel, deviceFacts };
  }

  it('names the first day above the limit, and the rupees above it', async () => {
    const { viewModel } = await coverOf([depositOf('1')], NO_FACTS);
    const { nextAbove } = viewModel;
    expect(viewModel.totals?.uncovered.isZero()).toBe(true);
    expect(nextAbove?.peak.uncovered.text).toBe('3331');
    expect(nextAbove?.firstDayAbove?.isAfter(today)).toBe(true);
  });

  it('never covers a finance company', async () => {
    const company = depositOf('2', { institution: 'nbfc', issuerId: 'N' });
    const { viewModel } = await coverOf([company], NO_FACTS);
    expect(viewModel.buckets).toEqual([]);
    expect(viewModel.notInsured.map(({ id }) => id)).toEqual(['2']);
  });

  it('keeps the other facts when a balance is typed before they are read', async () => {
    const tax = { slab: Percentage.of(30), surcharge: Percentage.of(0) };
    const stored = { ...NO_FACTS, tax };
    const { viewModel, deviceFacts } = await coverOf([depositOf('1')], stored);
    viewModel.typeBalance('B', '1,00,000');
    const kept = await deviceFacts.read();
    expect([kept.tax, kept.balances.get('B')?.text]).toEqual([tax, '100000']);
    expect(viewModel.buckets[0]?.today.exposure.text).toBe('565000');
    viewModel.typeBalance('B', 'abc');
    expect(viewModel.isBalanceBad('B')).toBe(true);
    expect(viewModel.buckets[0]?.today.exposure.text).toBe('465000');
  });
});
