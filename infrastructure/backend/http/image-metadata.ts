import { setImmediate } from 'node:timers/promises';
import { FileType, fileTypeOf } from '#domain/platform/file-type.ts';
import { type FilePart, imageParts } from '#domain/platform/image-file.ts';

/** PNG chunks of fixed size that affect the picture. A chunk of another size carries extra data. */
const FIXED_CHUNKS: Readonly<Record<string, number>> = {
  ...{ IHDR: 13, IEND: 0, gAMA: 4, cHRM: 32, sRGB: 1, cICP: 4, pHYs: 9, acTL: 8, fcTL: 26 },
};
/** PNG chunks of variable size, with the largest size that the standard allows. */
const KEPT_CHUNKS: Readonly<Record<string, number>> = {
  ...{ PLTE: 768, IDAT: Infinity, tRNS: 256, bKGD: 6, sBIT: 4, iCCP: Infinity, fdAT: Infinity },
};
const CHUNK_FRAME_BYTES = 12;

/**
 * The range of JPEG markers that encode the picture; the others are comments, application segments
 * and reserved markers.
 */
const JPEG_PICTURE = { first: 0xc0, last: 0xdf } as const;
/**
 * The application segments that change how a JPEG looks, by marker: the identifier that each starts
 * with, and its size where it is fixed. A JFIF segment of another size contains a thumbnail.
 */
const KEPT_SEGMENTS: Readonly<Record<string, { readonly mark: string; readonly bytes?: number }>> =
  {
    [0xe0]: { mark: 'JFIF\0', bytes: 18 },
    [0xe2]: { mark: 'ICC_PROFILE\0' },
    [0xee]: { mark: 'Adobe', bytes: 16 },
  };
const SEGMENT_HEAD_BYTES = 4;
const HEAD_BYTES = { png: 8, jpeg: 2 } as const;

/** The application segment with the data of the camera (Exif), and the offsets in it. */
const EXIF = { marker: 0xe1, mark: 'Exif\0\0', tiff: 10 } as const;
/** The tag by which a camera says how it was held; 1 means upright, and 8 is the largest value. */
const ORIENTATION = { tag: 0x112, first: 2, last: 8, entryBytes: 12 } as const;

let lastTurn: Promise<void> = Promise.resolve();

/**
 * Resolves in a turn of the event loop that no other caller gets, so that many files do not block
 * the loop together. Node runs all waiting `setImmediate` callbacks in one turn.
 */
function ownTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => setImmediate());
  return lastTurn;
}

/**
 * Removes everything but the picture itself: place, time, device, texts, previews, further pictures
 * and trailing data. How a JPEG is turned stays. A PDF stays unchanged.
 */
export async function withoutMetadata(content: Uint8Array): Promise<Uint8Array> {
  // The file was just validated from start to end. This lets other requests run before reading it
  // again.
  await ownTurn();
  return drawnBy(content);
}

function drawnBy(content: Uint8Array): Uint8Array {
  const type = fileTypeOf(content);
  const parts = imageParts(content);
  if (parts === undefined || (type !== FileType.Png && type !== FileType.Jpeg)) return content;
  const isPng = type === FileType.Png;
  const turned = isPng ? undefined : parts.find((part) => orientationOf(part, content));
  const pieces = parts.map((part) => {
    if (part === turned) return orientationSegment(orientationOf(part, content) ?? 0);
    const isKept = isPng ? isKeptChunk(part) : isKeptSegment(part, content);
    return content.subarray(part.start, isKept ? part.end : part.start);
  });
  return Buffer.concat([content.subarray(0, HEAD_BYTES[type]), ...pieces]);
}

/**
 * How a JPEG is turned, as its first directory of camera data says; undefined for one that is
 * upright.
 *
 * @source Exif 2.32, section 4.6.4; TIFF 6.0, section 2
 */
function orientationOf({ name, start, end }: FilePart, content: Uint8Array): number | undefined {
  const segment = Buffer.from(content.buffer, content.byteOffset + start, end - start);
  const mark = segment.toString('latin1', SEGMENT_HEAD_BYTES, EXIF.tiff);
  if (Number(name) !== EXIF.marker || mark !== EXIF.mark) return undefined;
  const tiff = segment.subarray(EXIF.tiff);
  const isLittleEndian = tiff.toString('latin1', 0, 2) === 'II';
  const numberAt = (at: number, bytes: 2 | 4): number => {
    if (at + bytes > tiff.length) return 0;
    return isLittleEndian ? tiff.readUIntLE(at, bytes) : tiff.readUIntBE(at, bytes);
  };
  const directory = numberAt(4, 4);
  const most = Math.min(numberAt(directory, 2), tiff.length / ORIENTATION.entryBytes);
  for (let index = 0; index < most; index += 1) {
    const entry = directory + 2 + index * ORIENTATION.entryBytes;
    if (numberAt(entry, 2) !== ORIENTATION.tag) continue;
    const value = numberAt(entry + 8, 2);
    return value >= ORIENTATION.first && value <= ORIENTATION.last ? value : undefined;
  }
  return undefined;
}

/** Camera data with the orientation and nothing else, in big-endian order. */
function orientationSegment(orientation: number): Buffer {
  const segment = Buffer.alloc(36);
  segment.write('\u00ff\u00e1\0\u0022Exif\0\0MM\0*', 'latin1');
  segment.writeUInt32BE(8, 14);
  segment.writeUInt16BE(1, 18);
  // The entry: tag, type (a number of two bytes), count, value.
  segment.writeUInt16BE(ORIENTATION.tag, 20);
  segment.writeUInt16BE(3, 22);
  segment.writeUInt32BE(1, 24);
  segment.writeUInt16BE(orientation, 28);
  return segment;
}

function isKeptChunk({ name, start, end }: FilePart): boolean {
  const bytes = end - start - CHUNK_FRAME_BYTES;
  if (Object.hasOwn(FIXED_CHUNKS, name)) return bytes === FIXED_CHUNKS[name];
  return Object.hasOwn(KEPT_CHUNKS, name) && bytes <= (KEPT_CHUNKS[name] ?? 0);
}

function isKeptSegment({ name, start, end }: FilePart, content: Uint8Array): boolean {
  const marker = Number(name);
  if (marker >= JPEG_PICTURE.first && marker <= JPEG_PICTURE.last) return true;
  const kept = KEPT_SEGMENTS[name];
  if (kept === undefined || (kept.bytes ?? end - start) !== end - start) return false;
  const from = start + SEGMENT_HEAD_BYTES;
  const mark = content.subarray(from, Math.min(end, from + kept.mark.length));
  return Buffer.from(mark).toString('latin1') === kept.mark;
}
