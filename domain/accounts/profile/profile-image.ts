import {
  BYTES_IN_MB,
  FileType,
  type FileViolation,
  fileViolation,
} from '../../platform/file-type.ts';

/** The largest profile image, in MB. */
export const PROFILE_IMAGE_LARGEST_MB = 2;

const TYPES: readonly FileType[] = Object.freeze([FileType.Png, FileType.Jpeg]);

export function profileImageViolation(content: Uint8Array | undefined): FileViolation | undefined {
  const mostBytes = PROFILE_IMAGE_LARGEST_MB * BYTES_IN_MB;
  return fileViolation(content, { types: TYPES, mostBytes });
}
