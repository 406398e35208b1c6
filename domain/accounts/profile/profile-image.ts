import {
  BYTES_IN_MB,
  FileType,
  type FileViolation,
  fileViolation,
} from '../../platform/file-type.ts';
import { pixelsOf } from '../../platform/image-file.ts';

/** The largest profile image, in MB. */
export const PROFILE_IMAGE_LARGEST_MB = 2;
/** Most pixels of a profile image: more is no photo, but made to fill a memory. */
export const PROFILE_IMAGE_MOST_PIXELS = 60_000_000;

const TYPES: readonly FileType[] = Object.freeze([FileType.Png, FileType.Jpeg]);

export type ProfileImageViolation =
  | FileViolation
  /** The file breaks off before its end. */
  | { readonly kind: 'cut-short' }
  | { readonly kind: 'too-many-pixels'; readonly pixels: number };

/**
 * Why a profile image is not taken: absent, not a PNG or JPEG by its content, above 2 MB, broken
 * off before its end, or of more than 60 million pixels.
 *
 * @source AP-5.32
 * @throws a sentence on anything but a Uint8Array
 * @example
 * ```ts
 * profileImageViolation(new TextEncoder().encode('%PDF-1.4')); // => { kind: 'wrong-type' }
 * ```
 */
export function profileImageViolation(
  content: Uint8Array | undefined,
): ProfileImageViolation | undefined {
  const mostBytes = PROFILE_IMAGE_LARGEST_MB * BYTES_IN_MB;
  const violation = fileViolation(content, { types: TYPES, mostBytes });
  if (violation !== undefined || content === undefined) return violation;
  // Of a picture that breaks off nobody knows its size.
  const pixels = pixelsOf(content);
  if (pixels === undefined) return { kind: 'cut-short' };
  return pixels > PROFILE_IMAGE_MOST_PIXELS ? { kind: 'too-many-pixels', pixels } : undefined;
}
