import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { layers } from './import-table.ts';
import { repositoryFiles, textOf } from './repository-files.ts';

const files = repositoryFiles();
const sources = files.filter((path) => /\.(ts|tsx|css)$/.test(path));
const layerFiles = files.filter((path) => layers.some((layer) => path.startsWith(`${layer}/`)));

describe('the tree', () => {
  it('has exactly the top level that the architecture names', () => {
    const topLevel = [...new Set(files.map((path) => path.replace(/\/.*/, '')))];
    expect(topLevel.filter((name) => !name.startsWith('.')).toSorted()).toEqual(
      [
        ...[...layers, 'tests', 'package.json', 'package-lock.json', 'tsconfig.json'],
        ...['vite.config.ts', 'README.md', 'LICENSE', 'CONTRIBUTING.md', 'CHANGELOG.md'],
      ].toSorted(),
    );
  });

  it('is at most four folders deep inside a layer', () => {
    expect(layerFiles.filter((path) => path.split('/').length > 6)).toEqual([]);
  });

  it('has at most 35 files of code in a folder', () => {
    const folders = [...new Set(sources.map((path) => dirname(path)))];
    const isIn = (folder: string) => sources.filter((path) => dirname(path) === folder);
    expect(folders.filter((folder) => isIn(folder).length > 35)).toEqual([]);
  });
});

describe('a source file', () => {
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
    expect(importing).toEqual(['ui/platform/forms/by-rule.ts', 'ui/platform/forms/validate.ts']);
  });
});
