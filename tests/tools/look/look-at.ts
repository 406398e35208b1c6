import { basename, join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright';
import { axeFindings } from '#tests/support/axe.ts';
import type { SizeName } from '#tests/support/browser.ts';
import type { Control } from '#tests/support/control.ts';
import { linkFor } from './look-link.ts';
import { askForCode, signIn } from '#tests/support/sign-in.ts';

export const states = ['full', 'empty', 'loading', 'error'] as const;
export type LookState = (typeof states)[number];
export const visitors = ['new', 'demo', 'visitor'] as const;
export type Visitor = (typeof visitors)[number];

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export interface LookedApp {
  readonly address: string;
  readonly control: Control;
}

export interface Look {
  readonly route: string;
  readonly state: LookState;
  readonly size: SizeName;
  readonly theme: Theme;
  readonly who: Visitor;
  readonly folder: string;
}

const tallest = 8000;

/**
 * Browser contexts that have signed in. In these, a redirect does not mean that a session is
 * missing.
 */
const signedIn = new WeakSet<BrowserContext>();

/**
 * Matches requests that a session needs. They must not fail, because no screen could be reached.
 */
const sessionCalls = /otp|refresh|session|login|logout/i;

/** Takes a screenshot of one route. Prints the findings and returns them. */
export async function lookAt(
  context: BrowserContext,
  app: LookedApp,
  look: Look,
): Promise<readonly string[]> {
  const page = await context.newPage();
  await page.emulateMedia({ colorScheme: look.theme });
  const path = await reach(page, app, look);
  const findings = listen(page, look);
  await show(page, app, { ...look, path });
  await takePicture(page, pathOf(look));
  findings.push(...(await axeSentences(page)), ...(await widthFindings(page)));
  await app.control.clearFaults();
  console.log(`reports/look/${basename(pathOf(look))}  ${new URL(page.url()).pathname}`);
  await page.close();
  for (const finding of findings) console.log(`    ${finding}`);
  return findings;
}

/** Collects the errors of a page from now on. */
function listen(page: Page, { state }: Look): string[] {
  const findings: string[] = [];
  page.on('pageerror', (error) => findings.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    const isAnnounced = state === 'error' && message.text().startsWith('Failed to load');
    if (message.type() !== 'error' || isAnnounced) return;
    findings.push(`console: ${message.text()} ${message.location().url}`);
  });
  return findings;
}

/** Returns a URL of the route. Signs in first if a visitor is redirected. */
async function reach(page: Page, app: LookedApp, { route, who }: Look): Promise<string> {
  if (/^\/verifyMobile/i.test(route)) {
    await askForCode(page, app.address, newMobile());
    return route;
  }
  const isPattern = route.includes(':');
  const path = isPattern ? await linkFor(page, app.address, route) : route;
  if (path !== undefined && (await isOpen(page, app, path))) return path;
  if (who !== 'visitor' && !signedIn.has(page.context())) {
    await signIn(page, app, await mobileOf(who, app.control));
    signedIn.add(page.context());
  }
  const found = path ?? (await linkFor(page, app.address, route));
  if (found === undefined) throw new Error(`no link matches ${route}: give a full address`);
  return found;
}

/** Opens the page and returns whether it was shown without a redirect. */
async function isOpen(page: Page, app: LookedApp, path: string): Promise<boolean> {
  await page.goto(`${app.address}${path}`);
  await settled(page);
  const wanted = new URL(path, app.address).pathname;
  return new URL(page.url()).pathname.toLowerCase() === wanted.toLowerCase();
}

async function show(page: Page, app: LookedApp, look: Look & { path: string }): Promise<void> {
  const { state, path } = look;
  if (state === 'loading' || state === 'error') await delayOrFail(page, app, state, path);
  else await page.goto(`${app.address}${path}`);
  if (state !== 'loading') await settled(page);
}

async function mobileOf(who: 'new' | 'demo', control: Control): Promise<string> {
  if (who === 'new') return newMobile();
  const [first] = await control.people();
  if (first === undefined) throw new Error('the sandbox has no sample people');
  return first.mobile;
}

function newMobile(): string {
  return `97${String(Date.now()).slice(-8)}`;
}

/** Opens the route again, with each of its requests delayed or rejected. */
async function delayOrFail(
  page: Page,
  app: LookedApp,
  state: 'loading' | 'error',
  path: string,
): Promise<void> {
  const calls = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !sessionCalls.test(pathname)) {
      calls.add(`${request.method()} ${pathname}`);
    }
  });
  await page.goto(`${app.address}${path}`);
  await settled(page);
  page.removeAllListeners('request');
  const fault =
    state === 'loading'
      ? ({ kind: 'slow', milliseconds: 20_000 } as const)
      : ({ kind: 'status', status: 500, message: 'The server could not answer.' } as const);
  for (const route of calls) await app.control.addFault({ ...fault, route, times: 50 });
  await page.goto(`${app.address}${path}`, { waitUntil: 'domcontentloaded' });
  if (state === 'loading') await after(1500);
}

/**
 * Resizes the window to the height of the page, so that bars are at its end and all pictures load.
 */
async function takePicture(page: Page, path: string): Promise<void> {
  const size = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (size !== null && height > size.height) {
    await page.setViewportSize({ width: size.width, height: Math.min(height, tallest) });
    await after(400);
  }
  await page.screenshot({ path, fullPage: height > tallest, animations: 'disabled' });
  if (size !== null) await page.setViewportSize(size);
}

async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await after(400);
}

async function axeSentences(page: Page): Promise<readonly string[]> {
  return (await axeFindings(page)).map(
    ({ id, help, at }) => `axe ${id}: ${help} (${at[0]?.slice(0, 160) ?? ''})`,
  );
}

async function widthFindings(page: Page): Promise<readonly string[]> {
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  return (content ?? 0) > (window ?? 0) ? [`scrolls sideways: ${content} px in ${window} px`] : [];
}

/** The path of the screenshot. */
export function pathOf({ route, state, size, theme, folder }: Look): string {
  const name = route.replaceAll(/[^\w-]+/g, '-').replaceAll(/^-+|-+$/g, '') || 'home';
  const ending = theme === 'dark' ? '-dark' : '';
  return join(folder, `${name}-${state}-${size}${ending}.png`);
}
