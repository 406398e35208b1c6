import { checkRecord, checkOneOf, checkBoolean } from '../../platform/argument-checks.ts';
import { FileType, type FileViolation, fileViolation } from '../../platform/file-type.ts';
import { isWholeFile, pixelsOf } from '../../platform/image-file.ts';

/** The status of an investor's video KYC. */
export const VideoKycStatus = Object.freeze({
  None: 'none',
  InReview: 'in-review',
  Approved: 'approved',
  Rejected: 'rejected',
} as const);
export type VideoKycStatus = (typeof VideoKycStatus)[keyof typeof VideoKycStatus];

/**
 * Maximum size of a video KYC picture in bytes (90 KB), so that the face and signature pictures fit
 * into one request.
 */
export const VIDEO_KYC_MOST_BYTES = 90 * 1024;
/** Minimum number of pixels, 240 x 240; with fewer, a face or signature is not recognisable. */
export const VIDEO_KYC_FEWEST_PIXELS = 240 * 240;

const TYPES: readonly FileType[] = Object.freeze([FileType.Jpeg]);

export type VideoKycPictureViolation =
  | FileViolation
  /** The picture is truncated. */
  | { readonly kind: 'cut-short' }
  | { readonly kind: 'too-small'; readonly pixels: number };

/**
 * Checks a picture of the face or signature: a JPEG by its content, at most 90 KB, not truncated,
 * and at least 240 x 240 = 57,600 pixels in total.
 *
 * @source AP-2.95, FD-2.116
 * @throws an error for anything but a Uint8Array
 * @example
 * ```ts
 * videoKycPictureViolation(undefined); // => { kind: 'missing' }
 * videoKycPictureViolation(new TextEncoder().encode('GIF89a')); // => { kind: 'wrong-type' }
 * ```
 */
export function videoKycPictureViolation(
  content: Uint8Array | undefined,
): VideoKycPictureViolation | undefined {
  const violation = fileViolation(content, { types: TYPES, mostBytes: VIDEO_KYC_MOST_BYTES });
  if (violation !== undefined || content === undefined) return violation;
  if (!isWholeFile(content)) return { kind: 'cut-short' };
  const pixels = pixelsOf(content) ?? 0;
  return pixels < VIDEO_KYC_FEWEST_PIXELS ? { kind: 'too-small', pixels } : undefined;
}

/** Why a video KYC cannot be submitted. */
export type VideoKycViolation =
  /** The PAN must be verified first, because the video KYC confirms its holder. */
  { readonly kind: 'pan-first' } | { readonly kind: 'approved-already' };

/**
 * Checks whether a video KYC can be submitted: the PAN must be verified, and no earlier video KYC
 * approved. A submission under review is replaced by a new one.
 *
 * @source AP-2.95, FD-2.116
 * @throws an error for an unknown status
 * @example
 * ```ts
 * videoKycViolation({ isPanVerified: true, status: 'rejected' }); // => undefined
 * videoKycViolation({ isPanVerified: false, status: 'none' }); // => { kind: 'pan-first' }
 * ```
 */
export function videoKycViolation(facts: {
  readonly isPanVerified: boolean;
  readonly status: VideoKycStatus;
}): VideoKycViolation | undefined {
  const { isPanVerified, status } = checkRecord(facts);
  const known = checkOneOf(status, VideoKycStatus);
  if (!checkBoolean(isPanVerified)) return { kind: 'pan-first' };
  return known === VideoKycStatus.Approved ? { kind: 'approved-already' } : undefined;
}
