import { failure, type Result } from '#domain/platform/result.ts';
import { type PortFailure, wasLost } from '#application/platform/port-failure.ts';

/** An action that must take effect only once, even if its request is sent several times. */
export interface MoneyAction {
  /** What the action changes, such as `maturity instruction of 50012`. */
  readonly subject: string;
  /** The request as text; a different text is a different action. */
  readonly payload: string;
}

/** Stores the idempotency keys of this device's actions; an action has the same key in all tabs. */
export interface MoneyActionIds {
  /**
   * Returns the stored key of an action that is not answered yet, or stores and returns a new one.
   * Undefined if the stored keys are unreadable now, so that the action may have been sent before.
   */
  claim(action: MoneyAction): Promise<string | undefined>;
  /** Removes a key after the server's answer; the next equal action gets a new key. */
  retire(subject: string, id: string): Promise<void>;
}

/**
 * Sends actions with an idempotency key. Retries, reloads, other tabs and double clicks use the
 * same key until the server has answered definitely.
 */
export class MoneyActions {
  constructor(private readonly ids: MoneyActionIds) {}

  /** @param send sends the action with the given idempotency key */
  async once<Value>(
    action: MoneyAction,
    send: (id: string) => Promise<Result<Value, PortFailure>>,
  ): Promise<Result<Value, PortFailure>> {
    const id = await this.ids.claim(action);
    if (id === undefined) {
      return failure({ kind: 'unexpected-reply', detail: 'stored keys are unreadable' });
    }
    const result = await send(id);
    if (result.ok || isNo(result.failure)) await this.ids.retire(action.subject, id);
    return result;
  }
}

/**
 * Whether the server definitely refused. After a lost or unreadable reply, it may have performed
 * the action.
 */
function isNo(failure: PortFailure): boolean {
  return failure.kind === 'refused' && !wasLost(failure);
}
