import { invariant, shown } from './invariant.ts';
import { FileType, fileTypeOf } from './file-type.ts';

const PNG_HEAD_BYTES = 8;
/** Length, name and check sum, beside the data of a chunk. */
const PNG_FRAME_BYTES = 12;
/** A PDF says where it ends within this many last bytes. */
const PDF_TAIL_BYTES = 1024;
const PDF_END = '%%EOF';

const JPEG = Object.freeze({ startOfScan: 0xda, endOfImage: 0xd9 });
/** Markers of JPEG that begin a frame and so tell its size: not 0xc4, 0xc8 and 0xcc. */
const JPEG_FRAMES: ReadonlySet<number> = new Set([
  0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf,
]);

/** One part of an image file: a chunk of PNG by its name, a segment of JPEG by its marker. */
export interface FilePart {
  readonly name: string;
  /** Where it begins and ends in the file, in bytes. */
  readonly start: number;
  readonly end: number;
}

/**
 * The parts of a PNG (chunks) or JPEG (segments, up to the picture itself), in order; undefined for
 * any other file, and for one that breaks off.
 *
 * @source ISO/IEC 15948 (PNG), sections 5.2 and 5.3; ISO/IEC 10918-1 (JPEG), annex B
 * @throws a sentence on anything but a Uint8Array
 */
export function imageParts(content: Uint8Array): readonly FilePart[] | undefined {
  const type = fileTypeOf(content);
  if (type === FileType.Png) return pngParts(content);
  return type === FileType.Jpeg ? jpegParts(content) : undefined;
}

/**
 * Whether a PNG, JPEG or PDF is there to its end: an upload or copy that broke off is not.
 *
 * @source ISO/IEC 15948 (PNG), ISO/IEC 10918-1 (JPEG), ISO 32000 (PDF)
 * @throws a sentence on anything but a Uint8Array
 */
export function isWholeFile(content: Uint8Array): boolean {
  if (fileTypeOf(content) !== FileType.Pdf) return imageParts(content) !== undefined;
  return textAt(content, Math.max(0, content.length - PDF_TAIL_BYTES)).includes(PDF_END);
}

/**
 * How many pixels an image has, width x height, as its own head says; undefined for what is no
 * image, or does not say.
 *
 * @source ISO/IEC 15948 (PNG), section 11.2.1; ISO/IEC 10918-1 (JPEG), section B.2.2
 * @throws a sentence on anything but a Uint8Array
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
    if (end > content.length) return undefined;
    const name = textAt(content, start + 4, start + 8);
    parts.push({ name, start, end });
    if (name === 'IEND') return parts;
    start = end;
  }
  return undefined;
}

/** A segment is named by its marker in decimal; the picture itself is the last part. */
function jpegParts(content: Uint8Array): readonly FilePart[] | undefined {
  const parts: FilePart[] = [];
  for (let start = 2; start + 4 <= content.length && content[start] === 0xff; ) {
    const marker = numberAt(content, start + 1, 1);
    const end = start + 2 + numberAt(content, start + 2, 2);
    const name = String(marker);
    if (marker === JPEG.startOfScan) {
      const last = endOfJpeg(content, end);
      return last === undefined ? undefined : [...parts, { name, start, end: last }];
    }
    if (end > content.length || end < start + 4) return undefined;
    parts.push({ name, start, end });
    start = end;
  }
  return undefined;
}

/** Behind the mark of the end, looked for from the back: cameras append to it. */
function endOfJpeg(content: Uint8Array, from: number): number | undefined {
  for (let at = content.length - 2; at >= from; at -= 1) {
    if (content[at] === 0xff && content[at + 1] === JPEG.endOfImage) return at + 2;
  }
  return undefined;
}

/** A number of so many bytes, the highest first. */
function numberAt(content: Uint8Array, at: number, bytes: number): number {
  let number = 0;
  for (let index = at; index < at + bytes; index += 1) {
    const byte = content[index];
    invariant(byte !== undefined, `byte ${shown(index)} lies behind the end of the file`);
    number = number * 256 + byte;
  }
  return number;
}

function textAt(content: Uint8Array, start: number, end?: number): string {
  return String.fromCharCode(...content.subarray(start, end));
}
