import { inflateSync } from 'node:zlib';

/**
 * The text of a PDF by pdfkit. Its streams are deflated, and its text consists of the numbers of
 * glyphs, which each embedded font translates to characters (`ToUnicode`).
 */
export function printedIn(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const objects = new Map(
    [...text.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, id = '', body = '']) => [
      id,
      body,
    ]),
  );
  const fonts = fontsIn(objects);
  return [...objects.values()]
    .map(streamOf)
    .flatMap((stream) => linesOf(stream, fonts))
    .join('\n');
}

type Characters = readonly string[];

/** The characters of each font by the number of the glyph, by the font's name on the page. */
function fontsIn(objects: ReadonlyMap<string, string>): ReadonlyMap<string, Characters> {
  const fonts = new Map<string, Characters>();
  for (const body of objects.values()) {
    for (const [, name = '', id = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1];
      if (map !== undefined) fonts.set(name, charactersIn(streamOf(objects.get(map) ?? '')));
    }
  }
  return fonts;
}

function charactersIn(map: string): Characters {
  const ranges = [...map.matchAll(/<[0-9a-f]+> <[0-9a-f]+> \[(.*?)\]/g)];
  return ranges.flatMap(([, entries = '']) =>
    [...entries.matchAll(/<([0-9a-f ]*)>/g)].map(([, hex = '']) =>
      Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
    ),
  );
}

/** The text of a deflated stream. A stream ends by its length: its last byte may be a line end. */
function streamOf(body: string): string {
  const start = /stream\r?\n/.exec(body);
  const length = /\/Length (\d+)/.exec(body)?.[1];
  if (start === null || length === undefined || !body.includes('/FlateDecode')) return '';
  const from = start.index + start[0].length;
  const bytes = Buffer.from(body.slice(from, from + Number(length)), 'latin1');
  return inflateSync(bytes).toString('latin1');
}

function linesOf(stream: string, fonts: ReadonlyMap<string, Characters>): readonly string[] {
  let characters: Characters = [];
  const lines: string[] = [];
  for (const [, font, parts = ''] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (font === undefined) lines.push(lineOf(parts, characters));
    else characters = fonts.get(font) ?? [];
  }
  return lines;
}

function lineOf(parts: string, characters: Characters): string {
  const glyphs = [...parts.matchAll(/<([0-9a-f]*)>/g)].map(([, hex]) => hex).join('');
  return [...glyphs.matchAll(/.{4}/g)].map(([hex]) => characters[parseInt(hex, 16)] ?? '').join('');
}
