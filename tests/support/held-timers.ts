import { onTestFinished, vi } from 'vitest';

const OTHERS = /held-timers|node_modules|node:/;

interface HeldTimer {
  readonly delay: number;
  readonly run: () => void;
}

/**
 * Holds the timeouts of these delays that the code of a folder sets from now on, so that a test
 * sees the state before each one for as long as it needs.
 * @param folder part of the path of the code, such as `/ui/`
 * @param delays in milliseconds
 * @returns a function that runs the held timeouts of one delay; it throws if there are none
 */
export function holdTimers(folder: string, delays: readonly number[]): (delay: number) => void {
  const held = new Map<unknown, HeldTimer>();
  const { setTimeout: set, clearTimeout: clear } = globalThis;
  const setting = vi.spyOn(globalThis, 'setTimeout');
  setting.mockImplementation((run, delay = 0, ...given) => {
    const isHeld = delays.includes(delay) && callerOf(new Error().stack).includes(folder);
    const timer = set(isHeld ? () => {} : run, delay, ...given);
    if (isHeld) held.set(timer, { delay, run: () => run(...given) });
    return timer;
  });
  const clearing = vi.spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => {
    held.delete(timer);
    clear(timer);
  });
  onTestFinished(() => {
    setting.mockRestore();
    clearing.mockRestore();
  });
  return (delay) => {
    const due = [...held].filter(([, timer]) => timer.delay === delay);
    if (due.length === 0) throw new Error(`no timeout of ${delay} ms is set in ${folder}`);
    for (const [key, timer] of due) {
      held.delete(key);
      timer.run();
    }
  };
}

/** The line of the stack trace that called `setTimeout`. */
function callerOf(stack = ''): string {
  const lines = stack.split('\n').slice(1);
  return lines.find((line) => !OTHERS.test(line)) ?? '';
}
