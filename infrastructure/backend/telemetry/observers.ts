import { settingsFrom } from '#infrastructure/backend/settings.ts';
import type { Observer } from './request-telemetry.ts';

export interface Observers {
  readonly observers: readonly Observer[];
  stop(): Promise<void>;
}

/** Creates the request log and the metrics that the environment turns on. */
export async function observersFrom(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Observers> {
  const settings = settingsFrom(environment);
  const log = settings.REQUEST_LOG === 'on' ? [logRequest] : [];
  const { METRICS_PORT: port, METRICS_HOST: host = 'localhost' } = settings;
  if (port === undefined) return { observers: log, stop: () => Promise.resolve() };
  // Loaded only where metrics are wanted.
  const { startMetrics } = await import('./metrics.ts');
  const metrics = await startMetrics({ host, port, allowedHosts: settings.ALLOWED_HOSTS ?? [] });
  return { observers: [...log, metrics.observer], stop: () => metrics.stop() };
}

/** Writes one line of JSON per request, with the same request id as its reply and its failure. */
export const logRequest: Observer = ({ requestId, method, route, status, ...observed }) => {
  const at = new Date(observed.startedAt).toISOString();
  const milliseconds = Math.round(observed.milliseconds);
  const level = status >= 500 ? 'error' : 'info';
  const line = { at, level, requestId, method, route, status, milliseconds };
  process.stdout.write(`${JSON.stringify(line)}\n`);
};
