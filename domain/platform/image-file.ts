import { invariant, shown } from './invariant.ts';
import { FileType, fileTypeOf } from './file-type.ts';

/** The error message for a picture with more pixels than its use allows. */
export const TOO_MANY_PIXELS_TEXT = 'This picture has too many pixels. Please take a smaller one.';

const PNG_HEAD_BYTES = 8;
/** Bytes of a PNG chunk besides its data: length, name and checksum. */
const PNG_FRAME_BYTES = 12;
/** The end mark of a PDF, behind which browsers accept any bytes. */
const PDF_END = '%%EOF';

/**
 * Maximum number of parts. No camera or program writes more; a file with more is an attempt to
 * exhaust processing time.
 */
const MOST_PARTS = 10_000;

const JPEG = Object.freeze({ mark: 0xff, startOfScan: 0xda, endOfImage: 0xd9 });
/**
 * JPEG markers of frames, which contain the size of the image: 0xc0 to 0xcf, except 0xc4, 0xc8 and
 * 0xcc, which mark other segments.
 */
const JPEG_FRAMES: ReadonlySet<number> = new Set([
  0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf,
]);

/**
 * One part of an image file: a PNG chunk by its name, or a JPEG segment by its marker in decimal. A
 * JPEG scan includes its compressed data.
 */
export interface FilePart {
  readonly name: string;
  /** Start and end in the file, in bytes. */
  readonly start: number;
  readonly end: number;
}

/**
 * The parts of a PNG (chunks) or JPEG (segments and scans), in order, up to the first end of the
 * picture. Undefined for any other file, a truncated file, and more than 10,000 parts. Reads each
 * byte at most once.
 *
 * @source ISO/IEC 15948 (PNG), sections 5.2 and 5.3; ISO/IEC 10918-1 (JPEG), annex B
 * @throws an error for anything but a Uint8Array
 */
export function imageParts(content: Uint8Array): readonly FilePart[] | undefined {
  const type = fileTypeOf(content);
  if (type === FileType.Png) return pngParts(content);
  return type === FileType.Jpeg ? jpegParts(content) : undefined;
}

/**
 * Whether a PNG, JPEG or PDF is complete. False for a truncated file and for a picture of more than
 * 10,000 parts. A PDF is complete if it contains an end mark: mail programs and download servers
 * append other bytes.
 *
 * @source ISO/IEC 15948 (PNG), ISO/IEC 10918-1 (JPEG), ISO 32000 (PDF)
 * @throws an error for anything but a Uint8Array
 */
export function isWholeFile(content: Uint8Array): boolean {
  if (fileTypeOf(content) !== FileType.Pdf) return imageParts(content) !== undefined;
  return hasText(content, PDF_END);
}

/**
 * The number of pixels of an image, width x height, as its header states. Undefined if the file is
 * not an image, is truncated, or has no header.
 *
 * @source ISO/IEC 15948 (PNG), section 11.2.1; ISO/IEC 10918-1 (JPEG), section B.2.2
 * @throws an error for anything but a Uint8Array
 */
export function pixelsOf(content: Uint8Array): number | undefined {
  for (const { name, start, end } of imageParts(content) ?? []) {
    if (name === 'IHDR' && end - start >= PNG_FRAME_BYTES + 8) {
      return numberAt(content, start + 8, 4) * numberAt(content, start + 12, 4);
    }
    if (JPEG_FRAMES.has(Number(name)) && end - start >= 9) {
      return numberAt(content, start + 5, 2) * numberAt(content, start + 7, 2);
    }
  }
  return undefined;
}

function pngParts(content: Uint8Array): readonly FilePart[] | undefined {
  const parts: FilePart[] = [];
  for (let start = PNG_HEAD_BYTES; start + PNG_FRAME_BYTES <= content.length; ) {
    const end = start + PNG_FRAME_BYTES + numberAt(content, start, 4);
    if (end > content.length || parts.length === MOST_PARTS) return undefined;
    const name = textAt(content, start + 4, start + 8);
    parts.push({ name, start, end });
    if (name === 'IEND') return parts;
    start = end;
  }
  return undefined;
}

function jpegParts(content: Uint8Array): readonly FilePart[] | undefined {
  const parts: FilePart[] = [];
  for (let at = 2; parts.length < MOST_PARTS; ) {
    const start = markerFrom(content, at);
    const marker = content[start + 1];
    const end = marker === JPEG.endOfImage ? start + 2 : endOfSegment(content, start);
    if (content[start] !== JPEG.mark || end === undefined) return undefined;
    parts.push({ name: String(marker), start, end });
    if (marker === JPEG.endOfImage) return parts;
    at = end;
  }
  return undefined;
}

/** The start of the next marker (two bytes), after any fill bytes. */
function markerFrom(content: Uint8Array, from: number): number {
  let at = from;
  while (content[at] === JPEG.mark && content[at + 1] === JPEG.mark) at += 1;
  return at;
}

/**
 * The end of a JPEG segment; undefined if the marker has no segment or the segment is truncated.
 */
function endOfSegment(content: Uint8Array, start: number): number | undefined {
  if (start + 4 > content.length || isStandalone(numberAt(content, start + 1, 1))) return undefined;
  const length = numberAt(content, start + 2, 2);
  const end = start + 2 + length;
  if (length < 2 || end > content.length) return undefined;
  return content[start + 1] === JPEG.startOfScan ? endOfScan(content, end) : end;
}

/**
 * Whether a marker has no segment: a reserved marker, a restart, or a second start of the image.
 */
function isStandalone(marker: number): boolean {
  return marker < 0xc0 || isRestart(marker) || marker === 0xd8;
}

function isRestart(marker: number): boolean {
  return marker >= 0xd0 && marker <= 0xd7;
}

/** The end of a scan's compressed data, in which 0xff occurs only before 0 or a restart marker. */
function endOfScan(content: Uint8Array, from: number): number | undefined {
  for (let at = content.indexOf(JPEG.mark, from); at >= 0; ) {
    const start = markerFrom(content, at);
    const next = content[start + 1];
    if (next === undefined) return undefined;
    if (next !== 0 && !isRestart(next)) return at;
    at = content[start + 2] === JPEG.mark ? start + 2 : content.indexOf(JPEG.mark, start + 2);
  }
  return undefined;
}

/** Reads a big-endian number of `bytes` bytes. */
function numberAt(content: Uint8Array, at: number, bytes: number): number {
  let number = 0;
  for (let index = at; index < at + bytes; index += 1) {
    const byte = content[index];
    invariant(byte !== undefined, `byte ${shown(index)} is beyond the end of the file`);
    number = number * 256 + byte;
  }
  return number;
}

function textAt(content: Uint8Array, start: number, end?: number): string {
  return String.fromCharCode(...content.subarray(start, end));
}

/** Whether a file contains an ASCII text. */
export function hasText(content: Uint8Array, text: string): boolean {
  const first = text.charCodeAt(0);
  for (let at = content.indexOf(first); at >= 0; at = content.indexOf(first, at + 1)) {
    if (isTextAt(content, at, text)) return true;
  }
  return false;
}

/** Compares bytes instead of text, so that it stays fast for a file of one repeated byte. */
function isTextAt(content: Uint8Array, at: number, text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    if (content[at + index] !== text.charCodeAt(index)) return false;
  }
  return true;
}
