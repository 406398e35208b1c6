/** A message in the format of the control interface. */
export interface SentMessage {
  readonly id: number;
  readonly channel: 'sms' | 'email' | 'whatsapp';
  readonly to: string;
  readonly text: string;
  readonly sentAt: string;
}

export interface FaultOrder {
  readonly route: string;
  readonly kind:
    'status' | 'timeout' | 'slow' | 'malformed' | 'drop' | 'drop-after-commit' | 'patch';
  readonly status?: number;
  readonly code?: string;
  readonly message?: string;
  readonly patch?: Readonly<Record<string, unknown>>;
  readonly milliseconds?: number;
  readonly times?: number;
}

/** The control interface of a backend, from outside and over HTTP, as any tool would use it. */
export class Control {
  constructor(private readonly thirdPartyAddress: string) {}

  async outbox(to?: string): Promise<readonly SentMessage[]> {
    const query = to === undefined ? '' : `?${new URLSearchParams({ to })}`;
    return (await this.call('GET', `outbox${query}`)) as readonly SentMessage[];
  }

  /** The six digits of the newest message to a number or address that has some. */
  async codeFor(to: string): Promise<string> {
    for (const { text } of await this.outbox(to)) {
      const code = /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0];
      if (code !== undefined) return code;
    }
    throw new Error(`no code was sent to ${to}`);
  }

  async now(): Promise<Date> {
    const { now } = (await this.call('GET', 'clock')) as { now: string };
    return new Date(now);
  }

  async advance(seconds: number): Promise<void> {
    await this.call('POST', 'clock', { advanceSeconds: seconds });
  }

  async reset(): Promise<void> {
    await this.call('POST', 'reset');
  }

  async desk(auto: boolean): Promise<void> {
    await this.call('POST', 'desk', { auto });
  }

  async fault(fault: FaultOrder): Promise<void> {
    await this.call('POST', 'faults', fault);
  }

  async clearFaults(): Promise<void> {
    await this.call('DELETE', 'faults');
  }

  /** Any other call, such as `orders/7/confirm`; throws the server's sentence when it refuses. */
  async call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`${this.thirdPartyAddress}/sandbox/api/${path}`, {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    const answer = (await response.json()) as { message?: string };
    if (!response.ok) throw new Error(`${method} ${path}: ${answer.message ?? response.status}`);
    return answer;
  }
}
