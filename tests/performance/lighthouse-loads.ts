import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import type { Flags, Result } from 'lighthouse';
import { chromium } from 'playwright';
import { chromiumFlags, ensureChromium } from '../tools/chromium.ts';
import { controlOf } from '../tools/control.ts';
import type { RunningApp } from '../tools/running-app.ts';
import { signIn } from '../tools/sign-in.ts';

/** The median of so many loads counts. */
const LOADS = 5;
const HEADLESS = ['--headless=new', ...chromiumFlags];
/** What Lighthouse says when its own recording failed, whatever the page did. */
const UNRECORDED = 'NO_NAVSTART';
const TRIES = 3;
/** What a browser keeps of pages it has seen, below its folder. */
const CACHES = ['Default/Cache', 'Default/Code Cache'];

export type Loads = ReadonlyMap<string, readonly Result[]>;

interface LoadsAsked {
  readonly urls: readonly string[];
  readonly flagsOf: (
    load: number,
  ) => Pick<Flags, 'throttlingMethod' | 'onlyCategories' | 'onlyAudits'>;
  /** The folder of a browser in which somebody is signed in; without one nobody is. */
  readonly profile?: string | undefined;
}

/** One load of each after the other, and again: whatever the machine does meanwhile meets all. */
export async function loadsOf({ urls, flagsOf, profile }: LoadsAsked): Promise<Loads> {
  const loads = new Map(urls.map((url) => [url, [] as Result[]]));
  for (let load = 0; load < LOADS; load += 1) {
    for (const [url, done] of loads) done.push(await loaded(url, flagsOf(load), profile));
  }
  return loads;
}

/**
 * The folder of a browser in which this person is signed in and nothing is cached, for as long as
 * the work takes.
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
    const control = controlOf(app.outsideAddress);
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

/** With a browser of its own, which has nothing of the page yet. */
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
