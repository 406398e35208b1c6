import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageParts, isWholeFile, pixelsOf } from '#domain/platform/image-file.ts';
import {
  annotatedJpegs,
  crowdedFile,
  jpegFile,
  pdfFile,
  pictureFiles,
  pngFile,
} from '#tests/arbitraries/picture-files.ts';

const sides = fc.integer({ min: 1, max: 65_535 });

describe('isWholeFile', () => {
  it('distinguishes a complete file from a truncated one', () => {
    fc.assert(
      fc.property(pictureFiles, fc.nat(), ({ type, bytes }, seed) => {
        expect(isWholeFile(bytes)).toBe(true);
        // What follows the end mark of a PDF here is one line break.
        const most = bytes.length - (type === 'pdf' ? 2 : 1);
        expect(isWholeFile(bytes.slice(0, seed % (most + 1)))).toBe(false);
      }),
    );
  });

  it('accepts what cameras append to a JPEG, and programs to a PDF', () => {
    expect(isWholeFile(Uint8Array.of(...jpegFile(), 1, 2, 3))).toBe(true);
    expect(isWholeFile(Uint8Array.of(...pdfFile(), ...new Uint8Array(900)))).toBe(true);
    expect(isWholeFile(Uint8Array.of(...pdfFile(), ...new Uint8Array(1100)))).toBe(true);
    expect(isWholeFile(pdfFile().subarray(0, 30))).toBe(false);
  });

  it('ignores the end of a preview inside the picture', () => {
    const file = jpegFile({ note: '\u00ff' });
    const cut = file.slice(0, file.length - 2);
    const inside = Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, 0, 4, 0xff, 0xd9]);
    expect(isWholeFile(cut)).toBe(false);
    expect(isWholeFile(inside)).toBe(false);
  });

  it('rejects parts with an impossible length, or without a marker', () => {
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

  it('end with the first end of the picture, after any number of scans', () => {
    fc.assert(
      fc.property(annotatedJpegs, ({ drawn, bytes }) => {
        const parts = imageParts(bytes) ?? [];
        expect(parts.filter(({ name }) => name === '218')).toHaveLength(3);
        expect(parts.map(({ name }) => name).indexOf('217')).toBe(parts.length - 1);
        expect(imageParts(drawn)?.at(-1)?.end).toBe(drawn.length);
      }),
    );
  });

  it('are at most 10,000: a file of more is not read on', () => {
    for (const type of ['png', 'jpeg'] as const) {
      const { reads, content } = counted(crowdedFile(type, 5 * 1024 * 1024));
      expect(imageParts(content)).toBeUndefined();
      expect(reads()).toBeLessThan(20 * 10_000);
      const perPart = type === 'png' ? 12 : 4;
      expect(imageParts(crowdedFile(type, 9000 * perPart))).toBeDefined();
    }
  });

  it.each([
    ['stuffed data', [0xff, 0x00]],
    ['fill bytes', [0xff, 0xff]],
    ['restarts', [0xff, 0xd0]],
  ])('take a number of reads in proportion to the size, with a scan of %s', (_, pair) => {
    const readsOf = (pairs: number): number => {
      const scan = [0xff, 0xd8, 0xff, 0xda, 0, 2, ...Array.from({ length: pairs }, () => pair)];
      const { reads, content } = counted(Uint8Array.from([...scan.flat(), 0xff, 0xd9]));
      expect(imageParts(content)?.map(({ name }) => name)).toEqual(['218', '217']);
      return reads();
    };
    expect(readsOf(20_000)).toBeLessThan(10.1 * readsOf(2000));
  });

  it('are undefined if a marker begins no segment', () => {
    for (const marker of [0x00, 0x01, 0xbf, 0xd0, 0xd7, 0xd8]) {
      const bytes = [0xff, 0xd8, 0xff, marker, 0, 2, 0xff, 0xda, 0, 2, 0xff, 0xd9];
      expect(imageParts(Uint8Array.from(bytes))).toBeUndefined();
    }
    const filled = [0xff, 0xd8, 0xff, 0xff, 0xff, 0xda, 0, 2, 1, 0xff, 0xd9];
    expect(imageParts(Uint8Array.from(filled))).toEqual([
      { name: '218', start: 4, end: 9 },
      { name: '217', start: 9, end: 11 },
    ]);
  });
});

/** The same bytes, and how often they were asked for. */
function counted(bytes: Uint8Array): {
  readonly content: Uint8Array;
  readonly reads: () => number;
} {
  let reads = 0;
  const content = new Proxy(bytes, {
    get: (target, key) => {
      reads += 1;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  return { content, reads: () => reads };
}

describe('pixelsOf', () => {
  it('multiplies the width and the height in the head of an image', () => {
    fc.assert(
      fc.property(sides, sides, (width, height) => {
        expect(pixelsOf(pngFile({ width, height }))).toBe(width * height);
        expect(pixelsOf(jpegFile({ width, height }))).toBe(width * height);
      }),
    );
    expect(pixelsOf(pdfFile())).toBeUndefined();
  });

  it('is undefined if the head is too short to contain the size', () => {
    const end = [0, 0, 0, 0, 73, 69, 78, 68, 0, 0, 0, 0];
    const head = [0, 0, 0, 1, 73, 72, 68, 82, 9, 0, 0, 0, 0];
    expect(pixelsOf(Uint8Array.of(...pngFile().slice(0, 8), ...head, ...end))).toBeUndefined();
    const scan = [0xff, 0xda, 0, 2, 0xff, 0xd9];
    const frame = [0xff, 0xc0, 0, 3, 8];
    expect(pixelsOf(Uint8Array.of(0xff, 0xd8, ...frame, ...scan))).toBeUndefined();
  });
});
