import {
  type HeldDeposit,
  HeldDeposits,
} from '#application/fixed-deposits/holdings/held-deposits.ts';
import { HiddenAmounts } from '#application/platform/hidden-amounts.ts';
import { formatDate } from '#domain/platform/indian-formatting.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { addFault, renderScreen } from '#tests/ui/screen.tsx';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

const backend = testBackend();

const TITLE = { name: 'If you break it early' };
const isRunning = ({ state }: HeldDeposit) => state === 'running';

describe('the early exit on the page of a held deposit', () => {
  async function open(isMeant: (deposit: HeldDeposit) => boolean) {
    const shown = await renderScreen({ path: '/portfolio', as: 'demo', backend });
    const deposits = await shown.browser.get(HeldDeposits).list({});
    const deposit = deposits.ok ? deposits.value.find(isMeant) : undefined;
    if (deposit === undefined) throw new Error('the demo investor has no such deposit');
    const { depositOrderId, depositId } = deposit;
    shown.goTo(`/portfolio/investment-details/${depositOrderId}/${depositId}`);
    await screen.findByText('Interest till date');
    return { ...shown, deposit };
  }

  async function part() {
    const section = (await screen.findByRole('heading', TITLE)).closest('section');
    if (section === null) throw new Error('the heading heads no part');
    return section;
  }

  it('starts with today, and keeps the sentence and the button of the product', async () => {
    const { deposit } = await open(isRunning);
    const today = backend.sandbox.clock.today();
    const field = within(await part()).getByLabelText('Break it on');
    expect(field).toHaveValue(today.slashed);
    const { startedOn, maturityDate } = deposit;
    const [from, until] = [formatDate(startedOn), formatDate(maturityDate)];
    expect(await part()).toHaveTextContent(`A day from ${from} to ${until}`);
    expect(screen.getByRole('button', { name: 'Withdraw Now' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(await part()).toHaveTextContent('The product’s general rule:');
  });

  it('says so if the issuer calculates differently', async () => {
    const route = 'POST /api/main/investment/getinvestmentdetail';
    const patch = { data: { maturity_amount: '999999' } };
    await addFault(backend, { route, kind: 'patch', patch, times: 1 });
    await open(isRunning);
    expect(await part()).toHaveTextContent('The issuer calculates this deposit differently');
  });

  it('hides its amounts with those of the investor', async () => {
    const { browser, reload } = await open(({ depositId, state }) => {
      return depositId === 1008 && state === 'running';
    });
    browser.get(HiddenAmounts).choose(true);
    reload();
    const field = await within(await part()).findByLabelText('Break it on');
    fireEvent.change(field, { target: { value: backend.sandbox.clock.today().slashed } });
    expect(await part()).not.toHaveTextContent('₹1');
    expect(await part()).toHaveTextContent('••••');
  });

  it('is not shown for a deposit that has ended', async () => {
    await open(({ state }) => state === 'renewed');
    expect(screen.queryByRole('heading', TITLE)).toBeNull();
  });
});
