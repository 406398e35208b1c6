import { once } from 'node:events';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { cmlFileViolation } from '#domain/accounts/demat/cml-file.ts';
import { pdfFile } from '#tests/arbitraries/picture-files.ts';
import { AES_256_PDFS } from './encrypted-pdfs.ts';

/** Revisions 2 to 5 of the standard security handler. */
const VERSIONS = ['1.3', '1.4', '1.7', '1.7ext3'] as const;

async function encryptedPdf(
  pdfVersion: (typeof VERSIONS)[number],
  userPassword: string | undefined,
): Promise<Uint8Array> {
  const document = new PDFDocument({
    pdfVersion,
    ...(userPassword !== undefined && { userPassword }),
    ownerPassword: 'owner',
    permissions: { printing: 'lowResolution' },
  });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  document.text('Client master list');
  const ended = once(document, 'end');
  document.end();
  await ended;
  return new Uint8Array(Buffer.concat(parts));
}

function decoded(lines: readonly string[]): Uint8Array {
  return new Uint8Array(Buffer.from(lines.join(''), 'base64'));
}

function joined(...parts: readonly (Uint8Array | string)[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1'))));
}

describe('cmlFileViolation', () => {
  it.each(VERSIONS)('rejects a PDF %s that needs a password', async (version) => {
    const file = await encryptedPdf(version, 'ABCPE1234F');
    expect(cmlFileViolation(file)).toEqual({ kind: 'needs-password' });
  });

  it.each(VERSIONS)('accepts a PDF %s that only restricts printing', async (version) => {
    expect(cmlFileViolation(await encryptedPdf(version, undefined))).toBeUndefined();
  });

  it('distinguishes the same two cases for AES-256 of PDF 2.0', () => {
    const { withUserPassword, withoutUserPassword } = AES_256_PDFS;
    expect(cmlFileViolation(decoded(withUserPassword))).toEqual({ kind: 'needs-password' });
    expect(cmlFileViolation(decoded(withoutUserPassword))).toBeUndefined();
  });

  it('rejects a PDF that is encrypted for certificates', () => {
    const trailer = pdfFile('trailer << /Encrypt << /Filter /Adobe.PubSec /V 4 >> >>');
    expect(cmlFileViolation(trailer)).toEqual({ kind: 'needs-password' });
  });

  it('reads strings in brackets, with escapes, and a later trailer', async () => {
    const file = await encryptedPdf('1.4', 'ABCPE1234F');
    const text = Buffer.from(file).toString('latin1');
    const literal = text.replaceAll(/<([0-9a-f]{32,})>/g, (_, digits: string) => {
      const octal = (byte: string) => Number.parseInt(byte, 16).toString(8).padStart(3, '0');
      return `(${(digits.match(/../g) ?? []).map((byte) => `\\${octal(byte)}`).join('')})`;
    });
    expect(literal).not.toBe(text);
    expect(cmlFileViolation(joined(literal))).toEqual({ kind: 'needs-password' });
    const open = Buffer.from(await encryptedPdf('1.4', undefined)).toString('latin1');
    expect(cmlFileViolation(joined(open))).toBeUndefined();
  });

  it('reads a check value that begins with a slash, like a name', () => {
    const entries = [
      '/Filter /Standard /V 2 /Length 128 /R 3 /P -3900',
      '/O <566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5>',
      '/U <2f2a51d79fe84d1e854ccc4927dfe00100000000000000000000000000000000>',
    ];
    const trailer = 'trailer << /ID [<648291ea804fc32c9d082880e4a74d51>] /Encrypt 5 0 R >>';
    const object = `5 0 obj << ${entries.join(' ')} >> endobj`;
    expect(cmlFileViolation(pdfFile(`${object}\n${trailer}`))).toBeUndefined();
    const other = object.replace('P -3900', 'P -3904');
    expect(cmlFileViolation(pdfFile(`${other}\n${trailer}`))).toEqual({ kind: 'needs-password' });
  });

  it.each([
    ['a word that only begins like the entry', '<< /EncryptMetadata false >>'],
    ['a reference to nothing', 'trailer << /Encrypt 99 0 R >>'],
    ['an entry without a value', '<< /Encrypt null >>'],
  ])('takes no PDF for encrypted because of %s', (_, body) => {
    expect(cmlFileViolation(pdfFile(body))).toBeUndefined();
  });

  it.each([
    ['2,000 NUL bytes', new Uint8Array(2000)],
    ['the foot of a mail', '\n-- \nThis message was scanned.\n'.repeat(100)],
    ['line ends', '\r\n'.repeat(2000)],
  ])('accepts a PDF with %s behind its end mark', (_, behind) => {
    expect(cmlFileViolation(joined(pdfFile(), behind))).toBeUndefined();
  });

  it('rejects a PDF without an end mark', () => {
    expect(cmlFileViolation(joined('%PDF-1.7\n', new Uint8Array(3000)))).toEqual({
      kind: 'cut-short',
    });
  });
});
