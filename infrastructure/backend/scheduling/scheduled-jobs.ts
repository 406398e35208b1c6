import type { Sandbox, BackendContext } from '#infrastructure/backend/context.ts';
import { attemptAll, DueWorkError } from './due-work.ts';
import type { Exclusive } from './exclusive.ts';
import { readSetting, writeSetting } from '#infrastructure/backend/database/stored-settings.ts';

const EVERY_MILLISECONDS = 1000;
/** The failures of a run that are reported one by one, so that a fault of all fills no logs. */
const REPORTED_PER_RUN = 10;

/**
 * Runs the due jobs of all contexts every second, and at once after the console has advanced the
 * clock. Only one run takes place at a time, also among several processes on one database. Each job
 * also uses transactions of its own. Those that fail are reported at every run and do not stop the
 * others.
 */
export class ScheduledJobs {
  private last: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly sandbox: Sandbox,
    private readonly contexts: readonly BackendContext[],
    private readonly exclusive: Exclusive,
  ) {}

  start(): void {
    const tick = async (): Promise<void> => {
      await this.alone(() => this.follow()).catch((error: unknown) => this.report(error));
      if (this.timer !== undefined) this.timer = setTimeout(run, EVERY_MILLISECONDS).unref();
    };
    const run = (): void => void tick();
    this.timer = setTimeout(run, EVERY_MILLISECONDS).unref();
  }

  async stop(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    await this.last;
  }

  /**
   * Advances the clock by this many seconds and runs every job that is due by then.
   * @throws if a job failed
   */
  async advance(seconds: number): Promise<void> {
    const { clock, database } = this.sandbox;
    const run = async () => {
      // Another process may have advanced the clock since this one read it.
      await readSandboxSettings(this.sandbox);
      clock.offset += seconds * 1000;
      await writeSetting(database, 'clock-offset', String(clock.offset));
      await this.runDueJobs();
    };
    await this.alone(() => this.exclusive.inTurn(run)).catch((error: unknown) => {
      this.report(error);
      throw error;
    });
  }

  /** Runs work while no jobs are running. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    const result = this.last.then(work);
    this.last = result.then(
      () => undefined,
      () => undefined,
    );
    return result;
  }

  /**
   * Reads the settings again before the jobs, because another process may have advanced the clock
   * or changed the desk's mode.
   */
  private async follow(): Promise<void> {
    await readSandboxSettings(this.sandbox);
    await this.exclusive.unlessBusy(() => this.runDueJobs());
  }

  private async runDueJobs(): Promise<void> {
    const until = this.sandbox.clock.now();
    await attemptAll(
      this.contexts.map((context) => [
        context.name,
        async () => context.runDueJobs?.(this.sandbox, until),
      ]),
    );
  }

  private report(error: unknown): void {
    const { report } = this.sandbox.config;
    const failures = error instanceof DueWorkError ? error.failures : [{ what: 'due jobs', error }];
    for (const { what: route, error: cause } of failures.slice(0, REPORTED_PER_RUN)) {
      report({ requestId: 'none', method: 'TICK', route, error: cause });
    }
    const others = failures.length - REPORTED_PER_RUN;
    if (others > 0) {
      report({ requestId: 'none', method: 'TICK', route: `${others} other due jobs`, error });
    }
  }
}

export async function readSandboxSettings({
  clock,
  desk,
  database,
  config,
}: Sandbox): Promise<void> {
  const offset = await readSetting(database, 'clock-offset');
  const mode = await readSetting(database, 'desk');
  clock.offset = Number(offset ?? 0);
  desk.isAuto = mode === undefined ? config.isDeskAuto : mode === 'auto';
}
