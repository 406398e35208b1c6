import { placesOf } from '../../platform/image-file.ts';

const MOST_PLACES = 4;
/** A dictionary is read from at most this many bytes; that of an encrypted PDF has about 600. */
const MOST_BYTES = 8192;
/** A `/ID` or `/Encrypt` entry is read from at most this many bytes. */
const MOST_ENTRY_BYTES = 512;

/** Strings have one character for each byte. Names have no slash. */
export type PdfEntries = ReadonlyMap<string, string>;

/**
 * The encryption dictionary of a PDF, and the first part of the file's id. Undefined for a PDF that
 * is not encrypted. The last entry of the file counts, because later trailers replace earlier ones.
 *
 * @source ISO 32000-2, sections 7.5.5 (trailer) and 7.6.2 (encryption dictionary)
 */
export function pdfEncryption(
  content: Uint8Array,
): { readonly entries: PdfEntries; readonly id: string } | undefined {
  for (const at of lastPlaces(content, '/Encrypt')) {
    const entry = latin(content, at + '/Encrypt'.length, MOST_ENTRY_BYTES);
    const start = /^\s*<</.test(entry)
      ? at + '/Encrypt'.length
      : startOfObject(content, /^\s*([0-9]+)\s+([0-9]+)\s+R/.exec(entry));
    if (start !== undefined) {
      const entries = entriesIn(latin(content, start, MOST_BYTES));
      return { entries, id: fileId(content) };
    }
  }
  return undefined;
}

/** The start of an indirect object's content, behind `5 0 obj`. */
function startOfObject(
  content: Uint8Array,
  reference: RegExpExecArray | null,
): number | undefined {
  if (reference === null) return undefined;
  const head = `${reference[1]} ${reference[2]} obj`;
  const found = placesOf(content, head).findLast(
    (at) => !/[0-9]/.test(latin(content, at - 1, 1)),
  );
  return found === undefined ? undefined : found + head.length;
}

function fileId(content: Uint8Array): string {
  for (const at of lastPlaces(content, '/ID')) {
    const text = latin(content, at + '/ID'.length, MOST_ENTRY_BYTES);
    const [array] = /^\s*\[\s*/.exec(text) ?? [];
    if (array !== undefined) return stringAt(text, array.length).value;
  }
  return '';
}

/** The names, numbers and strings of the outermost dictionary of a text. */
function entriesIn(text: string): PdfEntries {
  const entries = new Map<string, string>();
  let depth = 0;
  let key: string | undefined;
  for (let at = 0; at < text.length; ) {
    const { value, end, isString = false } = tokenAt(text, at);
    at = end;
    const isBracket = !isString && /^(?:<<|>>|[[\]])$/.test(value);
    if (isBracket) depth += value === '<<' || value === '[' ? 1 : -1;
    if (depth < 1) break;
    const name = !isString && value.startsWith('/') ? value.slice(1) : undefined;
    if (key !== undefined && depth === 1 && !isBracket) entries.set(key, name ?? value);
    key = key === undefined && depth === 1 ? name : undefined;
  }
  return entries;
}

interface Token {
  readonly value: string;
  readonly end: number;
  readonly isString?: true;
}

/** Matches white space, then a bracket, a name, or a number or keyword. */
const TOKEN = /[\s\0]*(<<|>>|\[|\]|\/[^\s\0()<>[\]{}/%]*|[^\s\0()<>[\]{}/%]+)/y;

function tokenAt(text: string, from: number): Token {
  TOKEN.lastIndex = from;
  const [whole, value] = TOKEN.exec(text) ?? [];
  if (whole !== undefined && value !== undefined) return { value, end: from + whole.length };
  const blank = /^[\s\0]*/.exec(text.slice(from))?.[0].length ?? 0;
  return stringAt(text, from + blank);
}

/** A string in brackets or in hexadecimal digits. */
function stringAt(text: string, from: number): Token {
  if (text[from] === '(') return literalAt(text, from + 1);
  const [whole, digits] = /^<([0-9A-Fa-f\s]*)>/.exec(text.slice(from)) ?? [];
  const isString = true;
  if (whole === undefined || digits === undefined) return { value: '', end: from + 1, isString };
  const pairs = `${digits.replaceAll(/\s/g, '')}0`.match(/../g) ?? [];
  const value = String.fromCharCode(...pairs.map((pair) => Number.parseInt(pair, 16)));
  return { value, end: from + whole.length, isString };
}

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  '\n': '',
  '\r': '',
  '\r\n': '',
};

/** Matches one character of a string in brackets, with its escape. */
const CHARACTER = /^(?:\\(?:[0-7]{1,3}|\r\n|[^])|\r\n?|[^])/;

function literalAt(text: string, from: number): Token {
  let value = '';
  let depth = 1;
  let at = from;
  for (; at < text.length; ) {
    const [part = ''] = CHARACTER.exec(text.slice(at, at + 4)) ?? [];
    at += part.length;
    if (part === '(') depth += 1;
    if (part === ')') depth -= 1;
    if (depth === 0) break;
    value += unescaped(part);
  }
  return { value, end: at, isString: true };
}

function unescaped(part: string): string {
  if (part.startsWith('\r')) return '\n';
  if (!part.startsWith('\\')) return part;
  const escaped = part.slice(1);
  if (/^[0-7]/.test(escaped)) return String.fromCharCode(Number.parseInt(escaped, 8) & 0xff);
  return ESCAPES[escaped] ?? escaped;
}

/** The last places of a name, the last one first. More occur only in files made to cost time. */
function lastPlaces(content: Uint8Array, name: string): readonly number[] {
  return placesOf(content, name)
    .filter((at) => !/[A-Za-z0-9]/.test(latin(content, at + name.length, 1)))
    .slice(-MOST_PLACES)
    .reverse();
}

/** Bytes as text, one character for each byte. */
function latin(content: Uint8Array, from: number, length: number): string {
  const start = Math.max(0, from);
  return String.fromCharCode(...content.subarray(start, start + length));
}
