import type { FastifyReply } from 'fastify';
import type { GenericSchema, InferOutput } from 'valibot';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { sessionFor } from './route.ts';
import { validated } from './validation.ts';

export interface SentFile {
  /**
   * The file name. Only letters, digits, spaces, `_`, `-`, brackets and one dot, so that it fits in
   * a header.
   */
  readonly name: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
}

type Parsed<Q extends GenericSchema | undefined> = Q extends GenericSchema
  ? InferOutput<Q>
  : undefined;

export interface FileRouteDefinition<Q extends GenericSchema | undefined> {
  /** The path, starting with `/api/`. */
  readonly path: string;
  readonly summary: string;
  /** Query parameters that select the file, if the investor has several. */
  readonly query?: Q;
  readonly run: (investorId: number, query: Parsed<Q>) => Promise<SentFile>;
}

/**
 * Adds a call that sends investors one of their own files. The reply is always a download, so that
 * the file never runs as a page of our origin.
 */
export function fileRoute<Q extends GenericSchema | undefined = undefined>(
  sandbox: Sandbox,
  { path, summary, query, run }: FileRouteDefinition<Q>,
): void {
  const undescribed = { body: undefined, query, params: undefined, reply: undefined };
  const entry = { method: 'GET', path, summary, access: 'session', mutates: false } as const;
  sandbox.routes.document({ ...entry, ...undescribed });
  sandbox.app.get(path, { exposeHeadRoute: false }, async (request, reply) => {
    const { investorId } = await sessionFor(sandbox, 'session', request);
    const parsed = validated(query, request.query) as Parsed<Q>;
    return sendFile(reply, await run(investorId, parsed));
  });
}

function sendFile(reply: FastifyReply, { name, mediaType, content }: SentFile): FastifyReply {
  return reply
    .type(mediaType)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
    .send(Buffer.from(content));
}
