import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { type DocComment, docCommentOf } from './doc-comment.ts';

export type PublishedKind = 'function' | 'class' | 'value' | 'type';

/** A published name, as declared in the source. */
export interface Published {
  /** The name that clients import. */
  readonly name: string;
  /** One of `platform`, `fixed-deposits`, `private-market`, `accounts`. */
  readonly context: string;
  /** Path of its module below `domain/`. */
  readonly module: string;
  readonly kind: PublishedKind;
  /** The declaration without its body; for a constant, its value. */
  readonly signature: string;
  readonly doc: DocComment;
  /** Public methods and properties of a class. */
  readonly members: readonly PublishedMember[];
}

export interface PublishedMember {
  readonly name: string;
  readonly kind: 'method' | 'property';
  readonly isStatic: boolean;
  readonly signature: string;
  readonly doc: DocComment;
}

/**
 * The names that the `index.ts` of the domain publishes, in order. A value and a type with the same
 * name count as one. The `index.ts` of each context, to which `export *` leads, is included.
 */
export function publishedNames(domainFolder: string, entry = 'index.ts'): readonly Published[] {
  const index = parse(join(domainFolder, entry));
  return index.statements.filter(ts.isExportDeclaration).flatMap((statement) => {
    const { text } = statement.moduleSpecifier as ts.StringLiteral;
    const module = join(dirname(entry), text);
    if (statement.exportClause === undefined) return publishedNames(domainFolder, module);
    if (!ts.isNamedExports(statement.exportClause)) {
      throw new Error(`list the names of ${module} instead of export * as`);
    }
    const source = parse(join(domainFolder, module));
    return statement.exportClause.elements.map(({ name, propertyName }) =>
      publishedFrom(source, { module, name: name.text, local: (propertyName ?? name).text }),
    );
  });
}

function parse(path: string): ts.SourceFile {
  return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2023, true);
}

interface Wanted {
  readonly module: string;
  readonly name: string;
  readonly local: string;
}

function publishedFrom(source: ts.SourceFile, { module, name, local }: Wanted): Published {
  const declarations = source.statements.filter((statement) => namesIn(statement).includes(local));
  // A closed set of values is a value and a type with the same name. The value has the doc comment.
  const main = declarations.find((one) => !ts.isTypeAliasDeclaration(one)) ?? declarations[0];
  if (main === undefined) throw new Error(`${module} does not declare ${local}`);
  return {
    name,
    module,
    context: dirname(module).split('/')[0] ?? '',
    kind: kindOf(main),
    signature: declarations.map((one) => signatureOf(one, source)).join('\n'),
    doc: docCommentOf(main),
    members: ts.isClassDeclaration(main) ? membersOf(main, source) : [],
  };
}

function namesIn(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  }
  const declares =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return declares && statement.name !== undefined ? [statement.name.text] : [];
}

function kindOf(statement: ts.Statement): PublishedKind {
  if (ts.isFunctionDeclaration(statement)) return 'function';
  if (ts.isClassDeclaration(statement)) return 'class';
  return ts.isVariableStatement(statement) ? 'value' : 'type';
}

function signatureOf(statement: ts.Statement, source: ts.SourceFile): string {
  if (ts.isFunctionDeclaration(statement)) return headOf(statement, statement.body, source);
  if (ts.isClassDeclaration(statement)) {
    const types = statement.typeParameters?.map((type) => type.getText()).join(', ');
    const heritage = statement.heritageClauses?.map((clause) => ` ${clause.getText()}`).join('');
    const name = `class ${statement.name?.text}${types === undefined ? '' : `<${types}>`}`;
    return `${name}${heritage ?? ''}`;
  }
  return withoutComments(statement.getText(source)).replace(/^export /, '');
}

function headOf(node: ts.Node, body: ts.Node | undefined, source: ts.SourceFile): string {
  const end = body === undefined ? node.getEnd() : body.getStart(source);
  const head = source.text.slice(node.getStart(source), end).replace(/;$/, '');
  return withoutComments(head).replace(/^export /, '').trim();
}

function withoutComments(text: string): string {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*\n/gm, '')
    .trim();
}

function membersOf(node: ts.ClassDeclaration, source: ts.SourceFile): readonly PublishedMember[] {
  return node.members.flatMap((member): readonly PublishedMember[] => {
    if (ts.isConstructorDeclaration(member)) return propertiesOf(member, source);
    const { name } = member;
    if (name === undefined || ts.isPrivateIdentifier(name) || isHidden(member)) return [];
    const isMethod = ts.isMethodDeclaration(member);
    const body = isMethod || ts.isGetAccessor(member) ? member.body : undefined;
    return [
      {
        name: name.getText(source),
        kind: isMethod ? 'method' : 'property',
        isStatic: modifiersOf(member).includes(ts.SyntaxKind.StaticKeyword),
        signature: headOf(member, body, source).replace(/^static /, ''),
        doc: docCommentOf(member),
      },
    ];
  });
}

/**
 * The parameter properties of a constructor, such as `readonly quote: DepositQuote`, which are
 * members too.
 */
function propertiesOf(
  node: ts.ConstructorDeclaration,
  source: ts.SourceFile,
): readonly PublishedMember[] {
  return node.parameters
    .filter((parameter) => modifiersOf(parameter).length > 0 && !isHidden(parameter))
    .map((parameter) => ({
      name: parameter.name.getText(source),
      kind: 'property',
      isStatic: false,
      signature: withoutComments(parameter.getText(source)),
      doc: docCommentOf(parameter),
    }));
}

function isHidden(node: ts.Node): boolean {
  const kinds = modifiersOf(node);
  return (
    kinds.includes(ts.SyntaxKind.PrivateKeyword) || kinds.includes(ts.SyntaxKind.ProtectedKeyword)
  );
}

function modifiersOf(node: ts.Node): readonly ts.SyntaxKind[] {
  return ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []).map(({ kind }) => kind) : [];
}
