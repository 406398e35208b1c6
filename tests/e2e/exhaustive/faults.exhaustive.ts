import type { Page } from '@playwright/test';
import { pdfFile } from '#tests/arbitraries/picture-files.ts';
import type { Control, Fault } from '#tests/support/control.ts';
import { exhaustive, expect, test } from '#tests/e2e/support/fixtures.ts';
import * as steps from '#tests/e2e/support/steps.ts';
import type { Watch } from '#tests/e2e/support/watch.ts';

/** The sample investor with a long history. */
const ARJUN = '9000000001';
const MANY = 60;
const REFUSED_ON_PURPOSE = 'Refused on purpose.';
const OFFLINE = 'You seem to be offline. Please check your network connection and try again.';
const NO_REPLY = 'This is taking longer than it should. Please try again.';

const FAULTS = {
  'a conflict': { kind: 'status', status: 409, message: REFUSED_ON_PURPOSE },
  'a server error': { kind: 'status', status: 500, message: REFUSED_ON_PURPOSE },
  'a lost connection': { kind: 'drop' },
  'a lost reply': { kind: 'drop-after-commit' },
  'no reply': { kind: 'timeout' },
  'half a reply': { kind: 'malformed' },
} as const satisfies Record<string, Omit<Fault, 'route'>>;
type FaultName = keyof typeof FAULTS;
type Words = Readonly<Record<FaultName, string>>;

/** The messages that the product documents do not fix. */
const usual: Words = {
  'a conflict': REFUSED_ON_PURPOSE,
  'a server error': REFUSED_ON_PURPOSE,
  'a lost connection': OFFLINE,
  'a lost reply': OFFLINE,
  'no reply': NO_REPLY,
  'half a reply': 'We could not do this. Please try again.',
};

/** One request, and the screen that sends it. */
interface Trial {
  readonly call: string;
  readonly words: Partial<Words>;
  /** Opens the screen and fills it in. */
  readonly open: () => Promise<unknown>;
  /** Performs the action that sends the request. */
  readonly act: () => Promise<void>;
  /** Asserts what the successful request shows. */
  readonly done: () => Promise<unknown>;
  /** The field whose text has to stay. */
  readonly kept?: { readonly label: string; readonly text: string };
}

interface Browser {
  readonly page: Page;
  readonly control: Control;
  readonly watched: Watch;
}

/** Makes a request fail in each way. It has to succeed when it is repeated after the last one. */
async function expectEachFault(browser: Browser, trial: Trial): Promise<void> {
  const { page, control, watched } = browser;
  const { call, words, open, act, done, kept } = trial;
  const path = call.split(' ')[1] ?? '';
  for (const status of [409, 500, 'failed'] as const) watched.expectRefusal({ path, status });
  for (const [name, text] of Object.entries(words) as [FaultName, string][]) {
    await test.step(name, async () => {
      await open();
      await control.addFault({ ...FAULTS[name], route: call, times: MANY });
      await setShortTimeLimits(page, name === 'no reply');
      await act();
      await expect(page.getByText(text, { exact: false }).first()).toBeVisible();
      if (kept !== undefined) {
        const field = page.getByRole('textbox', { name: kept.label }).first();
        await expect(field).toHaveValue(kept.text);
      }
      await setShortTimeLimits(page, false);
      await control.clearFaults();
    });
  }
  await act();
  await done();
}

const SHORT_TIME_LIMITS = 'test.short-time-limits';

/** Shortens the time limits of requests, which are 20 to 120 seconds, while the mark is set. */
async function prepareTimeLimits(page: Page): Promise<void> {
  await page.addInitScript((mark) => {
    const limit = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) =>
      limit(sessionStorage.getItem(mark) === null ? milliseconds : milliseconds / 20);
  }, SHORT_TIME_LIMITS);
}

async function setShortTimeLimits(page: Page, isOn: boolean): Promise<void> {
  await page.evaluate(
    ([mark, on]) => {
      if (on) sessionStorage.setItem(mark, 'on');
      else sessionStorage.removeItem(mark);
    },
    [SHORT_TIME_LIMITS, isOn] as const,
  );
}

/** Follows a link of the app, or presses the retry button of the screen behind it. */
async function openOrRetry(page: Page, path: string): Promise<void> {
  const again = page.getByRole('button', { name: 'Try again' }).first();
  if (await again.isVisible()) await again.click();
  else await page.goto(path);
}

const always = (text: string): Words => ({
  'a conflict': text,
  'a server error': text,
  'a lost connection': text,
  'a lost reply': text,
  'no reply': text,
  'half a reply': text,
});

test.beforeEach(async ({ page }) => {
  test.setTimeout(180_000);
  await prepareTimeLimits(page);
});

