/** HTML that is safe to insert into a page. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | undefined | false | readonly Html[];

/** Builds HTML and escapes every inserted value except other `Html`. */
export function html(literals: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const texts = literals.map((literal, index) => literal + textOf(parts[index]));
  return new Html(texts.join(''));
}

function textOf(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(({ text }) => text).join('');
  return escaped(String(part));
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}
