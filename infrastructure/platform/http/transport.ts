import type { PortFailure } from '#application/platform/port-failure.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import type { ApiName, Environment } from '#infrastructure/platform/environment.ts';
import { replyJson } from './reply-json.ts';

export const TIMEOUT_MILLISECONDS = 20_000;

/** A request as plain data, without the sender's credentials. */
export interface ApiRequest {
  /** The API to call; `app` is the server that serves the app. */
  readonly api: ApiName | 'app';
  /** POST by default, which most documented calls use. */
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /**
   * Identifies the request with all its parameters. Only a request with a key can be prefetched.
   * Its function in a `….calls.ts` file builds it both for the adapter and for the prefetch.
   */
  readonly key?: string | undefined;
}

export interface TransportRequest extends ApiRequest {
  readonly form?: FormData | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly accessToken?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMilliseconds?: number | undefined;
  /** Whether the request outlives its page. */
  readonly keepalive?: boolean;
}

export type Refusal = Extract<PortFailure, { kind: 'refused' }>;

/** The server's reply, with any status. */
export interface Reply {
  readonly status: number;
  /** The JSON value, the file of a download, or undefined for anything else. */
  readonly body: unknown;
  /** Why the server refused the request; undefined if it did not. */
  readonly refusal: Refusal | undefined;
}

/** `fetch` that also gets the key of the request, by which a prefetched reply can answer it. */
export type KeyedFetch = (
  address: string,
  init: RequestInit,
  request: TransportRequest,
) => Promise<Response>;

export interface TransportDependencies {
  readonly environment: Environment;
  /** The global `fetch`, except for clients without a cookie jar. */
  readonly fetch: KeyedFetch;
  /** Called with the `server-time` header of each reply. */
  readonly followClock?: (serverTime: string | undefined) => void;
  /** Whether the browser sends cookies to APIs on other hosts. */
  readonly credentials: RequestCredentials;
}

/**
 * Sends the requests of all HTTP clients. It adds base URL, headers and time limit, and finds
 * refusals in replies. It checks no schema, so that the public pages need no schema library.
 */
export class Transport {
  constructor(private readonly dependencies: TransportDependencies) {}

  async send(request: TransportRequest): Promise<Result<Reply, PortFailure>> {
    const timeout = AbortSignal.timeout(request.timeoutMilliseconds ?? TIMEOUT_MILLISECONDS);
    const signal =
      request.signal === undefined ? timeout : AbortSignal.any([request.signal, timeout]);
    const { fetch, credentials, followClock } = this.dependencies;
    try {
      const init = { ...requestInit(request), credentials, signal };
      const response = await fetch(this.addressOf(request), init, request);
      followClock?.(response.headers.get('server-time') ?? undefined);
      const { status } = response;
      const body = await bodyOf(response);
      return success({ status, body, refusal: refusalIn(response, body) });
    } catch {
      if (request.signal?.aborted === true) return failure(unreachable('aborted'));
      return failure(unreachable(timeout.aborted ? 'timeout' : 'offline'));
    }
  }

  /** The URL of a request, also for pictures that the browser loads itself. */
  addressOf(request: Pick<ApiRequest, 'api' | 'path' | 'query'>): string {
    return requestAddress(this.dependencies.environment, request);
  }
}

export function requestAddress(
  { addresses, appAddress }: Environment,
  { api, path, query }: Pick<ApiRequest, 'api' | 'path' | 'query'>,
): string {
  const search = query === undefined ? '' : `?${new URLSearchParams(query)}`;
  return `${api === 'app' ? appAddress : addresses[api]}${path}${search}`;
}

export function requestInit(request: TransportRequest): RequestInit {
  const { method = 'POST', body, form, headers, accessToken, keepalive } = request;
  return {
    method,
    headers: {
      accept: 'application/json',
      'x-vriddhi': '1',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
      ...headers,
    },
    body: form ?? (body === undefined ? null : JSON.stringify(body)),
    ...(keepalive !== undefined && { keepalive }),
  };
}

/**
 * The body of a response: the file of a download, the JSON value, or undefined for invalid JSON,
 * which the schema of the call then rejects.
 */
async function bodyOf(response: Response): Promise<unknown> {
  const isFile = response.headers.get('content-disposition')?.startsWith('attachment') ?? false;
  if (isFile) return response.blob();
  return replyJson(await response.text());
}

/**
 * Finds a refusal by the HTTP status, or by the status in the body, which some documented calls
 * use.
 */
function refusalIn({ status: httpStatus, headers }: Response, reply: unknown): Refusal | undefined {
  const body = (typeof reply === 'object' && reply !== null ? reply : {}) as Partial<
    Record<string, unknown>
  >;
  const { status: inBody, code, message, field } = body;
  const status = httpStatus < 400 && typeof inBody === 'number' ? inBody : httpStatus;
  if (status < 400) return undefined;
  const withoutCode = reply === undefined ? 'not-json' : 'unknown';
  return {
    kind: 'refused',
    status,
    code: typeof code === 'string' ? code : withoutCode,
    ...(typeof message === 'string' && message.trim() !== '' && { message }),
    ...(typeof field === 'string' && { field }),
    ...(status >= 500 && referenceIn(headers)),
  };
}

/** The server's id of the request, for support. */
function referenceIn(headers: Headers): { readonly reference: string } | undefined {
  const reference = headers.get('x-request-id');
  return reference === null ? undefined : { reference };
}

function unreachable(reason: 'offline' | 'timeout' | 'aborted'): PortFailure {
  return { kind: 'unreachable', reason };
}
