import { setImmediate } from 'node:timers/promises';

let last: Promise<void> = Promise.resolve();

/**
 * Resolves in a turn of the event loop that no other caller gets, so that many requests with
 * milliseconds of work each do not block the loop together. Node runs all waiting `setImmediate`
 * callbacks in one turn.
 */
export function ownTurn(): Promise<void> {
  last = last.then(() => setImmediate());
  return last;
}
