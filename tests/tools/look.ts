import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser, openContext, sizes } from '#tests/support/browser.ts';
import type { SizeName } from '#tests/support/browser.ts';
import { ensureBuilt } from '#tests/support/built.ts';
import { controlOf } from '#tests/support/control.ts';
import { lookAt, states, themes, visitors } from '#tests/tools/look/look-at.ts';
import type { Look, LookState, Theme, Visitor } from '#tests/tools/look/look-at.ts';
import { drawSheet, mainRoutes } from '#tests/tools/look/sheet.ts';
import { repositoryRoot } from '#ui/build/folders.ts';
import { startApp } from '#tests/support/running-app.ts';

/**
 * `npm run look -- <routes> [--state empty|loading|error|full] [--as new|demo|visitor]` takes
 * screenshots of routes at phone and desktop size and reports axe's findings on them, in
 * `reports/look`. It starts an app, unless `--at` gives the address of a running one. `--size
 * phone` takes one size only, `--theme light,dark` takes both themes. Separate several states by
 * commas. A route with parameters is an address, or a pattern such as
 * `/invest/:id/:scheme_master_id/:tag`, for which the app's first matching link is used.
 *
 * `npm run look -- --sheet` takes the twenty main screens of the sample investor in both sizes and
 * themes, and puts them together on `reports/look/sheet-<size>-<theme>.png`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    state: { type: 'string', default: 'full' },
    as: { type: 'string' },
    at: { type: 'string' },
    size: { type: 'string' },
    theme: { type: 'string' },
    sheet: { type: 'boolean', default: false },
  },
});
const routes = values.sheet ? mainRoutes : positionals;
if (routes.length === 0) throw new Error('name a route, such as: npm run look -- /invest');
const wantedStates = oneOf<LookState>(values.state, states, '--state');
const [visitor] = oneOf<Visitor>(values.as, visitors, '--as');
const wantedSizes = oneOf<SizeName>(values.size, Object.keys(sizes) as SizeName[], '--size');
const themeNames = values.theme ?? (values.sheet ? 'light,dark' : 'light');
const wantedThemes = oneOf<Theme>(themeNames, themes, '--theme');
const folder = join(repositoryRoot, 'reports/look');
mkdirSync(folder, { recursive: true });

const app = await openApp(values.at);
const browser = await launchBrowser();
let wrong = 0;
try {
  for (const kind of kinds()) wrong += await lookAtAll(kind);
} finally {
  await browser.close();
  await app.stop();
}
console.log(wrong === 0 ? 'Nothing found.' : `${wrong} found.`);
if (wrong > 0) process.exitCode = 1;

type Kind = Pick<Look, 'size' | 'state' | 'theme'>;

function kinds(): readonly Kind[] {
  const all = Object.keys(sizes) as SizeName[];
  const shownSizes = wantedSizes.length > 0 ? wantedSizes : all;
  return shownSizes.flatMap((size) =>
    wantedStates.flatMap((state) => wantedThemes.map((theme) => ({ size, state, theme }))),
  );
}

/** Takes the screenshots of one kind. Signs in when a route first requires it. */
async function lookAtAll(kind: Kind): Promise<number> {
  const context = await openContext(browser, kind.size);
  const who = visitor ?? (kind.state === 'empty' ? 'new' : 'demo');
  const looks = routes.map((route): Look => ({ ...kind, route, who, folder }));
  let found = 0;
  for (const look of looks) found += (await lookAt(context, app, look)).length;
  await context.close();
  if (values.sheet) {
    await drawSheet(browser, looks, join(folder, `sheet-${kind.size}-${kind.theme}.png`));
  }
  return found;
}

async function openApp(at: string | undefined) {
  if (at !== undefined) {
    const address = at.replace(/\/$/, '');
    const reply = await fetch(`${address}/environment.json`);
    const { thirdPartyOrigin } = (await reply.json()) as { readonly thirdPartyOrigin: string };
    return { address, control: controlOf(thirdPartyOrigin), stop: () => Promise.resolve() };
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
  const given = (text ?? '').split(',').filter((name) => name !== '');
  const known = given.filter((name): name is Name => names.some((one) => one === name));
  if (known.length < given.length) throw new Error(`${option} is one of ${names.join(', ')}`);
  return known;
}
