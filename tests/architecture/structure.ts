import { existsSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import type { ICruiseResult, IViolation } from 'dependency-cruiser';
import { contextExceptions } from './context-exceptions.ts';
import { contextRules, importTable, layers } from './import-table.ts';
import type { ContextException } from './import-table.ts';

/** An import that the table refuses. */
export interface WrongImport {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
  readonly why: string;
}

export interface Structure {
  readonly modules: readonly string[];
  readonly wrongImports: readonly WrongImport[];
  /** Unused exceptions. */
  readonly idleExceptions: readonly ContextException[];
}

/** The folders whose imports are read: the layers, and the tests of them. */
export const folders = [...layers, 'tests'];

/** Reads every import of the layers and the tests below `root`, and checks it by the table. */
export async function structureOf(
  root: string,
  exceptions: readonly ContextException[] = contextExceptions,
): Promise<Structure> {
  const result = await cruiseResult(root);
  const needed = new Set<ContextException>();
  const wrongImports = result.summary.violations.map(wrongImport).filter((wrong) => {
    const exception = exceptions.find((candidate) => lifts(candidate, wrong));
    if (exception) needed.add(exception);
    return !exception;
  });
  const modules = result.modules.map(({ source }) => source);
  return {
    modules: modules.filter((source) => folders.some((folder) => source.startsWith(`${folder}/`))),
    wrongImports,
    idleExceptions: exceptions.filter((exception) => !needed.has(exception)),
  };
}

async function cruiseResult(root: string): Promise<ICruiseResult> {
  const { output } = await cruise(
    folders.filter((folder) => existsSync(`${root}/${folder}`)),
    {
      baseDir: root,
      ruleSet: { forbidden: [...importTable] },
      validate: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: ['^domain/dist/', '[.](css|svg|png|woff2|html)$', '[.]svg[?]'] },
      combinedDependencies: true,
      tsPreCompilationDeps: true,
      parser: 'tsc',
    },
    {
      conditionNames: ['import', 'types', 'node', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  );
  if (typeof output === 'string') throw new Error(`dependency-cruiser said: ${output}`);
  return output;
}

function wrongImport({ rule, from, to }: IViolation): WrongImport {
  const why = importTable.find(({ name }) => name === rule.name)?.comment ?? '';
  return { rule: rule.name, from, to, why };
}

function lifts(exception: ContextException, { rule, from, to }: WrongImport): boolean {
  return (
    contextRules.some(({ name }) => name === rule) &&
    from.startsWith(exception.from) &&
    to.startsWith(exception.to)
  );
}
