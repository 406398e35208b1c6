import { JourneyKey, JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import { Session } from '#application/platform/session.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { clientOf } from '#tests/contracts/client.ts';
import { SharedVault } from '#tests/infrastructure/platform/shared-vault.ts';
import { holdTimers } from '#tests/support/held-timers.ts';
import { heldCalls } from '#tests/ui/held-calls.ts';
import { addFault, peopleOf, renderScreen, signIn, toast } from '#tests/ui/screen.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { stopDeviceClock } from '#tests/support/device-clock.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const backend = testBackend();

const mobileField = () => screen.findByLabelText<HTMLInputElement>('Mobile number');
const codeField = () => screen.findByLabelText<HTMLInputElement>('One-time password');
const button = (name: string) => screen.findByRole('button', { name });
const paste = (field: HTMLElement, text: string) =>
  fireEvent.paste(field, { clipboardData: { getData: () => text } });
const isBlocked = async (name: string) =>
  (await button(name)).getAttribute('aria-disabled') === 'true';

function openLogin() {
  return renderScreen({ path: '/login', as: 'visitor', backend });
}

/** Opens `/verifyMobile` by requesting a code on `/login`, as a user does. */
async function openVerify(mobile?: string) {
  const shown = await renderScreen({
    path: '/login',
    as: 'visitor',
    backend,
    ...(mobile !== undefined && { mobile }),
  });
  await shown.user.type(await mobileField(), shown.mobile);
  await shown.user.click(await button('Continue'));
  await codeField();
  return shown;
}

async function enterCode(shown: Awaited<ReturnType<typeof openVerify>>, code?: string) {
  await shown.user.type(await codeField(), code ?? (await backend.control.codeFor(shown.mobile)));
}

describe('/login', () => {
  it('asks for an Aadhaar-linked number of 10 digits behind +91 [AP-2.1, AP-2.2, AP-2.11]', async () => {
    await openLogin();
    const field = await mobileField();
    expect(field.placeholder).toBe('Aadhaar-linked mobile number');
    expect(screen.getByText('+91')).toBeTruthy();
    const targetOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect([targetOf(/terms/i), targetOf(/privacy/i)]).toEqual(['/terms', '/privacy']);
  });

  it('announces an OTP, and a credit of Rs. 0.01 [AP-2.3, AP-2.4, AP-2.11, FD-9.48]', async () => {
    await openLogin();
    await mobileField();
    expect(
      screen.getByText('We will send a 6-digit one-time password (OTP) to this number by SMS.'),
    ).toBeTruthy();
    expect(
      screen.getByText(
        'By continuing, you agree that Rs. 0.01 may be credited to your bank account to verify it.',
        { exact: false },
      ),
    ).toBeTruthy();
  });

  it.each([
    ['Terms of Use', '/terms'],
    ['Privacy Policy', '/privacy'],
  ])('leads to the %s [AP-2.5]', async (name, path) => {
    const shown = await openLogin();
    await shown.user.click(await screen.findByRole('link', { name }));
    expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
    expect(shown.address()).toBe(path);
  });

  it('accepts ten digits, and drops no other character without a word [AP-5.1]', async () => {
    const { user } = await openLogin();
    await user.type(await mobileField(), '9876543210999');
    expect((await mobileField()).value).toBe('9876543210999');
    expect(await mobileField()).toHaveAccessibleDescription(/mobile number. You entered 13./);
  });

  it('enables the button for exactly 10 digits and no running request [AP-2.6, AP-2.7]', async () => {
    const { user } = await openLogin();
    await user.type(await mobileField(), '987654321');
    expect(await isBlocked('Continue')).toBe(true);
    await user.type(await mobileField(), '0');
    expect(await isBlocked('Continue')).toBe(false);
    heldCalls('/sendotp').hold();
    await user.click(await button('Continue'));
    expect(await isBlocked('Continue')).toBe(true);
  });

  it('refuses a number that no Indian mobile has, and sends nothing [AP-2.7]', async () => {
    const { user } = await openLogin();
    await user.type(await mobileField(), '1234567890{Enter}');
    const refused = 'Enter an Indian mobile number. It begins with 6, 7, 8 or 9.';
    expect(await mobileField()).toHaveAccessibleDescription(refused);
    expect(await isBlocked('Continue')).toBe(true);
    expect(await backend.control.outbox('1234567890')).toEqual([]);
  });

  it('opens /verifyMobile and stores the time [AP-1.2, AP-2.9, AP-2.10, AP-2.16]', async () => {
    const now = stopDeviceClock();
    const shown = await openVerify();
    expect(shown.address()).toBe('/verifyMobile');
    expect(localStorage.getItem('timerStart')).toBe(String(now.getTime()));
    expect(shown.browser.get(Session).pendingMobile).toBe(shown.mobile);
  });

  it('sends one code for two clicks [AP-2.7]', async () => {
    const shown = await openLogin();
    await shown.user.type(await mobileField(), shown.mobile);
    await shown.user.dblClick(await button('Continue'));
    await codeField();
    expect(await backend.control.outbox(shown.mobile)).toHaveLength(1);
  });

  it('says We could not do this. Please try again. when no code could be sent [AP-8.1]', async () => {
    const shown = await openLogin();
    await addFault(backend, { route: 'POST /api/main/login/sendotp', kind: 'status', status: 500 });
    await shown.user.type(await mobileField(), shown.mobile);
    await shown.user.click(await button('Continue'));
    expect(await toast('We could not do this. Please try again.')).toBeTruthy();
    expect(shown.address()).toBe('/login');
    expect((await mobileField()).value).toBe(shown.mobile);
  });

  it('shows how long a number must wait for its next code [AP-8.1]', async () => {
    const shown = await openLogin();
    const message = 'Too many codes were asked for. Please try again in 12 minutes.';
    const route = 'POST /api/main/login/sendotp';
    await addFault(backend, { route, kind: 'status', status: 400, message });
    await shown.user.type(await mobileField(), shown.mobile);
    await shown.user.click(await button('Continue'));
    expect(await toast('We could not do this. Please try again.')).toBeTruthy();
    expect(await screen.findByText(message)).toBeTruthy();
    await shown.user.type(await mobileField(), '{Backspace}');
    expect(screen.queryByText(message)).toBeNull();
  });

  it('opens the dashboard for a signed-in investor [AP-2.8]', async () => {
    const shown = await renderScreen({ path: '/login', as: 'demo', backend });
    await waitFor(() => expect(shown.address()).toBe('/dashboard'));
  });
});

describe('/verifyMobile', () => {
  it('opens /login if no code was requested [AP-2.15]', async () => {
    const shown = await renderScreen({ path: '/verifyMobile', as: 'visitor', backend });
    await mobileField();
    expect(shown.address()).toBe('/login');
  });

  it('shows six boxes with autofill for the code [AP-2.12, AP-5.2]', async () => {
    await openVerify();
    const field = await codeField();
    expect(field.autocomplete).toBe('one-time-code');
    const boxes = field.parentElement?.querySelectorAll('[aria-hidden="true"] > span');
    expect(boxes).toHaveLength(6);
  });

  it.each([
    ['the back arrow', 'Back to sign in'],
    ['the edit icon', 'Change the mobile number'],
  ])('goes back to /login with the number by %s [AP-2.13, AP-2.14]', async (_, name) => {
    const shown = await openVerify();
    await shown.user.click(await button(name));
    expect((await mobileField()).value).toBe(shown.mobile);
    expect(shown.address()).toBe('/login');
  });

  it('verifies only when all six boxes are filled [AP-2.17]', async () => {
    const { user } = await openVerify();
    await user.type(await codeField(), '12345');
    expect(await isBlocked('Verify')).toBe(true);
    await user.type(await codeField(), '6');
    expect(await screen.findByText(/That code is not right/)).toBeTruthy();
  });

  it('puts the focus into the code field on arrival', async () => {
    await openVerify();
    await waitFor(async () => expect(await codeField()).toHaveFocus());
  });

  it.each([
    ['12345', 'Please enter exactly 6 digits for the OTP'],
    ['12345678', 'Please enter exactly 6 digits for the OTP'],
    ['12a456', 'Please enter only numeric characters for the OTP'],
  ])('refuses a pasted %s [AP-5.3, AP-5.4]', async (text, message) => {
    await openVerify();
    paste(await codeField(), text);
    expect(await screen.findByText(message)).toBeTruthy();
    expect((await codeField()).value).toBe('');
  });

  it('keeps another character in the field, and says so in words [AP-5.2]', async () => {
    const { user } = await openVerify();
    await user.type(await codeField(), '12a4567');
    expect((await codeField()).value).toBe('12a4567');
    expect(await codeField()).toHaveAccessibleDescription(/only numeric characters/);
    expect(await isBlocked('Verify')).toBe(true);
  });

  it('accepts a pasted code with a space in it [AP-5.2]', async () => {
    const shown = await openVerify();
    const code = await backend.control.codeFor(shown.mobile);
    paste(await codeField(), `${code.slice(0, 3)} ${code.slice(3)}`);
    await waitFor(() => expect(shown.address()).not.toBe('/verifyMobile'));
  });

  it('shows the message of a 400 below the boxes, and accepts another code [AP-8.2]', async () => {
    const shown = await openVerify();
    await enterCode(shown, '000000');
    const field = await codeField();
    const message = 'That code is not right. You have 4 tries left.';
    await waitFor(() => expect(field).toHaveAccessibleDescription(message));
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
    await shown.user.keyboard(await backend.control.codeFor(shown.mobile));
    await waitFor(() => expect(shown.address()).not.toBe('/verifyMobile'));
  });

  it('shows Invalid OTP for any other refusal [AP-8.3]', async () => {
    const shown = await openVerify();
    await enterCode(shown, '555555');
    expect(await screen.findByText('Invalid OTP')).toBeTruthy();
  });

  it('clears the boxes without an answer, and shows: OTP has expired. [AP-8.4]', async () => {
    const shown = await openVerify();
    await addFault(backend, { route: 'POST /api/main/login/verifyotp', kind: 'drop', times: 3 });
    await enterCode(shown);
    expect(await screen.findByText('OTP has expired.')).toBeTruthy();
    const hint = 'If your connection was lost, check it, then enter the OTP again.';
    expect(await codeField()).toHaveAccessibleDescription(`OTP has expired. ${hint}`);
    expect((await codeField()).value).toBe('');
  });
});

describe('resending', () => {
  // The countdown follows the clock of the device.
  beforeEach(() => void stopDeviceClock());

  const openAfter = (seconds: number) =>
    renderScreen({
      path: '/verifyMobile',
      as: 'visitor',
      backend,
      prepare: async (browser) => {
        await browser.get(Session).rememberMobile('9811122233');
        localStorage.setItem('timerStart', String(Date.now() - seconds * 1000));
      },
    });

  it('is possible after a countdown of 60 seconds [AP-2.18]', async () => {
    await openVerify();
    expect(screen.getByRole('timer').textContent).toBe('Resend OTP in 1:00');
    expect(screen.queryByRole('button', { name: 'Resend OTP' })).toBeNull();
  });

  it('continues the countdown after a reload [AP-2.19]', async () => {
    await openAfter(20);
    expect((await screen.findByRole('timer')).textContent).toBe('Resend OTP in 0:40');
  });

  it('sends another code after the wait, and restarts the countdown [AP-2.18, AP-2.19]', async () => {
    const runTimers = holdTimers('/ui/', [250]);
    const { user } = await openAfter(59);
    expect((await screen.findByRole('timer')).textContent).toBe('Resend OTP in 0:01');
    vi.setSystemTime(Date.now() + 1000);
    await runTimers.onceSet(250);
    await user.click(await button('Resend OTP'));
    expect(await screen.findByText('We have sent you another OTP.')).toBeTruthy();
    expect((await screen.findByRole('timer')).textContent).toBe('Resend OTP in 1:00');
    expect(await backend.control.codeFor('9811122233')).toMatch(/^\d{6}$/);
  });

  it('sends the campaign and the referring friend [AP-9.3]', async () => {
    const { user } = await openAfter(61);
    localStorage.setItem('campaign_id', '50012');
    localStorage.setItem('irCo', 'FRIEND77');
    await user.click(await button('Resend OTP'));
    await screen.findByText('We have sent you another OTP.');
    await user.type(await codeField(), await backend.control.codeFor('9811122233'));
    const { database } = backend.sandbox;
    const enrolled = () =>
      database
        .selectFrom('campaign_enrolments')
        .select('campaign_id')
        .where('mobile', '=', '9811122233')
        .where('campaign_id', '<>', 34427)
        .execute();
    await expect.poll(enrolled).toEqual([{ campaign_id: 50012 }]);
    const people = database.selectFrom('investors').select('invited_by');
    const invited = () => people.where('mobile', '=', '9811122233').execute();
    await expect.poll(invited).toEqual([{ invited_by: 'FRIEND77' }]);
  });

  it('shows failed try again for a 400, with the wait [AP-8.5]', async () => {
    const { user } = await openAfter(61);
    const message = 'Too many codes were asked for. Please try again in 29 minutes.';
    const route = 'POST /api/main/login/sendotp';
    await addFault(backend, { route, kind: 'status', status: 400, message });
    await user.click(await button('Resend OTP'));
    const failed = 'We could not send another OTP. Please try again.';
    expect(await screen.findByText(failed)).toBeTruthy();
    expect(await codeField()).toHaveAccessibleDescription(`${failed} ${message}`);
  });
});

describe('after the code', () => {
  it('signs in, and asks a new investor for the PAN [AP-4.3, AP-4.7, AP-4.8, FD-1.1]', async () => {
    const shown = await openVerify();
    await enterCode(shown);
    expect(await screen.findByRole('heading', { name: 'KYC Verification' })).toBeTruthy();
    expect(shown.address()).toBe('/pan-profile');
    expect(shown.browser.get(Session).current?.accessToken).toBeTruthy();
  });

  it.each([
    ['everything', '/dashboard', 0],
    ['a PAN and no bank account', '/add-bank-account', 2],
  ])('leads an investor with %s to %s [AP-4.5, AP-4.6]', async (_, path, place) => {
    const person = (await peopleOf(backend))[place];
    const shown = await openVerify(person?.mobile);
    await enterCode(shown);
    await waitFor(() => expect(shown.address()).toBe(path));
  });

  it('opens the attempted page first [AP-4.1, FD-6.2]', async () => {
    const shown = await renderScreen({ path: '/profile', as: 'visitor', backend });
    await mobileField();
    expect(shown.browser.get(JourneyStore).read(JourneyKey.AttemptedPath)).toBe('/profile');
    await shown.user.type(await mobileField(), shown.mobile);
    await shown.user.click(await button('Continue'));
    await enterCode(shown);
    expect(await screen.findByRole('button', { name: 'Log Out' })).toBeTruthy();
    expect(shown.address()).toBe('/profile');
  });

  it('leaves the code page if the investor has signed in meanwhile [AP-2.15]', async () => {
    const shown = await renderScreen({ path: '/verifyMobile', as: 'new', backend });
    await waitFor(() => expect(shown.address()).toBe('/dashboard'));
  });
});

describe('a signed-in investor', () => {
  const attempted = (browser: AppContainer) =>
    browser.get(JourneyStore).read(JourneyKey.AttemptedPath);

  it.each(['/login', '/verifyMobile'])(
    'goes from %s to the attempted page, once [AP-4.1]',
    async (path) => {
      const shown = await renderScreen({
        path,
        as: 'demo',
        backend,
        prepare: (browser) => browser.get(JourneyStore).write(JourneyKey.AttemptedPath, '/terms'),
      });
      await screen.findByRole('heading', { level: 1, name: 'Terms of Use' });
      expect(shown.address()).toBe('/terms');
      expect(attempted(shown.browser)).toBeUndefined();
      shown.goTo(path);
      await waitFor(() => expect(shown.address()).toBe('/dashboard'));
    },
  );

  it.each([
    ['/login', false],
    ['/verifyMobile', true],
  ])('in another tab goes from %s to the page attempted here [AP-4.1]', async (path, hasAsked) => {
    const vaults = new SharedVault();
    const tab = () => clientOf(backend.appAddress, { vault: vaults.tab() });
    const [here, other] = [await tab(), await tab()];
    const shown = await renderScreen({ path: '/profile', as: 'visitor', backend, browser: here });
    await mobileField();
    if (hasAsked) {
      await shown.user.type(await mobileField(), shown.mobile);
      await shown.user.click(await button('Continue'));
      await codeField();
    }
    expect(shown.address()).toBe(path);
    const [arjun] = await peopleOf(backend);
    await signIn(other, backend, arjun?.mobile ?? '');
    expect(await button('Log Out')).toBeTruthy();
    expect(shown.address()).toBe('/profile');
    expect(attempted(here)).toBeUndefined();
  });
});
