import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser, openContext, sizes } from '#tests/support/browser.ts';
import type { SizeName } from '#tests/support/browser.ts';
import { ensureBuilt } from '#tests/support/built.ts';
import { controlOf } from '#tests/support/control.ts';
import { lookAt, states, visitors } from './look-at.ts';
import type { LookState, Visitor } from './look-at.ts';
import { repositoryRoot } from '#ui/build/folders.ts';
import { startApp } from '#tests/support/running-app.ts';

/**
 * `npm run look -- <routes> [--state empty|loading|error|full] [--as new|demo|visitor]` takes
 * screenshots of routes at phone and desktop size and reports axe's findings on them, in
 * `reports/look`. It starts an app, unless `--at` gives the address of a running one. `--size
 * phone` takes one size only. Separate several states by commas. A route with parameters is an
 * address, or a pattern such as `/invest/:id/:scheme_master_id/:tag`, for which the app's first
 * matching link is used.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    state: { type: 'string', default: 'full' },
    as: { type: 'string' },
    at: { type: 'string' },
    size: { type: 'string' },
  },
});
if (positionals.length === 0) throw new Error('name a route, such as: npm run look -- /invest');
const wantedStates = oneOf<LookState>(values.state, states, '--state');
const [visitor] = oneOf<Visitor>(values.as, visitors, '--as');
const wantedSizes = oneOf<SizeName>(values.size, Object.keys(sizes) as SizeName[], '--size');
const folder = join(repositoryRoot, 'reports/look');
mkdirSync(folder, { recursive: true });

const app = await openApp(values.at);
const browser = await launchBrowser();
let wrong = 0;
try {
  const all = Object.keys(sizes) as SizeName[];
  for (const size of wantedSizes.length > 0 ? wantedSizes : all) {
    for (const state of wantedStates) wrong += await lookAtAll(size, state);
  }
} finally {
  await browser.close();
  await app.stop();
}
console.log(wrong === 0 ? 'Nothing found.' : `${wrong} found.`);
if (wrong > 0) process.exitCode = 1;

/** Takes the screenshots of one size and state. Signs in when a route first requires it. */
async function lookAtAll(size: SizeName, state: LookState): Promise<number> {
  const context = await openContext(browser, size);
  const who = visitor ?? (state === 'empty' ? 'new' : 'demo');
  let found = 0;
  for (const route of positionals) {
    found += (await lookAt(context, app, { route, state, size, who, folder })).length;
  }
  await context.close();
  return found;
}

async function openApp(at: string | undefined) {
  if (at !== undefined) {
    const address = at.replace(/\/$/, '');
    const reply = await fetch(`${address}/environment.json`);
    const { outsideOrigin } = (await reply.json()) as { readonly outsideOrigin: string };
    return { address, control: controlOf(outsideOrigin), stop: () => Promise.resolve() };
  }
  ensureBuilt();
  const started = await startApp();
  const control = controlOf(started.thirdPartyAddress);
  return { address: started.appAddress, control, stop: () => started.stop() };
}

function oneOf<Name extends string>(
  text: string | undefined,
  names: readonly Name[],
  option: string,
): readonly Name[] {
  const asked = (text ?? '').split(',').filter((name) => name !== '');
  const known = asked.filter((name): name is Name => names.some((one) => one === name));
  if (known.length < asked.length) throw new Error(`${option} is one of ${names.join(', ')}`);
  return known;
}
