import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { token } from '#application/platform/token.ts';

/** The investor's open sessions on all devices. */
export interface Sessions {
  /** All open sessions, most recently used first. */
  list(options: CallOptions): Promise<Result<readonly OpenSession[], PortFailure>>;
  /** Ends another session; `refused` with status 404 if it has ended already. */
  end(sessionId: string, options: CallOptions): Promise<Result<void, PortFailure>>;
  /** Ends all sessions except this one, and returns how many it ended. */
  endOthers(options: CallOptions): Promise<Result<number, PortFailure>>;
}
export const Sessions = token<Sessions>('accounts/sessions');

export interface OpenSession {
  readonly id: string;
  /** The browser and the device, such as `Chrome on Android`. */
  readonly device: string;
  readonly startedAt: Date;
  readonly lastUsedAt: Date;
  /** Whether this is the session that makes the request. */
  readonly isCurrent: boolean;
}
