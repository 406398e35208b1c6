import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contexts, layers } from './import-table.ts';
import { repositoryFiles, textOf } from './repository-files.ts';

const files = repositoryFiles();
const sources = files.filter((path) => /\.(ts|tsx|css)$/.test(path));
const layerFiles = files.filter((path) => layers.some((layer) => path.startsWith(`${layer}/`)));

/** The public site is a context of the screens alone. */
const published = contexts.filter((context) => context !== 'site');

/** A folder that is no context has a name of its own, and a reason. */
const otherRooms = {
  domain: ['platform', 'bin'],
  application: ['platform'],
  infrastructure: ['platform', 'backend', 'deployment'],
  'infrastructure/backend': [
    'http',
    'database',
    'commands',
    'scheduling',
    'ledger',
    'telemetry',
    'third-parties',
    'documents',
    'sandbox',
  ],
  ui: ['platform', 'build', 'public'],
} as const;

describe('the tree', () => {
  it('has exactly the top level that the architecture names', () => {
    const topLevel = [...new Set(files.map((path) => path.replace(/\/.*/, '')))];
    const visible = topLevel.filter((name) => !name.startsWith('.'));
    expect(visible.toSorted()).toEqual(
      [
        ...layers,
        'tests',
        'package.json',
        'package-lock.json',
        'tsconfig.json',
        'vite.config.ts',
        'README.md',
        'LICENSE',
        'CONTRIBUTING.md',
        'CHANGELOG.md',
      ].toSorted(),
    );
  });

  it.each(Object.entries(otherRooms))('has contexts below %s and few others', (at, rooms) => {
    const inside = files.filter((path) => path.startsWith(`${at}/`));
    const names = inside.map((path) => path.slice(at.length + 1).split('/'));
    const folders = new Set(names.filter((parts) => parts.length > 1).map(([name]) => name));
    const unknown = [...folders].filter(
      (name) => ![...contexts, ...rooms].includes(name as (typeof rooms)[number]),
    );
    expect(unknown).toEqual([]);
  });

  it('is at most four folders deep inside a layer', () => {
    expect(layerFiles.filter((path) => path.split('/').length > 6)).toEqual([]);
  });

  it('has at most 35 files of code in a folder', () => {
    const folders = [...new Set(sources.map((path) => dirname(path)))];
    const isIn = (folder: string) => sources.filter((path) => dirname(path) === folder);
    expect(folders.filter((folder) => isIn(folder).length > 35)).toEqual([]);
  });

  it('has no barrels but the entries of the published domain', () => {
    const entries = ['', 'platform/', ...published.map((context) => `${context}/`)];
    const barrels = sources.filter(
      (path) => basename(path).startsWith('index.ts') && layerFiles.includes(path),
    );
    expect(barrels.toSorted()).toEqual(entries.map((at) => `domain/${at}index.ts`).toSorted());
  });

  it('writes every published name of the domain out', () => {
    for (const context of ['platform', ...published]) {
      expect(textOf(`domain/${context}/index.ts`)).not.toMatch(/export\s+\*/);
    }
  });

  it('has a short README in each layer', () => {
    expect(files).toEqual(expect.arrayContaining(layers.map((layer) => `${layer}/README.md`)));
  });

  it('names files in kebab-case', () => {
    const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)+$/;
    expect(sources.filter((path) => !kebabCase.test(basename(path)))).toEqual([]);
  });
});

describe('a folder of the screens', () => {
  const inUi = files.filter((path) => path.startsWith('ui/'));
  const filesOf = (folder: string) =>
    inUi.filter((path) => dirname(path) === folder).map((path) => basename(path));
  const foldersWith = (name: RegExp) => [
    ...new Set(inUi.filter((path) => name.test(basename(path))).map((path) => dirname(path))),
  ];
  const COPY = /^(.+-)?copy\.tsx?$/;
  const PAGE = /^(route|page)\.ts$/;

  it('has its own texts in copy.ts, and those of a part in <part>-copy.ts', () => {
    const folders = foldersWith(COPY);
    expect(folders.length).toBeGreaterThan(60);
    const wrong = folders.filter((folder) => {
      const copies = filesOf(folder).filter((name) => COPY.test(name));
      const isScreen = filesOf(folder).some((name) => PAGE.test(name));
      return (isScreen || copies.length === 1) && !copies.includes('copy.ts');
    });
    expect(wrong).toEqual([]);
  });

  it('has one view, and the route or page that opens it', () => {
    const folders = foldersWith(/\.view\.tsx$/);
    expect(folders.length).toBeGreaterThan(50);
    const wrong = folders.filter((folder) => {
      const views = filesOf(folder).filter((name) => name.endsWith('.view.tsx'));
      return views.length > 1 || !filesOf(folder).some((name) => PAGE.test(name));
    });
    // Routes without a screen show the not-found page.
    expect(wrong).toEqual(['ui/platform/shell']);
  });
});

