import type { CallName, FaultName, Manner, Scene } from './faults-scene.ts';
import type { ExpectedRefusal } from './watch.ts';

/** A call that a person makes by pressing something: how to get there, and what comes of it. */
export interface Press extends Manner {
  readonly call: CallName;
  /** Brings the browser to where it can be pressed. */
  readonly prepare: (scene: Scene) => Promise<void>;
  readonly press: (scene: Scene) => Promise<void>;
  /** What is on screen once it has worked. */
  readonly done: (scene: Scene) => Promise<void>;
  /** Prepared anew before each fault: it leads away, or cannot be done twice. */
  readonly isFresh?: boolean;
  readonly isSignedIn?: boolean;
  /** A call that is refused on the way, by its path and status. */
  readonly refused?: ExpectedRefusal;
  /** Faults that are left out, with the reason. */
  readonly but?: Readonly<Partial<Record<FaultName, string>>>;
}
