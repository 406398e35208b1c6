/** What the trailer of a PDF says about its encryption. Names begin with a slash. */
export interface Encryption {
  /** The first part of the file's id. */
  readonly id: Uint8Array;
  readonly text: (name: string) => string | undefined;
  /** NaN if the entry is missing. */
  readonly number: (name: string) => number;
  readonly string: (name: string) => Uint8Array<ArrayBuffer>;
}

/** A dictionary is read from at most this many bytes; that of an encrypted PDF has about 600. */
const MOST_BYTES = 8192;
const STRING = String.raw`\((?:\\[^]|[^\\)])*\)|<[\da-fA-F\s]*>`;
const ENCRYPT = /\/Encrypt[\s\0]*(?:(\d+)[\s\0]+(\d+)[\s\0]+R|<<)/g;
const ID = new RegExp(String.raw`/ID[\s\0]*\[[\s\0]*(${STRING})`, 'g');
const TOKEN = new RegExp(`${STRING}|<<|>>|/?${String.raw`[^\s\0()<>[\]{}/%]+`}`, 'g');

/**
 * Reads the encryption dictionary of a PDF. Undefined for a PDF that is not encrypted. The last
 * entry of the file counts, because later trailers replace earlier ones.
 *
 * @source ISO 32000-2, sections 7.5.5 (trailer) and 7.6.2 (encryption dictionary)
 */
export function pdfEncryption(content: Uint8Array): Encryption | undefined {
  const file = latin(content);
  const entry = [...file.matchAll(ENCRYPT)].at(-1);
  if (entry === undefined) return undefined;
  const [, number, generation] = entry;
  const start = number === undefined ? entry.index : file.search(objectHead(number, generation));
  if (start < 0) return undefined;
  const entries = entriesIn(file.slice(start, start + MOST_BYTES));
  return {
    id: stringBytes([...file.matchAll(ID)].at(-1)?.[1] ?? '()'),
    text: (name) => entries.get(name),
    number: (name) => Number(entries.get(name)),
    string: (name) => stringBytes(entries.get(name) ?? '()'),
  };
}

function objectHead(number: string, generation = '0'): RegExp {
  return new RegExp(String.raw`(?<!\d)${number}[\s\0]+${generation}[\s\0]+obj`);
}

/** The names, numbers and strings of the first dictionary of a text, without nested ones. */
function entriesIn(text: string): ReadonlyMap<string, string> {
  const entries = new Map<string, string>();
  let depth = 0;
  let key: string | undefined;
  for (const [token] of text.slice(text.indexOf('<<')).matchAll(TOKEN)) {
    if (token === '<<') depth += 1;
    else if (token === '>>') depth -= 1;
    else if (depth === 1 && key !== undefined) entries.set(key, token);
    if (depth === 0) break;
    key = depth === 1 && key === undefined && token.startsWith('/') ? token : undefined;
  }
  return entries;
}

const ESCAPES: Readonly<Record<string, string>> = {
  ...{ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' },
  ...{ '\n': '', '\r': '', '\r\n': '' },
};

/** The bytes of a string in brackets, with escapes, or in hexadecimal digits. */
export function stringBytes(token: string): Uint8Array<ArrayBuffer> {
  if (token.startsWith('<')) {
    const pairs = `${token.replaceAll(/[^\da-fA-F]/g, '')}0`.match(/../g) ?? [];
    return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
  }
  const text = token
    .slice(1, -1)
    .replaceAll(/\\([0-7]{1,3}|\r\n|[^])|\r\n?/g, (_, escape: string | undefined) => {
      if (escape === undefined) return '\n';
      if (/^[0-7]/.test(escape)) return String.fromCharCode(Number.parseInt(escape, 8));
      return ESCAPES[escape] ?? escape;
    });
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** Bytes as text, one character for each byte. */
function latin(content: Uint8Array): string {
  let text = '';
  for (let at = 0; at < content.length; at += MOST_BYTES) {
    text += String.fromCharCode(...content.subarray(at, at + MOST_BYTES));
  }
  return text;
}
