import {
  BYTES_IN_MB,
  FileType,
  fileTypeOf,
  type FileViolation,
  fileViolation,
} from '../../platform/file-type.ts';
import { isWholeFile, pixelsOf, TOO_MANY_PIXELS_TEXT } from '../../platform/image-file.ts';
import { needsPassword } from './pdf-password.ts';

/** The maximum size of a client master list in MB, as enforced. */
export const CML_LARGEST_MB = 5;
/**
 * The maximum size in MB that the hint beside the field states; lower than the enforced one, as in
 * the product documents.
 */
export const CML_HINT_MB = 2;

const TYPES: readonly FileType[] = Object.freeze(Object.values(FileType));

/**
 * Maximum number of pixels. A larger picture is not a photo of a page but an attempt to exhaust
 * memory.
 */
export const CML_MOST_PIXELS = 60_000_000;

export type CmlFileViolation =
  | FileViolation
  /** The file is truncated. */
  | { readonly kind: 'cut-short' }
  /** A PDF that opens only with a password, so that our team cannot read it. */
  | { readonly kind: 'needs-password' }
  | { readonly kind: 'too-many-pixels'; readonly pixels: number };

/**
 * The error message for each violation of a client master list; the form and the server use them.
 *
 * @source AP-5.29, AP-5.31
 */
export const cmlFileViolationTexts = Object.freeze({
  missing: 'This file is empty. Please choose another one.',
  'wrong-type': 'Invalid file type. Please upload PNG, JPG, or PDF only.',
  'too-large': `File size must not exceed ${CML_LARGEST_MB}MB.`,
  'cut-short': 'This file is incomplete. Please choose it again.',
  'needs-password':
    'This PDF needs a password. Please choose a copy without one: open it, and print it as a PDF.',
  'too-many-pixels': TOO_MANY_PIXELS_TEXT,
} as const satisfies Record<CmlFileViolation['kind'], string>);

/**
 * Checks a client master list (CML), the depository's statement of a demat account. It must be a
 * PNG, JPEG or PDF by its content, at most 5 MB, and not truncated. A picture may have at most 60
 * million pixels, and a PDF must open without a password.
 *
 * @source AP-5.28, AP-5.30
 * @throws an error for anything but a Uint8Array
 * @example
 * ```ts
 * cmlFileViolation(new TextEncoder().encode('%PDF-1.4 %%EOF')); // => undefined
 * cmlFileViolation(new TextEncoder().encode('PK')); // => { kind: 'wrong-type' }
 * ```
 */
export function cmlFileViolation(content: Uint8Array | undefined): CmlFileViolation | undefined {
  const mostBytes = CML_LARGEST_MB * BYTES_IN_MB;
  const violation = fileViolation(content, { types: TYPES, mostBytes });
  if (violation !== undefined || content === undefined) return violation;
  if (fileTypeOf(content) === FileType.Pdf) return pdfViolation(content);
  const pixels = pixelsOf(content);
  if (pixels === undefined) return { kind: 'cut-short' };
  return pixels > CML_MOST_PIXELS ? { kind: 'too-many-pixels', pixels } : undefined;
}

function pdfViolation(content: Uint8Array): CmlFileViolation | undefined {
  if (!isWholeFile(content)) return { kind: 'cut-short' };
  return needsPassword(content) ? { kind: 'needs-password' } : undefined;
}
