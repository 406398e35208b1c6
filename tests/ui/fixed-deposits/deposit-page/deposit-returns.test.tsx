import { DeviceFacts } from '#application/fixed-deposits/tax/device-facts.ts';
import { Session } from '#application/platform/session.ts';
import { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
import { tdsDrag } from '#domain/fixed-deposits/returns/tds-drag.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { RateColumn } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import { interestConventionFor } from '#domain/fixed-deposits/interest/interest-convention.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { clientOf } from '#tests/contracts/client.ts';
import { SharedVault } from '#tests/infrastructure/platform/shared-vault.ts';
import { UNSTORED_TEXT } from '#ui/fixed-deposits/shared/kept-facts.ts';
import { HIMADRI, ratesOf, showDetails } from './details-screen.ts';
import {
  expectedRates,
  HIGHEST_SLAB,
  returnsPart,
  slabField,
} from '#tests/ui/fixed-deposits/returns/returns-part.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { describe, expect, it } from 'vitest';

const backend = testBackend();

describe('the three rates of a deposit', () => {
  it('show the return in a year, and what is left after tax at the chosen slab', async () => {
    const { user } = await showDetails(backend, { as: 'demo', depositId: HIMADRI });
    const section = await returnsPart();
    expect(section).toHaveTextContent('7.25%, added every year');
    expect(section).toHaveTextContent('Choose your slab to see it');
    await user.selectOptions(await slabField(), HIGHEST_SLAB);
    const { annualised, afterTax, tax, interest } = expectedRates(await expectedHolding());
    await waitFor(() => expect(section).toHaveTextContent(`In a year${annualised}`));
    expect(section).toHaveTextContent(`After tax${afterTax}`);
    expect(section).toHaveTextContent(`${tax} of ${interest} interest`);
  });

  it('say where the slab stays: on the device, or for a visitor until the page closes', async () => {
    const browser = await clientOf(backend.appAddress, { factsVault: new SharedVault().tab() });
    const signedIn = { as: 'demo', depositId: HIMADRI, browser } as const;
    const { user, leave } = await showDetails(backend, signedIn);
    await user.selectOptions(await slabField(), HIGHEST_SLAB);
    expect(await screen.findByText(/^Your slab stays on this device\./)).toBeVisible();
    leave();
    const visitor = await showDetails(backend, { depositId: HIMADRI });
    await visitor.user.selectOptions(await slabField(), HIGHEST_SLAB);
    expect(await screen.findByText(new RegExp(`^${UNSTORED_TEXT}`))).toBeVisible();
  });

  it('say why they differ, with the tax of each year and the source', async () => {
    const { user } = await showDetails(backend, { as: 'demo', depositId: HIMADRI });
    await user.selectOptions(await slabField(), HIGHEST_SLAB);
    await user.click(await screen.findByText('Why three rates?'));
    const table = await screen.findByRole('table', { name: 'Interest and tax by tax year' });
    expect(within(table).getAllByRole('row').length).toBeGreaterThan(2);
    expect(await returnsPart()).toHaveTextContent('The tax is that of the slab you chose');
    expect(await returnsPart()).toHaveTextContent('Tax rates as read on 23 Nov 2026');
  });

  it('say once on the page that the figures are no advice, with a slab and without', async () => {
    const { user } = await showDetails(backend, { as: 'demo', depositId: HIMADRI });
    expect(await screen.findByText('Both rules in words')).toBeVisible();
    const said = () => document.body.textContent.match(/not advice/g);
    const section = await returnsPart();
    await waitFor(() => expect(section).toHaveTextContent('estimates, not advice.'));
    expect(said()).toHaveLength(1);
    await user.selectOptions(await slabField(), HIGHEST_SLAB);
    await waitFor(() => expect(section).toHaveTextContent('The tax is that of the slab you chose'));
    expect(said()).toHaveLength(1);
  });

  it('say what the deposit pays if the issuer takes TDS out of it', async () => {
    const { user } = await showDetails(backend, { as: 'demo', depositId: HIMADRI });
    await user.selectOptions(await slabField(), HIGHEST_SLAB);
    await user.click(await screen.findByText('Why three rates?'));
    const holding = await expectedHolding();
    const { received, growthLost } = tdsDrag(holding, Percentage.of('10'));
    expect(growthLost.isZero()).toBe(false);
    const [paid, instead, lost] = [received, holding.quote.maturityAmount, growthLost].map(
      (amount) => formatRupees(amount),
    );
    expect(await returnsPart()).toHaveTextContent(
      `At 10% it then pays ${paid} instead of ${instead}: the tax leaves it, and ${lost} of`,
    );
  });

  it('keep the slab on the device until it is forgotten', async () => {
    const shown = await showDetails(backend, { as: 'demo', depositId: HIMADRI });
    await shown.user.selectOptions(await slabField(), HIGHEST_SLAB);
    shown.reload();
    await waitFor(async () => expect((await slabField()).value).toBe('30+0'));
    await shown.user.click(await screen.findByRole('button', { name: 'Forget it' }));
    expect((await slabField()).value).toBe('');
    shown.reload();
    expect((await slabField()).value).toBe('');
    expect(await returnsPart()).toHaveTextContent('Choose your slab to see it');
  });

  it('forget the slab without the other facts', async () => {
    const shown = await showDetails(backend, { as: 'demo', depositId: HIMADRI });
    const totalIncomes = new Map([['2026-27', Money.of('900000')]]);
    await slabField();
    const deviceFacts = shown.browser.get(DeviceFacts);
    await deviceFacts.change((facts) => ({ ...facts, totalIncomes }));
    await shown.user.selectOptions(await slabField(), HIGHEST_SLAB);
    await waitFor(async () => expect((await deviceFacts.read()).tax).toBeDefined());
    await shown.user.click(await screen.findByRole('button', { name: 'Forget it' }));
    await waitFor(async () => expect((await deviceFacts.read()).tax).toBeUndefined());
    expect((await deviceFacts.read()).totalIncomes.get('2026-27')?.text).toBe('900000');
    await deviceFacts.forget();
  });

  it('do not store the slab of a visitor', async () => {
    const shown = await showDetails(backend, { as: 'visitor', depositId: HIMADRI });
    await shown.user.selectOptions(await slabField(), HIGHEST_SLAB);
    expect((await slabField()).value).toBe('30+0');
    expect(shown.browser.get(Session).current).toBeUndefined();
    shown.reload();
    expect((await slabField()).value).toBe('');
  });
});

/** The deposit that the page opens with, for one lakh from today. */
async function expectedHolding(): Promise<Holding> {
  const { deposit, rateCard } = await ratesOf(backend, HIMADRI);
  const row = rateCard.rows.find(({ tenure }) => tenure.wholeMonths === 18);
  const rate = row?.rates[RateColumn.Regular];
  if (row === undefined || rate === undefined) throw new Error('the card has no 18 months');
  const terms = {
    principal: Money.of('100000'),
    annualRatePercent: rate,
    tenure: row.tenure,
    payoutFrequency: row.payoutFrequency,
    convention: interestConventionFor(deposit.issuerId, row.tenure),
  };
  const startedOn = CalendarDate.inIndia((await backend.control.now()).getTime());
  return Holding.of({ terms, startedOn });
}
