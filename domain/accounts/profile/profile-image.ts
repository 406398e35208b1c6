import {
  BYTES_IN_MB,
  FileType,
  type FileViolation,
  fileViolation,
} from '../../platform/file-type.ts';
import { pixelsOf, TOO_MANY_PIXELS_TEXT } from '../../platform/image-file.ts';

/** Maximum size of a profile image, in MB. */
export const PROFILE_IMAGE_LARGEST_MB = 2;
/** Maximum number of pixels. A larger picture is not a photo but an attempt to exhaust memory. */
export const PROFILE_IMAGE_MOST_PIXELS = 60_000_000;

const TYPES: readonly FileType[] = Object.freeze([FileType.Png, FileType.Jpeg]);

export type ProfileImageViolation =
  | FileViolation
  /** The file is truncated. */
  | { readonly kind: 'cut-short' }
  | { readonly kind: 'too-many-pixels'; readonly pixels: number };

/**
 * The error message for each violation of a profile image. The server uses them; the form has one
 * message for all (AP-8.26).
 */
export const profileImageViolationTexts = Object.freeze({
  missing: 'Please add a picture.',
  'wrong-type': 'Please take a PNG or JPEG picture.',
  'too-large': `File size must be ${PROFILE_IMAGE_LARGEST_MB} MB or less.`,
  'cut-short': 'This picture is incomplete. Please choose it again.',
  'too-many-pixels': TOO_MANY_PIXELS_TEXT,
} as const satisfies Record<ProfileImageViolation['kind'], string>);

/**
 * Checks a profile image: a PNG or JPEG by its content, at most 2 MB, not truncated, and at most 60
 * million pixels.
 *
 * @source AP-5.32
 * @throws an error for anything but a Uint8Array
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
  // `pixelsOf` returns undefined for a truncated picture.
  const pixels = pixelsOf(content);
  if (pixels === undefined) return { kind: 'cut-short' };
  return pixels > PROFILE_IMAGE_MOST_PIXELS ? { kind: 'too-many-pixels', pixels } : undefined;
}
