import type { CDPSession, Page } from 'playwright';
import { rounded } from './figure.ts';
import type { MeasureScreen } from './measure-screen.ts';
import { goWithin } from './taps.ts';

const NAVIGATIONS = 100;
const GOAL_MB = 5;
/** Around the app: lists, details, forms and charts. */
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

/** What is kept of screens that were left, after everything that can go is collected. */
export const measureMemory: MeasureScreen = async (page) => {
  const session = await page.context().newCDPSession(page);
  // All code is loaded, and whatever is kept on purpose is there.
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
  // What a first collection sets free may hold on to more.
  for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  return { bytes: usedSize, nodes };
}
