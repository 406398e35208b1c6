import { inflateSync } from 'node:zlib';

/** The text of a PDF by pdfkit: its streams are deflated, its letters written in hexadecimal. */
export function printedIn(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const streams = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, body]) => {
    try {
      return inflateSync(Buffer.from(body ?? '', 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  const shown = streams.join('\n').matchAll(/\[(.*?)\] TJ/g);
  return [...shown].map(([, parts = '']) => lettersOf(parts)).join('\n');
}

function lettersOf(parts: string): string {
  const hexadecimal = [...parts.matchAll(/<([0-9a-f]*)>/g)].map(([, hex]) => hex).join('');
  return Buffer.from(hexadecimal, 'hex').toString('latin1');
}
