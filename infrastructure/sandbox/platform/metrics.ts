import { createServer } from 'node:http';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Observer } from './observing.ts';

/** From a fast read to a call that nobody waits for any more. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Serves what Prometheus reads, on a port of its own: that of the app never has it. */
export async function startMetrics(address: {
  readonly host: string;
  readonly port: number;
}): Promise<{ readonly observer: Observer; readonly stop: () => Promise<void> }> {
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
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    register.metrics().then(
      (text) => response.writeHead(200, { 'content-type': register.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address.port, address.host, resolve);
  });
  const observer: Observer = ({ method, route, status, milliseconds }) => {
    durations.observe({ method, route, status }, milliseconds / 1000);
  };
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { observer, stop };
}
