import type { FastifyReply } from 'fastify';
import type { Sandbox } from './context.ts';
import { sessionFor } from './route.ts';
import { validated } from './validation.ts';

/** A file to hand out. */
export interface SentFile {
  /** Of letters, digits, spaces, `_`, `-`, brackets and one dot: fit for a header. */
  readonly name: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
}

export interface FileRouteDefinition {
  /** From `/api/` on. */
  readonly path: string;
  readonly summary: string;
  readonly run: (investorId: number) => Promise<SentFile>;
}

/**
 * Adds a call that hands an investor a file of their own: always as a download and never shown as
 * a page of ours, whatever is in it.
 */
export function fileRoute(sandbox: Sandbox, { path, summary, run }: FileRouteDefinition): void {
  const undescribed = { body: undefined, query: undefined, params: undefined, reply: undefined };
  const entry = { method: 'GET', path, summary, access: 'session', moves: false } as const;
  sandbox.routes.document({ ...entry, ...undescribed });
  sandbox.app.get(path, { exposeHeadRoute: false }, async (request, reply) => {
    const { investorId } = await sessionFor(sandbox, 'session', request);
    validated(undefined, request.query);
    return sendFile(reply, await run(investorId));
  });
}

function sendFile(reply: FastifyReply, { name, mediaType, content }: SentFile): FastifyReply {
  return reply
    .type(mediaType)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
    .send(Buffer.from(content));
}
