import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { PublishedValue } from './running-rules.ts';

const CHECK_NAME = /^check[A-Z]/;

/** The functions of a root that check an argument although the package does not publish them. */
export function uncalledForChecks(
  root: string,
  published: readonly PublishedValue[],
): readonly string[] {
  const files = globSync('domain/*/**/*.ts', {
    cwd: root,
    exclude: ['domain/{bin,dist,node_modules}/**'],
  });
  const names = new Set(published.map(({ module, name }) => `${module}:${name}`));
  return files.toSorted().flatMap((file) => {
    const checking = checkingFunctions(readFileSync(join(root, file), 'utf8'));
    return checking.map((name) => `${file}:${name}`).filter((key) => !names.has(key));
  });
}

/**
 * The top-level functions of a module that call a check. Classes are left out, because they are
 * value types; so are functions whose name says that they are a check themselves.
 */
export function checkingFunctions(text: string): readonly string[] {
  const source = ts.createSourceFile('module.ts', text, ts.ScriptTarget.ES2023, true);
  return source.statements.flatMap((statement) => {
    if (ts.isClassDeclaration(statement) || !callsCheck(statement)) return [];
    return namesOf(statement).filter((name) => !CHECK_NAME.test(name));
  });
}

/** Whether a check is called in a node, or handed to a function that calls it. */
function callsCheck(node: ts.Node): boolean {
  const isName = ts.isIdentifier(node) && CHECK_NAME.test(node.text);
  if (isName && ts.isCallExpression(node.parent)) return true;
  return ts.forEachChild(node, (child) => callsCheck(child) || undefined) ?? false;
}

function namesOf(statement: ts.Statement): readonly string[] {
  if (ts.isFunctionDeclaration(statement)) return [statement.name?.text ?? 'default'];
  if (!ts.isVariableStatement(statement)) return ['a statement'];
  return statement.declarationList.declarations.map(({ name }) => name.getText());
}
