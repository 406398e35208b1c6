import type { CallName, FaultName, Manner, Scene } from './faults-scene.ts';
import type { ExpectedRefusal } from '#tests/e2e/support/watch.ts';

/** A request that an action of the user sends: how to reach the action, and its expected result. */
export interface Press extends Manner {
  readonly call: CallName;
  /** Navigates to where the action is available. */
  readonly prepare: (scene: Scene) => Promise<void>;
  readonly press: (scene: Scene) => Promise<void>;
  /** Asserts the result of a successful action. */
  readonly done: (scene: Scene) => Promise<void>;
  /** Prepared again before each fault, because the action navigates away or cannot be repeated. */
  readonly isFresh?: boolean;
  readonly isSignedIn?: boolean;
  /** A request that is expected to be rejected during preparation. */
  readonly refused?: ExpectedRefusal;
  /** Faults that are skipped, with the reason. */
  readonly but?: Readonly<Partial<Record<FaultName, string>>>;
}
