// @vitest-environment jsdom
import { Profiles } from '#application/accounts/profile/profiles.ts';
import { Session } from '#application/platform/session.ts';
import { type Backend, startBackend } from '#tests/contracts/backend.ts';
import { heldCalls } from '#tests/ui/held-calls.ts';
import { addFault, renderScreen, type ScreenOptions } from '#tests/ui/screen.tsx';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmByPhone } from './confirm-by-phone.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.findByRole('button', { name });
const toast = (text: string) => screen.findByText(text);

function open(path: string, as: ScreenOptions['as'] = 'new') {
  return renderScreen({ path, as, backend });
}

/** Enters a new address, and opens the form of the code that is sent to it. */
async function askForCode() {
  const shown = await open('/profile/email');
  const email = `asha.${shown.mobile}@mail.example`;
  await shown.user.type(await field('New email address'), email);
  await shown.user.click(await button('Send code'));
  await confirmByPhone(shown, backend);
  await field('Code');
  return { ...shown, email };
}

describe('a new email address', () => {
  it('is entered, verified by its code and then shown', async () => {
    const shown = await open('/profile/email');
    expect(await screen.findByText('No email address yet.')).toBeTruthy();
    const email = `asha.${shown.mobile}@mail.example`;
    await shown.user.click(await button('Send code'));
    expect(await screen.findByText('Please enter your email address')).toBeTruthy();
    await shown.user.type(await field('New email address'), email);
    await shown.user.click(await button('Send code'));
    await confirmByPhone(shown, backend);
    await shown.user.type(await field('Code'), '000000');
    await shown.user.click(await button('Change email address'));
    expect(await screen.findByText(/That code is not right/)).toBeTruthy();
    await shown.user.type(await field('Code'), await backend.control.codeFor(email));
    await shown.user.click(await button('Change email address'));
    await toast('Your email address is changed.');
    // Wait for the content, because the path changes before the screen has rendered.
    await button('Log Out');
    expect(shown.address()).toBe('/profile');
    expect(shown.browser.get(Session).current?.email).toBe(email);
    shown.goTo('/profile/email');
    const label = await screen.findByText('Current email address');
    expect(label.nextSibling?.textContent).toBe(email);
  });

  it('can be entered even if the present one cannot be loaded', async () => {
    const shown = await open('/invest', 'demo');
    const route = 'POST /api/main/profile';
    await addFault(backend, { route, kind: 'status', times: 1 });
    shown.goTo('/profile/email');
    await screen.findByText(/could not load your current address/);
    expect(await button('Send code')).toBeEnabled();
    await shown.user.click(await button('Try again'));
    const present = await screen.findByText('Current email address');
    expect(present.nextSibling?.textContent).toBe('arjun.mehta@mail.example');
  });

  it('stays at its form if Back leaves the code while another one is sent', async () => {
    const calls = heldCalls('/changeemail');
    const shown = await askForCode();
    calls.hold();
    await shown.user.click(await button('Send the code again'));
    await waitFor(() => expect(calls.count()).toBe(1));
    await shown.user.click(await button('Back'));
    await shown.user.type(await field('New email address'), 'x');
    await calls.release();
    await shown.browser.get(Profiles).personalDetails({});
    expect(await field('New email address')).toHaveValue(`${shown.email}x`);
  });

  it('is called changed, and the form stays, if Back leaves the code while it is checked', async () => {
    const calls = heldCalls('/confirmemail');
    const shown = await askForCode();
    await shown.user.type(await field('Code'), await backend.control.codeFor(shown.email));
    calls.hold();
    await shown.user.click(await button('Change email address'));
    await waitFor(() => expect(calls.count()).toBe(1));
    await shown.user.click(await button('Back'));
    await calls.release();
    await toast('Your email address is changed.');
    const present = await screen.findByText('Current email address');
    await waitFor(() => expect(present.nextSibling).toHaveTextContent(shown.email));
    expect(shown.address()).toBe('/profile/email');
  });

  it('gets another code at the address that the form names, and says so', async () => {
    const shown = await askForCode();
    await shown.user.click(await button('Send the code again'));
    await toast('We have sent you another code.');
    expect(screen.getByText(`Enter the code that we sent to ${shown.email}.`)).toBeVisible();
  });
});
