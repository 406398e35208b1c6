import { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
import { interestConventionFor } from '#domain/fixed-deposits/interest/interest-convention.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { ratesOf, TEJAS } from '#tests/ui/fixed-deposits/deposit-page/details-screen.ts';
import { expectedRates, HIGHEST_SLAB } from '#tests/ui/fixed-deposits/returns/returns-part.ts';
import { renderScreen } from '#tests/ui/screen.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

const backend = testBackend();

async function openFacts(path = '/invest') {
  const { user } = await renderScreen({ path, as: 'visitor', backend });
  for (const name of [/^Compare Tejas High Yield Deposit/, /^Compare Malhar Samruddhi Deposit/]) {
    await user.click(await screen.findByRole('checkbox', { name }));
  }
  await user.click(screen.getByRole('button', { name: 'Compare' }));
  const facts = await screen.findByRole('table', { name: 'Deposit by deposit' });
  await within(facts).findByRole('rowheader', { name: 'In a year' });
  return { user, facts };
}

function cellsOf(facts: HTMLElement, name: string) {
  const row = within(facts).getByRole('rowheader', { name }).closest('tr');
  return [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);
}

/** The rates of the first deposit of the list for one lakh from today. */
async function expectedOfTejas() {
  const { deposit, rateCard } = await ratesOf(backend, TEJAS);
  const row = rateCard.rows.find(({ tenure }) => tenure.text === '3Y');
  const annualRatePercent = row?.rates.r;
  if (row === undefined || annualRatePercent === undefined) throw new Error('no 3 years');
  const { tenure, payoutFrequency } = row;
  const convention = interestConventionFor(deposit.issuerId, tenure);
  const principal = Money.of('100000');
  const terms = { principal, annualRatePercent, tenure, payoutFrequency, convention };
  const startedOn = CalendarDate.inIndia((await backend.control.now()).getTime());
  return expectedRates(Holding.of({ terms, startedOn }));
}

describe('the returns in the comparison', () => {
  it('are those in a year, and after tax once a slab is chosen', async () => {
    const { user, facts } = await openFacts();
    const expected = await expectedOfTejas();
    expect(cellsOf(facts, 'In a year')[0]).toBe(expected.annualised);
    const untold = Array.from({ length: 2 }, () => 'Choose your slab');
    expect(cellsOf(facts, 'After tax at your slab')).toEqual(untold);
    await user.selectOptions(within(facts).getByLabelText('Your income-tax slab'), HIGHEST_SLAB);
    await waitFor(() =>
      expect(cellsOf(facts, 'After tax at your slab')[0]).toBe(
        `${expected.afterTax}${expected.tax} income tax`,
      ),
    );
    expect(facts).toHaveTextContent('not advice');
    expect(facts).toHaveTextContent('Tax rates as read on 23 Nov 2026');
  });

  it('are absent for an amount that a deposit does not take', async () => {
    const { facts } = await openFacts('/invest?amount=1000');
    expect(cellsOf(facts, 'In a year')).toContain('–');
  });
});
