import { setImmediate } from 'node:timers/promises';
import { imageParts } from '#domain/platform/image-file.ts';
import { withoutMetadata } from '#infrastructure/backend/http/image-metadata.ts';
import {
  annotatedJpegs,
  annotatedPngs,
  exifSegment,
  jpegFile,
  METADATA_NOTE,
  pdfFile,
} from '#tests/arbitraries/picture-files.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('a picture without its metadata', () => {
  it.each([
    ['JPEG', annotatedJpegs],
    ['PNG', annotatedPngs],
  ])('keeps exactly the image data of a %s', async (_, pictures) => {
    await fc.assert(
      fc.asyncProperty(pictures, async ({ drawn, bytes }) => {
        const cleaned = await withoutMetadata(bytes);
        expect(Buffer.from(cleaned).includes(METADATA_NOTE)).toBe(false);
        expect(Buffer.compare(cleaned, drawn)).toBe(0);
        expect(imageParts(cleaned)?.at(-1)?.end).toBe(cleaned.length);
      }),
    );
  });

  it.each([2, 6, 8])('is turned as before by orientation %i, in both byte orders', async (turn) => {
    const drawn = [...jpegFile()].slice(2);
    // The only entry of a directory in big-endian order: tag 274, a number of two bytes.
    const entry = [1, 0x12, 0, 3, 0, 0, 0, 1, 0, turn, 0, 0];
    const tiff = [...Buffer.from('MM\0*'), 0, 0, 0, 8, 0, 1, ...entry, 0, 0, 0, 0];
    const kept = [0xff, 0xe1, 0, 34, ...Buffer.from('Exif\0\0'), ...tiff];
    for (const isLittleEndian of [true, false]) {
      const exif = exifSegment(turn, { isLittleEndian, maker: METADATA_NOTE });
      const cleaned = await withoutMetadata(Uint8Array.of(0xff, 0xd8, ...exif, ...exif, ...drawn));
      expect([...cleaned]).toEqual([0xff, 0xd8, ...kept, ...drawn]);
      expect([...(await withoutMetadata(cleaned))]).toEqual([...cleaned]);
    }
  });

  it.each([0, 1, 9, 0xffff])('has no camera data for orientation %i', async (turn) => {
    const picture = Uint8Array.of(0xff, 0xd8, ...exifSegment(turn), ...[...jpegFile()].slice(2));
    expect([...(await withoutMetadata(picture))]).toEqual([...jpegFile()]);
  });

  it('is read without camera data that breaks off', async () => {
    const exif = exifSegment(6);
    for (let length = 4; length < exif.length - 6; length += 1) {
      const segment = [...exif.slice(0, 2), 0, length - 2, ...exif.slice(4, length)];
      const picture = Uint8Array.of(0xff, 0xd8, ...segment, ...[...jpegFile()].slice(2));
      expect([...(await withoutMetadata(picture))]).toEqual([...jpegFile()]);
    }
  });

  it('is read in its own turn of the event loop, even if many wait', async () => {
    let turn = 0;
    let isOver = false;
    const counting = (async () => {
      while (!isOver) {
        await setImmediate();
        turn += 1;
      }
    })();
    const turnOf = () => withoutMetadata(jpegFile()).then(() => turn);
    const turns = await Promise.all(Array.from({ length: 20 }, turnOf));
    isOver = true;
    await counting;
    expect(new Set(turns).size).toBe(turns.length);
  });

  it('leaves a PDF unchanged', async () => {
    expect(await withoutMetadata(pdfFile(METADATA_NOTE))).toEqual(pdfFile(METADATA_NOTE));
  });
});
