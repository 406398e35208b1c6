import { fetchWithCookies } from '#tests/contracts/client.ts';
import type { Seeded } from './seeded.ts';

/** A money action that was answered, as it was sent. */
interface Answered {
  readonly input: Parameters<typeof fetch>[0];
  readonly init: RequestInit;
  readonly status: number;
  readonly text: string;
}

const KEPT = 30;

/** Sends money actions twice at once now and then, and again after they were answered. */
export class RetryingFetch {
  private readonly answered: Answered[] = [];
  private readonly send: typeof fetch;
  /** What was sent twice at once, and what was sent again later. */
  doubles = 0;
  replays = 0;
  /** Repeats that got another answer than the first. */
  readonly different: string[] = [];

  constructor(
    origin: string,
    private readonly random: Seeded,
  ) {
    this.send = fetchWithCookies(origin);
  }

  readonly fetch: typeof fetch = async (input, init = {}) => {
    const isMoneyAction = new Headers(init.headers).has('idempotency-key');
    if (!isMoneyAction) return this.send(input, init);
    const isDouble = this.random.chance(0.2);
    const sent = isDouble
      ? [this.send(input, init), this.send(input, init)]
      : [this.send(input, init)];
    const settled = await Promise.allSettled(sent.map(async (each) => read(await each)));
    const heard = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    const [first, second] = heard;
    if (first === undefined) throw new TypeError('fetch failed');
    if (second !== undefined) {
      this.doubles += 1;
      this.compare(input, first, second);
    }
    this.keep({ input, init, status: first.status, text: first.text });
    const { status, headers } = first;
    return new Response(first.text, { status, headers });
  };

  /** Sends something again that was answered, maybe by a server that has died since. */
  async repeat(token: string | undefined): Promise<void> {
    if (this.answered.length === 0) return;
    const { input, init, ...first } = this.random.pick(this.answered);
    const headers = new Headers(init.headers);
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    const again = await read(await this.send(input, { ...init, headers, signal: null }));
    if (again.status === 401) return;
    this.replays += 1;
    this.compare(input, first, again);
  }

  private keep(answered: Answered): void {
    if (answered.status === 401) return;
    this.answered.push(answered);
    if (this.answered.length > KEPT) this.answered.shift();
  }

  private compare(input: Answered['input'], first: Heard, again: Heard): void {
    if (first.status === again.status && first.text === again.text) return;
    if (first.status === 401 || again.status === 401) return;
    const answers = `${first.status} ${first.text} and then ${again.status} ${again.text}`;
    this.different.push(`${addressOf(input)} was answered ${answers}`);
  }
}

interface Heard {
  readonly status: number;
  readonly text: string;
}

async function read(response: Response) {
  const { status, headers } = response;
  return { status, headers: withoutEncoding(headers), text: await response.text() };
}

/** The text is unpacked by now. */
function withoutEncoding(headers: Headers): Headers {
  const plain = new Headers(headers);
  for (const name of ['content-encoding', 'content-length']) plain.delete(name);
  return plain;
}

function addressOf(input: Answered['input']): string {
  return input instanceof Request ? input.url : input.toString();
}
