import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModuleScore } from './report.ts';

/** The last result of a module, with a hash of its code and test file. */
export interface KeptScore extends ModuleScore {
  readonly fingerprint: string;
}

/** Every module of the domain with code, by its path below `domain/`. */
export function domainModules(root: string): readonly string[] {
  const all = globSync('*/**/*.ts', { cwd: join(root, 'domain') });
  return all
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/^(bin|dist|node_modules)\/|(^|\/)index\.ts$/.test(path))
    .toSorted();
}

/** A hash of the module and its test file. */
export function fingerprintOf(root: string, module: string): string {
  const test = join(root, 'tests/domain', module.replace(/\.ts$/, '.test.ts'));
  const texts = [join(root, 'domain', module), test].map((path) =>
    existsSync(path) ? readFileSync(path, 'utf8') : '',
  );
  return createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 16);
}

export function readKept(path: string): readonly KeptScore[] {
  if (!existsSync(path)) return [];
  return JSON.parse(readFileSync(path, 'utf8')) as readonly KeptScore[];
}

/** Writes one module per line, for readable diffs. */
export function writeKept(path: string, scores: readonly KeptScore[]): void {
  const lines = scores
    .toSorted((a, b) => (a.module < b.module ? -1 : 1))
    .map((score) => JSON.stringify(score));
  writeFileSync(path, `[\n${lines.join(',\n')}\n]\n`);
}

export function changedModules(root: string, kept: readonly KeptScore[]): readonly string[] {
  const seen = new Map(kept.map(({ module, fingerprint }) => [module, fingerprint]));
  return domainModules(root).filter((module) => seen.get(module) !== fingerprintOf(root, module));
}

/** The stored results, in which the results of this run replace older ones. */
export function withRun(
  root: string,
  { kept, run }: { readonly kept: readonly KeptScore[]; readonly run: readonly ModuleScore[] },
): readonly KeptScore[] {
  const fresh = new Map(run.map((score) => [score.module, score]));
  const modules = new Set(domainModules(root));
  return [
    ...kept.filter(({ module }) => modules.has(module) && !fresh.has(module)),
    ...run.map((score) => ({ ...score, fingerprint: fingerprintOf(root, score.module) })),
  ];
}
