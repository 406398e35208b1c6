import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import fastify, { type ConnectionError, type FastifyInstance, type FastifyReply } from 'fastify';
import type { SandboxClock } from './clock.ts';
import type { SandboxConfig } from './config.ts';
import { errorHandler, refuseMissing } from './error-reply.ts';
import { guardRequests } from './request-guard.ts';
import { RouteTable } from './route-table.ts';
import { setDataHeaders } from './security-headers.ts';

const MOST_BODY_BYTES = 256 * 1024;
const REQUEST_MILLISECONDS = 60_000;

/** A server of ours: request ids, server time, one error shape, guards. The two ports share it. */
export function createServer(
  config: SandboxConfig,
  clock: SandboxClock,
): { server: FastifyInstance; routes: RouteTable } {
  const routes = new RouteTable();
  const handleError = errorHandler(config);
  const identify = (id: string, reply: FastifyReply): void => {
    reply.header('x-request-id', id).header('server-time', clock.now().toISOString());
  };
  const server = fastify({
    genReqId: () => randomUUID(),
    trustProxy: [...(config.trustedProxies ?? [])],
    bodyLimit: MOST_BODY_BYTES,
    requestTimeout: REQUEST_MILLISECONDS,
    // Requests that are here when it closes are answered; `Draining` ends what takes too long.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    // An address that cannot be read: no hook runs for it.
    frameworkErrors: (error, request, reply) => {
      setDataHeaders(reply);
      identify(request.id, reply);
      handleError(error, request, reply);
    },
    clientErrorHandler: refuseUnreadable,
  });
  server.removeContentTypeParser('text/plain');
  server.setErrorHandler(handleError);
  server.setNotFoundHandler((request, reply) => refuseMissing(routes, request, reply));
  server.addHook('onRoute', ({ method, url }) => {
    if (!url.endsWith('*')) routes.serve(method, url);
  });
  server.addHook('onSend', async (request, reply, payload) => {
    identify(request.id, reply);
    return payload;
  });
  guardRequests(server, config);
  return { server, routes };
}

/** Not even HTTP, or too much of it: answered on the bare line. */
function refuseUnreadable(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const isTooLong = error.code === 'HPE_HEADER_OVERFLOW';
  const status = isTooLong ? 431 : 400;
  const code = isTooLong ? 'headers-too-long' : 'malformed-request';
  const message = isTooLong ? 'The headers are too long.' : 'The request cannot be read.';
  const body = JSON.stringify({ status, code, message, request_id: randomUUID() });
  socket.end(
    [
      `HTTP/1.1 ${status} ${isTooLong ? 'Request Header Fields Too Large' : 'Bad Request'}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
