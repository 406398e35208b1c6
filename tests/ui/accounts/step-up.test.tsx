import { testBackend } from '#tests/contracts/backend.ts';
import { heldCalls } from '#tests/ui/held-calls.ts';
import { addFault, renderScreen } from '#tests/ui/screen.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { confirmByPhone, phoneDialog } from './confirm-by-phone.ts';

const backend = testBackend();
beforeEach(() => backend.control.reset());

const SEND = 'POST /api/main/login/sendstepup';
const CHANGED = 'Your primary bank account is changed.';
const button = (name: string) => screen.findByRole('button', { name });

/** Opens the bank accounts and clicks to make the second one primary. */
async function wish() {
  const shown = await renderScreen({ path: '/profile/bank', as: 'demo', backend });
  await shown.user.click(await button('Make primary'));
  return shown;
}

async function give(shown: Awaited<ReturnType<typeof wish>>, code: string) {
  const dialog = await phoneDialog();
  await shown.user.clear(dialog.getByLabelText('Code from the SMS'));
  await shown.user.type(dialog.getByLabelText('Code from the SMS'), code);
  await shown.user.click(dialog.getByRole('button', { name: 'Confirm' }));
}

const primaryBank = () =>
  within(screen.getByText('Primary').closest('article') as HTMLElement).getByRole('heading')
    .textContent;

describe('the code from the phone', () => {
  it('is requested with recipient and purpose, and confirms the change', async () => {
    const shown = await wish();
    const dialog = await phoneDialog();
    expect(dialog.getByText(/the account that your money is paid out to/)).toBeTruthy();
    expect(dialog.getByText(/\+91 90000 00001\.$/)).toBeTruthy();
    const confirm = dialog.getByRole('button', { name: 'Confirm' });
    expect(confirm.getAttribute('aria-disabled')).toBe('true');
    expect(dialog.getByText('Enter all 6 digits of the code.')).toBeTruthy();
    await confirmByPhone(shown, backend);
    expect(await screen.findByText(CHANGED)).toBeTruthy();
    expect(primaryBank()).toBe('State Bank of India');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('can be entered again after a wrong and an expired one', async () => {
    const shown = await wish();
    await give(shown, '000000');
    expect(await screen.findByText('That code is not right. You have 4 tries left.')).toBeTruthy();
    await give(shown, '999999');
    const EXPIRED = 'This code has expired. Please ask for a new one.';
    expect(await screen.findByText(EXPIRED)).toBeTruthy();
    await confirmByPhone(shown, backend);
    expect(await screen.findByText(CHANGED)).toBeTruthy();
  });

  it('is locked after five wrong ones, with the wait, and nothing is changed', async () => {
    const shown = await wish();
    for (let left = 4; left > 0; left -= 1) {
      await give(shown, '000000');
      await screen.findByText(new RegExp(`You have ${left} (try|tries) left`));
    }
    await give(shown, '000000');
    const LOCKED = 'Too many wrong codes. Please try again in 15 minutes.';
    expect(await screen.findByText(LOCKED)).toBeTruthy();
    await shown.user.click((await phoneDialog()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(primaryBank()).toBe('HDFC Bank');
    await shown.user.click(await button('Make primary'));
    expect(await screen.findByText(LOCKED)).toBeTruthy();
  });

  it('is cancelled by closing: nothing is changed, and it can be requested again', async () => {
    const shown = await wish();
    await (await phoneDialog()).findByRole('timer');
    await shown.user.click((await phoneDialog()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(primaryBank()).toBe('HDFC Bank');
    const calls = heldCalls('/sendstepup');
    calls.hold();
    await shown.user.click(await button('Make primary'));
    expect((await phoneDialog()).queryByRole('timer')).toBeNull();
    void calls.release();
    await confirmByPhone(shown, backend);
    expect(await screen.findByText(CHANGED)).toBeTruthy();
  });

  it('that could not be sent is sent by the next press', async () => {
    await addFault(backend, { route: SEND, kind: 'status', message: 'No SMS today.', times: 1 });
    const shown = await wish();
    expect(await screen.findByText('No SMS today.')).toBeTruthy();
    await shown.user.click(await button('Resend OTP'));
    expect(await screen.findByText('We have sent you another code.')).toBeTruthy();
    await confirmByPhone(shown, backend);
    expect(await screen.findByText(CHANGED)).toBeTruthy();
  });

  it('stays as typed while the SMS is still being sent', async () => {
    const calls = heldCalls('/sendstepup');
    calls.hold();
    const shown = await wish();
    const dialog = await phoneDialog();
    await shown.user.type(dialog.getByLabelText('Code from the SMS'), '123456');
    void calls.release();
    await dialog.findByRole('timer');
    expect(dialog.getByLabelText('Code from the SMS')).toHaveProperty('value', '123456');
  });

  it('is submitted once if the button is pressed several times', async () => {
    const shown = await renderScreen({ path: '/profile/bank', as: 'demo', backend });
    const before = (await backend.control.outbox(shown.mobile)).length;
    const make = await button('Make primary');
    await Promise.all([shown.user.click(make), shown.user.click(make), shown.user.click(make)]);
    await (await phoneDialog()).findByRole('timer');
    expect(await backend.control.outbox(shown.mobile)).toHaveLength(before + 1);
  });
});
