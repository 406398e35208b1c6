import { settingsFrom } from '#infrastructure/backend/settings.ts';
import { recordStatement, type Observer } from './request-telemetry.ts';
import type { OnStatement } from '#infrastructure/backend/database/open-database.ts';
import { logRequest } from './request-log.ts';

export interface Observers {
  readonly observers: readonly Observer[];
  /** Called for every statement; undefined if no observer records statements. */
  readonly onStatement?: OnStatement;
  /** Sends what is still buffered, then stops. */
  stop(): Promise<void>;
}

/**
 * Creates the request log, metrics and traces that the environment turns on, and loads only their
 * modules.
 */
export async function observersFrom(
  environment: Readonly<Record<string, string | undefined>>,
  version: string,
): Promise<Observers> {
  const settings = settingsFrom(environment);
  const observers: Observer[] = [];
  const stops: (() => Promise<void>)[] = [];
  if (settings.REQUEST_LOG === 'on') observers.push(logRequest);
  const { METRICS_PORT: port, METRICS_HOST: host = 'localhost' } = settings;
  if (port !== undefined) {
    const { startMetrics } = await import('./metrics.ts');
    const metrics = await startMetrics({ host, port, allowedHosts: settings.ALLOWED_HOSTS ?? [] });
    observers.push(metrics.observer);
    stops.push(() => metrics.stop());
  }
  const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint !== undefined) {
    const { startTracing } = await import('./tracing.ts');
    const tracing = startTracing({ endpoint, version });
    observers.push(tracing.observer);
    stops.push(() => tracing.stop());
  }
  const stop = async (): Promise<void> => {
    await Promise.all(stops.map((each) => each()));
  };
  return { observers, stop, ...(endpoint !== undefined && { onStatement: recordStatement }) };
}