test(
  'a list reports each fault and loads again',
  exhaustive,
  async ({ page, control, watched }) => {
    await expectEachFault(
      { page, control, watched },
      {
        call: 'POST /api/main/products/getfd',
        words: { ...usual, 'half a reply': 'The deposits could not be loaded' },
        open: () => page.goto('/login'),
        act: () => openOrRetry(page, '/invest'),
        done: () => page.getByRole('link', { name: 'Tejas High Yield Deposit' }).waitFor(),
      },
    );
  },
);

test(
  'part of a page reports each fault',
  exhaustive,
  async ({ page, control, watched, signInAs }) => {
    await signInAs(page, ARJUN);
    const path = '/pre-ipo-details?pre_ipo_stock_id=104&domain_name=nilgiridiagnostics.example';
    await expectEachFault(
      { page, control, watched },
      {
        call: 'GET /api/private-market/gettracxndata',
        words: always('This part could not be loaded'),
        open: () => page.goto('/terms'),
        act: () => openOrRetry(page, path),
        done: () => page.getByText('Coimbatore, India').first().waitFor(),
      },
    );
  },
);

test(
  'an order reports each fault and is placed once',
  exhaustive,
  async ({ page, control, watched, signInAs }) => {
    await signInAs(page, ARJUN);
    const cards = page.getByRole('region', { name: /^Order \d+, Aarohan/ });
    const countOrders = async () => {
      await page.goto('/privatemarket/orders');
      await page
        .getByRole('region', { name: /^Order \d+,/ })
        .first()
        .waitFor();
      return await cards.count();
    };
    const before = await countOrders();
    const label = 'Number of shares';
    await expectEachFault(
      { page, control, watched },
      {
        call: 'POST /api/private-market/ipoorderreqest',
        words: { ...usual, 'half a reply': 'Something went wrong. Please try again.' },
        open: async () => {
          await page.goto('/pre-ipo-details?pre_ipo_stock_id=107&domain_name=aarohanspace.example');
          await page.getByLabel(label).first().fill('12');
        },
        kept: { label, text: '12' },
        act: () => page.getByRole('button', { name: 'Request Now' }).first().click(),
        done: () => page.getByRole('dialog', { name: 'Order Requested' }).waitFor(),
      },
    );
    expect(await countOrders()).toBe(before + 1);
  },
);

test(
  'a form shows each fault',
  exhaustive,
  async ({ page, control, watched, signInAs, newMobile }) => {
    await signInAs(page, newMobile());
    await expectEachFault(
      { page, control, watched },
      {
        call: 'POST /api/main/investment/updateparentinfo',
        words: always('Something went wrong while updating data'),
        open: async () => {
          await page.goto('/user-parental-details');
          await steps.enterParents(page);
        },
        kept: { label: "Father's name", text: 'Raman Iyer' },
        act: () => steps.press(page, 'Continue'),
        done: () => steps.at(page, '/user-address'),
      },
    );
  },
);

test(
  'an upload reports each fault',
  exhaustive,
  async ({ page, control, watched, signInAs, newMobile }) => {
    await signInAs(page, newMobile());
    const [label, text] = ['Demat account number', 'IN30077351920648'];
    const buffer = Buffer.from(pdfFile());
    const failed = 'Failed to save demat account. Please try again.';
    // After a lost reply or half of one, the account is saved, and the screen shows it.
    const { 'a lost reply': _lost, 'half a reply': _half, ...unsaved } = always(failed);
    await expectEachFault(
      { page, control, watched },
      {
        call: 'POST /api/main/savedemat',
        words: { ...unsaved, 'a conflict': REFUSED_ON_PURPOSE },
        open: async () => {
          await page.goto('/add-demat-account');
          await page.getByLabel(label).fill(text);
          const cml = { name: 'cml.pdf', mimeType: 'application/pdf', buffer };
          await page.getByLabel('Client master list (CML)').setInputFiles(cml);
        },
        kept: { label, text },
        act: () => steps.press(page, 'Continue'),
        done: () => steps.at(page, '/disclaimer'),
      },
    );
  },
);

test('a public form reports each fault', exhaustive, async ({ page, control, watched }) => {
  const [label, text] = ['Message', 'When do you open?'];
  await expectEachFault(
    { page, control, watched },
    {
      call: 'POST /api/main/contact',
      words: { ...usual, 'half a reply': 'We could not send your message.' },
      open: async () => {
        await page.goto('/contact-us');
        await page.getByLabel('Name').fill('Meera Iyer');
        await page.getByLabel('Email').fill('meera@mail.example');
        await page.getByLabel(label, { exact: true }).fill(text);
      },
      kept: { label, text },
      act: () => steps.press(page, 'Send message'),
      done: () => expect(page.getByText(/^VR-\d{5}$/)).toBeVisible(),
    },
  );
});
