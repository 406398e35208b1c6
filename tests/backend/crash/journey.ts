import type { CrashTest } from './crash-test.ts';
import type { Client } from './journey-steps.ts';
import type { RetryingFetch } from './retrying-fetch.ts';
import type { Seeded } from './seeded.ts';

/** The work acknowledged to an investor: all of it must exist, and nothing else. */
export interface Acknowledged {
  readonly deposits: Set<number>;
  readonly shareOrders: Map<number, 'placed' | 'paid' | 'completed'>;
}

export interface Journey {
  readonly crashTest: CrashTest;
  readonly client: Client;
  readonly browser: RetryingFetch;
  readonly random: Seeded;
  readonly acknowledged: Acknowledged;
  /** Repeats an action until it is answered, and signs in again if necessary. */
  readonly act: <Value>(what: string, work: () => Promise<Value>) => Promise<Value>;
}
