import { onTestFinished, vi } from 'vitest';

const OWN = /record-delays|node_modules|node:/;

/**
 * Records the delays of all timers that the code in `ui/` sets from now on. Timers of the backend
 * and of the test are left out. Tests assert the requested delay, because measured times depend on
 * the machine.
 * @returns a function that returns the delays so far, in milliseconds
 */
export function recordDelays(): () => readonly number[] {
  const heard: number[] = [];
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const real = globalThis[name].bind(globalThis);
    const spy = vi.spyOn(globalThis, name).mockImplementation((run, delay = 0, ...given) => {
      if (isOfInterface(new Error().stack)) heard.push(delay);
      return real(run, delay, ...given);
    });
    onTestFinished(() => {
      spy.mockRestore();
    });
  }
  return () => heard;
}

/** Whether the code that set the timer is in `ui/`, by its stack trace. */
function isOfInterface(stack = ''): boolean {
  const asking =
    stack
      .split('\n')
      .slice(1)
      .find((line) => !OWN.test(line)) ?? '';
  return asking.includes('/ui/') && !asking.includes('/tests/');
}
