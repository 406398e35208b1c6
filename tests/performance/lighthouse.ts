import type { Result } from 'lighthouse';
import { ensureBuilt } from '#tests/support/built.ts';
import { startApp } from '#tests/support/running-app.ts';
import type { RunningApp } from '#tests/support/running-app.ts';
import { percentile, rounded } from '#tests/performance/support/figure.ts';
import type { Figure } from '#tests/performance/support/figure.ts';
import { measureOwnData } from './own-data.ts';
import { type Loads, loadsOf, withProfileOf } from './lighthouse-loads.ts';

/** Pages that a visitor may open first. */
const pages = [
  '/',
  '/buy-nse-unlisted-shares',
  '/privatemarket/news',
  '/contact-us',
  '/help',
  '/login',
];
/** Screens that an investor opens first: the dashboard, a deposit, the market. */
const ownPages = ['/dashboard', '/invest', '/invest/1003/0/-', '/privatemarket/listing'];
/** The sample investor with a long history. */
const DEMO = '9000000001';
const qualities = ['accessibility', 'best-practices', 'seo'] as const;
/** The audits of loads with applied throttling. Other audits are left out to save time. */
const PAINTS = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];

/** Lighthouse's phone profile with simulated and applied throttling. */
export const measureLighthouse = () => withApp(measureVisits);

/** The same for screens that need a session. */
export const measureLighthouseSignedIn = () => withApp(measureOwnPages);

async function withApp(
  measure: (app: RunningApp) => Promise<readonly Figure[]>,
): Promise<readonly Figure[]> {
  ensureBuilt();
  const app = await startApp();
  try {
    return await measure(app);
  } finally {
    await app.stop();
  }
}

async function measureVisits(app: RunningApp): Promise<readonly Figure[]> {
  const urls = pages.map((path) => `${app.appAddress}${path}`);
  const inTheLab = await loadsOf({
    urls,
    flagsOf: (load) => ({
      throttlingMethod: 'simulate',
      onlyCategories: load === 0 ? ['performance', ...qualities] : ['performance'],
    }),
  });
  const onTheRoad = await loadsOf({
    urls,
    flagsOf: () => ({ throttlingMethod: 'devtools', onlyAudits: PAINTS }),
  });
  return pages.flatMap((path) => {
    const address = `${app.appAddress}${path}`;
    return [
      performance(path, of(inTheLab, address), 98),
      ...qualitiesOf(path, of(inTheLab, address)),
      ...applied(path, of(onTheRoad, address)),
    ];
  });
}

/** Measures a returning investor; each browser has only the session stored, and no cache. */
async function measureOwnPages(app: RunningApp): Promise<readonly Figure[]> {
  return await withProfileOf(DEMO, app, async (profile) => {
    const urls = ownPages.map((path) => `${app.appAddress}${path}`);
    const inTheLab = await loadsOf({
      ...{ urls, profile },
      flagsOf: () => ({ throttlingMethod: 'simulate', onlyCategories: ['performance'] }),
    });
    const onTheRoad = await loadsOf({
      ...{ urls, profile },
      flagsOf: () => ({ throttlingMethod: 'devtools', onlyAudits: PAINTS }),
    });
    const painted = ownPages.flatMap((path) => {
      const address = `${app.appAddress}${path}`;
      const value = largestPaint(of(onTheRoad, address));
      return [
        performance(path, of(inTheLab, address), 95),
        { what: `${path}: LCP, applied`, value, unit: 's', goal: 2.3 },
      ];
    });
    return [...painted, ...(await measureOwnData(app))];
  });
}

function of(loads: Loads, address: string): readonly Result[] {
  return loads.get(address) ?? [];
}

function performance(path: string, loads: readonly Result[], goal: number): Figure {
  return {
    what: `${path}: performance, simulated`,
    value: percentile(scoresOf(loads, 'performance'), 0.5),
    unit: '',
    ...atLeast(goal),
  };
}

/** Categories whose scores do not vary between loads. */
function qualitiesOf(path: string, loads: readonly Result[]): readonly Figure[] {
  return qualities.map((name) => ({
    what: `${path}: ${name}`,
    value: scoresOf(loads, name)[0] ?? 0,
    unit: '',
    ...atLeast(100),
    how: failedIn(loads, name),
  }));
}

function scoresOf(loads: readonly Result[], category: string): readonly number[] {
  return loads.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100));
}

function applied(path: string, loads: readonly Result[]): readonly Figure[] {
  return [
    { what: `${path}: LCP, applied`, value: largestPaint(loads), unit: 's', goal: 1 },
    {
      what: `${path}: blocked, applied`,
      value: median(loads, 'total-blocking-time'),
      unit: 'ms',
      goal: 50,
    },
    {
      what: `${path}: layout shift, applied`,
      // Five decimal places, so that even a shift of one letter counts.
      value: rounded(median(loads, 'cumulative-layout-shift'), 5),
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

/** The names of the failed audits of a category. */
function failedIn(loads: readonly Result[], category: string): string {
  const [first] = loads;
  const parts = first?.categories[category]?.auditRefs ?? [];
  return parts
    .filter(({ id, weight }) => weight > 0 && (first?.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)
    .join(' ');
}
