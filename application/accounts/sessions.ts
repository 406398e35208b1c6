import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '../platform/call-options.ts';
import type { PortFailure } from '../platform/port-failure.ts';
import { token } from '../platform/token.ts';

/** Where the investor is signed in, on this device and on others. */
export interface Sessions {
  /** The one used last first. */
  list(options: CallOptions): Promise<Result<readonly OpenSession[], PortFailure>>;
  /** Signs out another one; `refused` with status 404 where it is over already. */
  end(sessionId: string, options: CallOptions): Promise<Result<void, PortFailure>>;
  /** Signs out everywhere but here; answers how many sessions that ended. */
  endOthers(options: CallOptions): Promise<Result<number, PortFailure>>;
}
export const Sessions = token<Sessions>('accounts/sessions');

export interface OpenSession {
  readonly id: string;
  /** Such as `Chrome on Android`. */
  readonly device: string;
  readonly startedAt: Date;
  readonly lastUsedAt: Date;
  /** The session that asks. */
  readonly isCurrent: boolean;
}
