import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from './call-options.ts';
import { type PortFailure, wasLost } from './port-failure.ts';

const TRIES = 3;
const PAUSE_MILLISECONDS = 1500;

export interface RetryUntilConfirmedOptions extends CallOptions {
  /** Called before each retry after a lost reply, so that the screen can inform the user. */
  readonly onLost?: (() => void) | undefined;
}

/**
 * Sends a command, and sends it again if the reply is lost, up to three times in all. Only for
 * idempotent commands.
 *
 * @param send sends the command, each time with the same idempotency key
 */
export async function retryUntilConfirmed<Value>(
  send: (options: CallOptions) => Promise<Result<Value, PortFailure>>,
  { signal, onLost }: RetryUntilConfirmedOptions,
): Promise<Result<Value, PortFailure>> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await send({ signal });
    if (result.ok || !wasLost(result.failure) || attempt === TRIES) return result;
    onLost?.();
    await pause(PAUSE_MILLISECONDS, signal);
    if (signal?.aborted === true) return result;
  }
}

/** Maximum number of times that a query is sent while its answer is not final. */
const MAXIMUM_ATTEMPTS = 4;

/**
 * Sends a query until its answer is final, with pauses, up to four times in all.
 *
 * @returns the last answer, which may not be final
 */
export async function askUntilFinal<Answer>(
  ask: (options: CallOptions) => Promise<Answer>,
  { signal, isFinal }: CallOptions & { readonly isFinal: (answer: Answer) => boolean },
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await ask({ signal });
    if (attempt === MAXIMUM_ATTEMPTS || isFinal(answer)) return answer;
    await pause(PAUSE_MILLISECONDS, signal);
    if (signal?.aborted === true) return answer;
  }
}

/** Waits; resolves early if the signal aborts. */
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
