import { asFacts, asWord, asYesOrNo } from '../../platform/expected.ts';
import { FileType, type FileViolation, fileViolation } from '../../platform/file-type.ts';
import { isWholeFile, pixelsOf } from '../../platform/image-file.ts';

/** How far the video KYC of an investor is. */
export const VideoKycStatus = Object.freeze({
  None: 'none',
  InReview: 'in-review',
  Approved: 'approved',
  Rejected: 'rejected',
} as const);
export type VideoKycStatus = (typeof VideoKycStatus)[keyof typeof VideoKycStatus];

/** Most bytes of a picture of a video KYC, 90 kB: both fit into one call. */
export const VIDEO_KYC_MOST_BYTES = 90 * 1024;
/** Fewest pixels, 240 x 240: on less no face or signature can be told. */
export const VIDEO_KYC_FEWEST_PIXELS = 240 * 240;

const TYPES: readonly FileType[] = Object.freeze([FileType.Jpeg]);

export type VideoKycPictureViolation =
  | FileViolation
  /** The picture breaks off before its end. */
  | { readonly kind: 'cut-short' }
  | { readonly kind: 'too-small'; readonly pixels: number };

/**
 * Why a picture of the face or the signature is not taken: absent, not a JPEG by its content, above
 * 90 kB, broken off before its end, or of fewer than 240 x 240 pixels.
 *
 * @source AP-2.95, FD-2.116
 * @throws a sentence on anything but a Uint8Array
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

/** What stands in the way of a video KYC. */
export type VideoKycViolation =
  /** The PAN is not verified yet, and the video proves the person behind it. */
  { readonly kind: 'pan-first' } | { readonly kind: 'approved-already' };

/**
 * Why a video KYC cannot be sent: the PAN is not verified yet, or another one was approved already.
 * While one is being reviewed a further one takes its place, so that sending twice does no harm.
 *
 * @source AP-2.95, FD-2.116
 * @throws a sentence on an unknown status
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
  const { isPanVerified, status } = asFacts(facts);
  const known = asWord(status, VideoKycStatus);
  if (!asYesOrNo(isPanVerified)) return { kind: 'pan-first' };
  return known === VideoKycStatus.Approved ? { kind: 'approved-already' } : undefined;
}
