import * as checks from './accessibility-checks.ts';
import { investorRoutes, type OpenRoute, visitorRoutes } from '#tests/e2e/support/all-routes.ts';
import { exhaustive, expect, test } from '#tests/e2e/support/fixtures.ts';
import type { Watch } from '#tests/e2e/support/watch.ts';

/** The sample investor with a long history. */
const ARJUN = '9000000001';

/** Screens of missing items: the request fails, and the browser logs it. */
const REFUSALS = [
  { path: '/private-market/order-summary', status: 404 },
  { path: '/invest/fetchOrderSummary', status: 401 },
  { path: '/invest/fetchOrderSummary', status: 404 },
  { path: '/investment/getinvestmentdetail', status: 404 },
] as const;

/** Routes per test; the tests run in parallel. */
const PART = 14;
const parts = (routes: readonly OpenRoute[]) =>
  Array.from({ length: Math.ceil(routes.length / PART) }, (_, part) =>
    routes.slice(part * PART, (part + 1) * PART),
  );
const expectRefusals = (watched: Watch) => {
  for (const refusal of REFUSALS) watched.expectRefusal(refusal);
};

const groups = [
  { who: 'a visitor', mobile: undefined, routes: parts(visitorRoutes) },
  { who: 'an investor', mobile: ARJUN, routes: parts(investorRoutes) },
] as const;

/** Checks all routes before it fails. */
async function onEach(routes: readonly OpenRoute[], look: (address: string) => Promise<void>) {
  const findings: string[] = [];
  for (const { address } of routes) {
    try {
      await look(address);
    } catch (error) {
      findings.push(`${address}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  expect(findings).toEqual([]);
}

for (const { who, mobile, routes } of groups) {
  for (const [part, some] of routes.entries()) {
    const title = `${who}, part ${part + 1}`;

    test(
      `zoom, spacing, motion, colours and names: ${title}`,
      exhaustive,
      async ({ page, signInAs, watched }) => {
        test.setTimeout(240_000);
        expectRefusals(watched);
        if (mobile !== undefined) await signInAs(page, mobile);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await onEach(some, async (address) => {
          await checks.openSettled(page, address);
          await checks.expectStillness(page);
          await checks.expectNames(page);
          await checks.expectReflow(page);
          await checks.expectForcedColours(page);
        });
      },
    );

    test(`every Tab stop: ${title}`, exhaustive, async ({ page, signInAs, watched }) => {
      test.setTimeout(240_000);
      expectRefusals(watched);
      await page.setViewportSize({ width: 1280, height: 800 });
      if (mobile !== undefined) await signInAs(page, mobile);
      await onEach(some, async (address) => {
        await checks.openSettled(page, address);
        await checks.expectWayByKeyboard(page);
      });
    });
  }
}
