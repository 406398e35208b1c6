import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageParts, isWholeFile, pixelsOf } from '#domain/platform/image-file.ts';
import { jpegFile, pdfFile, pictureFiles, pngFile } from '#tests/arbitraries/picture-files.ts';

const sides = fc.integer({ min: 1, max: 65_535 });

describe('isWholeFile', () => {
  it('knows a file that is there to its end from one that breaks off', () => {
    fc.assert(
      fc.property(pictureFiles, fc.nat(), ({ type, bytes }, seed) => {
        expect(isWholeFile(bytes)).toBe(true);
        // What follows the end mark of a PDF here is one line break.
        const most = bytes.length - (type === 'pdf' ? 2 : 1);
        expect(isWholeFile(bytes.slice(0, seed % (most + 1)))).toBe(false);
      }),
    );
  });

  it('takes what cameras append behind a JPEG, and programs behind a PDF', () => {
    expect(isWholeFile(Uint8Array.of(...jpegFile(), 1, 2, 3))).toBe(true);
    expect(isWholeFile(Uint8Array.of(...pdfFile(), ...new Uint8Array(900)))).toBe(true);
    expect(isWholeFile(Uint8Array.of(...pdfFile(), ...new Uint8Array(1100)))).toBe(false);
  });

  it('is not taken in by the end of a preview inside the picture', () => {
    const file = jpegFile({ note: '\u00ff' });
    const cut = file.slice(0, file.length - 2);
    const inside = Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, 0, 4, 0xff, 0xd9]);
    expect(isWholeFile(cut)).toBe(false);
    expect(isWholeFile(inside)).toBe(false);
  });

  it('takes nothing that claims to be longer than it is, or shorter than nothing', () => {
    const head = pngFile().slice(0, 8);
    expect(
      isWholeFile(Uint8Array.of(...head, 0x7f, 255, 255, 255, 73, 69, 78, 68, 0, 0, 0, 0)),
    ).toBe(false);
    const short = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xe0, 0, 0);
    expect(isWholeFile(short)).toBe(false);
    const foreign = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 2, 1, 1, 1, 1);
    expect(isWholeFile(foreign)).toBe(false);
  });
});

describe('imageParts', () => {
  it('follow one another from the head to the end', () => {
    fc.assert(
      fc.property(pictureFiles, ({ type, bytes }) => {
        const parts = imageParts(bytes);
        let end = { png: 8, jpeg: 2, pdf: bytes.length }[type];
        for (const part of parts ?? []) {
          expect(part.start).toBe(end);
          ({ end } = part);
        }
        expect(end).toBe(bytes.length);
      }),
    );
  });
});

describe('pixelsOf', () => {
  it('multiplies the sides that the head of an image names', () => {
    fc.assert(
      fc.property(sides, sides, (width, height) => {
        expect(pixelsOf(pngFile({ width, height }))).toBe(width * height);
        expect(pixelsOf(jpegFile({ width, height }))).toBe(width * height);
      }),
    );
    expect(pixelsOf(pdfFile())).toBeUndefined();
  });

  it('knows none where the head is too short to say', () => {
    const end = [0, 0, 0, 0, 73, 69, 78, 68, 0, 0, 0, 0];
    const head = [0, 0, 0, 1, 73, 72, 68, 82, 9, 0, 0, 0, 0];
    expect(pixelsOf(Uint8Array.of(...pngFile().slice(0, 8), ...head, ...end))).toBeUndefined();
    const scan = [0xff, 0xda, 0, 2, 0xff, 0xd9];
    const frame = [0xff, 0xc0, 0, 3, 8];
    expect(pixelsOf(Uint8Array.of(0xff, 0xd8, ...frame, ...scan))).toBeUndefined();
  });
});
