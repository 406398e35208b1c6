import type { Result } from '#domain/platform/result.ts';
import { type PortFailure, wasLost } from './port-failure.ts';

/** What a person wants done once, however often it has to be sent. */
export interface MoneyAction {
  /** What it changes, such as `maturity instruction of 50012`. */
  readonly subject: string;
  /** All that is sent, as text: with another payload it is another action. */
  readonly payload: string;
}

/** The ids of the money actions of this device; one action has one id in all its tabs. */
export interface MoneyActionIds {
  /** The id of an action that still waits for its answer, or a new one; it is stored by then. */
  claim(action: MoneyAction): Promise<string>;
  /** The answer is here: the next time that the same is wanted, it is another action. */
  retire(subject: string, id: string): Promise<void>;
}

/**
 * Gives each money action its id before it is sent. A retry, a reload, a second tab and a double
 * click carry the same one, until the server has said yes or no.
 */
export class MoneyActions {
  constructor(private readonly ids: MoneyActionIds) {}

  /** @param send sends the action with this id */
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

/** A reply that is lost or cannot be read says nothing: the work may be done. */
function isNo(failure: PortFailure): boolean {
  return failure.kind === 'refused' && !wasLost(failure);
}
