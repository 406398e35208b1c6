import type { CDPSession, Page } from 'playwright';
import { rounded } from '#tests/performance/support/figure.ts';
import type { MeasureScreen } from './support/measure-screen.ts';
import { goWithin } from './taps.ts';

const NAVIGATIONS = 100;
const GOAL_MB = 5;
/** Lists, details, forms and charts of the app. */
const places = [
  '/invest',
  '/invest/1003/0/-',
  '/portfolio',
  '/transaction-history',
  '/profile',
  '/profile/security',
  '/privatemarket/listing',
  '/pre-ipo-details?pre_ipo_stock_id=104&domain_name=nilgiridiagnostics.example',
  '/privatemarket/orders',
  '/privatemarket/portfolio',
];

/** The memory that screens retain after they were left and garbage has been collected. */
export const measureMemory: MeasureScreen = async (page) => {
  const session = await page.context().newCDPSession(page);
  // Warm up, so that all code is loaded and caches are filled.
  await goAround(page, 3 * places.length);
  const before = await heapOf(session);
  await goAround(page, NAVIGATIONS);
  const after = await heapOf(session);
  const nodes = `elements ${before.nodes} and ${after.nodes}`;
  const how = `${rounded(before.bytes / 1e6)} MB before; ${nodes}`;
  return [
    {
      what: `memory kept of ${NAVIGATIONS} navigations`,
      value: rounded((after.bytes - before.bytes) / 1e6, 2),
      unit: 'MB',
      goal: GOAL_MB,
      how,
    },
  ];
};

async function goAround(page: Page, steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    await goWithin(page, places[step % places.length] ?? '/invest');
  }
}

async function heapOf(session: CDPSession): Promise<{ bytes: number; nodes: number }> {
  // Objects freed by one collection may have retained others, so collect repeatedly.
  for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  return { bytes: usedSize, nodes };
}
