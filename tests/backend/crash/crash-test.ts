import type { KillableServer } from './killable-server.ts';
import { Seeded } from './seeded.ts';

const MAX_ATTEMPTS = 60;

/** A refusal of the server, which no retry changes. */
export class Refused extends Error {}

/** The state that all investors share: the server, its crashes and the counters. */
export class CrashTest {
  private readonly killPoints: number[];
  private serverStart: Promise<void> = Promise.resolve();
  operations = 0;
  lost = 0;
  kills = 0;
  readonly refusals = new Map<string, number>();
  /** Replies with a status from 500, which the server should never send. */
  readonly serverErrors: string[] = [];

  constructor(
    readonly server: KillableServer,
    readonly plan: {
      readonly operations: number;
      readonly kills: number;
      readonly seed: number;
    },
  ) {
    const random = new Seeded(plan.seed);
    const { operations, kills } = plan;
    const points = Array.from({ length: kills }, () => random.whole(1, operations - 1));
    this.killPoints = points.sort((a, b) => a - b);
  }

  get isOver(): boolean {
    return this.operations >= this.plan.operations;
  }

  /**
   * Repeats an action until the server answers. After a lost reply it waits for the server and
   * tries again.
   * @throws Refused for a refusal
   */
  async retryUntilConfirmed<Value>(
    what: string,
    act: () => Promise<Value>,
    whenSignedOut?: () => Promise<void>,
  ): Promise<Value> {
    for (let attempt = 1; ; attempt += 1) {
      await this.serverStart;
      try {
        const value = await act();
        this.count();
        return value;
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        if (attempt === MAX_ATTEMPTS) throw new Error(`${what} never works: ${message}`);
        if (message.includes('"signed-out"') && whenSignedOut !== undefined) {
          await whenSignedOut();
        } else if (isReplyLost(message)) {
          this.lost += 1;
        } else {
          throw this.refusal(what, message);
        }
      }
    }
  }

  /** Kills and restarts the server, whatever it is doing for the other investors. */
  async killServer(): Promise<void> {
    this.kills += 1;
    await this.server.killAndRestart();
  }

  private count(): void {
    this.operations += 1;
    while (this.killPoints[0] !== undefined && this.killPoints[0] <= this.operations) {
      this.killPoints.shift();
      this.serverStart = this.serverStart.then(() => this.killServer());
    }
  }

  /** Waits until the server has restarted. */
  async restarted(): Promise<void> {
    await this.serverStart;
  }

  private refusal(what: string, message: string): Error {
    if (!message.includes('"refused"')) return new Error(`${what}: ${message}`);
    const status = /"status":(\d+)/.exec(message)?.[1] ?? '';
    if (status.startsWith('5')) this.serverErrors.push(`${what}: ${message}`);
    const code = `${what}: ${status} ${/"code":"([\w-]+)"/.exec(message)?.[1] ?? ''}`;
    this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
    return new Refused(message);
  }
}

/** No reply came: the command may or may not have been committed. */
function isReplyLost(message: string): boolean {
  return /"unreachable"|fetch failed|terminated|ECONN|socket|no code was sent/.test(message);
}
