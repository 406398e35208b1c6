import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import type { Flags, Result } from 'lighthouse';
import { ensureBuilt } from '../tools/built.ts';
import { chromiumFlags, ensureChromium } from '../tools/chromium.ts';
import { startApp } from '../tools/running-app.ts';
import { percentile, rounded } from './figure.ts';
import type { Figure } from './figure.ts';
import { startFloors } from './floors/floors.ts';

/** Pages that a visitor may open first. */
const pages = [
  '/',
  '/buy-nse-unlisted-shares',
  '/privatemarket/news',
  '/contact-us',
  '/help',
  '/login',
];
const qualities = ['accessibility', 'best-practices', 'seo'] as const;
/** The median of so many loads counts. */
const LOADS = 5;

/** What is read of a load with applied throttling; the rest of the audits would only take time. */
const PAINTS = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];

type Loads = ReadonlyMap<string, readonly Result[]>;

/** Lighthouse's phone profile, each way of throttling said with its figure, beside two floors. */
export async function measureLighthouse(): Promise<readonly Figure[]> {
  ensureBuilt();
  const [app, floors] = [await startApp(), await startFloors()];
  try {
    const { barePage, staticPage } = floors;
    const addresses = pages.map((path) => `${app.appAddress}${path}`);
    const inTheLab = await loadsOf(addresses, (load) => ({
      throttlingMethod: 'simulate',
      onlyCategories: load === 0 ? ['performance', ...qualities] : ['performance'],
    }));
    const onTheRoad = await loadsOf([barePage, staticPage, ...addresses], () => ({
      throttlingMethod: 'devtools',
      onlyAudits: PAINTS,
    }));
    const floor = largestPaint(of(onTheRoad, barePage));
    const still = largestPaint(of(onTheRoad, staticPage));
    return [
      { what: 'floor: bare page of React, LCP applied', value: floor, unit: 's' },
      { what: 'floor: page without scripts, LCP applied', value: still, unit: 's' },
      ...pages.flatMap((path) => {
        const address = `${app.appAddress}${path}`;
        return [
          ...simulated(path, of(inTheLab, address)),
          ...applied(path, of(onTheRoad, address), floor),
        ];
      }),
    ];
  } finally {
    await floors.stop();
    await app.stop();
  }
}

function of(loads: Loads, address: string): readonly Result[] {
  return loads.get(address) ?? [];
}

function simulated(path: string, loads: readonly Result[]): readonly Figure[] {
  const scores = (name: string) =>
    loads.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100));
  return [
    {
      what: `${path}: performance, simulated`,
      value: percentile(scores('performance'), 0.5),
      unit: '',
      ...atLeast(98),
    },
    // No load can change these.
    ...qualities.map((name) => ({
      what: `${path}: ${name}`,
      value: scores(name)[0] ?? 0,
      unit: '',
      ...atLeast(100),
      how: failedIn(loads, name),
    })),
  ];
}

function applied(path: string, loads: readonly Result[], floor: number): readonly Figure[] {
  return [
    {
      what: `${path}: LCP, applied`,
      value: largestPaint(loads),
      unit: 's',
      goal: rounded(floor * 1.3, 2),
    },
    {
      what: `${path}: blocked, applied`,
      value: median(loads, 'total-blocking-time'),
      unit: 'ms',
      goal: 50,
    },
    {
      what: `${path}: layout shift, applied`,
      value: rounded(median(loads, 'cumulative-layout-shift'), 3),
      unit: '',
      goal: 0,
    },
  ];
}

const atLeast = (goal: number) => ({ goal, isAtLeast: true });

const largestPaint = (loads: readonly Result[]) =>
  rounded(median(loads, 'largest-contentful-paint') / 1000, 2);

function median(loads: readonly Result[], audit: string): number {
  return percentile(
    loads.map(({ audits }) => audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY),
    0.5,
  );
}

/** The audits of a category that were not passed, in a word each. */
function failedIn(loads: readonly Result[], category: string): string {
  const [first] = loads;
  const parts = first?.categories[category]?.auditRefs ?? [];
  return parts
    .filter(({ id, weight }) => weight > 0 && (first?.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)
    .join(' ');
}

/** One load of each after the other, and again: whatever the machine does meanwhile meets all. */
async function loadsOf(
  urls: readonly string[],
  flagsOf: (load: number) => Pick<Flags, 'throttlingMethod' | 'onlyCategories' | 'onlyAudits'>,
): Promise<Loads> {
  const loads = new Map(urls.map((url) => [url, [] as Result[]]));
  for (let load = 0; load < LOADS; load += 1) {
    for (const [url, done] of loads) done.push(await loaded(url, flagsOf(load)));
  }
  return loads;
}

/** With a browser of its own, which has nothing of the page yet. */
async function loaded(url: string, flags: Flags): Promise<Result> {
  const chromePath = await ensureChromium();
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...chromiumFlags] });
  try {
    const run = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      disableFullPageScreenshot: true,
      ...flags,
    });
    if (!run) throw new Error(`Lighthouse said nothing about ${url}`);
    const { runtimeError } = run.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    return run.lhr;
  } finally {
    chrome.kill();
  }
}
