import { exitMarks } from '#domain/fixed-deposits/early-exit/exit-marks.ts';
import { loanInstead, NBFC_LOAN_RULES } from '#domain/fixed-deposits/early-exit/loan-instead.ts';
import { rebookRate } from '#domain/fixed-deposits/early-exit/rebook-rate.ts';
import type { Institution } from '#domain/fixed-deposits/holdings/institution.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import { formatDate, formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import {
  HIMADRI,
  showDetails,
  TAX_SAVER,
  TEJAS,
} from '#tests/ui/fixed-deposits/deposit-page/details-screen.ts';
import { expectedExit, payable, todayOf } from './expected-exit.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

const backend = testBackend();

async function part(): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { name: 'If you break it early' });
  const section = heading.closest('section');
  if (section === null) throw new Error('the heading heads no part');
  return section;
}

const open = (depositId: number) => showDetails(backend, { as: 'visitor', depositId });
const dayField = async () => within(await part()).findByLabelText('Break it on');
const chooseDay = async (day: CalendarDate) =>
  fireEvent.change(await dayField(), { target: { value: day.slashed } });

describe('the chart of a deposit on offer', () => {
  it('says what an early exit on the chosen day pays', async () => {
    await open(TEJAS);
    const chart = await screen.findByRole('figure', { name: 'How your money grows' });
    expect(chart).toHaveTextContent('Choose a day to see what you get');
    const of = { depositId: TEJAS, institution: 'nbfc', months: 36 } as const;
    const { exit, startedOn } = await expectedExit(backend, of);
    const day = startedOn.plus({ years: 1 });
    const handle = within(chart).getByRole('slider', { name: 'Choose a day' });
    fireEvent.change(handle, { target: { value: '12' } });
    const proceeds = formatRupees(payable(exit, day).proceeds);
    const sentence = `If you break it on ${formatDate(day)} you get ${proceeds}: `;
    await waitFor(() => expect(chart).toHaveTextContent(sentence));
    expect(chart).toHaveTextContent('An estimate by today’s rate card; the rule is below.');
  });

  it('says it for the day of a payout too', async () => {
    const { user } = await open(TEJAS);
    await user.selectOptions(screen.getByLabelText('Payout'), 'Monthly');
    const chart = await screen.findByRole('figure', { name: 'How your interest adds up' });
    const payouts = within(chart).getByRole('slider', { name: /one by one$/ });
    fireEvent.change(payouts, { target: { value: '333' } });
    const day = formatDate((await todayOf(backend)).plus({ years: 1 }));
    await waitFor(() => expect(chart).toHaveTextContent(`If you break it on ${day} you get ₹`));
  });
});

