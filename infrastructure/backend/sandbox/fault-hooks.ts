import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from '#infrastructure/backend/http/error-reply.ts';
import { type Fault, type Faults, patched } from './fault.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';

const NEVER_MILLISECONDS = 120_000;

/** Injects the faults that the control interface requested into API calls. */
export function addFaults(app: FastifyInstance, faults: Faults): void {
  const struck = new WeakMap<FastifyRequest, Fault>();
  app.addHook('onRequest', async (request, reply) => {
    const path = pathOf(request);
    if (!path.startsWith('/api/')) return;
    const fault = faults.take({ method: request.method, path, route: request.routeOptions.url });
    if (fault === undefined) return;
    struck.set(request, fault);
    await before(fault, request, reply);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const fault = struck.get(request);
    return fault === undefined ? payload : after(fault, payload, request, reply);
  });
}

/** Applies a fault that takes effect before the route runs. */
async function before(fault: Fault, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { kind, status, code, message, milliseconds } = fault;
  if (kind === 'status') throw new Refusal({ status, code, message });
  if (kind === 'slow') await waited(request, milliseconds);
  if (kind === 'drop') cut(request, reply);
  if (kind === 'timeout') {
    await waited(request, NEVER_MILLISECONDS);
    cut(request, reply);
  }
}

/** Applies a fault that takes effect after the route's changes are committed. */
function after(
  fault: Fault,
  payload: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): unknown {
  if (fault.kind === 'drop-after-commit') cut(request, reply);
  if (fault.kind === 'malformed' && Buffer.isBuffer(payload)) return brokenOff(payload, reply);
  if (typeof payload !== 'string') return payload;
  if (fault.kind === 'malformed') return payload.slice(0, Math.ceil(payload.length / 2));
  if (fault.kind === 'patch') return JSON.stringify(patched(JSON.parse(payload), fault.patch));
  return payload;
}

/**
 * Announces the full length of a file and closes the connection halfway. Without the length, a
 * client could not detect that half of the file is missing.
 */
function brokenOff(file: Buffer, reply: FastifyReply): Readable {
  reply.header('content-length', file.length);
  const half = file.subarray(0, Math.ceil(file.length / 2));
  return Readable.from(
    (function* () {
      yield half;
      throw new Error('The connection was cut on purpose.');
    })(),
  );
}

/** Closes the socket without a reply, as a broken network does. */
function cut(request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  request.raw.socket.destroy();
}

/** Waits, unless the client disconnects first. */
async function waited(request: FastifyRequest, milliseconds: number): Promise<void> {
  const gone = new AbortController();
  request.raw.socket.once('close', () => gone.abort());
  await delay(milliseconds, undefined, { signal: gone.signal, ref: false }).catch(() => undefined);
}
