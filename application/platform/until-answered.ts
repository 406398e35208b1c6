import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from './call-options.ts';
import { type PortFailure, wasLost } from './port-failure.ts';

const TRIES = 3;
const PAUSE_MILLISECONDS = 1500;

export interface UntilAnsweredOptions extends CallOptions {
  /** Called when a reply was lost and the question is put again: the screen says so. */
  readonly onLost?: (() => void) | undefined;
}

/**
 * Finds out what became of a change whose reply was lost: sends it again, a few times. Only for
 * what happens once however often it is sent.
 * @param send makes the call; it carries the same id each time
 */
export async function untilAnswered<Value>(
  send: (options: CallOptions) => Promise<Result<Value, PortFailure>>,
  { signal, onLost }: UntilAnsweredOptions,
): Promise<Result<Value, PortFailure>> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await send({ signal });
    if (result.ok || !wasLost(result.failure) || attempt === TRIES) return result;
    onLost?.();
    await pause(PAUSE_MILLISECONDS, signal);
    if (signal?.aborted === true) return result;
  }
}

/** Ends early when the signal is given. */
export function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted === true) return resolve();
    const timer = setTimeout(resolve, milliseconds);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    signal?.addEventListener('abort', stop, { once: true });
  });
}
