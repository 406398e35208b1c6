import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  PROFILE_IMAGE_LARGEST_MB,
  profileImageViolation,
} from '#domain/accounts/profile/profile-image.ts';
import { BYTES_IN_MB, fileTypeOf } from '#domain/platform/file-type.ts';

const JPEG = [0xff, 0xd8, 0xff];

describe('profileImageViolation', () => {
  it('takes PNG and JPEG by their content, never a PDF', () => {
    const marks = fc.constantFrom(JPEG, [0x25, 0x50, 0x44, 0x46, 0x2d], [0x00], [0x47, 0x49]);
    fc.assert(
      fc.property(marks, fc.uint8Array({ maxLength: 20 }), (mark, rest) => {
        const file = Uint8Array.of(...mark, ...rest);
        const type = fileTypeOf(file);
        const isPicture = type === 'jpeg' || type === 'png';
        expect(profileImageViolation(file) === undefined).toBe(isPicture);
      }),
    );
  });

  it('takes up to 2 MB [AP-5.32]', () => {
    const largest = PROFILE_IMAGE_LARGEST_MB * BYTES_IN_MB;
    const file = new Uint8Array(largest);
    file.set(JPEG);
    expect(profileImageViolation(file)).toBeUndefined();
    const larger = new Uint8Array(largest + 1);
    larger.set(JPEG);
    expect(profileImageViolation(larger)).toEqual({ kind: 'too-large', bytes: largest + 1 });
    expect(profileImageViolation(undefined)).toEqual({ kind: 'missing' });
  });
});
