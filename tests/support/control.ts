import { setTimeout as after } from 'node:timers/promises';

/** A client of the sandbox's control interface, which is on the third-party origin. */
export interface Control {
  reset(): Promise<void>;
  deskByItself(auto: boolean): Promise<void>;
  people(): Promise<readonly SamplePerson[]>;
  messagesTo(recipient: string): Promise<readonly SentMessage[]>;
  /**
   * Returns the code of the newest message to this number. Waits until the number has got more than
   * `after` messages.
   */
  otpFor(mobile: string, after?: number): Promise<string>;
  clock(): Promise<Date>;
  advanceClock(seconds: number): Promise<void>;
  addFault(fault: Fault): Promise<void>;
  clearFaults(): Promise<void>;
  /** Runs an action of the operations desk, such as `orders/70001/confirm`. */
  desk(move: string, body?: unknown): Promise<void>;
}

export interface SamplePerson {
  readonly name: string;
  readonly mobile: string;
  readonly description: string;
}

export interface SentMessage {
  readonly id: number | string;
  readonly channel: 'sms' | 'email' | 'whatsapp';
  readonly to: string;
  readonly text: string;
  readonly sentAt: string;
}

export type FaultKind =
  'status' | 'timeout' | 'slow' | 'malformed' | 'drop' | 'drop-after-commit' | 'patch';

/** A fault to inject into the next `times` calls of a route. */
export interface Fault {
  readonly route: string;
  readonly kind: FaultKind;
  readonly status?: number;
  readonly message?: string;
  readonly patch?: unknown;
  readonly milliseconds?: number;
  readonly times?: number;
}

export function controlOf(thirdPartyAddress: string): Control {
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const reply = await fetch(`${thirdPartyAddress}/sandbox/api/${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}: ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  };
  const messagesTo = async (recipient: string): Promise<readonly SentMessage[]> =>
    (await call('GET', `outbox?to=${encodeURIComponent(recipient)}`)) as readonly SentMessage[];
  return {
    reset: async () => void (await call('POST', 'reset', {})),
    deskByItself: async (auto) => void (await call('POST', 'desk', { auto })),
    people: async () => (await call('GET', 'people')) as readonly SamplePerson[],
    messagesTo,
    otpFor: async (mobile, earlier = 0) => {
      const newer = async () => (await messagesTo(mobile)).slice(0, -earlier || undefined);
      return await newestCode(newer, mobile);
    },
    clock: async () => new Date(((await call('GET', 'clock')) as { readonly now: string }).now),
    advanceClock: async (advanceSeconds) => void (await call('POST', 'clock', { advanceSeconds })),
    addFault: async (fault) => void (await call('POST', 'faults', fault)),
    clearFaults: async () => void (await call('DELETE', 'faults')),
    desk: async (move, body = {}) => void (await call('POST', move, body)),
  };
}

async function newestCode(
  messages: () => Promise<readonly SentMessage[]>,
  mobile: string,
): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    for (const { text } of await messages()) {
      const code = /\b\d{6}\b/.exec(text)?.[0];
      if (code !== undefined) return code;
    }
    await after(50);
  }
  throw new Error(`no code was sent to ${mobile} within 5 s`);
}
