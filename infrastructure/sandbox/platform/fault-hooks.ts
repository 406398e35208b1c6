import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from './error-reply.ts';
import { type Fault, type Faults, patched } from './fault.ts';
import { Refusal } from './refusal.ts';

const NEVER_MILLISECONDS = 120_000;

/** Makes calls of the API go wrong as the control interface asked. */
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

/** What happens before any work is done. */
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

/** What happens once the work is done and kept. */
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

/** Half of a file cannot be told by its content: the line breaks before what was announced. */
function brokenOff(file: Buffer, reply: FastifyReply): Readable {
  reply.header('content-length', file.length);
  const half = file.subarray(0, Math.ceil(file.length / 2));
  return Readable.from(
    (function* () {
      yield half;
      throw new Error('The line was cut on purpose.');
    })(),
  );
}

/** Cuts the line as a broken network does: without a last word. */
function cut(request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  request.raw.socket.destroy();
}

/** Waits, but not for somebody who has left. */
async function waited(request: FastifyRequest, milliseconds: number): Promise<void> {
  const gone = new AbortController();
  request.raw.socket.once('close', () => gone.abort());
  await delay(milliseconds, undefined, { signal: gone.signal, ref: false }).catch(() => undefined);
}
