import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changedModules, readKept, withRun, writeKept } from './kept.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vriddhi-kept-'));
  write('domain/platform/money.ts', 'export const money = 1;');
  write('domain/platform/amount-in-words.ts', 'export const words = 1;');
  write('domain/platform/index.ts', `export { money } from './money.ts';`);
  write('tests/domain/platform/money.test.ts', 'money is one');
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

function write(path: string, text: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
}

function score(module: string, killed = 3) {
  return { module, killed, all: 4, survivors: [], untried: [] };
}

describe('the stored results of the mutants', () => {
  it('lists every module without a last run, and no module that the last run has tested', () => {
    expect(changedModules(root, [])).toEqual(['platform/amount-in-words.ts', 'platform/money.ts']);
    const run = [score('platform/amount-in-words.ts'), score('platform/money.ts')];
    const path = join(root, 'kept.json');
    writeKept(path, withRun(root, { kept: readKept(path), run }));
    expect(readKept(path).map(({ module }) => module)).toEqual([
      'platform/amount-in-words.ts',
      'platform/money.ts',
    ]);
    expect(changedModules(root, readKept(path))).toEqual([]);
  });

  it.each(['domain/platform/money.ts', 'tests/domain/platform/money.test.ts'])(
    'lists a module again once %s has changed',
    (path) => {
      const run = [score('platform/amount-in-words.ts'), score('platform/money.ts')];
      const kept = withRun(root, { kept: [], run });
      write(path, 'something else');
      expect(changedModules(root, kept)).toEqual(['platform/money.ts']);
    },
  );

  it('keeps the newest result of a module, and drops those of deleted modules', () => {
    const kept = withRun(root, { kept: [], run: [score('platform/money.ts'), score('old.ts')] });
    const now = withRun(root, { kept, run: [score('platform/money.ts', 4)] });
    expect(now.map(({ module, killed }) => [module, killed])).toEqual([['platform/money.ts', 4]]);
  });
});
