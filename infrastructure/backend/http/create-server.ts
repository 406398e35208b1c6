import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import fastify, { type ConnectionError, type FastifyInstance, type FastifyReply } from 'fastify';
import { linesText } from '#infrastructure/platform/http/lines.wire.ts';
import * as v from 'valibot';
import type { SandboxClock } from '#infrastructure/backend/scheduling/sandbox-clock.ts';
import type { SandboxConfig } from '#infrastructure/backend/config.ts';
import { errorHandler, isOfApi, pathOf, refuseMissing } from './error-reply.ts';
import { refuseRepeatedFields } from './json-bodies.ts';
import { guardRequests } from './request-guard.ts';
import { Refusal } from './refusal.ts';
import { RouteTable } from './route-table.ts';
import { setDataHeaders } from './security-headers.ts';

const MOST_BODY_BYTES = 256 * 1024;
/** A path or query value of at most 8000 characters. Signed values are the longest. */
const addressText = linesText(8000);
const REQUEST_MILLISECONDS = 60_000;
/** For an address that cannot be decoded, the server sends the app, which has no page for this. */
const UNDECODABLE_PAGE = '/undecodable';

/**
 * Creates a server with request ids, the `server-time` header, one error format and request guards.
 * The app's port and the third-party port both use it.
 */
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
    // While closing, Fastify waits for running requests; `Draining` ends those that take too long.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url = '/' }) => (isDecodable(url) ? url : UNDECODABLE_PAGE),
    // Fastify runs no hook for a malformed URL, so this handler sets the headers itself.
    frameworkErrors: (error, request, reply) => {
      setDataHeaders(reply);
      identify(request.id, reply);
      handleError(error, request, reply);
    },
    clientErrorHandler: refuseUnreadable,
  });
  server.removeContentTypeParser('text/plain');
  refuseRepeatedFields(server);
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
  refuseUnreadableAddresses(server);
  return { server, routes };
}

/** Whether a path can be decoded. True for paths of the API, which are refused with an error. */
function isDecodable(url: string): boolean {
  const address = pathOf({ url });
  if (isOfApi(address)) return true;
  try {
    // The result is used, because the build leaves out a call whose result is not.
    return decodeURIComponent(address) !== '';
  } catch {
    return false;
  }
}

/** Refuses path and query values with characters that the database cannot store, such as NUL. */
function refuseUnreadableAddresses(server: FastifyInstance): void {
  server.addHook('preValidation', (request, _reply, done) => {
    // No page of the app reads its address here.
    if (request.routeOptions.url === '/*') return done();
    const named = [request.params, request.query].flatMap((read): unknown[] =>
      Object.values(read ?? {}),
    );
    if (named.flat().every((value) => v.is(addressText, value))) return done();
    const message = 'The address is not valid.';
    return done(new Refusal({ status: 400, code: 'malformed-address', message }) as never);
  });
}

/** Answers an invalid or oversized HTTP request directly on the socket. */
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
