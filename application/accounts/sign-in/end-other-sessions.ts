import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Result } from '#domain/platform/result.ts';
import type { Sessions } from './sessions.ts';

/** Ends all sessions of the investor except this one, and returns how many it ended. */
export class EndOtherSessions {
  constructor(private readonly sessions: Sessions) {}

  run(options: CallOptions): Promise<Result<number, PortFailure>> {
    return this.sessions.endOthers(options);
  }
}
