import ts from 'typescript';

/** The documented and the actual result of an example. */
export interface Promised {
  readonly expression: string;
  readonly expected: unknown;
  readonly found: unknown;
}

/**
 * Runs the statements of an example with some names in scope. An expression that is followed by
 * `// => <literal>` promises that value; the literal may go on in comment lines of its own.
 */
export function runExample(
  code: string,
  scope: Readonly<Record<string, unknown>>,
): readonly Promised[] {
  const source = ts.createSourceFile('example.ts', code, ts.ScriptTarget.ES2023, true);
  const found: unknown[] = [];
  const promises: { readonly expression: string; readonly literal: string }[] = [];
  const body = source.statements.map((statement) => {
    const literal = literalAfter(code, statement.getEnd());
    if (literal === undefined) return statement.getText(source);
    if (!ts.isExpressionStatement(statement)) throw new Error(`no value: ${statement.getText()}`);
    const expression = statement.expression.getText(source);
    promises.push({ expression, literal });
    return `found.push(${expression});`;
  });
  const names = Object.keys(scope);
  const values = names.map((name) => scope[name]);
  execute(asJavaScript(body.join('\n')), [...names, 'found'], [...values, found]);
  return promises.map(({ expression, literal }, index) => ({
    expression,
    expected: execute(`return (${literal});`, [], []),
    found: found[index],
  }));
}

function literalAfter(code: string, end: number): string | undefined {
  const comment = /^;?[ \t]*\n?[ \t]*\/\/ => (.*(?:\n[ \t]*\/\/(?! =>).*)*)/.exec(code.slice(end));
  return comment?.[1]?.replaceAll(/\n[ \t]*\/\//g, '\n');
}

function execute(text: string, names: readonly string[], values: readonly unknown[]): unknown {
  // oxlint-disable-next-line typescript/no-implied-eval -- Examples are our own, from our sources.
  const run = new Function(...names, text) as (...all: readonly unknown[]) => unknown;
  return run(...values);
}

function asJavaScript(text: string): string {
  const options = { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext };
  return ts.transpileModule(text, { compilerOptions: options }).outputText;
}
