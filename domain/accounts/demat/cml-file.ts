import {
  BYTES_IN_MB,
  FileType,
  fileTypeOf,
  type FileViolation,
  fileViolation,
} from '../../platform/file-type.ts';
import { isWholeFile, pixelsOf } from '../../platform/image-file.ts';
import { asText } from '../../platform/argument-checks.ts';

/** The limit that the check enforces, in MB. */
export const CML_LARGEST_MB = 5;
/** The limit in the hint beside the field, in MB; lower than the enforced one. */
export const CML_HINT_MB = 2;

const TYPES: readonly FileType[] = Object.freeze(Object.values(FileType));

/** Maximum number of pixels; more is not a photo of a page but an attempt to exhaust memory. */
export const CML_MOST_PIXELS = 60_000_000;
const LONGEST_NAME = 60;

export type CmlFileViolation =
  | FileViolation
  /** The file is truncated. */
  | { readonly kind: 'cut-short' }
  | { readonly kind: 'too-many-pixels'; readonly pixels: number };

/**
 * Checks a client master list: a PNG, JPEG or PDF by its content, at most 5 MB, not truncated, and
 * at most 60 million pixels for a picture.
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
  const isPdf = fileTypeOf(content) === FileType.Pdf;
  // The pixel count of a truncated picture is unknown.
  const pixels = isPdf && isWholeFile(content) ? 0 : pixelsOf(content);
  if (pixels === undefined) return { kind: 'cut-short' };
  return pixels > CML_MOST_PIXELS ? { kind: 'too-many-pixels', pixels } : undefined;
}

const ENDINGS = { png: 'png', jpeg: 'jpg', pdf: 'pdf' } as const satisfies Record<FileType, string>;

/**
 * The file name under which a client master list is stored. It is based on the uploaded name,
 * without folders, characters that mislead a file system or screen, or a false extension.
 *
 * @param content decides the file extension
 * @throws an error for anything but a text and a Uint8Array
 * @example
 * ```ts
 * cmlFileName('../../My CML.exe', new TextEncoder().encode('%PDF-1.4 %%EOF')); // => 'My CML.pdf'
 * cmlFileName('', new TextEncoder().encode('%PDF-1.4 %%EOF')); // => 'cml.pdf'
 * ```
 */
export function cmlFileName(name: string, content: Uint8Array): string {
  const type = fileTypeOf(content);
  const last = asText(name).replace(/^.*[\\/]/s, '');
  const stem = last
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replaceAll(/[^A-Za-z0-9 _()-]+/g, '-')
    .slice(0, LONGEST_NAME)
    .replaceAll(/^[ -]+|[ -]+$/g, '');
  return `${stem === '' ? 'cml' : stem}.${type === undefined ? 'bin' : ENDINGS[type]}`;
}
