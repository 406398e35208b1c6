import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { investorRoutes, visitorRoutes } from '#tests/e2e/support/all-routes.ts';
import { launchBrowser, openContext } from '#tests/support/browser.ts';
import { ensureBuilt } from '#tests/support/built.ts';
import { buildFolder } from '#ui/build/folders.ts';
import { controlOf } from '#tests/support/control.ts';
import { startApp } from '#tests/support/running-app.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { rounded } from './figure.ts';
import type { Figure } from './figure.ts';
import { gzipBytes } from './gzip-bytes.ts';
import { type RouteWeight, weighRoutes } from '#tests/performance/route-weights.ts';

const folder = join(buildFolder, 'app');
/** The sample investor with a long history. */
const DEMO = '9000000001';

/** The size of all shipped files, and of those that each route loads. */
export async function measureFiles(): Promise<readonly Figure[]> {
  ensureBuilt();
  return [
    { what: 'all JS shipped, gzip', value: kilobytes('**/*.js'), unit: 'KB', goal: 600 },
    { what: 'all CSS shipped, gzip', value: kilobytes('**/*.css'), unit: 'KB' },
    {
      what: 'scripts shipped',
      value: globSync('**/*.js', { cwd: folder }).length,
      unit: 'files',
    },
    ...(await measureRoutes()),
  ];
}

/** Loads each route on a cold cache and compares it with its limit. */
async function measureRoutes(): Promise<readonly Figure[]> {
  const app = await startApp();
  const browser = await launchBrowser();
  const figureOf = ({ route, kilobytes: value, scripts }: RouteWeight): Figure => ({
    ...{ what: `${route.path}: JS gzip`, value, unit: 'KB', goal: route.most },
    how: `${scripts.length} scripts`,
  });
  try {
    const page = await (await openContext(browser, 'phone')).newPage();
    const first = await weighRoutes([page], app.appAddress, visitorRoutes);
    const control = controlOf(app.thirdPartyAddress);
    await signIn(page, { address: app.appAddress, control }, DEMO);
    const second = await weighRoutes([page], app.appAddress, investorRoutes);
    return [...first, ...second].map(figureOf);
  } finally {
    await browser.close();
    await app.stop();
  }
}

function kilobytes(pattern: string): number {
  const sizes = globSync(pattern, { cwd: folder }).map((path) =>
    gzipBytes(readFileSync(join(folder, path))),
  );
  return rounded(sizes.reduce((sum, size) => sum + size, 0) / 1000);
}
