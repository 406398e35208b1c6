import { DepositOrders } from '#application/fixed-deposits/booking/deposit-orders.ts';
import { JourneyKey, JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { payButton, showOrder } from './order-screen.ts';
import { addFault, renderScreen } from '#tests/ui/screen.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

const backend = testBackend();

const questionAbout = (name: RegExp) => screen.findByRole('radiogroup', { name });
const answerOf = (group: HTMLElement) =>
  within(group)
    .getAllByRole<HTMLInputElement>('radio')
    .find((radio) => radio.checked)?.value;

/** Starts an order and opens its declarations, by answering yes on the summary. */
async function showDeclarations(amount: string) {
  const shown = await showOrder(backend, { amount });
  const row = await screen.findByRole('radiogroup', { name: /PEP/ });
  await shown.user.click(within(row).getByRole('radio', { name: 'Yes' }));
  await shown.user.click(await payButton());
  await waitFor(() => expect(shown.address()).toBe('/declaration?where_from=maturity-action'));
  // The order summary, which asks the same, may be shown a moment longer.
  await screen.findByRole('link', { name: 'Go Back' });
  return shown;
}

async function answersOf(browser: AppContainer) {
  const journey = browser.get(JourneyStore);
  const depositOrderId = Number(journey.read(JourneyKey.DepositOrderId));
  const depositId = Number(journey.read(JourneyKey.DepositId));
  const result = await browser.get(DepositOrders).declarations({ depositOrderId, depositId }, {});
  if (!result.ok) throw new Error('no questions');
  return result.value;
}

describe('the PEP answer of the order summary', () => {
  it('is declared as no after the order has started [FD-2.81]', async () => {
    const { user, browser, address } = await showOrder(backend, { amount: '210000' });
    await user.click(await payButton());
    await waitFor(() => expect(address()).toBe('/add-nomination?where_from=maturity-action'));
    const [exposed] = await answersOf(browser);
    expect(exposed?.question).toMatch(/PEP/);
    expect(exposed?.isYes).toBe(false);
  });

  it('answers every shown question of the issuer, and no other [FD-2.81, FD-4.92]', async () => {
    const { user, browser, address } = await showOrder(backend, { amount: '211000' });
    const taxes = await questionAbout(/tax resident/);
    expect(answerOf(taxes)).toBe('no');
    await user.click(within(taxes).getByRole('radio', { name: 'Yes' }));
    expect(answerOf(await questionAbout(/on behalf of someone else/))).toBe('no');
    await user.click(await payButton());
    await waitFor(() => expect(address()).toBe('/add-nomination?where_from=maturity-action'));
    expect((await answersOf(browser)).map(({ isYes }) => isYes)).toEqual([false, true, false]);
  });

  it('is asked after the start if the questions could not be loaded [FD-2.104, FD-4.92]', async () => {
    const route = 'POST /api/main/investment/getdeclarations';
    await addFault(backend, { route, kind: 'status', status: 500, message: 'No', times: 1 });
    const { user, browser, address } = await showOrder(backend, { amount: '212000' });
    await user.click(await payButton());
    await waitFor(() => expect(address()).toBe('/declaration?where_from=maturity-action'));
    const given = (await answersOf(browser)).map(({ isYes }) => isYes);
    expect(given).toEqual([false, undefined, undefined]);
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(address()).toBe('/add-nomination?where_from=maturity-action'));
    expect((await answersOf(browser)).map(({ isYes }) => isYes)).toEqual([false, false, false]);
  });

  it('is asked on /declaration if the backend sends no kind of question [FD-2.81]', async () => {
    const questions = await backend.sandbox.database
      .selectFrom('declaration_questions')
      .select(['id as declaration_id', 'question as declaration_question'])
      .orderBy('id')
      .execute();
    const route = 'POST /api/main/investment/getdeclarations';
    // The summary loads them, and the start loads them again.
    await addFault(backend, { route, kind: 'patch', patch: { data: questions }, times: 2 });
    const { user, browser, address } = await showOrder(backend, { amount: '214000' });
    const row = await screen.findByRole('radiogroup', { name: /PEP/ });
    await user.click(within(row).getByRole('radio', { name: 'Yes' }));
    await user.click(await payButton());
    await waitFor(() => expect(address()).toBe('/declaration?where_from=maturity-action'));
    const given = (await answersOf(browser)).map(({ isYes }) => isYes);
    expect(given).toEqual([undefined, undefined, undefined]);
    expect(await questionAbout(/PEP/)).toBeVisible();
    expect(await questionAbout(/tax resident/)).toBeVisible();
    const steps = screen.getByRole('navigation', { name: 'Booking your deposit' });
    expect(steps).toHaveTextContent('Step 3 of 5Your details');
  });

  it('is matched by the kind of its question, not by the text', async () => {
    const { database } = backend.sandbox;
    const question = 'Do you hold, or have you held, a prominent public office?';
    const before = await database
      .selectFrom('declaration_questions')
      .select('question')
      .where('kind', '=', 'pep')
      .executeTakeFirstOrThrow();
    const pep = database.updateTable('declaration_questions').where('kind', '=', 'pep');
    await pep.set({ question }).execute();
    const { user, browser, address } = await showOrder(backend, { amount: '213000' });
    const row = await screen.findByRole('radiogroup', { name: /PEP/ });
    await user.click(within(row).getByRole('radio', { name: 'Yes' }));
    await user.click(await payButton());
    await waitFor(() => expect(address()).toBe('/declaration?where_from=maturity-action'));
    expect((await answersOf(browser))[0]).toMatchObject({ question, isYes: true });
    await pep.set(before).execute();
  });

  it('is declared as yes, and all questions are then asked [FD-2.81, FD-2.104]', async () => {
    const { browser } = await showDeclarations('220000');
    expect((await answersOf(browser))[0]?.isYes).toBe(true);
    expect(answerOf(await questionAbout(/PEP/))).toBe('yes');
  });

  it('stays after a reload, with the answers to the other questions', async () => {
    const { user, reload } = await showOrder(backend, { amount: '231000' });
    await user.click(within(await questionAbout(/PEP/)).getByRole('radio', { name: 'Yes' }));
    await user.click(within(await questionAbout(/behalf/)).getByRole('radio', { name: 'Yes' }));
    reload();
    await waitFor(async () => expect(answerOf(await questionAbout(/PEP/))).toBe('yes'));
    await waitFor(async () => expect(answerOf(await questionAbout(/behalf/))).toBe('yes'));
  });

  it('is shown again when the investor goes back from the declarations', async () => {
    const { user, address, browser } = await showDeclarations('232000');
    await user.click(await screen.findByRole('link', { name: 'Go Back' }));
    await waitFor(async () => expect(answerOf(await questionAbout(/PEP/))).toBe('yes'));
    await user.click(await payButton());
    await waitFor(() => expect(address()).toBe('/declaration?where_from=maturity-action'));
    expect((await answersOf(browser))[0]?.isYes).toBe(true);
  });

  it('is kept if it could not be declared, and sent at the next press [FD-2.81]', async () => {
    const route = 'POST /api/main/investment/updatedeclarations';
    const message = 'Please try again in a moment.';
    await addFault(backend, { route, kind: 'status', status: 503, message, times: 1 });
    const { user, address, browser } = await showOrder(backend, { amount: '230000' });
    await user.click(await payButton());
    expect(await screen.findByText(message)).toBeVisible();
    expect(address()).toBe('/preview-maturity-action');
    await user.click(await payButton());
    await waitFor(() => expect(address()).toBe('/add-nomination?where_from=maturity-action'));
    expect((await answersOf(browser))[0]?.isYes).toBe(false);
  });
});

