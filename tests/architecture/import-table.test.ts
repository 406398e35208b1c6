import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repositoryRoot } from '#ui/build/folders.ts';
import { importTable } from './import-table.ts';
import { structureOf } from './structure.ts';
import type { Structure, WrongImport } from './structure.ts';

/** For each rule, files that break only this rule: `[file, import]`. */
const wrongImports: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'domain-imports-nothing-of-ours': [
    ['domain/platform/a1.ts', '../../application/platform/right.ts'],
    ['domain/platform/a2.ts', '../../infrastructure/platform/right.ts'],
    ['domain/accounts/kyc/a3.ts', '../../../ui/platform/right.ts'],
    ['domain/platform/a4.ts', '../../tests/right.ts'],
  ],
  'domain-packages': [
    ['domain/platform/c1.ts', 'mobx'],
    ['domain/platform/c2.ts', 'react'],
    ['domain/platform/c3.ts', 'inversify'],
    ['domain/platform/c4.ts', 'valibot'],
    ['domain/platform/c5.ts', 'class-validator'],
  ],
  'domain-without-node': [['domain/platform/d1.ts', 'node:crypto']],
  'application-imports-domain': [
    ['application/accounts/e1.ts', '#infrastructure/platform/right.ts'],
    ['application/accounts/e2.ts', '#ui/platform/right.ts'],
    ['application/accounts/e3.ts', '#tests/right.ts'],
  ],
  'application-without-packages': [
    ['application/accounts/f1.ts', 'react'],
    ['application/accounts/f2.ts', 'mobx'],
    ['application/accounts/f3.ts', 'inversify'],
  ],
  'application-without-node': [['application/accounts/g1.ts', 'node:http']],
  'infrastructure-imports-application-and-domain': [
    ['infrastructure/accounts/h1.ts', '#ui/platform/right.ts'],
    ['infrastructure/accounts/h2.ts', '#tests/right.ts'],
  ],
  'ui-imports-application-and-domain': [
    ['ui/accounts/i1.tsx', '#infrastructure/platform/right.ts'],
    ['ui/platform/i2.tsx', '#infrastructure/container.ts'],
    ['ui/accounts/i3.tsx', '#tests/right.ts'],
  ],
  'ui-without-node': [['ui/accounts/j1.tsx', 'node:fs']],
  'app-does-not-know-its-backend': [['infrastructure/accounts/k1.ts', '../backend/http/right.ts']],
  'backend-shares-only-the-wire': [
    ['infrastructure/backend/accounts/l1.ts', '#infrastructure/accounts/http-right.ts'],
    ['infrastructure/backend/http/l2.ts', '#infrastructure/platform/right.ts'],
  ],
  'backend-without-screens': [
    ['infrastructure/backend/http/m1.ts', 'react'],
    ['infrastructure/platform/m2.ts', 'mobx'],
  ],
  'platform-imports-no-context': [
    ['domain/platform/n1.ts', '../accounts/right.ts'],
    ['application/platform/n2.ts', '#domain/accounts/right.ts'],
    ['infrastructure/platform/n3.ts', '#application/accounts/right.ts'],
    ['infrastructure/backend/http/n4.ts', '../accounts/right.ts'],
    ['ui/platform/n5.tsx', '#application/accounts/right.ts'],
    ['infrastructure/backend/third-parties/n6.ts', '../accounts/right.ts'],
    ['infrastructure/backend/sandbox/n7.ts', '../accounts/right.ts'],
  ],
  'contexts-do-not-import-one-another': [
    ['domain/fixed-deposits/o1.ts', '../accounts/right.ts'],
    ['application/fixed-deposits/o2.ts', '#domain/accounts/right.ts'],
    ['infrastructure/backend/fixed-deposits/o3.ts', '../accounts/right.ts'],
    ['ui/fixed-deposits/o4.tsx', '#application/accounts/right.ts'],
  ],
  'no-circles': [
    ['domain/platform/p1.ts', './p1.ts'],
    ['tests/backend/p2.ts', './p2.ts'],
  ],
  resolvable: [
    ['domain/platform/b1.ts', '#domain/platform/right.ts'],
    ['ui/platform/q1.ts', '#domain/platform/nowhere.ts'],
    ['ui/platform/q2.ts', './nowhere.ts'],
  ],
  'declared-packages': [['ui/platform/r1.ts', 'fast-check']],
};

/** Two files that only take types from each other. */
const typeCircle: readonly (readonly [string, string])[] = [
  ['domain/platform/t1.ts', './t2.ts'],
  ['domain/platform/t2.ts', './t1.ts'],
];

