import { noteStatement, type Observer } from './observing.ts';
import type { OnStatement } from './open-database.ts';
import { logRequest } from './request-log.ts';

type Settings = Readonly<Record<string, string | undefined>>;

export interface Observers {
  readonly observers: readonly Observer[];
  /** Where somebody wants to know of them: a trace has them in it. */
  readonly onStatement?: OnStatement;
  /** Tells what is still to be told, and ends. */
  stop(): Promise<void>;
}

/**
 * Request log, metrics and traces, each only where the environment asks for it: what nobody asked
 * for is not even loaded.
 */
export async function observersFrom(settings: Settings, version: string): Promise<Observers> {
  const observers: Observer[] = [];
  const stops: (() => Promise<void>)[] = [];
  if (settings['REQUEST_LOG'] === 'on') observers.push(logRequest);
  const port = settings['METRICS_PORT'];
  if (port) {
    const { startMetrics } = await import('./metrics.ts');
    const host = settings['METRICS_HOST'] || 'localhost';
    const metrics = await startMetrics({ host, port: Number(port) });
    observers.push(metrics.observer);
    stops.push(() => metrics.stop());
  }
  const endpoint = settings['OTEL_EXPORTER_OTLP_ENDPOINT'];
  if (endpoint) {
    const { startTracing } = await import('./tracing.ts');
    const tracing = startTracing({ endpoint, version });
    observers.push(tracing.observer);
    stops.push(() => tracing.stop());
  }
  const stop = async (): Promise<void> => {
    await Promise.all(stops.map((each) => each()));
  };
  return { observers, stop, ...(endpoint && { onStatement: noteStatement }) };
}
