import { expect } from '@playwright/test';
import { pdfFile } from '#tests/arbitraries/picture-files.ts';
import type { Press } from './faults-press.ts';
import type { Scene } from './faults-scene.ts';
import * as steps from '#tests/e2e/support/steps.ts';

/** Opens an onboarding step as a new investor. */
async function newAt(scene: Scene, path: string): Promise<void> {
  const { page } = scene;
  await scene.signOut();
  await scene.signIn(scene.newMobile());
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

const person = ({ lastMobile }: Scene) => {
  const { pan, accountNumber, ...rest } = steps.newPerson(lastMobile);
  const digits = lastMobile.slice(-4);
  return {
    ...rest,
    pan: `${pan.slice(0, 5)}${digits}${pan.slice(-1)}`,
    accountNumber: `${accountNumber.slice(0, -4)}${digits}`,
  };
};

async function typeKyc(scene: Scene): Promise<void> {
  await newAt(scene, '/pan-profile');
  await steps.enterKyc(scene.page, person(scene));
}

async function typeBank(scene: Scene): Promise<void> {
  await newAt(scene, '/add-bank-account');
  await steps.enterBank(scene.page, person(scene));
}

export const newcomerPresses: readonly Press[] = [
  {
    call: 'POST /api/main/onboarding/skips',
    prepare: (scene) => newAt(scene, '/pan-profile'),
    press: ({ page }) => steps.press(page, 'Add Later'),
    done: ({ page }) => steps.at(page, '/dashboard'),
  },
  {
    call: 'POST /api/main/onboarding/verifypan',
    prepare: async (scene) => {
      await newAt(scene, '/pan-profile');
      await scene.page.getByLabel('Email Address').fill(person(scene).email);
    },
    press: async (scene) => {
      const pan = scene.page.getByLabel('PAN', { exact: true });
      await pan.fill('');
      await pan.fill(person(scene).pan);
    },
    clears: /PAN/,
    done: ({ page }) =>
      expect(page.getByText(/PAN verified|enter your date of birth/).first()).toBeVisible(),
  },
  {
    call: 'POST /api/main/onboarding/savepan',
    prepare: typeKyc,
    press: ({ page }) => steps.press(page, 'Continue'),
    done: ({ page }) => steps.at(page, '/add-bank-account'),
  },
  {
    call: 'POST /api/main/decentro/account-from-mobile',
    prepare: (scene) => newAt(scene, '/add-bank-account'),
    press: (scene) => scene.go('/add-bank-account'),
    isLoad: true,
    quiet: 'the account is typed instead of being offered',
    done: ({ page }) => expect(page.getByLabel('IFSC', { exact: true })).toBeVisible(),
  },
  {
    call: 'POST /api/main/onboarding/getbankbranch',
    prepare: typeBank,
    press: async (scene) => {
      const ifsc = scene.page.getByLabel('IFSC', { exact: true });
      await ifsc.fill('HDFC');
      await ifsc.fill('HDFC0000060');
    },
    quiet: 'the branch is a courtesy; the bank is asked on verification anyway',
    done: ({ page }) => expect(page.getByText(/HDFC/i).first()).toBeVisible(),
  },
  {
    call: 'POST /api/main/onboarding/verifybank',
    prepare: typeBank,
    press: ({ page }) => steps.press(page, 'Verify Bank'),
    done: ({ page }) => expect(page.getByText('Account verified')).toBeVisible(),
  },
  {
    call: 'POST /api/main/onboarding/getupiintent',
    prepare: async (scene) => {
      await newAt(scene, '/add-bank-account');
      await scene.page.getByRole('radio', { name: 'By UPI' }).check();
    },
    press: ({ page }) => steps.press(page, 'Verify by UPI'),
    done: ({ page }) => expect(page.getByText('Waiting for your payment')).toBeVisible(),
  },
  {
    call: 'POST /api/main/savedemat',
    prepare: async (scene) => {
      const { page } = scene;
      await newAt(scene, '/add-demat-account');
      await page.getByLabel('Demat account number').fill('IN30077351920648');
      await page.getByLabel('Client master list (CML)').setInputFiles({
        name: 'cml.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from(pdfFile()),
      });
    },
    press: ({ page }) => steps.press(page, 'Continue'),
    done: ({ page }) => steps.at(page, '/disclaimer'),
  },
  {
    call: 'GET /api/main/demat/cml',
    prepare: async ({ page }) => {
      await page.goto('/add-demat-account');
      await page.getByRole('button', { name: 'Download CML' }).waitFor();
    },
    press: ({ page }) => steps.press(page, 'Download CML'),
    done: ({ page }) => expect(page.getByRole('button', { name: 'Download CML' })).toBeEnabled(),
  },
  {
    call: 'POST /api/main/onboarding/acceptdisclaimer',
    prepare: (scene) => newAt(scene, '/disclaimer'),
    press: ({ page }) => steps.press(page, 'I Agree'),
    done: ({ page }) => page.waitForURL((url) => url.pathname !== '/disclaimer'),
  },
  {
    call: 'POST /api/main/investment/updatepersonalinfo',
    prepare: async (scene) => {
      await newAt(scene, '/personal-info');
      await scene.page.getByLabel('Place of birth').fill('Madurai');
    },
    press: ({ page }) => steps.press(page, 'Continue'),
    done: ({ page }) => steps.at(page, '/user-parental-details'),
  },
  {
    call: 'POST /api/main/investment/updateparentinfo',
    prepare: async (scene) => {
      await newAt(scene, '/user-parental-details');
      await steps.enterParents(scene.page);
    },
    press: ({ page }) => steps.press(page, 'Continue'),
    done: ({ page }) => steps.at(page, '/user-address'),
  },
  {
    call: 'POST /api/main/investment/updateaddress',
    prepare: async (scene) => {
      await newAt(scene, '/user-address');
      await steps.enterAddress(scene.page);
    },
    press: ({ page }) => steps.press(page, 'Continue'),
    done: ({ page }) => steps.at(page, '/professional-details'),
  },
  {
    call: 'POST /api/main/investment/updateprofessionaldetails',
    prepare: async (scene) => {
      await newAt(scene, '/professional-details');
      await steps.enterOccupation(scene.page);
    },
    press: ({ page }) => steps.press(page, 'Continue'),
    done: ({ page }) => steps.at(page, '/add-nomination'),
  },
  {
    call: 'POST /api/main/investor/delete',
    prepare: async (scene) => {
      await newAt(scene, '/profile/privacy');
      await steps.press(scene.page, 'Delete account');
      await steps.press(scene.page, 'Continue');
    },
    press: ({ page }) => steps.press(page, 'Delete my account'),
    but: {
      'half a reply': 'the account is deleted: whoever asks again is nobody',
      'connection lost after the work': 'the account is deleted: whoever asks again is nobody',
    },
    done: ({ page }) => steps.at(page, '/login'),
  },
];
