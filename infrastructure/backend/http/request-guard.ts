import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SandboxConfig } from '#infrastructure/backend/config.ts';
import { Refusal } from './refusal.ts';

export const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]'];
const HARMLESS_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses requests that a foreign page makes through a visitor's browser. These name a host that is
 * not ours (DNS rebinding), or ask for a change from another origin. Also refuses compressed bodies
 * (RFC 9110, section 15.5.16).
 */
export function guardRequests(server: FastifyInstance, config: SandboxConfig): void {
  const hosts = new Set([...LOOPBACK_HOSTS, ...config.allowedHosts]);
  server.addHook('onRequest', (request, reply, done) => {
    const name = hostNameOf(request.raw);
    if (name === undefined) {
      const message = 'A request must name exactly one host.';
      return done(new Refusal({ status: 400, code: 'malformed-request', message }) as never);
    }
    if (!hosts.has(name)) {
      const message = 'This server does not answer to that host name.';
      return done(new Refusal({ status: 403, code: 'foreign-host', message }) as never);
    }
    if (!HARMLESS_METHODS.has(request.method) && !isSameOrigin(request)) {
      const message = 'Only our own pages may send this request.';
      return done(new Refusal({ status: 403, code: 'foreign-origin', message }) as never);
    }
    const { 'content-encoding': coding = 'identity' } = request.headers;
    if (coding.toLowerCase() !== 'identity') {
      const message = 'Please send the body without compression.';
      void reply.header('accept-encoding', 'identity');
      return done(new Refusal({ status: 415, code: 'unsupported-encoding', message }) as never);
    }
    done();
  });
}

/** The host name of a request without its port; undefined unless it names exactly one. */
export function hostNameOf({ rawHeaders }: IncomingMessage): string | undefined {
  const isValue = (at: number) => at % 2 === 1;
  const named = rawHeaders.filter(
    (_, at) => isValue(at) && rawHeaders[at - 1]?.toLowerCase() === 'host',
  );
  const [host, ...others] = named;
  return others.length > 0 ? undefined : host?.replace(/:\d+$/, '').toLowerCase();
}

/**
 * Requests without `Origin` and `Sec-Fetch-Site` pass: they come from programs other than browsers,
 * which send no cookies of a visitor.
 */
function isSameOrigin({ headers }: FastifyRequest): boolean {
  const { origin, host } = headers;
  if (origin === undefined) {
    const site = headers['sec-fetch-site'];
    return site === undefined || site === 'same-origin' || site === 'none';
  }
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}
