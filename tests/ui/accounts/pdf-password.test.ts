// @vitest-environment node
import { once } from 'node:events';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { pdfFile } from '#tests/arbitraries/picture-files.ts';
import { needsPassword } from '#ui/accounts/demat/add-demat-account/pdf-password.ts';
import { AES_256_PDFS, decoded } from './encrypted-pdfs.ts';

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

describe('needsPassword', () => {
  it.each(VERSIONS)('is true of a PDF %s that needs a password [AP-5.28]', async (version) => {
    expect(await needsPassword(await encryptedPdf(version, 'ABCPE1234F'))).toBe(true);
  });

  it.each(VERSIONS)('is false of a PDF %s that restricts printing [AP-5.28]', async (version) => {
    expect(await needsPassword(await encryptedPdf(version, undefined))).toBe(false);
  });

  it('distinguishes the same two cases for AES-256 of PDF 2.0', async () => {
    expect(await needsPassword(decoded(AES_256_PDFS.withUserPassword))).toBe(true);
    expect(await needsPassword(decoded(AES_256_PDFS.withoutUserPassword))).toBe(false);
  });

  it('is true of a PDF that is encrypted for certificates', async () => {
    const trailer = 'trailer << /Encrypt << /Filter /Adobe.PubSec /V 4 >> >>';
    expect(await needsPassword(pdfFile(trailer))).toBe(true);
  });

  it('reads strings in brackets, with escapes', async () => {
    const file = await encryptedPdf('1.4', undefined);
    const text = Buffer.from(file).toString('latin1');
    const literal = text.replaceAll(/<([0-9a-f]{32,})>/g, (_, digits: string) => {
      const octal = (byte: string) => Number.parseInt(byte, 16).toString(8).padStart(3, '0');
      return `(${(digits.match(/../g) ?? []).map((byte) => `\\${octal(byte)}`).join('')})`;
    });
    expect(literal).not.toBe(text);
    expect(await needsPassword(Buffer.from(literal, 'latin1'))).toBe(false);
  });

  it('reads a check value that begins with a slash, like a name', async () => {
    const entries = [
      '/Filter /Standard /V 2 /Length 128 /R 3 /P -3900',
      '/O <566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5>',
      '/U <2f2a51d79fe84d1e854ccc4927dfe00100000000000000000000000000000000>',
    ];
    const trailer = 'trailer << /ID [<648291ea804fc32c9d082880e4a74d51>] /Encrypt 5 0 R >>';
    const object = `5 0 obj << ${entries.join(' ')} >> endobj`;
    expect(await needsPassword(pdfFile(`${object}\n${trailer}`))).toBe(false);
    const other = object.replace('P -3900', 'P -3904');
    expect(await needsPassword(pdfFile(`${other}\n${trailer}`))).toBe(true);
  });

  it.each([
    ['a word that only begins like the entry', '<< /EncryptMetadata false >>'],
    ['a reference to nothing', 'trailer << /Encrypt 99 0 R >>'],
    ['an entry without a value', '<< /Encrypt null >>'],
  ])('takes no PDF for encrypted because of %s', async (_, body) => {
    expect(await needsPassword(pdfFile(body))).toBe(false);
  });
});
