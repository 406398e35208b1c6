import {
  BYTES_IN_MB,
  FileType,
  fileTypeOf,
  type FileViolation,
  fileViolation,
} from '../../platform/file-type.ts';
import { isWholeFile, pixelsOf } from '../../platform/image-file.ts';
import { asFacts, asText } from '../../platform/expected.ts';
import { dematNumberViolation } from './demat-number.ts';

/** What the check takes at most, in MB. */
export const CML_LARGEST_MB = 5;
/** What the hint beside the field asks for, in MB: less than the check takes. */
export const CML_HINT_MB = 2;

const TYPES: readonly FileType[] = Object.freeze(Object.values(FileType));

/** Most pixels of a picture: more is no photo of a page, but made to fill a memory. */
export const CML_MOST_PIXELS = 60_000_000;
const LONGEST_NAME = 60;

export type CmlFileViolation =
  | FileViolation
  /** The file breaks off before its end. */
  | { readonly kind: 'cut-short' }
  | { readonly kind: 'too-many-pixels'; readonly pixels: number };

/**
 * Why a client master list is not taken: absent, not a PNG, JPEG or PDF by its content, above 5
 * MB, broken off before its end, or a picture of more than 60 million pixels.
 *
 * @source AP-5.28, AP-5.30
 * @throws a sentence on anything but a Uint8Array
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
  if (!isWholeFile(content)) return { kind: 'cut-short' };
  const pixels = pixelsOf(content) ?? 0;
  return pixels > CML_MOST_PIXELS ? { kind: 'too-many-pixels', pixels } : undefined;
}

const ENDINGS = { png: 'png', jpeg: 'jpg', pdf: 'pdf' } as const satisfies Record<FileType, string>;

/**
 * The name under which a client master list is kept: what the person called it, without folders,
 * marks that a file system or a screen could take for something else, or a false ending.
 *
 * @param content decides the ending
 * @throws a sentence on anything but a text and a Uint8Array
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

/**
 * Whether a demat account can be saved: a valid number of sixteen characters, and a client master
 * list.
 *
 * @source AP-5.25, AP-5.26
 * @example
 * ```ts
 * canSaveDemat({ dematNumber: '1234567890123456', cmlFile: undefined }); // => false
 * ```
 */
export function canSaveDemat(form: {
  readonly dematNumber: string;
  readonly cmlFile: Uint8Array | undefined;
}): boolean {
  const { dematNumber, cmlFile } = asFacts(form);
  const isNumberFine = dematNumberViolation(dematNumber) === undefined;
  return isNumberFine && cmlFileViolation(cmlFile) === undefined;
}
