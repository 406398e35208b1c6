import type { OpenSession, Sessions } from '#application/accounts/sign-in/sessions.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { type Result, success } from '#domain/platform/result.ts';
import type { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import {
  endOthersReply,
  endSessionReply,
  type OpenSessionRow,
  sessionsReply,
} from './sessions.wire.ts';

export class HttpSessions implements Sessions {
  constructor(private readonly http: HttpClient) {}

  async list({ signal }: CallOptions): Promise<Result<readonly OpenSession[], PortFailure>> {
    const path = '/login/sessions';
    const reply = await this.http.send({ api: 'main', path, reply: sessionsReply, signal });
    return reply.ok ? success(reply.value.data.map(openSessionOf)) : reply;
  }

  async end(sessionId: string, { signal }: CallOptions): Promise<Result<void, PortFailure>> {
    const body = { session_id: sessionId };
    const path = '/login/endsession';
    const reply = await this.http.send({ api: 'main', path, body, reply: endSessionReply, signal });
    return reply.ok ? success(undefined) : reply;
  }

  async endOthers({ signal }: CallOptions): Promise<Result<number, PortFailure>> {
    const path = '/login/endothersessions';
    const reply = await this.http.send({ api: 'main', path, reply: endOthersReply, signal });
    return reply.ok ? success(reply.value.data.ended) : reply;
  }
}

function openSessionOf(row: OpenSessionRow): OpenSession {
  return {
    id: row.session_id,
    device: row.device,
    startedAt: new Date(row.started_at),
    lastUsedAt: new Date(row.last_used_at),
    isCurrent: row.is_current === 1,
  };
}
