import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { axeFindings } from '#tests/support/axe.ts';
import { controlOf } from '#tests/support/control.ts';
import type { Control } from '#tests/support/control.ts';
import { startApp } from '#tests/support/running-app.ts';
import type { RunningApp } from '#tests/support/running-app.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { followTraces } from './private-traces.ts';
import type { PrivateTraces } from './private-traces.ts';
import { rendered } from './steps.ts';
import { watch } from './watch.ts';
import type { Watch } from './watch.ts';

export { expect };

/** The tag of tests that do not depend on the screen size: they run only on a phone. */
export const once = { tag: '@once' } as const;
/**
 * The tag of tests that look different on a large screen: `npm test` runs them on phone and
 * desktop.
 */
export const both = { tag: '@both' } as const;
/**
 * The tag of variants, such as the same fault on another request: only at night, on a
 * phone.
 */
export const exhaustive = { tag: ['@exhaustive', '@once'] };
/** The tag of long side branches: only at night, on phone and desktop. */
export const beside = { tag: '@exhaustive' } as const;

interface TestFixtures {
  /** The sandbox's control interface: people, clock, faults, outbox. Reset before each test. */
  readonly control: Control;
  /** Fails the test for any unexpected error in the browser. */
  readonly watched: Watch;
  /** Private data, none of which may be stored in the clear when the test ends. */
  readonly traces: PrivateTraces;
  /** Returns the code of the newest message to a number. */
  readonly otpFor: Control['otpFor'];
  /** Signs in through the user interface; an unknown number becomes a new investor. */
  readonly signInAs: (page: Page, mobile: string) => Promise<void>;
  /** Returns an unused number, which becomes a new investor. */
  readonly newMobile: () => string;
  /** Asserts that axe finds nothing on the page in its current state. */
  readonly axe: (page: Page) => Promise<void>;
  /** Checks the page at one stop of a journey: axe, and no private data in the clear. */
  readonly look: (page: Page) => Promise<void>;
}

interface WorkerFixtures {
  readonly app: RunningApp;
}

let given = 0;

export const test = base.extend<TestFixtures, WorkerFixtures>({
  app: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape.
    async ({}, give) => {
      const app = await startApp();
      await give(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ app }, give) => {
    await give(app.appAddress);
  },
  control: [
    async ({ app }, give) => {
      const control = controlOf(app.thirdPartyAddress);
      await control.reset();
      await control.clearFaults();
      await control.deskByItself(false);
      await give(control);
    },
    { auto: true },
  ],
  watched: [
    async ({ context }, give) => {
      const watched = await watch(context);
      await give(watched);
      expect(watched.problems(), 'what went wrong in the browser').toEqual([]);
    },
    { auto: true },
  ],
  traces: [
    async ({ app, context }, give) => {
      const traces = followTraces(context);
      await give(traces);
      for (const page of context.pages()) {
        if (page.url().startsWith(app.appAddress)) await traces.scan(page);
      }
    },
    { auto: true },
  ],
  otpFor: async ({ control, traces }, give) => {
    await give(async (mobile, after) => {
      const code = await control.otpFor(mobile, after);
      traces.guard('one-time code', code);
      return code;
    });
  },
  signInAs: async ({ app, control }, give) => {
    await give((page, mobile) => signIn(page, { address: app.appAddress, control }, mobile));
  },
  newMobile: async ({ traces }, give, { workerIndex }) => {
    await give(() => {
      given += 1;
      const mobile = `98${String(workerIndex).padStart(3, '0')}${String(given).padStart(5, '0')}`;
      traces.guard('mobile number', mobile);
      return mobile;
    });
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape.
  axe: async ({}, give) => {
    await give(async (page) => {
      // The URL changes before the screen does, so wait for its heading. An open dialog hides the
      // heading of its page from assistive technology.
      const heading = page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first();
      await expect(async () => {
        await expect(heading).toBeVisible();
        await rendered(page);
        expect(await heading.isVisible()).toBe(true);
      }).toPass();
      expect(await axeFindings(page), `axe on ${page.url()}`).toEqual([]);
    });
  },
  look: async ({ app, axe, traces }, give) => {
    await give(async (page) => {
      await axe(page);
      if (page.url().startsWith(app.appAddress)) await traces.scan(page);
    });
  },
});