describe('a context of the backend', () => {
  const at = 'infrastructure/backend/';
  const inContexts = files.filter((path) =>
    published.some((context) => path.startsWith(`${at}${context}/`)),
  );
  const rooms = ['routes', 'records', 'jobs', 'seed', 'pages', 'sign-in', 'migrations'];

  it('has its files in rooms, beside context.ts and its tables', () => {
    const inside = inContexts.map((path) => path.slice(at.length).split('/').slice(1));
    const wrong = inside.filter(([first = '', ...below]) =>
      below.length === 0 ? !/^(context|(.+\.)?tables)\.ts$/.test(first) : !rooms.includes(first),
    );
    expect(wrong).toEqual([]);
  });

  it('declares routes in x.routes.ts files of routes/, which contains nothing else', () => {
    const wrong = inContexts.filter(
      (path) => path.includes('/routes/') !== path.endsWith('.routes.ts'),
    );
    expect(wrong).toEqual([]);
    const declaring = inContexts.filter((path) =>
      /\b(route|fileRoute)\(sandbox|\bcontrol\(/.test(textOf(path)),
    );
    expect(declaring.length).toBeGreaterThan(30);
    expect(declaring.filter((path) => !path.includes('/routes/'))).toEqual([]);
  });
});

describe('a source file', () => {
  it('has at most 250 lines, a test 400', () => {
    const long = sources
      .map((path) => ({ path, lines: textOf(path).trimEnd().split('\n').length }))
      .filter(({ path, lines }) => lines > (path.startsWith('tests/') ? 400 : 250));
    expect(long).toEqual([]);
  });

  it('has at most 100 columns, except copy, titles of tests and imports of one name', () => {
    const copy = /^\s*(['\w-]+: |\w+=|url\()?(['"`]).*\2[),;]?$/;
    // The ids of the ledger at its end make a title long, and formatters keep it on its line.
    const title = /^\s*(it|test)\((['"`]).*\2, (once, )?(async )?\([^)]*(\) => )?\{$/;
    const importOfOne = /^import (type )?\{ [\w ]+ \} from '[^']+';$/;
    const isWide = (line: string) =>
      line.length > 100 &&
      !importOfOne.test(line) &&
      !copy.test(line) &&
      !(title.test(line) && line.length <= 110);
    const wide = sources.flatMap((path) =>
      textOf(path)
        .split('\n')
        .flatMap((line, index) => (isWide(line) ? [`${path}:${index + 1}`] : [])),
    );
    expect(wide).toEqual([]);
  });

  it('is named by no I…, …Impl, …DTO, …Manager, …Helper or utils', () => {
    const names = /(^|-)(impl|dto|manager|helper|helpers|util|utils|common|misc)(-|\.)/;
    expect(sources.filter((path) => names.test(basename(path)))).toEqual([]);
  });

  it('names the argument of a constructor …Dependencies, not …Parts or …Ports', () => {
    const constructor = /constructor\([^)]*: \w*(Parts|Ports)\b/;
    // Dependencies are injected in the app; the backend and the domain pass plain values.
    const injected = layerFiles.filter((path) =>
      /^(application|ui|infrastructure(?!\/backend))\/.*\.tsx?$/.test(path),
    );
    expect(injected.filter((path) => constructor.test(textOf(path)))).toEqual([]);
  });

  it('imports a file of another folder by its layer, not by ../', () => {
    // The domain is published without the import map of this repository.
    const mapped = layerFiles.filter((path) =>
      /^(application|infrastructure|ui)\/.*\.tsx?$/.test(path),
    );
    const relative = mapped.filter((path) => /(from |import |import\()'\.\.\//.test(textOf(path)));
    expect(relative).toEqual([]);
  });

  it('uses class-validator only in ui/platform/forms, as @ByRule', () => {
    const importing = sources.filter(
      (path) => layerFiles.includes(path) && textOf(path).includes("from 'class-validator'"),
    );
    const forms = ['ui/platform/forms/by-rule.ts', 'ui/platform/forms/validate.ts'];
    expect(importing).toEqual(forms);
  });

  it('validates a form only in FormState', () => {
    const screens = sources.filter((path) => path.startsWith('ui/'));
    const validating = screens.filter((path) => /\bvalidate(Sync)?\(/.test(textOf(path)));
    const forms = ['ui/platform/forms/form-state.ts', 'ui/platform/forms/validate.ts'];
    expect(validating).toEqual(forms);
  });

  it('declares no enum, which Node cannot strip', () => {
    const declaring = sources.filter(
      (path) => path.endsWith('.ts') && /^\s*(export )?(const )?enum \w/m.test(textOf(path)),
    );
    expect(declaring).toEqual([]);
  });
});
