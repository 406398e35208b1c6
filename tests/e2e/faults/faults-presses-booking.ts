import { expect } from '@playwright/test';
import type { Press } from './faults-press.ts';
import type { Scene } from './faults-scene.ts';
import * as steps from '#tests/e2e/support/steps.ts';

const stayHere = (): Promise<void> => Promise.resolve();

/** Goes to the order summary and skips the offer of a better rate, which appears only once. */
async function toSummary({ page }: Scene): Promise<void> {
  await steps.toOrderSummary(page);
  await steps.press(page, /^Make Payment/);
  const keep = page.getByRole('button', { name: "Don't Upgrade" });
  await keep.or(steps.heading(page, 'Nominees')).first().waitFor();
  await page.goto('/preview-maturity-action');
  await page.getByRole('button', { name: /^Make Payment/ }).waitFor();
}

/** The address to which the payment page redirected. */
let returned = '';

async function comeBack({ page }: Scene): Promise<void> {
  await page.goto(returned);
  await page.locator('h1').first().waitFor();
}

async function reopen({ page }: Scene): Promise<void> {
  await page.reload();
  await page.locator('h1').first().waitFor();
}

/** In this order, because each step depends on the previous one. */
export const bookingPresses: readonly Press[] = [
  {
    call: 'POST /api/main/products/recommendscheme',
    prepare: ({ page }) => steps.toOrderSummary(page),
    press: reopen,
    isLoad: true,
    quiet: 'nothing better is offered',
    done: ({ page }) => expect(page.getByRole('button', { name: /^Make Payment/ })).toBeVisible(),
  },
  {
    call: 'POST /api/main/products/getterms',
    prepare: stayHere,
    press: reopen,
    isLoad: true,
    done: ({ page }) => expect(page.getByRole('link', { name: /Read the terms/ })).toBeVisible(),
  },
  {
    call: 'POST /api/main/investment/startfd',
    prepare: toSummary,
    press: ({ page }) => steps.press(page, /^Make Payment/),
    done: ({ page }) => steps.at(page, `/add-nomination${steps.booking}`),
  },
  {
    call: 'POST /api/main/investment/getdeclarations',
    prepare: async ({ page }) => {
      await page.goto('/declaration');
      await steps.heading(page, 'Declarations').waitFor();
    },
    press: (scene) => scene.go('/declaration'),
    isLoad: true,
    done: ({ page }) => expect(page.getByRole('radiogroup').first()).toBeVisible(),
  },
  {
    call: 'POST /api/main/investment/updatedeclarations',
    prepare: stayHere,
    press: ({ page }) => steps.press(page, 'Continue'),
    done: ({ page }) => steps.at(page, `/add-nomination${steps.booking}`),
  },
  {
    call: 'POST /api/main/investment/updatenominees',
    prepare: async ({ page }) => {
      await page.goto(`/add-nomination${steps.booking}`);
      await steps.enterNominee(page);
      await steps.press(page, 'Save nominee');
      await steps.onPaymentPage(page);
      await page.goBack();
      await page.getByRole('button', { name: 'Save & Continue' }).waitFor();
    },
    press: async ({ page }) => {
      const again = page.getByRole('dialog').getByRole('button', { name: 'Try again' });
      if (await again.isVisible()) await again.click();
      else await steps.press(page, 'Save & Continue');
    },
    done: ({ page }) => steps.onPaymentPage(page),
  },
  {
    call: 'POST /api/main/investment/fd-status',
    prepare: async ({ page }) => {
      await steps.payEnding(page, 'cancelled');
      await page.getByRole('dialog', { name: 'Payment Failed !!' }).waitFor();
      returned = steps.addressOf(page);
    },
    press: comeBack,
    isLoad: true,
    done: ({ page }) =>
      expect(page.getByRole('dialog', { name: 'Payment Failed !!' })).toBeVisible(),
  },
  {
    call: 'GET /api/main/investment/verify-payment',
    prepare: stayHere,
    press: comeBack,
    isLoad: true,
    done: ({ page }) =>
      expect(page.getByRole('dialog', { name: 'Payment Failed !!' })).toBeVisible(),
  },
  {
    call: 'POST /api/main/investment/updatematurityaction',
    prepare: async ({ page }) => {
      await steps.press(page, 'Try Again');
      await steps.payEnding(page, 'succeeded');
      await steps.at(page, '/maturity-action');
      await page.getByRole('button', { name: 'Confirm' }).waitFor();
    },
    press: ({ page }) => steps.press(page, 'Confirm'),
    done: ({ page }) => steps.at(page, '/payment-success'),
  },
];
