import type { Page } from '@playwright/test';
import { axeFindings } from '#tests/support/axe.ts';
import type { Control, Fault } from '#tests/support/control.ts';
import { openWhole } from './accessibility-checks.ts';
import { investorRoutes, type OpenRoute, visitorRoutes } from '#tests/e2e/support/all-routes.ts';
import { DOCUMENT_TITLE } from '#tests/e2e/support/document-title.ts';
import { exhaustive, expect, test } from '#tests/e2e/support/fixtures.ts';
import type { Watch } from '#tests/e2e/support/watch.ts';

/** The sample investor with a long history. */
const ARJUN = '9000000001';
/** Routes per test; the tests run in parallel. */
const PART = 7;
/**
 * The requests of the session, which get no fault, because the screen could not be reached without
 * it.
 */
const OF_THE_SESSION = /\/login\//;
const LATE_MILLISECONDS = 20_000;
/** A loading state is shown only after this time. */
const SHOWN_MILLISECONDS = 700;

/** The fault that is injected into every request of a screen while it loads. */
const FAULTS: Readonly<Record<'refused' | 'late', Omit<Fault, 'route'>>> = {
  refused: { kind: 'status', status: 500, message: 'The server could not answer.' },
  late: { kind: 'slow', milliseconds: LATE_MILLISECONDS },
};

interface Looking {
  readonly page: Page;
  readonly control: Control;
  readonly watched: Watch;
}

/** Collects the findings of all routes in all states before it fails. */
async function expectClean(looking: Looking, routes: readonly OpenRoute[], isNew = false) {
  const findings: string[] = [];
  const look = async (address: string, state: string) => {
    const found = (await axeFindings(looking.page)).map(({ id, at }) => `${id} at ${at.join(' ')}`);
    found.push(...(await namesMissing(looking.page)));
    findings.push(...found.map((each) => `${address}, ${state}: ${each}`));
  };
  for (const { address } of routes) {
    const calls = await opened(looking, address);
    await look(address, isNew ? 'empty' : 'full');
    // A page without requests has no other states.
    if (isNew || calls.size === 0) continue;
    for (const state of ['refused', 'late'] as const) {
      await fail(looking, calls, state);
      await reopened(looking.page, address, state);
      await look(address, state);
      await looking.control.clearFaults();
    }
  }
  expect(findings).toEqual([]);
}

/** Returns what the page lacks: a title, or a single, non-empty main heading. */
async function namesMissing(page: Page): Promise<readonly string[]> {
  const missing: string[] = [];
  const title = await page.title();
  if (!DOCUMENT_TITLE.test(title)) missing.push(`its title is "${title}"`);
  const headings = await page.getByRole('heading', { level: 1 }).allTextContents();
  const [heading = ''] = headings;
  if (headings.length !== 1 || heading.trim() === '') {
    missing.push(`its main headings are [${headings.join('], [')}]`);
  }
  return missing;
}

/** Opens an address and returns the requests that it made. */
async function opened({ page, watched }: Looking, address: string): Promise<ReadonlySet<string>> {
  const calls = new Set<string>();
  const note = (request: { url: () => string; method: () => string }) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/') || OF_THE_SESSION.test(pathname)) return;
    calls.add(`${request.method()} ${pathname}`);
    // Expected failures: sessions, missing items such as another investor's order, and injected
    // errors.
    for (const status of [401, 404, 500]) watched.expectRefusal({ path: pathname, status });
  };
  page.on('request', note);
  await openWhole(page, address);
  // Wait again, because some screens send more requests after loading, such as for a known PAN.
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  await atRest(page);
  return calls;
}

/** Waits for transitions, because colours have too little contrast halfway. */
async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      const isEndless = effect?.getComputedTiming().iterations === Infinity;
      return playState !== 'running' || isEndless;
    }),
  );
}

async function fail({ control }: Looking, calls: ReadonlySet<string>, state: 'refused' | 'late') {
  for (const route of calls) await control.addFault({ ...FAULTS[state], route, times: 50 });
}

async function reopened(page: Page, address: string, state: 'refused' | 'late'): Promise<void> {
  if (state === 'refused') {
    await openWhole(page, address);
  } else {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await page.locator('h1, main [role=status]').first().waitFor();
    await page.clock.runFor(SHOWN_MILLISECONDS);
  }
  await atRest(page);
}

const groups = [
  { who: 'a visitor', mobile: undefined, routes: visitorRoutes, isNew: false },
  { who: 'an investor', mobile: ARJUN, routes: investorRoutes, isNew: false },
  { who: 'a newcomer', mobile: 'new', routes: investorRoutes, isNew: true },
] as const;

for (const { who, mobile, routes, isNew } of groups) {
  for (let part = 0; part * PART < routes.length; part += 1) {
    const title = `axe finds nothing in any state: ${who}, part ${part + 1}`;
    test(title, exhaustive, async ({ page, control, watched, signInAs, newMobile }) => {
      test.setTimeout(240_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.clock.install();
      if (mobile !== undefined) await signInAs(page, isNew ? newMobile() : mobile);
      const some = routes.slice(part * PART, (part + 1) * PART);
      await expectClean({ page, control, watched }, some, isNew);
    });
  }
}
