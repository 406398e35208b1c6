import { imageParts } from '#domain/platform/image-file.ts';
import { withoutMetadata } from '#infrastructure/backend/http/image-metadata.ts';
import {
  annotatedJpegs,
  annotatedPngs,
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

  it('leaves a PDF unchanged', async () => {
    expect(await withoutMetadata(pdfFile(METADATA_NOTE))).toEqual(pdfFile(METADATA_NOTE));
  });
});
