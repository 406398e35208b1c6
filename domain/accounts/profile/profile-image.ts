import {
  BYTES_IN_MB,
  FileType,
  type FileViolation,
  fileViolation,
} from '../../platform/file-type.ts';

/** The largest profile image, in MB. */
export const PROFILE_IMAGE_LARGEST_MB = 2;

const TYPES: readonly FileType[] = Object.freeze([FileType.Png, FileType.Jpeg]);

/**
 * Why a profile image is not taken: absent, not a PNG or JPEG by its content, or above 2 MB.
 *
 * @source AP-5.32
 * @throws a sentence on anything but a Uint8Array
 * @example
 * ```ts
 * profileImageViolation(new TextEncoder().encode('%PDF-1.4')); // => { kind: 'wrong-type' }
 * ```
 */
export function profileImageViolation(content: Uint8Array | undefined): FileViolation | undefined {
  const mostBytes = PROFILE_IMAGE_LARGEST_MB * BYTES_IN_MB;
  return fileViolation(content, { types: TYPES, mostBytes });
}
