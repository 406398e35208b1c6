import { expect, onTestFinished, vi } from 'vitest';

const OTHERS = /held-timers|node_modules|node:/;

interface HeldTimer {
  readonly delay: number;
  readonly isRepeated: boolean;
  readonly run: () => void;
}

export interface HeldTimers {
  /** Runs the held timers of one delay; throws if there are none. An interval stays held. */
  (delay: number): void;
  /** The number of held timers of one delay. */
  readonly count: (delay: number) => number;
  /** Waits until a timer of the delay is held, and runs it. */
  readonly onceSet: (delay: number) => Promise<void>;
}

/**
 * Holds the timeouts and intervals of these delays that the code of a folder sets from now on, so
 * that a test sees the state before each one for as long as it needs.
 * @param folder part of the path of the code, such as `/ui/`
 * @param delays in milliseconds
 */
export function holdTimers(folder: string, delays: readonly number[]): HeldTimers {
  const held = new Map<unknown, HeldTimer>();
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const isRepeated = name === 'setInterval';
    replaceSetter(name, (set, run, delay, given) => {
      if (!delays.includes(delay) || !isSetIn(folder)) return set(run, delay, ...given);
      const timer = set(() => {}, delay);
      held.set(timer, { delay, isRepeated, run: () => run(...given) });
      return timer;
    });
  }
  for (const name of ['clearTimeout', 'clearInterval'] as const) {
    const clear = globalThis[name];
    vi.stubGlobal(name, (timer: Parameters<typeof clear>[0]) => {
      held.delete(timer);
      clear(timer);
    });
  }
  const due = (delay: number) => [...held].filter(([, timer]) => timer.delay === delay);
  const runTimers = (delay: number): void => {
    if (due(delay).length === 0) throw new Error(`no timer of ${delay} ms is set in ${folder}`);
    for (const [key, timer] of due(delay)) {
      if (!timer.isRepeated) held.delete(key);
      timer.run();
    }
  };
  const count = (delay: number) => due(delay).length;
  const onceSet = async (delay: number): Promise<void> => {
    await expect.poll(() => count(delay)).toBeGreaterThan(0);
    runTimers(delay);
  };
  return Object.assign(runTimers, { count, onceSet });
}

/** Runs the timeouts of one delay that the code of a folder sets from now on without the delay. */
export function skipDelay(folder: string, milliseconds: number): void {
  replaceSetter('setTimeout', (set, run, delay, given) =>
    set(run, delay === milliseconds && isSetIn(folder) ? 0 : delay, ...given),
  );
}

type Run = (...given: unknown[]) => void;
type SetTimer = (run: Run, delay: number, ...given: unknown[]) => unknown;

/** Replaces `setTimeout` or `setInterval` until the test ends. */
function replaceSetter(
  name: 'setTimeout' | 'setInterval',
  set: (real: SetTimer, run: Run, delay: number, given: readonly unknown[]) => unknown,
): void {
  const real: SetTimer = globalThis[name];
  vi.stubGlobal(name, (run: Run, delay = 0, ...given: unknown[]) => set(real, run, delay, given));
  onTestFinished(() => void vi.unstubAllGlobals());
}

/** Whether the code that sets a timer is in a folder, by its stack trace. */
function isSetIn(folder: string): boolean {
  const lines = (new Error().stack ?? '').split('\n').slice(1);
  return (lines.find((line) => !OTHERS.test(line)) ?? '').includes(folder);
}
