import { asFacts } from '../../platform/expected.ts';
import {
  BYTES_IN_MB,
  FileType,
  type FileViolation,
  fileViolation,
} from '../../platform/file-type.ts';
import { dematNumberViolation } from './demat-number.ts';

/** What the check takes at most, in MB. */
export const CML_LARGEST_MB = 5;
/** What the hint beside the field asks for, in MB: less than the check takes. */
export const CML_HINT_MB = 2;

const TYPES: readonly FileType[] = Object.freeze(Object.values(FileType));

/**
 * Why a client master list is not taken: absent, not a PNG, JPEG or PDF by its content, or above 5
 * MB.
 *
 * @source AP-5.28, AP-5.30
 * @throws a sentence on anything but a Uint8Array
 * @example
 * ```ts
 * cmlFileViolation(new TextEncoder().encode('%PDF-1.4')); // => undefined
 * cmlFileViolation(new TextEncoder().encode('PK')); // => { kind: 'wrong-type' }
 * ```
 */
export function cmlFileViolation(content: Uint8Array | undefined): FileViolation | undefined {
  return fileViolation(content, { types: TYPES, mostBytes: CML_LARGEST_MB * BYTES_IN_MB });
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
  const { dematNumber, cmlFile } = asFacts(form, 'a demat form');
  const isNumberFine = dematNumberViolation(dematNumber) === undefined;
  return isNumberFine && cmlFileViolation(cmlFile) === undefined;
}
