import { pdfFile } from '#tests/arbitraries/picture-files.ts';
import { beside, expect, test } from '#tests/e2e/support/fixtures.ts';
import * as steps from '#tests/e2e/support/steps.ts';

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });

test('the sign-in is accessible in every state [AP-5.2]', beside, async ({
  page,
  control,
  look,
  newMobile,
  otpFor,
  watched,
}) => {
  const mobile = newMobile();
  watched.expectRefusal({ path: '/login/verifyotp', status: 400 });
  watched.expectRefusal({ path: '/login/verifyotp', status: 503 });
  watched.expectRefusal({ path: '/login/sendotp', status: 400 });
  await page.goto('/kyc');
  await steps.at(page, '/login');
  await look(page);
  await page.getByLabel('Mobile number').fill(mobile.slice(0, 6));
  await look(page);
  await steps.askForCode(page, mobile);
  await look(page);
  for (const [code, words] of [
    ['000000', 'That code is not right. You have 4 tries left.'],
    ['999999', 'This code has expired. Please ask for a new one.'],
    ['555555', 'Invalid OTP'],
  ] as const) {
    await steps.enterCode(page, code);
    await expect(page.getByText(words)).toBeVisible();
    await look(page);
  }
  for (let left = 3; left > 0; left -= 1) {
    await steps.enterCode(page, '000000');
    await expect(page.getByText(new RegExp(`You have ${left} (try|tries) left`))).toBeVisible();
  }
  await steps.enterCode(page, '000000');
  await expect(page.getByText(/^Too many wrong codes\. Please try again in/)).toBeVisible();
  await look(page);
  await control.advanceClock(16 * 60);
  await page.goto('/login');
  await steps.askForCode(page, mobile);
  await steps.enterCode(page, await otpFor(mobile));
  await steps.at(page, '/kyc');
});

test('the onboarding of a new investor is accessible at every step [AP-1.3]', async ({
  page,
  look,
  newMobile,
  signInAs,
  traces,
  watched,
}) => {
  const person = steps.newPerson(newMobile());
  traces.guard('PAN', person.pan);
  traces.guard('account number', person.accountNumber);
  for (const status of [409, 500]) {
    watched.expectRefusal({ path: '/onboarding/verifypan', status });
  }
  for (const status of [400, 409, 500]) {
    watched.expectRefusal({ path: '/onboarding/verifybank', status });
  }
  watched.expectRefusal({ path: '/onboarding/getbankbranch', status: 404 });
  await signInAs(page, person.mobile);
  await steps.at(page, '/pan-profile');
  await look(page);
  const pan = page.getByLabel('PAN', { exact: true });
  for (const [typed, words] of [
    ['ABCXE1234F', /^Invalid PAN type character: X/],
    ['MISPM1234M', /^This PAN does not match your details\./],
    ['REGPD1234R', /already registered/],
    ['SRVPE0500S', /^The PAN service is not responding/],
  ] as const) {
    await pan.fill(typed);
    await expect(page.getByText(words)).toBeVisible();
    await look(page);
  }
  await steps.enterKyc(page, person);
  await page.getByLabel('Date of Birth', { exact: true }).fill('01/01/2015');
  await expect(page.getByText(/^Age must be 18 or above/)).toBeVisible();
  await look(page);
  await page.getByLabel('Date of Birth', { exact: true }).fill(person.birthDate);
  await steps.press(page, 'Continue');

  await steps.at(page, '/add-bank-account');
  await look(page);
  for (const [accountNumber, words] of [
    ['111100000002', /^The name on this account is not the name on your PAN/],
    ['400400400400', /^The bank does not know this account/],
    ['409409409409', /linked to another investor/],
    ['500500500500', /^The bank is not responding/],
  ] as const) {
    await steps.enterBank(page, { ...person, accountNumber });
    await steps.press(page, 'Verify Bank');
    await expect(page.getByText(words)).toBeVisible();
    await look(page);
  }
  await steps.enterBank(page, { ...person, ifsc: 'ZZZZ0000001' });
  await expect(page.getByText(/^No bank has this IFSC/)).toBeVisible();
  await look(page);
  await steps.enterBank(page, person);
  await steps.verifyBank(page);
  await look(page);
  await steps.press(page, 'Save & Continue');

  await steps.at(page, '/add-demat-account');
  await look(page);
  await page.getByLabel('Demat account number').fill('IN30077351920648');
  const cml = page.getByLabel('Client master list (CML)');
  await cml.setInputFiles(file('empty.pdf', Buffer.alloc(0)));
  await look(page);
  await cml.setInputFiles(file('cml.pdf', Buffer.from(pdfFile())));
  await look(page);
  await steps.press(page, 'Continue');
  await steps.at(page, '/disclaimer');
  await look(page);
  await steps.press(page, 'I Agree');
  await steps.at(page, '/dashboard');
});

test('personal details and nominees are accessible at every step [AP-1.3]', async ({
  page,
  look,
  signInAs,
}) => {
  await signInAs(page, steps.NEHA);
  await page.goto('/personal-info');
  await steps.heading(page, 'Personal Details').waitFor();
  await look(page);
  await page.getByLabel('Place of birth').fill('Madurai');
  await steps.press(page, 'Continue');
  await expect(page.getByText("Father's name is required")).toBeVisible();
  await look(page);
  await steps.enterDetails(page);
  await steps.press(page, 'Continue');
  await steps.at(page, '/add-nomination');
  await page.goto('/user-parental-details');
  await page.getByLabel("Father's name").fill('');
  await steps.press(page, 'Continue');
  await expect(page.getByText("Father's name is required")).toBeVisible();
  await look(page);
  await steps.enterParents(page);
  await steps.press(page, 'Continue');
  await steps.at(page, '/user-address');
  await steps.enterAddress(page);
  await look(page);
  await page
    .getByRole('checkbox', { name: /correspondent address is the same/ })
    .uncheck();
  await look(page);
  await page
    .getByRole('checkbox', { name: /correspondent address is the same/ })
    .check();
  await steps.press(page, 'Continue');
  await steps.at(page, '/professional-details');
  await look(page);
  await steps.enterOccupation(page);
  await look(page);
  await steps.press(page, 'Continue');

  await steps.at(page, '/add-nomination');
  await expect(page.getByText('No nominee yet')).toBeVisible();
  await look(page);
  await steps.press(page, 'Add nominee');
  await steps.press(page, 'Save nominee');
  await look(page);
  await page.getByLabel('Full name').fill('Kavya Iyer');
  await page.getByRole('radio', { name: 'Mother', exact: true }).check();
  await page.getByLabel('Date of birth', { exact: true }).fill('02/07/2015');
  await expect(page.getByRole('heading', { name: 'Guardian' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Lives at my address' }).uncheck();
  await look(page);
  await page.getByRole('checkbox', { name: 'Lives at my address' }).check();
  await page.getByLabel('Date of birth', { exact: true }).fill('02/07/1951');
  await page.getByLabel('Percent share').fill('60');
  await steps.press(page, 'Save nominee');
  await expect(page.getByText('Kavya Iyer')).toBeVisible();
  await look(page);
  await steps.press(page, 'Edit shares');
  await page.getByRole('dialog').waitFor();
  await look(page);
  await page.keyboard.press('Escape');
  await steps.press(page, 'Remove');
  await page.getByRole('dialog').waitFor();
  await look(page);
});
