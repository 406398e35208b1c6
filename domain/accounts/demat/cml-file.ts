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

export function cmlFileViolation(content: Uint8Array | undefined): FileViolation | undefined {
  return fileViolation(content, { types: TYPES, mostBytes: CML_LARGEST_MB * BYTES_IN_MB });
}

export function canSaveDemat(form: {
  readonly dematNumber: string;
  readonly cmlFile: Uint8Array | undefined;
}): boolean {
  const { dematNumber, cmlFile } = asFacts(form, 'a demat form');
  const isNumberFine = dematNumberViolation(dematNumber) === undefined;
  return isNumberFine && cmlFileViolation(cmlFile) === undefined;
}
