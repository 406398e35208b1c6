import { checkRecord, checkList, checkInteger } from './argument-checks.ts';
import { invariant, shown } from './invariant.ts';

/** The accepted file types. */
export const FileType = Object.freeze({ Png: 'png', Jpeg: 'jpeg', Pdf: 'pdf' } as const);
export type FileType = (typeof FileType)[keyof typeof FileType];

/**
 * The first bytes of each file type. `latest` is the last offset at which they may start, because a
 * PDF may have other bytes before them.
 */
const MARKS = {
  png: { bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], latest: 0 },
  jpeg: { bytes: [0xff, 0xd8, 0xff], latest: 0 },
  pdf: { bytes: [0x25, 0x50, 0x44, 0x46, 0x2d], latest: 1024 },
} as const satisfies Record<FileType, { bytes: readonly number[]; latest: number }>;

/** Number of bytes in an MB as file managers show it (a mebibyte). */
export const BYTES_IN_MB = 1024 * 1024;

/**
 * Formats the size of a file in bytes, KB or MB; 1 KB is 1,024 bytes.
 *
 * @formula bytes / 1,024, rounded; from 1,024 KB on bytes / 1,048,576, with one decimal
 * @throws an error for anything but a whole number
 * @example
 * ```ts
 * fileSizeLabel(356_352); // => '348 KB'
 * fileSizeLabel(1_258_291); // => '1.2 MB'
 * ```
 */
export function fileSizeLabel(bytes: number): string {
  const kilobytes = Math.round(checkInteger(bytes) / 1024);
  if (bytes < 1024) return `${bytes} bytes`;
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(bytes / BYTES_IN_MB).toFixed(1)} MB`;
}

export type FileViolation =
  | { readonly kind: 'missing' }
  | { readonly kind: 'wrong-type' }
  | { readonly kind: 'too-large'; readonly bytes: number };

/**
 * Detects the type of a file from its first bytes, ignoring its name; undefined for any other type.
 *
 * @source AP-5.28; the signatures of ISO/IEC 15948 (PNG), ISO/IEC 10918 (JPEG), ISO 32000 (PDF:
 *   within the first 1024 bytes)
 * @throws an error for anything but a Uint8Array
 * @example
 * ```ts
 * fileTypeOf(new TextEncoder().encode('%PDF-1.7')); // => 'pdf'
 * ```
 */
export function fileTypeOf(content: Uint8Array): FileType | undefined {
  const bytes = checkBytes(content);
  return Object.values(FileType).find((type) => {
    const { bytes: mark, latest } = MARKS[type];
    for (let start = 0; start <= latest && start + mark.length <= bytes.length; start += 1) {
      if (mark.every((byte, at) => bytes[start + at] === byte)) return true;
    }
    return false;
  });
}

/**
 * Checks a file: present and not empty, of an accepted type, and not too large.
 *
 * @param rules the accepted types, and the maximum size in bytes
 * @throws an error for anything but a Uint8Array, a list of types and a whole number of bytes
 * @example
 * ```ts
 * const rules = { types: ['pdf'], mostBytes: 10 };
 * fileViolation(new Uint8Array([1]), rules); // => { kind: 'wrong-type' }
 * ```
 */
export function fileViolation(
  content: Uint8Array | undefined,
  rules: { readonly types: readonly FileType[]; readonly mostBytes: number },
): FileViolation | undefined {
  if (content === undefined || checkBytes(content).length === 0) return { kind: 'missing' };
  const { types, mostBytes } = checkRecord(rules);
  checkInteger(mostBytes);
  const taken = checkList(types);
  const type = fileTypeOf(content);
  if (type === undefined || !taken.includes(type)) return { kind: 'wrong-type' };
  const { length } = content;
  return length > mostBytes ? { kind: 'too-large', bytes: length } : undefined;
}

function checkBytes(content: Uint8Array): Uint8Array {
  invariant(
    content instanceof Uint8Array,
    `a file must be a Uint8Array, got ${shown(content)}`,
  );
  return content;
}
