import { DepositOrderDraft } from '#application/fixed-deposits/booking/deposit-order-draft.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { placedOrder } from '#tests/contracts/fixed-deposits/advisor.ts';
import { ARJUN, startDepositOf, summaryFor } from '#tests/contracts/fixed-deposits/booking.ts';
import { heldCalls } from '#tests/ui/held-calls.ts';
import { renderScreen, type ScreenOptions } from '#tests/ui/screen.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { payButton, showOrder } from './order-screen.ts';

const backend = testBackend();

/** The id of a deposit whose issuer asks for the payment method. */
const MALHAR_MONTHLY_INCOME = 1008;
const button = (name: string) => screen.findByRole('button', { name });
const expectLocked = (role: 'radio' | 'checkbox', name?: RegExp) => {
  const choices = screen.getAllByRole(role, name && { name });
  for (const choice of choices) expect(choice).toBeDisabled();
};

/** Opens the nominees of a started order. */
function showNominees(depositId?: number) {
  const prepare: ScreenOptions['prepare'] = async (browser) => {
    const summary = await summaryFor(browser, '100000', depositId);
    browser.get(DepositOrderDraft).keep({ ...summary, hasDeclinedSeniorRate: true });
    await startDepositOf(browser).run(`${backend.appAddress}/fd-redireacting`, {});
  };
  const path = '/add-nomination?where_from=maturity-action';
  return renderScreen({ path, as: 'demo', backend, prepare });
}

describe('while a booking is sent, what is sent cannot be changed:', () => {
  it('the answers, the maturity action and the consent of the order summary', async () => {
    const calls = heldCalls('/startfd');
    const { user } = await showOrder(backend, { amount: '310000' });
    const pay = await payButton();
    calls.hold();
    await user.click(pay);
    await waitFor(() => expect(calls.count()).toBe(1));
    expectLocked('radio');
    expectLocked('checkbox', /terms/);
    expect(screen.getByLabelText('Maturity action')).toBeDisabled();
    await calls.release();
  });

  it('the declarations', async () => {
    const calls = heldCalls('/updatedeclarations');
    const { user, address } = await showOrder(backend, { amount: '320000' });
    const pep = await screen.findByRole('radiogroup', { name: /PEP/ });
    await user.click(within(pep).getByRole('radio', { name: 'Yes' }));
    await user.click(await payButton());
    await waitFor(() => expect(address()).toBe('/declaration?where_from=maturity-action'));
    await screen.findByRole('link', { name: 'Go Back' });
    calls.hold();
    await user.click(await button('Continue'));
    await waitFor(() => expect(calls.count()).toBe(1));
    expectLocked('radio');
    await calls.release();
  });

  it('the consent to the order of an advisor', async () => {
    const calls = heldCalls('/Resumefdbooking');
    const { uniqueId } = await placedOrder(backend, { mobile: ARJUN, amount: '330000' });
    const path = `/ifa-journey/${uniqueId}`;
    const { user } = await renderScreen({ path, as: 'demo', mobile: ARJUN, backend });
    const pay = await payButton();
    calls.hold();
    await user.click(pay);
    await waitFor(() => expect(calls.count()).toBe(1));
    expectLocked('checkbox');
    await calls.release();
  });

  it('the nominees, and the question for the account stays open', async () => {
    const calls = heldCalls();
    const { user } = await showNominees();
    const save = await button('Save & Continue');
    calls.hold();
    await user.click(save);
    await waitFor(() => expect(calls.count()).toBeGreaterThan(0));
    expectLocked('checkbox');
    for (const name of [/^Edit /, /^Remove /]) {
      for (const each of screen.getAllByRole('button', { name })) expect(each).toBeDisabled();
    }
    await calls.release();
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay from which account?' }));
    calls.hold();
    await user.click(dialog.getByRole('button', { name: 'Continue to pay' }));
    await waitFor(() => expect(calls.count()).toBeGreaterThan(0));
    expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull();
    for (const each of dialog.getAllByRole('radio')) expect(each).toBeDisabled();
    await calls.release();
  });

  it('the question for the method of payment stays open', async () => {
    const calls = heldCalls('/updatenominees');
    const { user } = await showNominees(MALHAR_MONTHLY_INCOME);
    await user.click(await button('Save & Continue'));
    await user.click(await button('Continue to pay'));
    const dialog = within(await screen.findByRole('dialog', { name: 'How do you want to pay?' }));
    calls.hold();
    await user.click(dialog.getByRole('button', { name: 'Continue to pay' }));
    await waitFor(() => expect(calls.count()).toBe(1));
    expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull();
    for (const each of dialog.getAllByRole('radio')) expect(each).toBeDisabled();
    await calls.release();
  });
});
