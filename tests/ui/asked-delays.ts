import { onTestFinished, vi } from 'vitest';

const OWN = /asked-delays|node_modules|node:/;

/**
 * Hears which delays the interface asks for from now on; the backend of a test and the test itself
 * have timers too, which do not count. For how long something stands is what is asked for: when it
 * is seen to go tells of the machine as well.
 */
export function hearDelays(): () => readonly number[] {
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

/** Whether the code that asks stands in `ui/`. */
function isOfInterface(stack = ''): boolean {
  const asking =
    stack
      .split('\n')
      .slice(1)
      .find((line) => !OWN.test(line)) ?? '';
  return asking.includes('/ui/') && !asking.includes('/tests/');
}
