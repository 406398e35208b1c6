import { expect } from '@playwright/test';
import type { Press } from './faults-press.ts';
import type { Scene } from './faults-scene.ts';
import * as steps from '#tests/e2e/support/steps.ts';

/** The reply contains nothing else. */
const TAKEN = { 'half a reply': 'the status says already that it was taken' } as const;
const visitor = { isSignedIn: false } as const;

async function toLogin(scene: Scene): Promise<void> {
  const { page } = scene;
  await page.goto('/login');
  const mobile = scene.newMobile();
  await page.getByLabel('Mobile number').fill(mobile);
  await expect(page.getByLabel('Mobile number')).toHaveValue(mobile);
}

/** Requests a code; the action then enters the code of the SMS. */
async function toCode(scene: Scene): Promise<void> {
  const { page } = scene;
  await scene.signOut();
  await toLogin(scene);
  await steps.press(page, 'Continue');
  await steps.at(page, '/verifyMobile');
}

async function typeCode(scene: Scene): Promise<void> {
  await steps.enterCode(scene.page, await scene.otpFor(scene.lastMobile));
}

const pressIn = (name: string, dialog: string | RegExp) => (scene: Scene) =>
  scene.page.getByRole('dialog', { name: dialog }).getByRole('button', { name }).click();

export const visitorPresses: readonly Press[] = [
  {
    ...visitor,
    call: 'POST /api/main/contact',
    prepare: async ({ page }) => {
      await page.goto('/contact-us');
      await page.getByLabel('Name').fill('Meera Iyer');
      await page.getByLabel('E-mail').fill('meera@mail.example');
      await page.getByLabel('Message').fill('When do you open?');
    },
    press: ({ page }) => steps.press(page, 'Send message'),
    done: ({ page }) => expect(page.getByText(/^VR-\d{5}$/)).toBeVisible(),
  },
  {
    ...visitor,
    call: 'POST /api/private-market/share-note/send',
    but: TAKEN,
    prepare: async ({ page }) => {
      await page.goto('/');
      await steps.press(page, 'Get the investor note');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name').fill('Meera Iyer');
      await dialog.getByLabel('WhatsApp number').fill('9812345678');
      await dialog.getByLabel('E-mail').fill('meera@mail.example');
    },
    press: pressIn('Send it to me', 'Get Your Exclusive NSE Investor Note'),
    done: ({ page }) => expect(page.getByText('Thank you. The note is on its way')).toBeVisible(),
  },
  {
    ...visitor,
    call: 'POST /api/ifa/ifa/register',
    but: TAKEN,
    prepare: async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Sign Up' }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Full name').fill('Ravi Nair');
      await dialog.getByLabel('Location').fill('Kochi');
      await dialog.getByLabel('Mobile number').fill('9812345679');
      await dialog.getByLabel('E-mail').fill('ravi@advice.example');
    },
    press: pressIn('Sign Up', 'Sign up as an advisor'),
    // The first request was processed before the connection was cut, so the second one is a
    // duplicate.
    done: ({ page }) => expect(page.getByText(/registered already/)).toBeVisible(),
  },
  {
    ...visitor,
    call: 'POST /api/main/products/fd-finder',
    prepare: async ({ page }) => {
      await page.goto('/fd-finder');
      await page.getByRole('radio', { name: /^Long Term/ }).check({ force: true });
    },
    press: async ({ page }) => {
      if (steps.addressOf(page) !== '/fd-finder') await page.goBack();
      await steps.press(page, 'Find Fixed Deposits');
    },
    isLoad: true,
    done: ({ page }) =>
      steps.heading(page, "We've found FDs matching to your requirements").waitFor(),
  },
  {
    ...visitor,
    call: 'POST /api/main/login/sendotp',
    prepare: toLogin,
    press: ({ page }) => steps.press(page, 'Continue'),
    done: ({ page }) => steps.at(page, '/verifyMobile'),
  },
  {
    ...visitor,
    call: 'POST /api/main/login/verifyotp',
    prepare: toCode,
    press: typeCode,
    clears: /One-time password|digit/i,
    isFresh: true,
    done: ({ page }) => steps.at(page, '/pan-profile'),
  },
  {
    call: 'POST /api/main/login/logout',
    prepare: async (scene) => {
      await toCode(scene);
      await typeCode(scene);
      await steps.at(scene.page, '/pan-profile');
      await scene.page.goto('/profile');
      await scene.page.getByRole('button', { name: 'Log Out' }).waitFor();
    },
    press: ({ page }) => steps.press(page, 'Log Out'),
    quiet: 'the session ends on this device whatever the server says',
    leaves: 'to the sign-in, as without the fault',
    isFresh: true,
    done: ({ page }) => steps.at(page, '/login'),
  },
];
