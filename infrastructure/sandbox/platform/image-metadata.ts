import { FileType, fileTypeOf } from '#domain/platform/file-type.ts';
import { type FilePart, imageParts } from '#domain/platform/image-file.ts';

/** What a picture needs to look as it should; all else may tell who took it, where and when. */
const KEPT_CHUNKS: ReadonlySet<string> = new Set([
  'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'pHYs', 'bKGD', 'sBIT', 'acTL', 'fcTL', 'fdAT',
]);
/** JFIF, colour profile and Adobe's colours among the segments for applications, in decimal. */
const KEPT_SEGMENTS: ReadonlySet<number> = new Set([0xe0, 0xe2, 0xee]);
const COMMENT = 0xfe;
const HEAD_BYTES = { png: 8, jpeg: 2 } as const;

/**
 * A picture without what cameras and programs wrote beside it: place, time, device, texts, previews
 * and whatever follows its end. A PDF stays as it is.
 */
export function withoutMetadata(content: Uint8Array): Uint8Array {
  const type = fileTypeOf(content);
  const parts = imageParts(content);
  if (parts === undefined || (type !== FileType.Png && type !== FileType.Jpeg)) return content;
  const isKept = type === FileType.Png ? isKeptChunk : isKeptSegment;
  const pieces = [
    content.subarray(0, HEAD_BYTES[type]),
    ...parts.filter(isKept).map(({ start, end }) => content.subarray(start, end)),
  ];
  return Uint8Array.from(Buffer.concat(pieces));
}

/** Chunks whose name begins with a capital are the picture itself. */
function isKeptChunk({ name }: FilePart): boolean {
  return /^[A-Z]/.test(name) || KEPT_CHUNKS.has(name);
}

function isKeptSegment({ name }: FilePart): boolean {
  const marker = Number(name);
  if (marker === COMMENT) return false;
  return marker < 0xe0 || marker > 0xef || KEPT_SEGMENTS.has(marker);
}
