import ts from 'typescript';

/** The parsed doc comment of a published name. */
export interface DocComment {
  /** The first sentence: the rule in plain words. */
  readonly statement: string;
  /** The text after the first sentence. */
  readonly remarks: string;
  readonly formula?: string;
  readonly sources: readonly string[];
  readonly parameters: readonly { readonly name: string; readonly text: string }[];
  readonly returns?: string;
  readonly throws: readonly string[];
  readonly examples: readonly string[];
}

export function docCommentOf(node: ts.Node): DocComment {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).slice(-1);
  const tags = comment?.tags ?? [];
  const textsOf = (...names: readonly string[]) =>
    tags.filter(({ tagName }) => names.includes(tagName.text)).map(textOf);
  const [statement, remarks] = firstSentence(plain(ts.getTextOfJSDocComment(comment?.comment)));
  const [formula] = textsOf('formula');
  const [returns] = textsOf('returns', 'return');
  return {
    statement,
    remarks,
    ...(formula === undefined ? {} : { formula: oneLine(formula) }),
    sources: textsOf('source').map(oneLine),
    parameters: tags.flatMap((tag) =>
      ts.isJSDocParameterTag(tag)
        ? [{ name: tag.name.getText(), text: oneLine(textOf(tag)).replace(/^- /, '') }]
        : [],
    ),
    ...(returns === undefined ? {} : { returns: oneLine(returns) }),
    throws: textsOf('throws').map(oneLine),
    examples: textsOf('example').map(codeOf),
  };
}

function textOf(tag: ts.JSDocTag): string {
  return plain(ts.getTextOfJSDocComment(tag.comment));
}

function plain(text: string | undefined): string {
  return (text ?? '').replaceAll('\r', '').trim();
}

/** Finds the end of the first sentence: a full stop before a space, unlike in `1.5` or `i.e.`. */
function firstSentence(text: string): readonly [string, string] {
  const flat = text.replaceAll(/\n(?!\n|- )/g, ' ').trim();
  const end = /[.!?](?=\s+["'`(₹A-Z0-9-]|\s*\n|$)/.exec(flat);
  if (end === null) return [flat, ''];
  return [flat.slice(0, end.index + 1).trim(), flat.slice(end.index + 1).trim()];
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function codeOf(text: string): string {
  return (/```(?:ts|js|typescript)?\n([\s\S]*?)```/.exec(text)?.[1] ?? text).trim();
}
