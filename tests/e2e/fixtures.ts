import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { axeFindings } from '#tests/tools/axe.ts';
import { controlOf } from '#tests/tools/control.ts';
import type { Control } from '#tests/tools/control.ts';
import { startApp } from '#tests/tools/running-app.ts';
import type { RunningApp } from '#tests/tools/running-app.ts';
import { signIn } from '#tests/tools/sign-in.ts';
import { followTraces } from './private-traces.ts';
import type { PrivateTraces } from './private-traces.ts';
import { watch } from './watch.ts';
import type { Watch } from './watch.ts';

export { expect };

/** For what no size of screen can change: it is proved on the phone alone. */
export const once = { tag: '@once' } as const;
/** For what looks different on a large screen: `npm test` runs it on phone and desktop. */
export const both = { tag: '@both' } as const;
/** One more of a kind, such as the same fault on another call: not in `npm test`, but beside it. */
export const exhaustive = { tag: ['@exhaustive', '@once'] };
/** A long one, of a branch from the main way: beside `npm test`, on phone and desktop. */
export const beside = { tag: '@exhaustive' } as const;

interface TestFixtures {
  /** The sandbox behind the curtain: people, clock, faults, outbox. Fresh at each test. */
  readonly control: Control;
  /** Fails the test for anything that went wrong in the browser and was not announced to it. */
  readonly watched: Watch;
  /** What is private; nothing of it may be in the clear when the test ends. */
  readonly traces: PrivateTraces;
  /** The code of the newest message to this number. */
  readonly otpFor: Control['otpFor'];
  /** Signs in through the real flow; an unknown number becomes a new investor. */
  readonly signInAs: (page: Page, mobile: string) => Promise<void>;
  /** A number that nobody has yet: who signs in with it is a new investor. */
  readonly newMobile: () => string;
  /** Asserts that axe finds nothing on the page as it stands. */
  readonly axe: (page: Page) => Promise<void>;
  /** A look around at a stop of a journey: axe, and nothing private in the clear. */
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
      const control = controlOf(app.outsideAddress);
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
      // The address changes before the screen does: what is still being fetched is no page yet.
      // An open dialog hides the heading of its page from assistive technology.
      const heading = page
        .getByRole('heading', { level: 1 })
        .or(page.getByRole('dialog'))
        .first();
      await expect(async () => {
        await expect(heading).toBeVisible();
        await page.waitForTimeout(100);
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