describe('the declarations', () => {
  it('lists questions, with No as the default answer [AP-2.102, FD-2.101, FD-4.92, FD-3.45]', async () => {
    const { browser } = await showDeclarations('240000');
    const questions = await answersOf(browser);
    expect(questions.length).toBeGreaterThan(1);
    for (const { question } of questions.slice(1)) {
      const group = await screen.findByRole('radiogroup', { name: question });
      expect(within(group).getAllByRole('radio')).toHaveLength(2);
      expect(answerOf(group)).toBe('no');
    }
  });

  it('go back to the order summary [AP-2.103, AP-2.104, FD-2.102]', async () => {
    const { user, address } = await showDeclarations('250000');
    await user.click(await screen.findByRole('link', { name: 'Go Back' }));
    expect(address()).toBe('/preview-maturity-action');
  });

  it('are sent, and the booking continues [AP-2.103, AP-2.104, FD-2.103, FD-2.104]', async () => {
    const { user, address, browser, visited } = await showDeclarations('260000');
    const taxes = await questionAbout(/tax resident/);
    await user.click(within(taxes).getByRole('radio', { name: 'Yes' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(address()).toBe('/add-nomination?where_from=maturity-action'));
    expect(visited.slice(-2)).toEqual(['/fd-redireacting?where_from=maturity-action', address()]);
    expect((await answersOf(browser)).map(({ isYes }) => isYes)).toEqual([true, true, false]);
  });

  it('keep the answers over a reload until they are sent', async () => {
    const { user, address, reload } = await showDeclarations('261000');
    const taxes = await questionAbout(/tax resident/);
    await user.click(within(taxes).getByRole('radio', { name: 'Yes' }));
    reload();
    await waitFor(async () => expect(answerOf(await questionAbout(/tax resident/))).toBe('yes'));
    expect(address()).toBe('/declaration?where_from=maturity-action');
  });

  it('keep the answers when sending fails', async () => {
    const { user, address } = await showDeclarations('270000');
    const route = 'POST /api/main/investment/updatedeclarations';
    const message = 'Please try again in a moment.';
    await addFault(backend, { route, kind: 'status', status: 500, message, times: 1 });
    const taxes = await questionAbout(/tax resident/);
    await user.click(within(taxes).getByRole('radio', { name: 'Yes' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(answerOf(taxes)).toBe('yes');
    expect(address()).toBe('/declaration?where_from=maturity-action');
  });

  it('lead to the deposits without an order', async () => {
    await renderScreen({ path: '/declaration', as: 'demo', backend });
    expect(await screen.findByRole('link', { name: 'Discover FDs' })).toBeVisible();
  });
});
