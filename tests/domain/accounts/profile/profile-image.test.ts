import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  PROFILE_IMAGE_LARGEST_MB,
  PROFILE_IMAGE_MOST_PIXELS,
  profileImageViolation,
  profileImageViolationTexts,
} from '#domain/accounts/profile/profile-image.ts';
import { BYTES_IN_MB } from '#domain/platform/file-type.ts';
import { jpegFile, otherFiles, pictureFiles, pngFile } from '#tests/arbitraries/picture-files.ts';

/** A complete JPEG of this number of bytes, filled after its tables. */
function jpegOf(bytes: number): Uint8Array {
  const file = jpegFile();
  const filler = new Uint8Array(bytes - file.length);
  return Uint8Array.from([...file.subarray(0, -2), ...filler, ...file.subarray(-2)]);
}

describe('profileImageViolation', () => {
  it('accepts complete PNG and JPEG files by their content, but no PDF', () => {
    fc.assert(
      fc.property(pictureFiles, ({ type, bytes }) => {
        const expected = type === 'pdf' ? { kind: 'wrong-type' } : undefined;
        expect(profileImageViolation(bytes)).toEqual(expected);
      }),
    );
  });

  it('rejects other types, and truncated files', () => {
    fc.assert(
      fc.property(otherFiles, (bytes) => {
        expect(profileImageViolation(bytes)).toBeDefined();
      }),
    );
    expect(profileImageViolation(pngFile().slice(0, -3))).toEqual({ kind: 'cut-short' });
    const noPicture = Uint8Array.of(0xff, 0xd8, 0xff, 0xda, 0, 2, 0xff, 0xd9);
    expect(profileImageViolation(noPicture)).toEqual({ kind: 'cut-short' });
  });

  it('accepts up to 2 MB, and not a byte more [AP-5.32]', () => {
    const largest = PROFILE_IMAGE_LARGEST_MB * BYTES_IN_MB;
    expect(profileImageViolation(jpegOf(largest))).toBeUndefined();
    expect(profileImageViolation(jpegOf(largest + 1))).toEqual({
      kind: 'too-large',
      bytes: largest + 1,
    });
    expect(profileImageViolation(undefined)).toEqual({ kind: 'missing' });
  });

  it('rejects pictures with too many pixels', () => {
    const flood = pngFile({ width: 60_000, height: 60_000 });
    expect(profileImageViolation(flood)).toEqual({ kind: 'too-many-pixels', pixels: 3.6e9 });
    const largest = pngFile({ width: PROFILE_IMAGE_MOST_PIXELS / 1000, height: 1000 });
    expect(profileImageViolation(largest)).toBeUndefined();
  });
});

describe('profileImageViolationTexts', () => {
  it('say what is wrong with a picture', () => {
    expect(profileImageViolationTexts).toEqual({
      missing: 'Please add a picture.',
      'wrong-type': 'Please take a PNG or JPEG picture.',
      'too-large': 'File size must be 2 MB or less.',
      'cut-short': 'This picture is incomplete. Please choose it again.',
      'too-many-pixels': 'This picture has too many pixels. Please take a smaller one.',
    });
  });
});
