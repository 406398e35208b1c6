/** One field of a form: its bytes, and its file name if it is a file. */
export interface FormPart {
  readonly name: string;
  readonly fileName?: string;
  readonly content: Uint8Array;
}

const MOST_PARTS = 20;
/** Limit for the headers of a part, far more than browsers send. */
const MOST_HEAD_BYTES = 2048;
/** Matches the boundary in a `content-type` header (RFC 2046, section 5.1.1). */
const BOUNDARY = /boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'+.-]{1,70}))/i;
const DASH = 45;
const LINE_BREAK_BYTES = 2;

/**
 * The fields of a `multipart/form-data` body as browsers write it, without copying their content;
 * undefined for a malformed body or one with too many fields.
 */
export function formParts(contentType: string, body: Uint8Array): readonly FormPart[] | undefined {
  const [, quoted, plain] = BOUNDARY.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) return undefined;
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.length);
  const mark = Buffer.from(`\r\n--${boundary}`, 'latin1');
  const parts: FormPart[] = [];
  // The first boundary has no line break before it.
  const first = mark.subarray(LINE_BREAK_BYTES);
  let start = bytes.subarray(0, first.length).equals(first) ? first.length : -1;
  while (start >= 0 && !isEnd(bytes, start)) {
    const end = bytes.indexOf(mark, start);
    const part = end < 0 ? undefined : partOf(body.subarray(start, end));
    if (part === undefined || parts.length === MOST_PARTS) return undefined;
    parts.push(part);
    start = end + mark.length;
  }
  return start < 0 ? undefined : parts;
}

function isEnd(body: Uint8Array, at: number): boolean {
  return body[at] === DASH && body[at + 1] === DASH;
}

/** Parses a part: a line break, the headers, an empty line, the content. */
function partOf(bytes: Uint8Array): FormPart | undefined {
  const top = Buffer.from(bytes.subarray(0, MOST_HEAD_BYTES)).toString('latin1');
  const [, head] = /^(\r\n(?:[^\r\n]+\r\n)+)\r\n/.exec(top) ?? [];
  if (head === undefined) return undefined;
  const [, said = ''] = /^content-disposition: *form-data;(.*)$/im.exec(head) ?? [];
  const name = quotedIn(said, 'name');
  const fileName = quotedIn(said, 'filename');
  if (name === undefined) return undefined;
  const content = bytes.subarray(head.length + 2);
  return { name, content, ...(fileName !== undefined && { fileName }) };
}

/** Browsers encode quotes and line breaks within a name as `%22`, `%0D` and `%0A`. */
function quotedIn(said: string, key: string): string | undefined {
  const [, value] = new RegExp(`[; ]${key}="([^"]*)"`).exec(said) ?? [];
  if (value === undefined) return undefined;
  return Buffer.from(value, 'latin1')
    .toString('utf8')
    .replaceAll('%22', '"')
    .replaceAll('%0D', '\r')
    .replaceAll('%0A', '\n');
}
