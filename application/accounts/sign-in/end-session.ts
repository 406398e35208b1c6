import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { type Result, success } from '#domain/platform/result.ts';
import type { Sessions } from './sessions.ts';

/** Ends a session of the investor on another device. */
export class EndSession {
  constructor(private readonly sessions: Sessions) {}

  /** A session that has already ended counts as success. */
  async run(sessionId: string, options: CallOptions): Promise<Result<void, PortFailure>> {
    const ended = await this.sessions.end(sessionId, options);
    const hasEndedBefore =
      !ended.ok && ended.failure.kind === 'refused' && ended.failure.status === 404;
    return hasEndedBefore ? success(undefined) : ended;
  }
}
