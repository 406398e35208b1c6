import { setTimeout as delay } from 'node:timers/promises';
import type { KillableServer } from './killable-server.ts';
import { Seeded } from './seeded.ts';

const PATIENCE = 60;

/** A refusal of the server, which no retry changes. */
export class Refused extends Error {}

/** Everything that all investors share: one server, its deaths, and what is counted. */
export class CrashTest {
  private readonly random: Seeded;
  private readonly strikes: number[];
  private up: Promise<void> = Promise.resolve();
  operations = 0;
  lost = 0;
  kills = 0;
  readonly refusals = new Map<string, number>();
  /** What should never be seen, such as a failure of the server's own. */
  readonly surprises: string[] = [];

  constructor(
    readonly server: KillableServer,
    readonly plan: {
      readonly operations: number;
      readonly kills: number;
      readonly seed: number;
    },
  ) {
    this.random = new Seeded(plan.seed);
    const { operations, kills } = plan;
    this.strikes = Array.from({ length: kills }, () => this.random.whole(1, operations - 1)).sort(
      (a, b) => a - b,
    );
  }

  get isOver(): boolean {
    return this.operations >= this.plan.operations;
  }

  /**
   * Does something until it is answered: who hears nothing does it again, once there is a server.
   * @throws Refused where the answer is no
   */
  async retryUntilConfirmed<Value>(
    what: string,
    act: () => Promise<Value>,
    whenSignedOut?: () => Promise<void>,
  ): Promise<Value> {
    for (let attempt = 1; ; attempt += 1) {
      await this.up;
      try {
        const value = await act();
        this.count();
        return value;
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        if (attempt === PATIENCE) throw new Error(`${what} never works: ${message}`);
        if (message.includes('"signed-out"') && whenSignedOut !== undefined) {
          await whenSignedOut();
        } else if (isSilence(message)) {
          this.lost += 1;
          await delay(20);
        } else {
          throw this.refusal(what, message);
        }
      }
    }
  }

  /** Off and on again, at any moment. */
  async strike(): Promise<void> {
    await delay(this.random.whole(0, 25));
    this.kills += 1;
    await this.server.loseThePower();
  }

  private count(): void {
    this.operations += 1;
    while (this.strikes[0] !== undefined && this.strikes[0] <= this.operations) {
      this.strikes.shift();
      this.up = this.up.then(() => this.strike());
    }
  }

  /** Waits until the server has restarted. */
  async restarted(): Promise<void> {
    await this.up;
  }

  private refusal(what: string, message: string): Error {
    if (!message.includes('"refused"')) return new Error(`${what}: ${message}`);
    const status = /"status":(\d+)/.exec(message)?.[1] ?? '';
    if (status.startsWith('5')) this.surprises.push(`${what}: ${message}`);
    const code = `${what}: ${status} ${/"code":"([\w-]+)"/.exec(message)?.[1] ?? ''}`;
    this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
    return new Refused(message);
  }
}

/** No reply came: the command may or may not have been committed. */
function isSilence(message: string): boolean {
  return /"unreachable"|fetch failed|terminated|ECONN|socket|no code was sent/.test(message);
}
