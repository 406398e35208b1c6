import ts from 'typescript';

/** The parsed doc comment of a published name. */
export interface DocComment {
  /** The first sentence: the rule in plain words. */
  readonly statement: string;
  readonly formula?: string;
  readonly sources: readonly string[];
  readonly examples: readonly string[];
}

export function docCommentOf(node: ts.Node): DocComment {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).slice(-1);
  const textsOf = (name: string) =>
    (comment?.tags ?? [])
      .filter(({ tagName }) => tagName.text === name)
      .map((tag) => (ts.getTextOfJSDocComment(tag.comment) ?? '').replaceAll('\r', '').trim());
  const text = oneLine(ts.getTextOfJSDocComment(comment?.comment) ?? '');
  const [formula] = textsOf('formula');
  return {
    // A full stop before a space ends the sentence, unlike in `1.5` or `i.e.`.
    statement: /^.*?[.!?](?=\s+["'`(₹A-Z0-9-]|$)/.exec(text)?.[0] ?? text,
    ...(formula === undefined ? {} : { formula: oneLine(formula) }),
    sources: textsOf('source').map(oneLine),
    examples: textsOf('example').map(codeOf),
  };
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function codeOf(text: string): string {
  return (/```(?:ts|js|typescript)?\n([\s\S]*?)```/.exec(text)?.[1] ?? text).trim();
}
