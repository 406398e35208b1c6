import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import AxeBuilder from '@axe-core/playwright';
import type { BrowserContext, Page } from 'playwright';
import { axeTags } from './axe.ts';
import type { Control } from './control.ts';
import { linkFor } from './look-link.ts';
import { askForCode, signIn } from './sign-in.ts';

export const states = ['full', 'empty', 'loading', 'error'] as const;
export type LookState = (typeof states)[number];
export const visitors = ['new', 'demo', 'visitor'] as const;
export type Visitor = (typeof visitors)[number];

export interface LookedApp {
  readonly address: string;
  readonly control: Control;
}

export interface Look {
  readonly route: string;
  readonly state: LookState;
  readonly size: string;
  readonly who: Visitor;
  readonly folder: string;
}

const tallest = 8000;

/** Calls that a session needs: without them a failing screen is never reached. */
const sessionCalls = /otp|refresh|session|login|logout/i;

/** Takes the picture of one route, prints its findings, and answers with them. */
export async function lookAt(
  context: BrowserContext,
  app: LookedApp,
  look: Look,
): Promise<readonly string[]> {
  const page = await context.newPage();
  const findings: string[] = [];
  page.on('pageerror', (error) => findings.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    const isAnnounced = look.state === 'error' && message.text().startsWith('Failed to load');
    if (message.type() === 'error' && !isAnnounced) findings.push(`console: ${message.text()}`);
  });
  const path = await open(page, app, look);
  if (look.state === 'loading' || look.state === 'error') await spoil(page, app, look.state, path);
  const name = `${fileName(look.route)}-${look.state}-${look.size}.png`;
  await takePicture(page, join(look.folder, name));
  findings.push(...(await axeFindings(page)), ...(await widthFindings(page)));
  await app.control.clearFaults();
  await page.close();
  console.log(`reports/look/${name}  ${new URL(page.url()).pathname}`);
  for (const finding of findings) console.log(`    ${finding}`);
  return findings;
}

/** Opens the route, signing in where it asks for it; answers with the address that was opened. */
async function open(page: Page, app: LookedApp, { route, who }: Look): Promise<string> {
  if (/^\/verifyMobile/i.test(route)) {
    await askForCode(page, app.address, newMobile());
    await settled(page);
    return '';
  }
  const isSignedIn = await remembersPerson(page, app);
  if (who !== 'visitor' && !isSignedIn && !(await isPublic(page, app, route))) {
    await signIn(page, app, await mobileOf(who, app.control));
  }
  const path = route.includes(':') ? await linkFor(page, app.address, route) : route;
  await page.goto(`${app.address}${path}`);
  await settled(page);
  return path;
}

/** Whether an earlier route of this series has signed the person in. */
async function remembersPerson(page: Page, app: LookedApp): Promise<boolean> {
  const cookies = await page.context().cookies(app.address);
  return cookies.some(({ httpOnly }) => httpOnly);
}

/** A route that sends a visitor away asks for a sign-in. */
async function isPublic(page: Page, app: LookedApp, route: string): Promise<boolean> {
  const plain = route.replaceAll(/:\w+/g, '1');
  await page.goto(`${app.address}${plain}`);
  await settled(page);
  return new URL(page.url()).pathname.toLowerCase() === plain.replace(/[?#].*/, '').toLowerCase();
}

async function mobileOf(who: 'new' | 'demo', control: Control): Promise<string> {
  if (who === 'new') return newMobile();
  const [first] = await control.people();
  if (first === undefined) throw new Error('the sample world has no people');
  return first.mobile;
}

function newMobile(): string {
  return `97${String(Date.now()).slice(-8)}`;
}

/** Opens the route once more, with each of its calls late or refused. */
async function spoil(
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
  const fault =
    state === 'loading'
      ? ({ kind: 'slow', milliseconds: 20_000 } as const)
      : ({ kind: 'status', status: 500, message: 'The server could not answer.' } as const);
  for (const route of calls) await app.control.addFault({ ...fault, route, times: 50 });
  await page.goto(`${app.address}${path}`, { waitUntil: 'domcontentloaded' });
  await (state === 'loading' ? after(1500) : settled(page));
}

/** The window grows to the page, so that bars lie at its end and pictures far below are loaded. */
async function takePicture(page: Page, path: string): Promise<void> {
  const size = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (size !== null && height > size.height) {
    await page.setViewportSize({ width: size.width, height: Math.min(height, tallest) });
    await after(400);
  }
  await page.screenshot({ path, fullPage: true, animations: 'disabled' });
  if (size !== null) await page.setViewportSize(size);
}

async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await after(400);
}

async function axeFindings(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags([...axeTags]).analyze();
  return violations.map(
    ({ id, help, nodes }) => `axe ${id}: ${help} (${nodes[0]?.html.slice(0, 160) ?? ''})`,
  );
}

async function widthFindings(page: Page): Promise<readonly string[]> {
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  return (content ?? 0) > (window ?? 0) ? [`scrolls sideways: ${content} px in ${window} px`] : [];
}

function fileName(route: string): string {
  return route.replaceAll(/[^\w-]+/g, '-').replaceAll(/^-+|-+$/g, '') || 'home';
}
