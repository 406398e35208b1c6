import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { SandboxConfig } from '#infrastructure/backend/config.ts';
import { isConnectionLost } from '#infrastructure/backend/database/pg-connection.ts';
import type { Answer } from './answer.ts';
import { Refusal } from './refusal.ts';
import type { RouteTable } from './route-table.ts';

/** Replies to the framework's own errors. */
const FRAMEWORK_REFUSALS: Readonly<Record<string, readonly [number, string, string]>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'unsupported-media-type', 'Please send JSON.'],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'too-large', 'This is too large to send.'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'malformed-json', 'The body is not valid JSON.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'malformed-json', 'The body is empty.'],
  FST_ERR_BAD_URL: [400, 'malformed-address', 'The address is not valid.'],
  FST_ERR_MAX_PARAM_LENGTH: [414, 'address-too-long', 'The address is too long.'],
};

function failureBody(refusal: Refusal, request: Pick<FastifyRequest, 'id'>): string {
  const { status, code, message, field } = refusal;
  return JSON.stringify({
    status,
    code,
    message,
    ...(field !== undefined && { field }),
    request_id: request.id,
  });
}

export function refusalAnswer(refusal: Refusal, request: Pick<FastifyRequest, 'id'>): Answer {
  return { status: refusal.status, body: failureBody(refusal, request) };
}

/** Reports a failure of the server in full; the reply reveals nothing about it. */
export function unexpectedAnswer(
  config: SandboxConfig,
  error: unknown,
  request: FastifyRequest,
): Answer {
  const { method, routeOptions, id } = request;
  config.report({ requestId: id, method, route: routeOptions.url ?? 'unknown', error });
  return refusalAnswer(isConnectionLost(error) ? unknownOutcome() : unexpected(), request);
}

function unexpected(): Refusal {
  const message = 'Something went wrong at our end. Please try again.';
  return new Refusal({ status: 500, code: 'unexpected', message });
}

/**
 * The client closed the connection during the reply, which ends its stream with an error. Nothing
 * failed, and the reply reaches only the log.
 */
function clientLeft(): Refusal {
  return new Refusal({ status: 499, code: 'client-left', message: 'The connection was closed.' });
}

/**
 * After a lost connection the outcome is unknown, so the reply is 503: the client must ask again.
 */
function unknownOutcome(): Refusal {
  const message = 'We could not reach our records just now. Please try again in a moment.';
  return new Refusal({ status: 503, code: 'unknown', message });
}

export function sendAnswer(reply: FastifyReply, { status, body }: Answer): FastifyReply {
  return reply.code(status).type('application/json; charset=utf-8').send(body);
}

export function errorHandler(config: SandboxConfig) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const refusal = reply.raw.destroyed ? clientLeft() : refusalFrom(error);
    const answer =
      refusal === undefined
        ? unexpectedAnswer(config, error, request)
        : refusalAnswer(refusal, request);
    return sendAnswer(reply, answer);
  };
}

/** Answers 404 for an unknown path, or 405 for a method that the path does not accept. */
export function refuseMissing(
  routes: RouteTable,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const methods = routes.methodsOf(pathOf(request));
  if (methods.length === 0 || methods.includes(request.method)) {
    const message = 'There is nothing at this address.';
    const refusal = new Refusal({ status: 404, code: 'not-found', message });
    return sendAnswer(reply, refusalAnswer(refusal, request));
  }
  const message = `This address accepts ${methods.join(', ')} only.`;
  const refusal = new Refusal({ status: 405, code: 'method-not-allowed', message });
  return sendAnswer(reply.header('allow', methods.join(', ')), refusalAnswer(refusal, request));
}

export function isOfApi(address: string): boolean {
  return /^\/(api|sandbox)(\/|$)/.test(address);
}

export function pathOf({ url }: Pick<FastifyRequest, 'url'>): string {
  return url.split('?', 1)[0] ?? '';
}

function refusalFrom(error: FastifyError | Refusal): Refusal | undefined {
  if (error instanceof Refusal) return error;
  const known = FRAMEWORK_REFUSALS[error.code];
  if (known !== undefined) {
    const [status, code, message] = known;
    return new Refusal({ status, code, message });
  }
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500) return undefined;
  const message = 'The request is not valid.';
  return new Refusal({ status, code: 'bad-request', message });
}
