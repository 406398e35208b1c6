import { FileType, fileTypeOf } from '#domain/platform/file-type.ts';
import { type FilePart, imageParts } from '#domain/platform/image-file.ts';
import { ownTurn } from './own-turn.ts';

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

/**
 * Removes everything but the picture itself: place, time, device, texts, previews, further pictures
 * and trailing data. A PDF stays unchanged.
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
  const isKept = type === FileType.Png ? isKeptChunk : isKeptSegment;
  const head = { start: 0, end: HEAD_BYTES[type] };
  return joined(content, [head, ...parts.filter((part) => isKept(part, content))]);
}

function joined(content: Uint8Array, pieces: readonly Omit<FilePart, 'name'>[]): Uint8Array {
  const bytes = pieces.reduce((sum, { start, end }) => sum + end - start, 0);
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const { start, end } of pieces) {
    whole.set(content.subarray(start, end), at);
    at += end - start;
  }
  return whole;
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
