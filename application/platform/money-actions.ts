import type { Result } from '#domain/platform/result.ts';
import { type PortFailure, wasLost } from './port-failure.ts';

/** An action that must happen once, even if its request is sent several times. */
export interface MoneyAction {
  /** What the action changes, such as `maturity instruction of 50012`. */
  readonly subject: string;
  /** The request as text; a different payload is a different action. */
  readonly payload: string;
}

/** The ids of this device's money actions; an action has the same id in all tabs. */
export interface MoneyActionIds {
  /** Returns the stored id of an unanswered action, or stores and returns a new one. */
  claim(action: MoneyAction): Promise<string>;
  /** Called once the action is answered; the next equal action gets a new id. */
  retire(subject: string, id: string): Promise<void>;
}

/**
 * Assigns an idempotency key to each money action before it is sent. Retries, reloads, other tabs
 * and double clicks reuse the key until the server answers definitely.
 */
export class MoneyActions {
  constructor(private readonly ids: MoneyActionIds) {}

  /** @param send sends the action with the given idempotency key */
  async once<Value>(
    action: MoneyAction,
    send: (id: string) => Promise<Result<Value, PortFailure>>,
  ): Promise<Result<Value, PortFailure>> {
    const id = await this.ids.claim(action);
    const result = await send(id);
    if (result.ok || isNo(result.failure)) await this.ids.retire(action.subject, id);
    return result;
  }
}

/** A lost or unreadable reply is not definite, because the server may have done the work. */
function isNo(failure: PortFailure): boolean {
  return failure.kind === 'refused' && !wasLost(failure);
}
