import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import type { Result } from 'lighthouse';
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

/** Lighthouse's phone profile, each way of throttling said with its figure, beside two floors. */
export async function measureLighthouse(): Promise<readonly Figure[]> {
  ensureBuilt();
  const [app, floors] = [await startApp(), await startFloors()];
  try {
    const bare = await loadsOf(floors.barePage, 'devtools');
    const still = await loadsOf(floors.staticPage, 'devtools');
    const floor = largestPaint(bare);
    const figures: Figure[] = [
      { what: 'floor: bare page of React, LCP applied', value: floor, unit: 's' },
      { what: 'floor: page without scripts, LCP applied', value: largestPaint(still), unit: 's' },
    ];
    for (const path of pages) {
      const address = `${app.appAddress}${path}`;
      figures.push(
        ...simulated(path, await loadsOf(address, 'simulate')),
        ...applied(path, await loadsOf(address, 'devtools'), floor),
      );
    }
    return figures;
  } finally {
    await floors.stop();
    await app.stop();
  }
}

function simulated(path: string, loads: readonly Result[]): readonly Figure[] {
  const score = (name: string) =>
    percentile(
      loads.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100)),
      0.5,
    );
  const what = (name: string) => `${path}: ${name}, simulated`;
  return [
    { what: what('performance'), value: score('performance'), unit: '', ...atLeast(98) },
    ...qualities.map((name) => ({
      what: `${path}: ${name}`,
      value: score(name),
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

async function loadsOf(
  url: string,
  throttlingMethod: 'simulate' | 'devtools',
): Promise<readonly Result[]> {
  const chromePath = await ensureChromium();
  const loads: Result[] = [];
  for (let load = 0; load < LOADS; load += 1) {
    const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...chromiumFlags] });
    try {
      const run = await lighthouse(url, { port: chrome.port, throttlingMethod, logLevel: 'error' });
      if (!run) throw new Error(`Lighthouse said nothing about ${url}`);
      const { runtimeError } = run.lhr;
      if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
      loads.push(run.lhr);
    } finally {
      chrome.kill();
    }
  }
  return loads;
}
