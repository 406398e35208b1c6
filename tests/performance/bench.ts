import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '#tests/support/browser.ts';
import { ensureBuilt } from '#tests/support/built.ts';
import { startApp } from '#tests/support/running-app.ts';
import { repositoryRoot } from '#ui/build/folders.ts';
import { measureAgainstBare } from './against-bare.ts';
import { holds } from '#tests/performance/support/figure.ts';
import type { Figure } from '#tests/performance/support/figure.ts';
import { measureFiles } from '#tests/performance/support/files.ts';
import { measureEarlyExits } from './early-exit.ts';
import { measureGrowth } from './growth.ts';
import { measureLighthouse, measureLighthouseSignedIn } from './lighthouse.ts';
import { measureLiveQuote } from './live-quote.ts';
import { measureLoad } from './load-steps.ts';
import { measureManyDeposits } from './many-deposits.ts';
import { measurePageWeight } from './page-weight.ts';
import { measureQuotes } from './quote.ts';
import { measureScreens } from './screens.ts';
import { measureServer } from './start.ts';
import { measureUploads } from './uploads.ts';
import { measureValidators } from './validators.ts';

/**
 * `npm run bench [-- <names>] [--without <names>]` measures figures and compares them with their
 * goals. It prints a table, and writes `reports/bench.json`. Names: quote, files, server, uploads,
 * load, browser, screens, lighthouse, lighthouse-signed-in.
 */
const benches = {
  quote: measureDomain,
  files: measureFiles,
  server: measureServer,
  uploads: measureUploads,
  load: measureLoad,
  browser: measureBrowser,
  screens: measureScreens,
  lighthouse: measureLighthouse,
  'lighthouse-signed-in': measureLighthouseSignedIn,
} as const satisfies Record<string, () => Promise<readonly Figure[]>>;
type BenchName = keyof typeof benches;

const all = Object.keys(benches) as BenchName[];
const words = process.argv.slice(2);
const split = words.includes('--without') ? words.indexOf('--without') : words.length;
const named = namesIn(words.slice(0, split));
const skipped = namesIn(words.slice(split + 1));
const chosen = (named.length > 0 ? named : all).filter((name) => !skipped.includes(name));
const figures: (Figure & { readonly bench: BenchName })[] = [];
for (const bench of chosen) {
  console.log(`\n${bench}`);
  for (const figure of await benches[bench]()) {
    figures.push({ bench, ...figure });
    console.log(lineOf(figure));
  }
}
const run = {
  at: new Date().toISOString(),
  node: process.version,
  cores: cpus().length,
  load: loadavg()[1],
  figures: figures.map((figure) => ({ ...figure, holds: holds(figure) })),
};
mkdirSync(join(repositoryRoot, 'reports'), { recursive: true });
writeFileSync(join(repositoryRoot, 'reports/bench.json'), `${JSON.stringify(run, undefined, 2)}\n`);
const missed = figures.filter((figure) => !holds(figure));
const verdict = missed.length === 0 ? 'Every goal is met.' : `${missed.length} goals are missed.`;
console.log(`\n${verdict}`);
if (missed.length > 0) process.exitCode = 1;

function namesIn(given: readonly string[]): readonly BenchName[] {
  return given.map((name) => {
    if (!Object.hasOwn(benches, name)) throw new Error(`there is no bench ${name}: ${all.join()}`);
    return name as BenchName;
  });
}

/** Measures the domain in this process. */
async function measureDomain(): Promise<readonly Figure[]> {
  const quotes = await measureQuotes();
  const deposits = [...measureEarlyExits(), ...measureManyDeposits()];
  const rules = [...deposits, ...measureValidators(), ...measureGrowth()];
  return [...quotes, ...measureAgainstBare(), ...rules];
}

async function measureBrowser(): Promise<readonly Figure[]> {
  ensureBuilt();
  const app = await startApp();
  const browser = await launchBrowser();
  try {
    return [
      ...(await measurePageWeight(browser, app.appAddress)),
      ...(await measureLiveQuote(browser, app.appAddress)),
    ];
  } finally {
    await browser.close();
    await app.stop();
  }
}

function lineOf(figure: Figure): string {
  const { what, value, unit, goal, isAtLeast, how } = figure;
  const mark = holds(figure) ? '✓' : '✗';
  const aim = goal === undefined ? '' : `${isAtLeast ? 'at least' : 'at most'} ${goal}`;
  const measured = `${value} ${unit}`.trim().padStart(16);
  const row = `${goal === undefined ? ' ' : mark} ${what.padEnd(44)}${measured}  ${aim.padEnd(18)}`;
  return `${row}${how ?? ''}`.trimEnd().slice(0, 200);
}
