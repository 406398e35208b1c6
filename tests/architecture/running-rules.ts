import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A value that an index file of the domain publishes. */
export interface PublishedValue {
  readonly name: string;
  /** The module that declares it, from the root of the repository. */
  readonly module: string;
}

const PUBLISHED = 'domain/*/index.ts';
const PRODUCT = '{domain,application,infrastructure,ui}/**/*.{ts,tsx}';

/** The functions, classes and constants that the package publishes, without types. */
export function publishedValues(root: string): readonly PublishedValue[] {
  return globSync(PUBLISHED, { cwd: root })
    .toSorted()
    .flatMap((file) => valuesOf(file, sourceOf(root, file)));
}

function valuesOf(file: string, source: ts.SourceFile): readonly PublishedValue[] {
  return source.statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement) || statement.isTypeOnly) return [];
    const { exportClause, moduleSpecifier } = statement;
    if (exportClause === undefined || !ts.isNamedExports(exportClause)) return [];
    const module = pathFrom(file, moduleSpecifier);
    const values = exportClause.elements.filter(({ isTypeOnly }) => !isTypeOnly);
    return values.map(({ name }) => ({ name: name.text, module }));
  });
}

/**
 * The published values that the product never reaches. A value is reached if a file outside the
 * domain imports it, or if a reached declaration of the domain mentions it.
 */
export function idleValues(root: string): readonly PublishedValue[] {
  const files = globSync(PRODUCT, { cwd: root, exclude: ['domain/dist/**', '**/node_modules/**'] });
  const texts = files.filter((file) => !/^domain\/([^/]+\/)?index\.ts$/.test(file));
  const sources = new Map(texts.map((file) => [file, sourceOf(root, file)] as const));
  const reached = new Set<string>();
  const waiting = [...sources]
    .filter(([file]) => !file.startsWith('domain/') || file.startsWith('domain/bin/'))
    .flatMap(([file, source]) => [...importsOf(file, source).values()]);
  const declarations = declarationsOf(sources);
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (reached.has(key)) continue;
    reached.add(key);
    waiting.push(...(declarations.get(key) ?? []));
  }
  return publishedValues(root).filter((value) => !reached.has(keyOf(value.module, value.name)));
}

/** What each top-level declaration of the domain mentions, by the keys of both. */
function declarationsOf(sources: ReadonlyMap<string, ts.SourceFile>) {
  const mentions = new Map<string, readonly string[]>();
  for (const [file, source] of sources) {
    if (!file.startsWith('domain/')) continue;
    const imported = importsOf(file, source);
    for (const statement of source.statements) {
      const found = namesIn(statement).map((name) => imported.get(name) ?? keyOf(file, name));
      for (const name of declaredBy(statement)) mentions.set(keyOf(file, name), found);
    }
  }
  return mentions;
}

/** The values that a file imports from the domain, by their local names. */
function importsOf(file: string, source: ts.SourceFile): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const statement of source.statements) {
    const isImport = ts.isImportDeclaration(statement);
    const clause = isImport ? statement.importClause : undefined;
    if (!isImport || clause?.phaseModifier === ts.SyntaxKind.TypeKeyword) continue;
    const bindings = clause?.namedBindings;
    if (bindings === undefined || !ts.isNamedImports(bindings)) continue;
    const module = pathFrom(file, statement.moduleSpecifier);
    for (const { name, propertyName, isTypeOnly } of bindings.elements) {
      if (!isTypeOnly) found.set(name.text, keyOf(module, (propertyName ?? name).text));
    }
  }
  return found;
}

function declaredBy(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => namesIn(name));
  }
  const isNamed = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
  return isNamed && statement.name !== undefined ? [statement.name.text] : [];
}

/** The identifiers in a node, without those in types. */
function namesIn(node: ts.Node): readonly string[] {
  if (ts.isTypeNode(node)) return [];
  const own = ts.isIdentifier(node) ? [node.text] : [];
  const inner: string[] = [];
  ts.forEachChild(node, (child) => void inner.push(...namesIn(child)));
  return [...own, ...inner];
}

function pathFrom(file: string, specifier: ts.Expression | undefined): string {
  const text = specifier !== undefined && ts.isStringLiteral(specifier) ? specifier.text : '';
  if (text.startsWith('#')) return text.slice(1);
  return text.startsWith('.') ? join(file, '..', text) : text;
}

function keyOf(module: string, name: string): string {
  return `${module}:${name}`;
}

function sourceOf(root: string, file: string): ts.SourceFile {
  const text = readFileSync(join(root, file), 'utf8');
  return ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true);
}
