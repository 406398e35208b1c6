import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryFiles, textOf } from './repository-files.ts';

const files = repositoryFiles().filter((path) => /^(ui|infrastructure|application)\//.test(path));
const routeFiles = files.filter((path) => /\/route\.tsx?$/.test(path));

/** The screens that a `route.ts` loads from its own folder. */
const screens = routeFiles.flatMap((path) =>
  [...textOf(path).matchAll(/import\('\.\/([^']+)'\)/g)].map(([, file = '']) =>
    join(dirname(path), file),
  ),
);

/**
 * Visitors and investors open these first, so the build keeps their bundles small. The first two
 * have port bindings that the dashboard and the activity load.
 */
const OPENED_FIRST = [
  'accounts/kyc',
  'accounts/profile',
  'accounts/sign-in',
  'accounts/verify-mobile',
  'fixed-deposits/catalogue/invest-list',
  'fixed-deposits/dashboard',
  'fixed-deposits/deposit-page',
  'private-market/catalogue/listing',
];

// `tests/build/planted-screen.exhaustive.test.ts` builds the app with one more screen.
describe('a screen', () => {
  it('is listed by the route.ts of its folder, and in no other file', () => {
    expect(screens.length).toBeGreaterThan(50);
    const outside = files.filter((path) => /\.tsx?$/.test(path));
    const wrong = screens.flatMap((screen) =>
      outside
        .filter((path) => dirname(path) !== dirname(screen))
        .filter((path) => textOf(path).includes(`'#${screen}'`))
        .map((path) => `${path} -> ${screen}`),
    );
    expect(wrong).toEqual([]);
  });

  it('has its route.ts collected by pattern, not by name', () => {
    const screenFiles = files.filter((path) => path.startsWith('ui/'));
    const named = screenFiles.filter((path) => /\/route\.tsx?'/.test(textOf(path)));
    expect(named).toEqual([]);
    expect(textOf('ui/routes.ts')).toContain('./**/route.{ts,tsx}');
  });

  it('is in a bundle by its folder, which the build does not name unless it opens first', () => {
    const build = files.filter((path) => path.startsWith('ui/build/') && path.endsWith('.ts'));
    const folders = screens.map((path) => dirname(path).replace('ui/', ''));
    const named = folders.filter((folder) =>
      build.some((path) => new RegExp(`['/"]${folder}['/"]`).test(textOf(path))),
    );
    expect([...new Set(named)].toSorted()).toEqual(OPENED_FIRST);
  });
});

describe('the bindings of a context', () => {
  const modules = files.filter(
    (path) => path.endsWith('.module.ts') && !path.startsWith('infrastructure/platform/'),
  );

  it('are collected by pattern: no file imports or lists them', () => {
    expect(modules.length).toBeGreaterThan(10);
    const importing = files.filter((path) => /(?<!\*)\.module\.ts'/.test(textOf(path)));
    expect(importing).toEqual([
      'infrastructure/container.ts',
      'infrastructure/platform/browser-device.ts',
    ]);
    expect(textOf('ui/main.tsx')).toContain('../infrastructure/*/**/*.module.ts');
  });

  it('are loaded by the screens that name them', () => {
    const names = modules.map((path) => path.replace(/^.*\/(.+)\.module\.ts$/, '$1'));
    const text = files
      .filter((path) => path.startsWith('ui/'))
      .map(textOf)
      .join();
    expect(names.filter((name) => !text.includes(`'${name}'`))).toEqual([]);
  });
});

describe('the storage of a tab for the sign-in', () => {
  it.each([
    ['AttemptedPath', 'stored-return-path.ts'],
    ['CampaignPath', 'stored-campaign-visits.ts'],
    ['PanVerification', 'stored-verified-pan-draft.ts'],
  ])('has a key, %s, that only its adapter names', (key, adapter) => {
    const naming = files.filter((path) => textOf(path).includes(`JourneyKey.${key}`));
    expect(naming).toEqual([`infrastructure/platform/storage/${adapter}`]);
  });
});

describe('the session of the investor', () => {
  it('is begun, changed and ended by use cases, not by screens', () => {
    const screenFiles = files.filter((path) => path.startsWith('ui/') && /\.tsx?$/.test(path));
    const change = /\bsession\.(begin|update|rememberMobile|end)\(/;
    expect(screenFiles.filter((path) => change.test(textOf(path)))).toEqual([]);
  });
});
