import fc from 'fast-check';

/** Whole files, byte by byte as their formats say, with what a camera or an office adds to them. */
export interface PictureFile {
  readonly type: 'png' | 'jpeg' | 'pdf';
  readonly bytes: Uint8Array;
}

const PNG_HEAD = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const text = (words: string): number[] => [...new TextEncoder().encode(words)];
const big = (number: number, bytes: number): number[] =>
  Array.from({ length: bytes }, (_, index) => (number >>> (8 * (bytes - 1 - index))) & 0xff);

/** A chunk; nothing here reads its check sum. */
const chunk = (name: string, data: readonly number[]): number[] => [
  ...big(data.length, 4),
  ...text(name),
  ...data,
  0,
  0,
  0,
  0,
];
const segment = (marker: number, data: readonly number[]): number[] => [
  0xff,
  marker,
  ...big(data.length + 2, 2),
  ...data,
];

export interface PictureParts {
  readonly width?: number;
  readonly height?: number;
  /** Said of whoever took the picture, in the places where cameras write it. */
  readonly note?: string;
}

export function pngFile({ width = 2, height = 3, note }: PictureParts = {}): Uint8Array {
  const head = chunk('IHDR', [...big(width, 4), ...big(height, 4), 8, 2, 0, 0, 0]);
  const said =
    note === undefined ? [] : [...chunk('tEXt', text(note)), ...chunk('eXIf', text(note))];
  const rest = [...chunk('IDAT', [1, 2, 3]), ...chunk('IEND', [])];
  return Uint8Array.from([...PNG_HEAD, ...head, ...said, ...rest]);
}

export function jpegFile({ width = 2, height = 3, note }: PictureParts = {}): Uint8Array {
  const said =
    note === undefined
      ? []
      : [...segment(0xe1, text(`Exif\0\0${note}`)), ...segment(0xfe, text(note))];
  const frame = segment(0xc0, [8, ...big(height, 2), ...big(width, 2), 1, 1, 0x11, 0]);
  const scan = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 0x12, 0x34, 0xff, 0x00, 0x56];
  return Uint8Array.from([
    ...[0xff, 0xd8],
    ...segment(0xe0, text('JFIF\0')),
    ...said,
    ...frame,
    ...scan,
    ...[0xff, 0xd9],
  ]);
}

export function pdfFile(body = '1 0 obj << >> endobj'): Uint8Array {
  return new TextEncoder().encode(`%PDF-1.7\n${body}\ntrailer << >>\n%%EOF\n`);
}

const sides = fc.integer({ min: 1, max: 5000 });
const notes = fc.option(fc.string({ maxLength: 40 }), { nil: undefined });

/** Any whole file of the three kinds. */
export const pictureFiles: fc.Arbitrary<PictureFile> = fc
  .record({ width: sides, height: sides, note: notes, type: fc.constantFrom('png', 'jpeg', 'pdf') })
  .map(({ type, note, ...size }) => {
    const parts = { ...size, ...(note !== undefined && { note }) };
    if (type === 'pdf') return { type, bytes: pdfFile(note) };
    return { type, bytes: type === 'png' ? pngFile(parts) : jpegFile(parts) };
  });

/** Bytes that a careless or hostile person might send: no file of ours, or one that breaks off. */
export const otherFiles: fc.Arbitrary<Uint8Array> = fc.oneof(
  fc.constant(new Uint8Array()),
  fc.uint8Array({ minLength: 1, maxLength: 60 }),
  fc
    .constantFrom('MZ\u0090', '<svg onload="alert(1)"/>', '<!doctype html>', 'GIF89a', 'PK')
    .map((words) => new TextEncoder().encode(words)),
  fc
    .record({ file: pictureFiles, share: fc.double({ min: 0, max: 0.9, noNaN: true }) })
    .map(({ file, share }) => file.bytes.slice(0, Math.floor(file.bytes.length * share))),
);
