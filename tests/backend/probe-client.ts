import type { Backend } from '#tests/contracts/backend.ts';

export interface ProbeReply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface ProbeRequest {
  readonly method?: string;
  readonly body?: unknown;
  /** Sent unchanged instead of `body`. */
  readonly raw?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends one call to the app's port, and reads the reply as text and, if possible, as JSON. */
export async function call(
  address: string,
  path: string,
  { method = 'POST', body, raw, headers = {} }: ProbeRequest = {},
): Promise<ProbeReply> {
  const content = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const response = await fetch(`${address}${path}`, {
    method,
    headers: { ...(content !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(content !== undefined && { body: content }),
    redirect: 'manual',
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: parsed(text) };
}

/** Moves an amount as an investor, by the probe's route. */
export function move(
  { appAddress }: Pick<Backend, 'appAddress'>,
  { investorId = 7, amount = '100', key }: { investorId?: number; amount?: string; key?: string },
): Promise<ProbeReply> {
  return call(appAddress, '/api/main/probe/move', {
    body: { investor_id: investorId, amount },
    headers: {
      authorization: `Bearer investor-${investorId}`,
      ...(key !== undefined && { 'idempotency-key': key }),
    },
  });
}

export async function countOfMoves({ appAddress }: Pick<Backend, 'appAddress'>): Promise<number> {
  const { body } = await call(appAddress, '/api/main/probe/count');
  return (body['data'] as { count: number }).count;
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(text) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}
