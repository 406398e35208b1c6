import { once } from 'node:events';
import { createServer, type Server, type IncomingMessage } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { listening } from '#infrastructure/backend/http/listening.ts';
import type { Observer } from './request-telemetry.ts';
import { hostNameOf, LOOPBACK_HOSTS } from '#infrastructure/backend/http/request-guard.ts';

/** Histogram buckets in seconds, from a fast read to the longest time that a client waits. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const SETTINGS = { port: 'METRICS_PORT', host: 'METRICS_HOST' } as const;

/** Serves Prometheus metrics on their own port; the app's port never serves them. */
export async function startMetrics(address: {
  readonly host: string;
  readonly port: number;
  /** Host names to answer to, besides `host` and the loopback names. */
  readonly allowedHosts: readonly string[];
}): Promise<{
  readonly observer: Observer;
  /** The port that it listens on, also if port 0 was asked for. */
  readonly port: number;
  readonly stop: () => Promise<void>;
}> {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const durations = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'How long requests took, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [register],
  });
  const server = createServer((request, response) => {
    const isOurs = isForUs(request, [address.host, ...address.allowedHosts]);
    if (!isOurs || request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(isOurs ? 404 : 403).end();
      return;
    }
    register.metrics().then(
      (text) => response.writeHead(200, { 'content-type': register.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await listening(address, SETTINGS, () => {
    server.listen(address.port, address.host);
    return once(server, 'listening');
  });
  const observer: Observer = ({ method, route, status, milliseconds }) => {
    durations.observe({ method, route, status }, milliseconds / 1000);
  };
  const { port } = server.address() as AddressInfo;
  return { observer, port, stop: () => close(server) };
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/**
 * Whether a request names one of our hosts or an IP address. IP addresses are safe, because DNS
 * rebinding needs a host name.
 */
function isForUs(request: IncomingMessage, names: readonly string[]): boolean {
  const name = hostNameOf(request);
  if (name === undefined) return false;
  return [...LOOPBACK_HOSTS, ...names].includes(name) || isIP(name.replaceAll(/[[\]]/g, '')) !== 0;
}
