import { expect } from '@playwright/test';
import type { Press } from './faults-press.ts';
import type { Scene } from './faults-scene.ts';
import * as steps from '#tests/e2e/support/steps.ts';

const ARJUN = '9000000001';
const EMAIL = 'arjun@new.example';
const NOT_TWICE = 'it is done by then: the next press is another one';

async function at({ page }: Scene, path: string, name: string | RegExp): Promise<void> {
  await page.goto(path);
  await steps.heading(page, name).waitFor();
}

const stayHere = (): Promise<void> => Promise.resolve();

const dialogOfPhone = ({ page }: Scene) =>
  page.getByRole('dialog', { name: 'Confirm with your phone' });

/** Types a new address, which is not yet confirmed by an SMS code. */
async function typeEmail(scene: Scene): Promise<void> {
  await at(scene, '/profile/email', 'E-mail address');
  await scene.page.getByLabel('New e-mail address').fill(EMAIL);
}

async function typePhoneCode(scene: Scene): Promise<void> {
  const dialog = dialogOfPhone(scene);
  await dialog.getByLabel('Code from the SMS').fill(await scene.otpFor(ARJUN));
  const confirm = dialog.getByRole('button', { name: 'Confirm' });
  await confirm.click();
}

/** Confirms the data export by an SMS code, which is valid for some time. */
async function confirmExport(scene: Scene): Promise<void> {
  const { page } = scene;
  await at(scene, '/profile/privacy', 'Privacy and your data');
  const download = page.waitForEvent('download');
  const dialog = dialogOfPhone(scene);
  await steps.press(page, 'Download my data');
  await Promise.race([dialog.waitFor(), download]);
  if (await dialog.isVisible()) await typePhoneCode(scene);
  await download;
}

/** Chooses a photo, drawn by the browser. */
async function choosePicture({ page }: Scene): Promise<void> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [400, 400];
    return canvas.toDataURL('image/png');
  });
  const buffer = Buffer.from(url.split(',')[1] ?? '', 'base64');
  const file = { name: 'me.png', mimeType: 'image/png', buffer };
  await page.getByLabel('Picture file').setInputFiles(file);
  await page.getByRole('dialog', { name: 'Your picture' }).waitFor();
}

/** In this order, because some depend on the previous one. */
export const accountPresses: readonly Press[] = [
  {
    call: 'POST /api/main/profile/updateprofile',
    prepare: async (scene) => {
      await at(scene, '/profile', 'Profile');
      await choosePicture(scene);
    },
    press: ({ page }) => steps.press(page, 'Save picture'),
    done: ({ page }) => expect(page.getByText('Profile image updated successfully')).toBeVisible(),
  },
  {
    call: 'POST /api/main/profile/removepicture',
    prepare: (scene) => at(scene, '/profile', 'Profile'),
    press: ({ page }) => steps.press(page, 'Remove picture'),
    done: ({ page }) => expect(page.getByText('Your picture is removed.')).toBeVisible(),
  },
  {
    call: 'POST /api/main/profile/updateconsent',
    prepare: (scene) => at(scene, '/profile/privacy', 'Privacy and your data'),
    press: ({ page }) => page.getByRole('switch', { name: 'I agree' }).click(),
    clears: /I agree/,
    but: { 'half a reply': NOT_TWICE, 'connection lost after the work': NOT_TWICE },
    done: ({ page }) => expect(page.getByText(/^You agreed on/)).toBeVisible(),
  },
  {
    call: 'POST /api/main/profile/exportdata',
    refused: { path: '/profile/exportdata', status: 403 },
    prepare: confirmExport,
    press: ({ page }) => steps.press(page, 'Download my data'),
    done: ({ page }) => expect(page.getByRole('button', { name: 'Download' })).toBeEnabled(),
  },
  {
    call: 'GET /api/main/investment/getreceipt',
    prepare: async (scene) => {
      await at(scene, '/transaction-history', 'Passbook');
      await scene.page
        .getByRole('button', { name: /^Download the receipt/ })
        .first()
        .waitFor();
    },
    press: ({ page }) =>
      page
        .getByRole('button', { name: /^Download the receipt/ })
        .first()
        .click(),
    done: ({ page }) =>
      expect(page.getByRole('button', { name: /^Download the receipt/ }).first()).toBeEnabled(),
  },
  {
    call: 'POST /api/main/login/endothersessions',
    prepare: async (scene) => {
      await scene.signInElsewhere(ARJUN);
      await at(scene, '/profile/security', 'Sign-ins and activity');
    },
    press: ({ page }) => steps.press(page, 'Sign out of all other devices'),
    isFresh: true,
    done: ({ page }) =>
      expect(page.getByRole('button', { name: 'Sign out of all other devices' })).toBeHidden(),
  },
  {
    call: 'POST /api/main/login/endsession',
    prepare: async (scene) => {
      await scene.signInElsewhere(ARJUN);
      await at(scene, '/profile/security', 'Sign-ins and activity');
    },
    press: ({ page }) =>
      page
        .getByRole('button', { name: /^Sign out(?! of all)/ })
        .first()
        .click(),
    isFresh: true,
    done: ({ page }) => expect(page.getByText('Signed out.')).toBeVisible(),
  },
  {
    call: 'POST /api/main/login/sendstepup',
    refused: { path: '/profile/changeemail', status: 403 },
    prepare: async (scene) => {
      // Wait until the limit of codes per ten minutes is reset.
      await scene.parts.control.advanceClock(11 * 60);
      await typeEmail(scene);
    },
    press: async (scene) => {
      const dialog = dialogOfPhone(scene);
      if (await dialog.isVisible()) await dialog.getByRole('button', { name: /^Resend/ }).click();
      else await steps.press(scene.page, 'Send code');
    },
    clears: /Code|digit/i,
    done: (scene) => expect(dialogOfPhone(scene)).toBeVisible(),
  },
  {
    call: 'POST /api/main/login/confirmstepup',
    prepare: stayHere,
    press: typePhoneCode,
    clears: /Code|digit/i,
    but: {
      'half a reply': 'the code is used by then',
      'connection lost after the work': 'the code is used by then',
    },
    done: ({ page }) => expect(page.getByLabel('Code', { exact: true })).toBeVisible(),
  },
  {
    call: 'POST /api/main/profile/changeemail',
    prepare: typeEmail,
    press: ({ page }) => steps.press(page, 'Send code'),
    done: ({ page }) => expect(page.getByLabel('Code', { exact: true })).toBeVisible(),
  },
  {
    call: 'POST /api/main/profile/confirmemail',
    prepare: stayHere,
    press: async (scene) => {
      await scene.page.getByLabel('Code', { exact: true }).fill(await scene.otpFor(EMAIL));
      await steps.press(scene.page, 'Change e-mail address');
    },
    clears: /Code|digit/i,
    but: {
      'half a reply': 'the code is used by then',
      'connection lost after the work': 'the code is used by then',
    },
    done: ({ page }) => steps.at(page, '/profile'),
  },
];
