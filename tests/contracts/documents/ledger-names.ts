import { join } from 'node:path';
import { type LedgerRow, readLedger } from '#tests/tools/requirements/ledger.ts';

const FOLDER = join(import.meta.dirname, '../../requirements');

/** The rows of the product's documents, by id. */
export const ledger: ReadonlyMap<string, LedgerRow> = new Map(
  readLedger(FOLDER).map((row) => [row.id, row]),
);

/** `fd_id`, `D_ID`, `nameAsPerBank`, `TenureInDays`, `Price-to-BookRatio`. */
const NAME = new RegExp(
  [
    String.raw`\b[A-Za-z][A-Za-z0-9]*(?:_[A-Za-z0-9]+)+\b`,
    String.raw`\b[a-z]+[A-Z][A-Za-z]*\b`,
    String.raw`\b[A-Z][a-z]+[A-Z][A-Za-z]*\b`,
    String.raw`\b(?:\d-)?[A-Z][a-z]+(?:-to)?-?[A-Z][A-Za-z]+\b`,
  ].join('|'),
  'g',
);
const RATIO = /"([\w-]+-[\w-]*[a-z][A-Z]\w*)"/g;

/** The names of a sentence in the spelling of the wire, for any meaning. */
export function namesIn(text: string): readonly string[] {
  const quoted = [...text.matchAll(RATIO)].map(([, name = '']) => name);
  const plain = text.replaceAll(RATIO, ' ').match(NAME) ?? [];
  return [...new Set([...quoted, ...plain])];
}

/** The words that introduce a list of fields in the product documents. */
const LIST = new RegExp(
  String.raw`\b(?:payload|body|query|carries|carry|sends|reads|with|has|have|gives|` +
    String.raw`fields|list of|in data|details \()\s*:?\s`,
);
const FIELD = /^(?:and |or |optional(?:ly)? )*([A-Za-z][\w-]*)(?:$| [("{=]| \d| as | and |\[)/;

/** The fields that a sentence lists, including single words such as `email`. */
export function fieldsIn(text: string): readonly string[] {
  const listed = text
    .split(/[.;:](?=\s|$)/)
    .filter((clause) => LIST.test(clause))
    .flatMap((clause) => clause.slice(clause.search(LIST)).replace(LIST, '').split(LIST))
    .flatMap((part) => part.split(/,|[{}()]| and | or /))
    .flatMap((item) => FIELD.exec(item.trim())?.[1] ?? [])
    .filter((word) => !PLAIN_WORDS.has(word));
  return [...new Set([...namesIn(text), ...listed])];
}

/** A sentence about a request, and the part of it about the reply. */
const REQUEST = /\b(?:GET|POST|PUT|payload|sends?)\b/;
const REPLY = /\b(?:reads|gives|success is)\b.*$/;

/** The request fields that a sentence lists before it describes the reply. */
export function sentFieldsIn(text: string): readonly string[] {
  return REQUEST.test(text) ? fieldsIn(text.replace(REPLY, '')) : [];
}

/** Words of the sentences around the lists that are not fields. */
const PLAIN_WORDS: ReadonlySet<string> = new Set(
  (
    'the a and sic No rows text object string questions regular female percent periods tiers ' +
    'token stocks stock read nominee min other issuers offers highlights label base64 all Pre-IPO'
  ).split(' '),
);

export interface DocumentedPath {
  readonly method: string | undefined;
  readonly path: string;
}

const PATH = /(?:\b(GET|POST|PUT) )?(?:\{[a-z ]+\})?(\/?[A-Za-z][\w{}-]*(?:\/[\w{}-]+)*)/g;

/** The paths that a sentence names: after a method, or with a slash in front. */
export function pathsIn(text: string): readonly DocumentedPath[] {
  return [...text.matchAll(PATH)]
    .map(([, method, path = '']) => ({ method, path }))
    .filter(({ method, path }) => (method === undefined ? path.startsWith('/') : isPath(path)))
    .map(({ method, path }) => ({ method, path: `/${path.replace('{query}', '')}` }))
    .map(({ method, path }) => ({ method, path: path.replace('//', '/') }));
}

function isPath(word: string): boolean {
  return !['a', 'with'].includes(word);
}
