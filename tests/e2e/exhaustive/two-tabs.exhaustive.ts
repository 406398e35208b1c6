import type { Page } from '@playwright/test';
import { exhaustive, expect, test } from '#tests/e2e/support/fixtures.ts';
import * as steps from '#tests/e2e/support/steps.ts';

const PARENTS = '/user-parental-details';
const father = (page: Page) => page.getByLabel("Father's name");

test(
  'another investor who signs in in one tab finds nothing of the first in the other',
  exhaustive,
  async ({ page, context, signInAs, traces }) => {
    traces.guard('father', 'Raghunathan');
    await signInAs(page, steps.LEELA);
    await page.goto(PARENTS);
    await father(page).fill('Raghunathan');
    const other = await context.newPage();
    await other.goto('/portfolio');
    await steps.heading(other, 'Portfolio').waitFor();
    await steps.logOut(other);
    await signInAs(other, steps.NEHA);
    await steps.at(page, '/dashboard');
    await expect(page.getByText('Raghunathan')).toHaveCount(0);
    await page.goto(PARENTS);
    await expect(father(page)).toHaveValue('');
  },
);

test(
  'after an expired session both tabs are back at their forms after one sign-in',
  exhaustive,
  async ({ page, context, control, otpFor, signInAs, watched }) => {
    await signInAs(page, steps.LEELA);
    const other = await context.newPage();
    await page.goto(PARENTS);
    await other.goto('/profile/email');
    await other.getByLabel('New email address').fill('leela.k@example.com');
    await page.getByLabel("Mother's name").fill('Usha Iyer');
    await father(page).fill('Raman Iyer');
    await control.advanceClock(15 * 60 + 1);
    watched.expectRefusal({ path: '/investment/updateparentinfo', status: 401 });
    watched.expectRefusal({ path: '/login/refreshtoken', status: 401 });
    await page.getByLabel("Mother's name").press('End');
    // No pause between the last key and the press.
    await page.keyboard.type('a');
    await steps.press(page, 'Continue');
    await steps.at(page, '/login');
    await steps.at(other, '/login');
    await steps.askForCode(page, steps.LEELA);
    await steps.enterCode(page, await otpFor(steps.LEELA, 1));
    await steps.at(page, PARENTS);
    await expect(father(page)).toHaveValue('Raman Iyer');
    await expect(page.getByLabel("Mother's name")).toHaveValue('Usha Iyera');
    await steps.at(other, '/profile/email');
    await expect(other.getByLabel('New email address')).toHaveValue('leela.k@example.com');
  },
);

test(
  'the same form in two tabs keeps in each what was typed there',
  exhaustive,
  async ({ page, context, signInAs }) => {
    await signInAs(page, steps.LEELA);
    const other = await context.newPage();
    await page.goto(PARENTS);
    await other.goto(PARENTS);
    await father(page).fill('Raman Iyer');
    await father(other).fill('Gopal Iyer');
    await other.getByLabel("Mother's name").fill('Usha Iyer');
    await expect(father(page)).toHaveValue('Raman Iyer');
    await steps.press(other, 'Continue');
    await steps.at(other, '/user-address');
    await expect(father(page)).toHaveValue('Raman Iyer');
    // What was sent is not a draft any more.
    await page.reload();
    await expect(father(page)).toHaveValue('Gopal Iyer');
  },
);
