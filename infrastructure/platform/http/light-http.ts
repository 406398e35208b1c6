import type { PortFailure } from '#application/platform/port-failure.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import type { ApiName, Environment } from '#infrastructure/platform/environment.ts';
import { replyJson } from './reply-json.ts';

const TIMEOUT_MILLISECONDS = 20_000;

export interface LightCall {
  readonly api: ApiName;
  /** POST unless stated otherwise, as in the documents. */
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

/**
 * The HTTP client of the public pages, without session or schema library. It returns the body
 * unchecked, and the adapter validates the fields it needs.
 */
export class LightHttp {
  constructor(
    private readonly environment: Environment,
    private readonly fetch: typeof globalThis.fetch,
    /** Receives the server time from each reply. */
    private readonly follow: (serverTime: string | undefined) => void = () => {},
  ) {}

  async send(call: LightCall): Promise<Result<unknown, PortFailure>> {
    const timeout = AbortSignal.timeout(TIMEOUT_MILLISECONDS);
    const signal = call.signal === undefined ? timeout : AbortSignal.any([call.signal, timeout]);
    try {
      const response = await this.fetch(this.addressOf(call), {
        method: call.method ?? 'POST',
        headers: {
          accept: 'application/json',
          'x-vriddhi': '1',
          ...(call.body !== undefined && { 'content-type': 'application/json' }),
          ...call.headers,
        },
        body: call.body === undefined ? null : JSON.stringify(call.body),
        signal,
      });
      this.follow(response.headers.get('server-time') ?? undefined);
      const reply = replyJson(await response.text());
      const refusal = refusalIn(response.status, reply);
      return refusal === undefined ? success(reply) : failure(refusal);
    } catch {
      if (call.signal?.aborted === true) return failure(unreachable('aborted'));
      return failure(unreachable(timeout.aborted ? 'timeout' : 'offline'));
    }
  }

  private addressOf({ api, path, query }: LightCall): string {
    const search = query === undefined ? '' : `?${new URLSearchParams(query)}`;
    return `${this.environment.addresses[api]}${path}${search}`;
  }
}

/** A refusal by the HTTP status or by the status in the body, which some documented calls use. */
function refusalIn(httpStatus: number, reply: unknown): PortFailure | undefined {
  const body = (typeof reply === 'object' && reply !== null ? reply : {}) as Partial<
    Record<string, unknown>
  >;
  const { status: inBody, code, message, field } = body;
  const status = httpStatus < 400 && typeof inBody === 'number' ? inBody : httpStatus;
  if (status < 400) return undefined;
  return {
    kind: 'refused',
    status,
    code: typeof code === 'string' ? code : 'unknown',
    ...(typeof message === 'string' && message.trim() !== '' && { message }),
    ...(typeof field === 'string' && { field }),
  };
}

function unreachable(reason: 'offline' | 'timeout' | 'aborted'): PortFailure {
  return { kind: 'unreachable', reason };
}
