import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import type { Flags, Result } from 'lighthouse';
import { chromium } from 'playwright';
import { chromiumFlags, ensureChromium } from '#tests/support/chromium.ts';
import { controlOf } from '#tests/support/control.ts';
import type { RunningApp } from '#tests/support/running-app.ts';
import { signIn } from '#tests/support/sign-in.ts';

/** The number of loads whose median counts. */
const LOADS = 5;
const HEADLESS = ['--headless=new', ...chromiumFlags];
/** Lighthouse's error code for a failed recording, which does not depend on the page. */
const UNRECORDED = 'NO_NAVSTART';
const TRIES = 3;
/** The caches inside a browser profile. */
const CACHES = ['Default/Cache', 'Default/Code Cache'];

export type Loads = ReadonlyMap<string, readonly Result[]>;

interface LoadsAsked {
  readonly urls: readonly string[];
  readonly flagsOf: (
    load: number,
  ) => Pick<Flags, 'throttlingMethod' | 'onlyCategories' | 'onlyAudits'>;
  /** A browser profile with a signed-in investor; without one, the visitor is signed out. */
  readonly profile?: string | undefined;
}

/** Loads the pages in turns, so that the machine's load affects all equally. */
export async function loadsOf({ urls, flagsOf, profile }: LoadsAsked): Promise<Loads> {
  const loads = new Map(urls.map((url) => [url, [] as Result[]]));
  for (let load = 0; load < LOADS; load += 1) {
    for (const [url, done] of loads) done.push(await loaded(url, flagsOf(load), profile));
  }
  return loads;
}

/**
 * Runs the work with a browser profile in which this investor is signed in and nothing is cached.
 */
export async function withProfileOf<Done>(
  mobile: string,
  app: RunningApp,
  work: (profile: string) => Promise<Done>,
): Promise<Done> {
  const profile = mkdtempSync(join(tmpdir(), 'vriddhi-profile-'));
  try {
    const executablePath = await ensureChromium();
    const context = await chromium.launchPersistentContext(profile, {
      executablePath,
      args: chromiumFlags,
    });
    const control = controlOf(app.thirdPartyAddress);
    await signIn(await context.newPage(), { address: app.appAddress, control }, mobile);
    await context.close();
    for (const cache of CACHES) rmSync(join(profile, cache), { recursive: true, force: true });
    return await work(profile);
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
}

async function loaded(url: string, flags: Flags, profile?: string): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    const result = await recorded(url, flags, profile);
    const { runtimeError } = result;
    if (!runtimeError) return result;
    if (runtimeError.code !== UNRECORDED || tries === TRIES) {
      throw new Error(`${url}: ${runtimeError.message}`);
    }
  }
}

/** Uses a new browser with an empty cache. */
async function recorded(url: string, flags: Flags, profile?: string): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'vriddhi-browser-'));
  if (profile !== undefined) cpSync(profile, folder, { recursive: true });
  const chrome = await launch({
    chromePath: await ensureChromium(),
    chromeFlags: HEADLESS,
    userDataDir: folder,
  });
  try {
    const run = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      disableFullPageScreenshot: true,
      ...flags,
    });
    if (!run) throw new Error(`Lighthouse said nothing about ${url}`);
    const { runtimeError, finalDisplayedUrl } = run.lhr;
    if (!runtimeError && new URL(finalDisplayedUrl ?? url).pathname !== new URL(url).pathname) {
      throw new Error(`${url} led to ${finalDisplayedUrl}`);
    }
    return run.lhr;
  } finally {
    chrome.kill();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
