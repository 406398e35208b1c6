import ts from 'typescript';

/** Its fields are constants of the build, so a view may read them. */
const READABLE = new Set(['RuntimeEnvironment']);

/**
 * The uses of ports in a view or a hook, other than handing one to a view model, a use case or a
 * hook: calls, reads of a member and destructuring.
 */
export function portCallsOf(text: string): readonly string[] {
  const source = ts.createSourceFile('view.tsx', text, ts.ScriptTarget.ES2023, true);
  const calls = nodesOf(source, ts.isCallExpression);
  const ofApp = calls.filter(isCallOf('usePort')).flatMap(({ parent, arguments: [port] }) => {
    if (ts.isPropertyAccessExpression(parent)) return [parent.getText()];
    if (ts.isVariableDeclaration(parent)) return callsOfVariable(parent, port?.getText() ?? '');
    if (ts.isPropertyAssignment(parent)) return callsOfProperty(parent);
    return [];
  });
  return [...ofApp, ...calls.filter(isCallOf('useSitePorts')).flatMap(callsOfSitePorts)];
}

/** `useSitePorts()` returns a function that gets the ports; a view must not call it. */
function callsOfSitePorts({ parent }: ts.CallExpression): readonly string[] {
  if (ts.isCallExpression(parent) && parent.arguments.length === 0) return [parent.getText()];
  if (!ts.isVariableDeclaration(parent)) return [];
  return nodesOf(functionAround(parent), ts.isCallExpression)
    .filter(isCallOf(parent.name.getText()))
    .map((call) => call.getText());
}

function callsOfVariable({ name, parent }: ts.VariableDeclaration, port: string) {
  if (!ts.isIdentifier(name)) return READABLE.has(port) ? [] : [name.getText()];
  return membersOf(name.text, functionAround(parent));
}

/** The uses of a port that a local object has: `ports.clock.today()`. */
function callsOfProperty(property: ts.PropertyAssignment) {
  const variable = property.parent.parent;
  if (!ts.isVariableDeclaration(variable)) return [];
  return membersOf(
    `${variable.name.getText()}.${property.name.getText()}`,
    functionAround(variable),
  );
}

function membersOf(name: string, scope: ts.Node): readonly string[] {
  return nodesOf(scope, ts.isPropertyAccessExpression)
    .filter(({ expression }) => expression.getText() === name)
    .map((access) => access.getText());
}

function isCallOf(name: string): (call: ts.CallExpression) => boolean {
  return ({ expression }) => expression.getText() === name;
}

function functionAround(node: ts.Node): ts.Node {
  return ts.isFunctionLike(node) || ts.isSourceFile(node) ? node : functionAround(node.parent);
}

function nodesOf<Kind extends ts.Node>(
  node: ts.Node,
  is: (each: ts.Node) => each is Kind,
): readonly Kind[] {
  const below: Kind[] = is(node) ? [node] : [];
  ts.forEachChild(node, (child) => void below.push(...nodesOf(child, is)));
  return below;
}
