import type { Page } from '@playwright/test';
import { axeFindings } from '#tests/tools/axe.ts';
import type { Control, Fault } from '#tests/tools/control.ts';
import { openWhole } from './accessibility-checks.ts';
import { investorRoutes, type OpenRoute, visitorRoutes } from './all-routes.ts';
import { DOCUMENT_TITLE } from './document-title.ts';
import { exhaustive, expect, test } from './fixtures.ts';
import type { Watch } from './watch.ts';

/** Of the sample world: the one with the long history. */
const ARJUN = '9000000001';
/** So many routes are walked by one test: the parts run beside one another. */
const PART = 7;
/** Calls without which nobody stays signed in: the screen would never be reached. */
const OF_THE_SESSION = /\/login\//;
const LATE_MILLISECONDS = 20_000;
/** Until then a screen that waits shows that it does. */
const SHOWN_MILLISECONDS = 700;

/** What becomes of every call that a screen makes while it opens. */
const SPOILT: Readonly<Record<'refused' | 'late', Omit<Fault, 'route'>>> = {
  refused: { kind: 'status', status: 500, message: 'The server could not answer.' },
  late: { kind: 'slow', milliseconds: LATE_MILLISECONDS },
};

interface Looking {
  readonly page: Page;
  readonly control: Control;
  readonly watched: Watch;
}

/** What is wrong with each of these routes, in each state; all of it, whatever is found on one. */
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
    if (isNew) continue;
    for (const state of ['refused', 'late'] as const) {
      await spoil(looking, calls, state);
      await reopened(looking.page, address, state);
      await look(address, state);
      await looking.control.clearFaults();
    }
  }
  expect(findings).toEqual([]);
}

/** Whatever is known of it yet, a page has a title, and one heading that says what it is. */
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

/** Opens an address and answers with the calls that it made. */
async function opened({ page, watched }: Looking, address: string): Promise<ReadonlySet<string>> {
  const calls = new Set<string>();
  const note = (request: { url: () => string; method: () => string }) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/') || OF_THE_SESSION.test(pathname)) return;
    calls.add(`${request.method()} ${pathname}`);
    // What is not there, such as an order that is another's, and what is refused on purpose.
    for (const status of [401, 404, 500]) watched.expectRefusal({ path: pathname, status });
  };
  page.on('request', note);
  await openWhole(page, address);
  // Some ask once more when they are whole, such as for a PAN that is known already.
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  await atRest(page);
  return calls;
}

/** A colour that is on its way from one to another has no contrast of its own. */
async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      const isEndless = effect?.getComputedTiming().iterations === Infinity;
      return playState !== 'running' || isEndless;
    }),
  );
}

async function spoil({ control }: Looking, calls: ReadonlySet<string>, state: 'refused' | 'late') {
  for (const route of calls) await control.addFault({ ...SPOILT[state], route, times: 50 });
}

async function reopened(page: Page, address: string, state: 'refused' | 'late'): Promise<void> {
  if (state === 'refused') {
    await openWhole(page, address);
  } else {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await page.locator('h1, main [role=status]').first().waitFor();
    await page.waitForTimeout(SHOWN_MILLISECONDS);
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
      if (mobile !== undefined) await signInAs(page, isNew ? newMobile() : mobile);
      const some = routes.slice(part * PART, (part + 1) * PART);
      await expectClean({ page, control, watched }, some, isNew);
    });
  }
}
