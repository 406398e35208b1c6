import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SandboxConfig } from './config.ts';
import { Refusal } from './refusal.ts';

const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]'];
const HARMLESS_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses requests that a foreign page has a visitor's browser make: those addressed to a host that
 * is not ours (a name that was pointed at this machine), and changes that another origin asks for.
 */
export function guardRequests(server: FastifyInstance, config: SandboxConfig): void {
  const hosts = new Set([...LOOPBACK_HOSTS, ...config.allowedHosts]);
  server.addHook('onRequest', (request, _reply, done) => {
    if (!hosts.has(hostNameOf(request))) {
      const message = 'This server is not known by that host name.';
      return done(new Refusal({ status: 403, code: 'foreign-host', message }) as never);
    }
    if (!HARMLESS_METHODS.has(request.method) && !isSameOrigin(request)) {
      const message = 'This may be asked for by our own pages only.';
      return done(new Refusal({ status: 403, code: 'foreign-origin', message }) as never);
    }
    done();
  });
}

function hostNameOf({ headers }: FastifyRequest): string {
  return (headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
}

/** Programs that are no browsers send neither header, and carry nobody's cookies. */
function isSameOrigin({ headers }: FastifyRequest): boolean {
  const { origin, host } = headers;
  if (origin === undefined) {
    const site = headers['sec-fetch-site'];
    return site === undefined || site === 'same-origin' || site === 'none';
  }
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}
