import { BYTES_IN_MB } from '#domain/platform/file-type.ts';
import { crowdedFile, jpegFile, pngFile } from '#tests/arbitraries/picture-files.ts';

/** A form that is built to cost the server time. */
export interface HostileUpload {
  readonly what: string;
  readonly boundary: string;
  readonly body: Uint8Array<ArrayBuffer>;
}

const BOUNDARY = 'form-of-a-benchmark';
/** The longest boundary that RFC 2046 allows. */
const LONG_BOUNDARY = '-'.repeat(69) + 'x';
const LARGEST_CML = 5 * BYTES_IN_MB;
const LARGEST_FORM = 6 * BYTES_IN_MB;
/** The most segments or chunks that a picture may have. */
const MOST_PARTS = 10_000;

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

/** Forms with a client master list whose size or structure costs most. */
export function hostileUploads(fields: Readonly<Record<string, string>>): readonly HostileUpload[] {
  const file = (what: string, content: Uint8Array, boundary = BOUNDARY): HostileUpload => {
    const body = joined([
      ...Object.entries(fields).map(([name, value]) => field(boundary, name, value)),
      bytesOf(`--${boundary}\r\n${FILE_HEAD}\r\n\r\n`),
      content,
      bytesOf(`\r\n--${boundary}--\r\n`),
    ]);
    return { what, boundary, body };
  };
  return [
    file('PDF of 5 MB', pdfOf(filled(LARGEST_CML - 100, [0x20]))),
    file('PDF of line breaks', pdfOf(filled(LARGEST_CML - 100, [13, 10]))),
    file(
      'PDF of near boundaries',
      pdfOf(filled(LARGEST_CML - 200, [...bytesOf(`\r\n--${LONG_BOUNDARY.slice(0, -1)}`)])),
      LONG_BOUNDARY,
    ),
    file('JPEG of 5 MB in one scan', jpegOf(filled(LARGEST_CML - 100, [0x55]))),
    file('JPEG of escaped bytes', jpegOf(filled(LARGEST_CML - 100, [0xff, 0]))),
    file('JPEG of restarts', jpegOf(filled(LARGEST_CML - 100, [0xff, 0xd0]))),
    file('JPEG of fill bytes', jpegOf(filled(LARGEST_CML - 100, [0xff]))),
    file('JPEG of empty segments', crowdedFile('jpeg', LARGEST_CML)),
    file('JPEG of 9,990 segments', crowdedFile('jpeg', 4 * (MOST_PARTS - 10))),
    file('PNG of empty chunks', crowdedFile('png', LARGEST_CML)),
    file('PNG of 9,990 chunks', crowdedFile('png', 12 * (MOST_PARTS - 10))),
    file('PNG of 4,294,967,295 squared pixels', pngFile({ width: -1, height: -1 })),
    file('JPEG of 65,535 squared pixels', jpegFile({ width: 65_535, height: 65_535 })),
    file('no picture, 6 MB of zeros', new Uint8Array(LARGEST_FORM - 1000)),
    file('more than a form may have', new Uint8Array(LARGEST_FORM + 1000)),
    parts('20 fields', 20),
    parts('50,000 fields', 50_000),
    { what: 'headers without an end', boundary: BOUNDARY, body: endless() },
  ];
}

const FILE_HEAD =
  'content-disposition: form-data; name="cml"; filename="cml.pdf"\r\n' +
  'content-type: application/pdf';

function field(boundary: string, name: string, value: string): Uint8Array {
  return bytesOf(
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
}

function parts(what: string, count: number): HostileUpload {
  const all = Array.from({ length: count }, (_, index) => field(BOUNDARY, `f${index}`, 'x'));
  const body = joined([...all, bytesOf(`--${BOUNDARY}--\r\n`)]);
  return { what, boundary: BOUNDARY, body };
}

/** A form of one part whose headers never end. */
function endless(): Uint8Array<ArrayBuffer> {
  const head = filled(LARGEST_FORM - 1000, [...bytesOf('a:b\r\n')]);
  return joined([bytesOf(`--${BOUNDARY}\r\n`), head]);
}

function pdfOf(content: Uint8Array): Uint8Array {
  return joined([bytesOf('%PDF-1.7\n'), content, bytesOf('\n%%EOF\n')]);
}

/** A JPEG with these bytes as its compressed data. */
function jpegOf(scan: Uint8Array): Uint8Array {
  const whole = jpegFile();
  return joined([whole.subarray(0, -2), scan, whole.subarray(-2)]);
}

function filled(bytes: number, pattern: readonly number[]): Uint8Array {
  return new Uint8Array(Buffer.alloc(bytes - (bytes % pattern.length), Buffer.from(pattern)));
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat(pieces));
}