const rightFiles = [
  'domain/platform/right.ts',
  'domain/accounts/right.ts',
  'application/platform/right.ts',
  'application/accounts/right.ts',
  'infrastructure/container.ts',
  'infrastructure/platform/right.ts',
  'infrastructure/accounts/http-right.ts',
  'infrastructure/accounts/right.wire.ts',
  'infrastructure/backend/http/right.ts',
  'infrastructure/backend/accounts/right.ts',
  'ui/platform/right.ts',
  'tests/right.ts',
];

/** Allowed imports, so that a rule that refuses everything fails as well. */
const rightImports: readonly (readonly [string, string])[] = [
  ['domain/accounts/z1.ts', '../platform/right.ts'],
  ['domain/platform/z2.ts', 'decimal.js'],
  ['domain/platform/z3.ts', 'date-fns'],
  ['domain/bin/z4.ts', 'node:process'],
  ['application/accounts/z5.ts', '#domain/accounts/right.ts'],
  ['infrastructure/accounts/z6.ts', '#application/accounts/right.ts'],
  ['infrastructure/backend/accounts/z7.ts', '#infrastructure/accounts/right.wire.ts'],
  ['infrastructure/platform/z8.ts', 'inversify'],
  ['ui/accounts/z9.tsx', '#application/accounts/right.ts'],
  ['ui/main.tsx', '#infrastructure/container.ts'],
];

describe('the import table', () => {
  let planted: string;
  let structure: Structure;

  beforeAll(async () => {
    planted = plantTree();
    structure = await structureOf(planted, []);
  });
  afterAll(() => {
    rmSync(planted, { recursive: true });
  });

  it('has a planted wrong import for each of its rules', () => {
    expect(Object.keys(wrongImports)).toEqual(importTable.map(({ name }) => name));
  });

  it.each(Object.entries(wrongImports))('refuses by %s', (rule, files) => {
    const refused = structure.wrongImports.filter(
      (wrong) => wrong.rule === rule && !isInTypeCircle(wrong),
    );
    expect(refused.map(({ from }) => from).toSorted()).toEqual(
      files.map(([from]) => from).toSorted(),
    );
  });

  it('refuses an import cycle of types', () => {
    const refused = structure.wrongImports.filter(isInTypeCircle);
    expect(refused.map(({ rule }) => rule)).toEqual(['no-circles']);
  });

  it('allows what the architecture allows', () => {
    const allowed = rightImports.map(([from]) => from);
    expect(structure.modules).toEqual(expect.arrayContaining(allowed));
    expect(structure.wrongImports.filter(({ from }) => allowed.includes(from))).toEqual([]);
  });

  it('lifts a context rule by a listed exception, and reports an unused one', async () => {
    const meant = { from: 'ui/platform/n5.tsx', to: 'application/accounts/', reason: 'a test' };
    const idle = { from: 'ui/platform/nobody.tsx', to: 'ui/', reason: 'a test' };
    const { wrongImports: wrong, idleExceptions } = await structureOf(planted, [meant, idle]);
    expect(wrong.map(({ from }) => from)).not.toContain(meant.from);
    expect(wrong).toHaveLength(structure.wrongImports.length - 1);
    expect(idleExceptions).toEqual([idle]);
  });

  it('lifts no layer rule by an exception', async () => {
    const exception = { from: 'ui/platform/i2.tsx', to: 'infrastructure/', reason: 'a test' };
    const { wrongImports: wrong } = await structureOf(planted, [exception]);
    expect(wrong.map(({ from }) => from)).toContain(exception.from);
  });
});

/** A small repository with one file per wrong import; inside this one, so that packages resolve. */
function plantTree(): string {
  mkdirSync(join(repositoryRoot, 'reports'), { recursive: true });
  const planted = mkdtempSync(join(repositoryRoot, 'reports/planted-'));
  for (const path of ['package.json', 'domain/package.json']) {
    write(planted, path, readFileSync(join(repositoryRoot, path), 'utf8'));
  }
  for (const path of rightFiles) write(planted, path, 'export const right = 1;\n');
  for (const [path, wanted] of [...Object.values(wrongImports).flat(), ...rightImports]) {
    write(planted, path, `import * as wanted from '${wanted}';\nexport const kept = wanted;\n`);
  }
  for (const [path, wanted] of typeCircle) {
    const text = `import type { Other } from '${wanted}';\nexport type One = { other: Other };\n`;
    write(planted, path, `${text}export type { One as Other };\n`);
  }
  return planted;
}

function isInTypeCircle({ from }: WrongImport): boolean {
  return typeCircle.some(([path]) => path === from);
}

function write(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
