import type { OpenedScreen, PrefetchRequest } from './platform/http/response-prefetch.ts';

/** What a document says about the requests of its screen, as JSON. */
export interface PrefetchPlan {
  /** The path pattern of the route, such as `/invest/:id`. */
  readonly path: string;
  /** Whether the app redirects visitors, so that only investors send requests. */
  readonly isGuarded: boolean;
  readonly requests: readonly (readonly [read: string, fixed?: object])[];
}

/** The properties of the signed-in investor that requests depend on. */
export interface OpeningInvestor {
  readonly investorId: number;
  readonly isFemale: boolean;
  readonly isSeniorCitizen: boolean;
}

interface Opening {
  readonly pathname: string;
  /** Undefined for a visitor. */
  readonly investor: OpeningInvestor | undefined;
}

const VISITOR: OpeningInvestor = { investorId: 0, isFemale: false, isSeniorCitizen: false };

/** A `*.calls.ts` file, with the reads that routes may name. */
export interface CallsFile {
  readonly reads: Readonly<
    Record<string, (opened: OpenedScreen, fixed: object) => PrefetchRequest | undefined>
  >;
}

/**
 * The requests that a screen sends first, to be prefetched by its document. A browser test opens
 * each such screen as an investor and fails if a prefetched reply is not used. If a tab has stored
 * another payout for a deposit, the app requests its rates again.
 * @param files all `*.calls.ts` files
 */
export function initialRequests(
  { path, isGuarded, requests }: PrefetchPlan,
  { pathname, investor }: Opening,
  files: readonly CallsFile[],
): readonly PrefetchRequest[] {
  if (isGuarded && investor === undefined) return [];
  const opened = { ...(investor ?? VISITOR), parameters: parametersOf(path, pathname) };
  return requests.flatMap(([name, fixed = {}]) => {
    const read = files.find(({ reads }) => Object.hasOwn(reads, name))?.reads[name];
    if (read === undefined) throw new Error(`no *.calls.ts file has a read named ${name}`);
    const request = read(opened, fixed);
    return request === undefined ? [] : [request];
  });
}

/** The values of the pattern's parameters in the path of its document. */
function parametersOf(pattern: string, pathname: string): Readonly<Record<string, string>> {
  const values = pathname.split('/');
  return Object.fromEntries(
    pattern
      .split('/')
      .map((part, index) => [part, values[index] ?? ''] as const)
      .filter(([part]) => part.startsWith(':'))
      .map(([part, value]) => [part.slice(1), value]),
  );
}
