import fc from 'fast-check';

/** Complete files in their formats, with the metadata that cameras and office programs add. */
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

/** Camera data: its maker, and how the camera was held. */
export function exifSegment(
  orientation: number,
  { isLittleEndian = false, maker = '' } = {},
): readonly number[] {
  const number = (value: number, bytes: number) =>
    isLittleEndian ? big(value, bytes).reverse() : big(value, bytes);
  const pair = (value: number) => [...number(value, 2), 0, 0];
  const makerAt = 8 + 2 + 2 * 12 + 4;
  const entries = [
    ...[...number(0x10f, 2), ...number(2, 2), ...number(maker.length, 4), ...number(makerAt, 4)],
    ...[...number(0x112, 2), ...number(3, 2), ...number(1, 4), ...pair(orientation)],
  ];
  const order = text(isLittleEndian ? 'II' : 'MM');
  const directory = [...number(2, 2), ...entries, ...number(0, 4)];
  const tiff = [...order, ...number(42, 2), ...number(8, 4), ...directory, ...text(maker)];
  return segment(0xe1, [...text('Exif\0\0'), ...tiff]);
}

/** Version 1.1, no unit, 1 x 1, no preview. */
const JFIF = segment(0xe0, [...text('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0]);
const ADOBE = segment(0xee, [...text('Adobe'), 0, 100, 0, 0, 0, 0, 1]);
const PROFILE = segment(0xe2, [...text('ICC_PROFILE\0'), 1, 1, 7, 8, 9]);

export interface PictureParts {
  readonly width?: number;
  readonly height?: number;
  /** Text about the photographer, in the fields where cameras write it. */
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
  return Uint8Array.from([...[0xff, 0xd8], ...JFIF, ...said, ...frame, ...scan, ...[0xff, 0xd9]]);
}

export function pdfFile(body = '1 0 obj << >> endobj'): Uint8Array {
  return new TextEncoder().encode(`%PDF-1.7\n${body}\ntrailer << >>\n%%EOF\n`);
}

const sides = fc.integer({ min: 1, max: 5000 });
const notes = fc.option(fc.string({ maxLength: 40 }), { nil: undefined });

/** The bytes that decide how a picture looks, and a complete file that contains them. */
export interface AnnotatedPicture {
  readonly drawn: Uint8Array;
  readonly bytes: Uint8Array;
}

/** A text in all generated metadata, by which tests find metadata in a file. */
export const METADATA_NOTE = 'GPS 18.52N';

const notedSegments: fc.Arbitrary<readonly number[]> = fc
  .constantFrom(
    segment(0xe1, text(`Exif\0\0${METADATA_NOTE}`)),
    segment(0xe1, text(`http://ns.adobe.com/xap/1.0/\0${METADATA_NOTE}`)),
    segment(0xe2, text(`MPF\0${METADATA_NOTE}`)),
    segment(0xe0, text(`JFXX\0${METADATA_NOTE}`)),
    segment(0xe0, text(`JFIF\0${METADATA_NOTE}`)),
    segment(0xed, text(`Photoshop 3.0\0${METADATA_NOTE}`)),
    segment(0xee, text(`Adobe${METADATA_NOTE}-----------`)),
    segment(0xf0, text(METADATA_NOTE)),
    segment(0xfe, text(METADATA_NOTE)),
    [0xff, 0xff],
  )
  .map((bytes) => (bytes.length === 2 ? [0xff] : bytes));

/** Compressed data: 0xff occurs only before 0 or a restart marker. */
const compressed = fc
  .array(
    fc.oneof(
      fc.nat(254).map((byte) => [byte]),
      fc.constantFrom([0xff, 0], [0xff, 0xd3]),
    ),
    {
      maxLength: 20,
    },
  )
  .map((pieces) => pieces.flat());
const scans = compressed.map((data) => [...segment(0xda, [1, 1, 0, 0, 63, 0]), ...data]);
const tables = fc.constantFrom(
  segment(0xdb, [0, 1, 2]),
  segment(0xc4, [0, 3]),
  segment(0xdd, [0, 1]),
);
const behind = fc.constantFrom(
  [],
  text(`<html>${METADATA_NOTE}</html>\u00ff\u00d9`),
  [...text(METADATA_NOTE), 0xff, 0xd9],
  [...jpegFile({ note: METADATA_NOTE })],
);

/** A JPEG of several scans, with notes before, between and behind them. */
export const annotatedJpegs: fc.Arbitrary<AnnotatedPicture> = fc
  .record({
    drawn: fc.tuple(
      fc.constantFrom([], JFIF, [...JFIF, ...PROFILE], ADOBE),
      fc.constant(segment(0xc2, [8, 0, 3, 0, 2, 1, 1, 0x11, 0])),
      ...[scans, tables, scans, tables, scans],
    ),
    notes: fc.array(notedSegments, { minLength: 7, maxLength: 7 }),
    behind,
  })
  .map(({ drawn, notes, behind: tail }) => ({
    drawn: Uint8Array.from([0xff, 0xd8, ...drawn.flat(), 0xff, 0xd9]),
    bytes: Uint8Array.from([
      ...[0xff, 0xd8],
      ...drawn.flatMap((part, at) => [...(notes[at] ?? []), ...part]),
      ...[0xff, 0xd9],
      ...tail,
    ]),
  }));

const drawnChunks = fc.constantFrom(
  chunk('gAMA', [0, 0, 0, 1]),
  chunk('tRNS', [0, 1]),
  chunk('iCCP', [1, 2, 3]),
  chunk('PLTE', [1, 2, 3]),
  chunk('IDAT', [4, 5]),
);
const notedChunks = fc.constantFrom(
  ...['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'dSIG', 'gAMA', 'cHRM', 'ABCD', 'constructor'].map(
    (name) => chunk(name.slice(0, 4), text(METADATA_NOTE)),
  ),
);

/** A PNG with notes between its chunks and behind its end. */
export const annotatedPngs: fc.Arbitrary<AnnotatedPicture> = fc
  .record({ drawn: fc.array(drawnChunks), notes: fc.array(notedChunks, { maxLength: 9 }), behind })
  .map(({ drawn, notes, behind: tail }) => {
    const head = [...PNG_HEAD, ...chunk('IHDR', [0, 0, 0, 2, 0, 0, 0, 3, 8, 2, 0, 0, 0])];
    const end = chunk('IEND', []);
    const mixed = drawn.flatMap((part, at) => [...(notes[at] ?? []), ...part]);
    return {
      drawn: Uint8Array.from([...head, ...drawn.flat(), ...end]),
      bytes: Uint8Array.from([...head, ...mixed, ...end, ...tail]),
    };
  });

/** A file of this size with as many of the smallest segments as fit, without a picture. */
export function crowdedFile(type: 'png' | 'jpeg', bytes: number): Uint8Array {
  const part = type === 'png' ? chunk('teXt', []) : segment(0xe0, []);
  const start = type === 'png' ? PNG_HEAD.length : 2;
  const whole = type === 'png' ? pngFile() : jpegFile();
  const content = new Uint8Array(bytes);
  content.set(whole.subarray(0, start));
  const rest = whole.subarray(start);
  const count = Math.floor((bytes - whole.length) / part.length);
  for (let index = 0; index < count; index += 1) content.set(part, start + index * part.length);
  content.set(rest, start + count * part.length);
  return content;
}

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
