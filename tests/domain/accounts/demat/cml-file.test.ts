import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CML_HINT_MB,
  CML_LARGEST_MB,
  CML_MOST_PIXELS,
  cmlFileName,
  cmlFileViolation,
  cmlFileViolationTexts,
} from '#domain/accounts/demat/cml-file.ts';
import { BYTES_IN_MB, fileTypeOf } from '#domain/platform/file-type.ts';
import { otherFiles, pdfFile, pictureFiles, pngFile } from '#tests/arbitraries/picture-files.ts';

const PDF = pdfFile();
const LARGEST = CML_LARGEST_MB * BYTES_IN_MB;

describe('cmlFileViolation', () => {
  it('accepts PNG, JPEG and PDF by their content [AP-5.28]', () => {
    fc.assert(
      fc.property(pictureFiles, ({ bytes }) => {
        expect(cmlFileViolation(bytes)).toBeUndefined();
      }),
    );
  });

  it('accepts no other content under any file name [AP-5.28]', () => {
    fc.assert(
      fc.property(otherFiles, (bytes) => {
        const kind = cmlFileViolation(bytes)?.kind;
        const foreign = bytes.length === 0 ? 'missing' : 'wrong-type';
        expect(kind).toBe(fileTypeOf(bytes) === undefined ? foreign : 'cut-short');
      }),
    );
  });

  it('accepts up to 5 MB, although the hint says 2 [AP-5.30]', () => {
    expect(cmlFileViolation(sized(LARGEST))).toBeUndefined();
    expect(cmlFileViolation(sized(LARGEST + 1))).toEqual({ kind: 'too-large', bytes: LARGEST + 1 });
    expect(CML_HINT_MB).toBe(2);
  });

  it('rejects pictures with too many pixels', () => {
    expect(cmlFileViolation(pngFile({ width: CML_MOST_PIXELS, height: 1 }))).toBeUndefined();
    expect(cmlFileViolation(pngFile({ width: CML_MOST_PIXELS + 1, height: 1 }))).toEqual({
      kind: 'too-many-pixels',
      pixels: CML_MOST_PIXELS + 1,
    });
  });

  it.each([
    ['2,000 NUL bytes', '\0'.repeat(2000)],
    ['the foot of a mail', '\n-- \nThis message was scanned.\n'.repeat(100)],
    ['line ends', '\r\n'.repeat(2000)],
  ])('accepts a PDF with %s behind its end mark [AP-5.28]', (_, behind) => {
    expect(cmlFileViolation(Buffer.concat([PDF, Buffer.from(behind)]))).toBeUndefined();
  });

  it('rejects a PDF without an end mark', () => {
    const file = Buffer.from(`%PDF-1.7\n${'%%EO'.repeat(800)}`);
    expect(cmlFileViolation(file)).toEqual({ kind: 'cut-short' });
  });

  it('rejects a missing file', () => {
    expect(cmlFileViolation(undefined)).toEqual({ kind: 'missing' });
  });
});

describe('cmlFileName', () => {
  it('is a plain name with the extension of the content type', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 80 }),
        pictureFiles,
        (name, { type, bytes }) => {
          const kept = cmlFileName(name, bytes);
          expect(kept).toMatch(/^[A-Za-z0-9_()][A-Za-z0-9 _()-]{0,59}\.(png|jpg|pdf)$/);
          expect(kept.endsWith(type === 'jpeg' ? '.jpg' : `.${type}`)).toBe(true);
          expect(cmlFileName(kept, bytes)).toBe(kept);
        },
      ),
    );
  });

  it.each([
    ['CML of Asha.pdf', 'CML of Asha.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\fakepath\\cml.exe', 'cml.pdf'],
    ['cml.pdf.exe', 'cml-pdf.pdf'],
    ['\u202efdp.lmc\u0000<img src=x>', 'fdp-lmc-img src-x.pdf'],
    ['सूची.pdf', 'cml.pdf'],
    ['', 'cml.pdf'],
    ['.htaccess', 'htaccess.pdf'],
  ])('of "%s" is %s', (name, kept) => {
    expect(cmlFileName(name, PDF)).toBe(kept);
  });

  it('reports content of an unsupported type', () => {
    expect(cmlFileName('a.pdf', Uint8Array.of(1))).toBe('a.bin');
  });
});

function sized(bytes: number): Uint8Array {
  const file = new Uint8Array(bytes);
  file.set(PDF);
  file.set(PDF, bytes - PDF.length);
  return file;
}

describe('cmlFileViolationTexts', () => {
  it('say what is wrong with a CML [AP-5.29, AP-5.31]', () => {
    expect(cmlFileViolationTexts).toEqual({
      missing: 'This file is empty. Please choose another one.',
      'wrong-type': 'Invalid file type. Please upload PNG, JPG, or PDF only.',
      'too-large': 'File size must not exceed 5MB.',
      'cut-short': 'This file is incomplete. Please choose it again.',
      'too-many-pixels': 'This picture has too many pixels. Please take a smaller one.',
    });
  });
});
