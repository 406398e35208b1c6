import { fetchWithCookies } from '#tests/contracts/client.ts';
import type { Seeded } from './seeded.ts';

/** The request of a money action that has a reply. */
interface Answered {
  readonly input: Parameters<typeof fetch>[0];
  readonly init: RequestInit;
  readonly status: number;
  readonly text: string;
}

const KEPT = 30;

/** Sends some money actions twice in parallel, and repeats some after their reply. */
export class RetryingFetch {
  private readonly answered: Answered[] = [];
  private readonly send: typeof fetch;
  /** Numbers of requests sent twice in parallel, and of requests repeated later. */
  doubles = 0;
  replays = 0;
  /** Repeats whose reply differed from the first. */
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
    const results = await Promise.allSettled(sent.map(async (each) => read(await each)));
    const replies = results.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    const [first, second] = replies;
    if (first === undefined) throw new TypeError('fetch failed');
    if (second !== undefined) {
      this.doubles += 1;
      this.compare(input, first, second);
    }
    this.keep({ input, init, status: first.status, text: first.text });
    const { status, headers } = first;
    return new Response(first.text, { status, headers });
  };

  /** Repeats a request that has a reply, possibly from a process that was killed since. */
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

  private compare(input: Answered['input'], first: Reply, again: Reply): void {
    if (first.status === again.status && first.text === again.text) return;
    if (first.status === 401 || again.status === 401) return;
    const answers = `${first.status} ${first.text} and then ${again.status} ${again.text}`;
    this.different.push(`${addressOf(input)} was answered ${answers}`);
  }
}

interface Reply {
  readonly status: number;
  readonly text: string;
}

async function read(response: Response) {
  const { status, headers } = response;
  return { status, headers: withoutEncoding(headers), text: await response.text() };
}

/** `fetch` has already decompressed the text. */
function withoutEncoding(headers: Headers): Headers {
  const plain = new Headers(headers);
  for (const name of ['content-encoding', 'content-length']) plain.delete(name);
  return plain;
}

function addressOf(input: Answered['input']): string {
  return input instanceof Request ? input.url : input.toString();
}
