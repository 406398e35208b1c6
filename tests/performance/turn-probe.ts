import { createServer } from 'node:http';
import { setInterval } from 'node:timers';

/**
 * Measures the processor time that a server's main thread uses in one turn of the event loop.
 * Unlike the delay of the loop this excludes other processes. Load it with `node --import`; a
 * request to the socket `PROBE_SOCKET` returns the longest turns since the previous request.
 */
export interface Turns {
  /** User-mode processor time of the longest turn, in milliseconds. */
  readonly work: number;
  /** User-mode and kernel time of the longest turn, in milliseconds. */
  readonly workAndSystem: number;
  /** Wall-clock time of the longest turn, in milliseconds. */
  readonly clock: number;
}

const NOTHING: Turns = { work: 0, workAndSystem: 0, clock: 0 };
let longest = NOTHING;
let last = now();

// A timer fires at most once in a turn, so the time between two calls is that of one turn, or of
// several short ones.
setInterval(() => {
  const next = now();
  longest = {
    work: Math.max(longest.work, next.work - last.work),
    workAndSystem: Math.max(longest.workAndSystem, next.workAndSystem - last.workAndSystem),
    clock: Math.max(longest.clock, next.clock - last.clock),
  };
  last = next;
}, 1).unref();

const server = createServer((_request, response) => {
  response.end(JSON.stringify(longest));
  longest = NOTHING;
});
server.listen(process.env['PROBE_SOCKET']).unref();

/** All three totals since the process started. */
function now(): Turns {
  const { user, system } = process.threadCpuUsage();
  const work = user / 1000;
  return { work, workAndSystem: work + system / 1000, clock: performance.now() };
}
