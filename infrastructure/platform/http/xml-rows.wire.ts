import { checkText } from '#domain/platform/argument-checks.ts';
import { invariant } from '#domain/platform/invariant.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';

/**
 * Why XML rows cannot be read. The XML format of three calls is
 * `<ROWS><ROW><NAME>text</NAME></ROW></ROWS>`. The parser rejects attributes, comments,
 * declarations and all entities except the five of XML, so that no input can do harm.
 */
export type XmlViolation = { readonly kind: 'unreadable' };

// XML 1.0 forbids control characters except tab and line ends, lone surrogates, U+FFFE and U+FFFF.
// oxlint-disable-next-line no-control-regex -- these are the very characters that are refused
const UNCARRIED = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/u;
const ESCAPES = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\r': '&#13;',
  '\n': '&#10;',
  '\t': '&#9;',
} as const;
const CHARACTERS: ReadonlyMap<string, string> = new Map(
  Object.entries(ESCAPES).map(([character, reference]) => [reference, character]),
);

/** Ids have at most nine digits, so that every written id can be read. */
export const LARGEST_XML_ID = 999_999_999;

/**
 * Writes rows as XML. Line ends are escaped, so that they are preserved.
 * @throws an error for text that XML cannot contain
 */
export function xmlRows(rows: readonly Readonly<Record<string, string>>[]): string {
  const written = rows.map((row) => {
    const cells = Object.entries(row).map(([name, text]) => `<${name}>${escaped(text)}</${name}>`);
    return `<ROW>${cells.join('')}</ROW>`;
  });
  return `<ROWS>${written.join('')}</ROWS>`;
}

/** Parses rows that contain exactly the given elements, each once and in any order. */
export function parseXmlRows<Name extends string>(
  text: string,
  names: readonly Name[],
): Result<readonly Readonly<Record<Name, string>>[], XmlViolation> {
  if (typeof text !== 'string') return failure({ kind: 'unreadable' });
  const body = /^\s*<ROWS>(.*)<\/ROWS>\s*$/s.exec(text)?.[1];
  if (body === undefined || UNCARRIED.test(text)) return failure({ kind: 'unreadable' });
  const parts = partsOf(body, 'ROW');
  if (parts === undefined) return failure({ kind: 'unreadable' });
  const rows: Record<Name, string>[] = [];
  for (const part of parts) {
    const row = rowOf(part, names);
    if (!row) return failure({ kind: 'unreadable' });
    rows.push(row);
  }
  return success(rows);
}

function escaped(text: string): string {
  checkText(text);
  invariant(!UNCARRIED.test(text), 'the text contains a character that XML does not allow');
  return text.replace(/[&<>"'\r\n\t]/g, (character) => ESCAPES[character as keyof typeof ESCAPES]);
}

/**
 * The contents of all elements with this name; undefined if text other than white space is between
 * them.
 */
function partsOf(text: string, name: string): readonly string[] | undefined {
  const [open, close] = [`<${name}>`, `</${name}>`];
  const parts: string[] = [];
  let rest = text.trimStart();
  while (rest !== '') {
    const end = rest.indexOf(close);
    if (!rest.startsWith(open) || end < 0) return undefined;
    parts.push(rest.slice(open.length, end));
    rest = rest.slice(end + close.length).trimStart();
  }
  return parts;
}

function rowOf<Name extends string>(
  text: string,
  names: readonly Name[],
): Record<Name, string> | undefined {
  const cells = new Map<string, string>();
  let rest = text.trim();
  while (rest !== '') {
    const match = /^<([A-Z0-9_]+)>([^<]*)<\/\1>\s*/.exec(rest);
    const value = unescaped(match?.[2] ?? '&');
    if (!match?.[1] || value === undefined || cells.has(match[1])) return undefined;
    cells.set(match[1], value);
    rest = rest.slice(match[0].length);
  }
  const isComplete = cells.size === names.length && names.every((name) => cells.has(name));
  return isComplete ? (Object.fromEntries(cells) as Record<Name, string>) : undefined;
}

function unescaped(text: string): string | undefined {
  const references = /&(?:amp|lt|gt|quot|apos|#13|#10|#9);/g;
  if (text.replace(references, '').includes('&')) return undefined;
  return text.replace(references, (reference) => `${CHARACTERS.get(reference)}`);
}