describe('the early exit of a deposit on offer', () => {
  it('starts with a year from today, with the figures of the domain', async () => {
    await open(TEJAS);
    const { exit, startedOn } = await expected(TEJAS, 'nbfc');
    const day = startedOn.plus({ years: 1 });
    expect(await dayField()).toHaveValue(day.slashed);
    const answer = payable(exit, day);
    const [proceeds, cost] = [formatRupees(answer.proceeds), formatRupees(answer.cost.toRupee())];
    expect(await part()).toHaveTextContent(
      `If you break it on ${formatDate(day)} you get ${proceeds}: ` +
        `${cost} less than it is worth that day.`,
    );
    const rebooking = rebookRate(exit, day);
    if (rebooking === undefined) throw new Error('no rate');
    const rate = formatPercent(rebooking.annualRatePercent);
    expect(await part()).toHaveTextContent(`A new deposit must pay ${rate} a year to reach `);
  });

  it('opens into its calculation, and the rule names its source', async () => {
    const { user } = await open(TEJAS);
    const { exit, startedOn } = await expected(TEJAS, 'nbfc');
    const text = formatRupees(payable(exit, startedOn.plus({ years: 1 })).proceeds);
    const name = `${text}: see how You get is worked out`;
    await user.click(within(await part()).getByRole('button', { name }));
    const steps = await screen.findByRole('list', { name: 'You get' });
    expect(steps.lastElementChild).toHaveTextContent(`= ${text}`);
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent(/Investment amount ₹1,00,000 \+ Interest of the early exit ₹/);
    expect(dialog).toHaveTextContent(/Interest of the early exit₹[^A-Z]+ = ₹/);
    expect(dialog).not.toHaveTextContent('as a fraction');
    const symbols = [...dialog.querySelectorAll('dt:has(span)')];
    expect(symbols).not.toEqual([]);
    for (const symbol of symbols) expect(symbol.textContent).toMatch(/^\S+ \S+/);
    await user.keyboard('{Escape}');
    await user.click(within(await part()).getByText('Both rules in words'));
    expect(await part()).toHaveTextContent(
      'From 6 months: the rate of the booking day for the time it ran, less 2 points; if the ' +
        'card has no rate for that time, 3 points below its lowest rate.',
    );
    expect(await part()).toHaveTextContent('as read on 23 Nov 2026: The Hindu BusinessLine');
    expect(await part()).toHaveTextContent('The product’s general rule: You can withdraw early');
    expect(await part()).toHaveTextContent('Tax that was deducted in earlier years');
  });

  it('shows before the first day what hardship pays, and at maturity the contract', async () => {
    await open(TEJAS);
    const { exit, startedOn } = await expected(TEJAS, 'nbfc');
    const early = startedOn.plus({ months: 2 });
    await chooseDay(early);
    const first = formatDate(startedOn.plus({ months: 3 }));
    expect(await part()).toHaveTextContent(
      `You cannot break it on ${formatDate(early)}. The first possible day is ${first}.`,
    );
    expect(await part()).toHaveTextContent('Medical emergency or declared calamity₹50,000');
    expect(await part()).toHaveTextContent('Critical illness: all of it₹1,00,000');
    const { maturityDate, quote } = exit.holding;
    await chooseDay(maturityDate);
    expect(await part()).toHaveTextContent(
      `It matures on ${formatDate(maturityDate)}. You get ${formatRupees(quote.maturityAmount)}`,
    );
  });

  it('rejects a day after maturity and keeps the last answer', async () => {
    await open(TEJAS);
    const { exit, startedOn } = await expected(TEJAS, 'nbfc');
    await chooseDay(exit.holding.maturityDate.plus({ days: 1 }));
    const [from, until] = [formatDate(startedOn), formatDate(exit.holding.maturityDate)];
    expect(await part()).toHaveTextContent(`Choose a day from ${from} to ${until}`);
    expect(await part()).toHaveTextContent(formatDate(startedOn.plus({ years: 1 })));
  });

  it('reads out the curve by keyboard, marks days and lists the months', async () => {
    const { user } = await open(TEJAS);
    const { exit, startedOn } = await expected(TEJAS, 'nbfc');
    const plot = await screen.findByRole('slider', { name: 'What you get by day, ₹' });
    fireEvent.keyDown(plot, { key: 'End' });
    fireEvent.keyDown(plot, { key: 'ArrowLeft' });
    expect(plot.getAttribute('aria-valuetext')).toMatch(/^If you break it on .* you get ₹[\d,]+:/);
    fireEvent.keyDown(plot, { key: 'Home' });
    expect(plot).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining(`You cannot break it on ${formatDate(startedOn)}`),
    );
    for (const { answer } of exitMarks(exit, startedOn)) {
      expect(await part()).toHaveTextContent(formatDate(answer.day));
    }
    await user.click(within(await part()).getByText('See the months'));
    const table = await screen.findByRole('table', { name: 'What you get, by month' });
    const { maturityDate } = exit.holding;
    const months = startedOn.wholeMonthsUntil(maturityDate);
    expect(within(table).getAllByRole('row')).toHaveLength(months + 2);
    const day = startedOn.plus({ months: 7 });
    const row = within(table).getByRole('row', { name: new RegExp(`^${formatDate(day)}`) });
    expect(row).toHaveTextContent(formatRupees(payable(exit, day).proceeds));
  });

  it('offers a loan of a finance company with its source, and no part', async () => {
    const { user } = await open(TEJAS);
    const { exit, startedOn } = await expected(TEJAS, 'nbfc');
    await user.click(within(await part()).getByRole('tab', { name: 'Borrow' }));
    expect(await part()).toHaveTextContent('Up to ₹75,000');
    const from = startedOn.plus({ years: 1 });
    const rule = NBFC_LOAN_RULES.on(from)?.value;
    if (rule === undefined) throw new Error('no rule');
    fireEvent.change(screen.getByLabelText('Loan'), { target: { value: '60000' } });
    const wish = { rule, amount: Money.of(60_000), from, days: 180 };
    const loan = loanInstead(exit.holding, wish);
    if (!loan.ok) throw new Error(loan.failure);
    const interest = formatRupees(loan.value.interest);
    expect(await part()).toHaveTextContent(`Interest of the loan${interest}`);
    expect(await part()).toHaveTextContent('as read on 23 Nov 2026: Sundaram Finance');
    fireEvent.change(screen.getByLabelText('Loan'), { target: { value: '75001' } });
    expect(await part()).toHaveTextContent('This is more than the issuer lends.');
    await user.click(within(await part()).getByRole('tab', { name: 'Break part' }));
    expect(await part()).toHaveTextContent('No source that we have read allows you to break');
  });

  it('follows another payout without an answer for the wrong card in between', async () => {
    const { user } = await open(TEJAS);
    await part();
    const main = screen.getByRole('main');
    const texts: string[] = [];
    const observer = new MutationObserver(() => texts.push(main.textContent));
    observer.observe(main, { subtree: true, childList: true, characterData: true });
    const box = within(screen.getByRole('region', { name: 'Your investment' }));
    await user.selectOptions(box.getByLabelText('Payout'), 'Monthly');
    await waitFor(() => expect(main).toHaveTextContent('Interest already paid to you, deducted'));
    observer.disconnect();
    expect(texts.filter((text) => text.includes('rate for that day is not known'))).toEqual([]);
  });

  it('knows no loan of a bank, whose rule is that of one bank', async () => {
    const { user } = await open(HIMADRI);
    await user.click(within(await part()).getByRole('tab', { name: 'Borrow' }));
    expect(await part()).toHaveTextContent('We have read no source for loans of banks');
  });

  it('cannot be broken on any day if the product is locked until maturity', async () => {
    await open(TAX_SAVER);
    expect(await part()).toHaveTextContent('You cannot break it. It runs until it matures on');
    expect(screen.queryByRole('slider', { name: 'What you get by day, ₹' })).toBeNull();
  });

  /** The early exit of the deposit that the page opens with, for one lakh from today. */
  async function expected(depositId: number, institution: Institution) {
    return expectedExit(backend, { depositId, institution, months: await tenureOnPage() });
  }

  /** The months until the maturity date in the hint of the date field. */
  async function tenureOnPage(): Promise<number> {
    const startedOn = await todayOf(backend);
    const hint = /A day from .* to (\d+ \w+ \d+)/.exec((await part()).textContent ?? '')?.[1];
    for (let months = 1; months <= 120; months += 1) {
      if (formatDate(startedOn.plus({ months })) === hint) return months;
    }
    throw new Error(`no whole months until ${hint}`);
  }
});
