import {
  type Context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { ObservedStatement, Observer } from './request-telemetry.ts';
import { sanitizedSql } from './sanitized-sql.ts';

/**
 * Sends a span for each request to a collector, with a child span for each statement. It continues
 * the caller's trace, if any.
 */
export function startTracing(options: {
  /** The OTLP endpoint over HTTP, such as `http://collector:4318`. */
  readonly endpoint: string;
  readonly version: string;
}): { readonly observer: Observer; readonly stop: () => Promise<void> } {
  const url = `${options.endpoint.replace(/\/$/, '')}/v1/traces`;
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'vriddhi',
      'service.version': options.version,
    }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
  });
  const tracer = provider.getTracer('vriddhi');
  return { observer: observerWith(tracer), stop: () => provider.shutdown() };
}

function observerWith(tracer: Tracer): Observer {
  return (request) => {
    const { method, route, status, startedAt, milliseconds } = request;
    const parent = parentOf(request.traceParent);
    const span = tracer.startSpan(
      `${method} ${route}`,
      {
        kind: SpanKind.SERVER,
        startTime: startedAt,
        attributes: {
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': status,
          'vriddhi.request_id': request.requestId,
        },
      },
      parent,
    );
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    const within = trace.setSpan(parent, span);
    for (const statement of request.statements) traceStatement(tracer, within, statement);
    span.end(startedAt + milliseconds);
  };
}

function traceStatement(tracer: Tracer, within: Context, statement: ObservedStatement): void {
  const { startedAt, milliseconds } = statement;
  const { verb, text } = sanitizedSql(statement.text);
  const attributes = {
    'db.system.name': 'postgresql',
    'db.operation.name': verb,
    'db.query.text': text,
  };
  const options = { kind: SpanKind.CLIENT, startTime: startedAt, attributes };
  const span = tracer.startSpan(verb, options, within);
  if (statement.isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(startedAt + milliseconds);
}

/** Parses `00-<trace>-<span>-<flags>`; any other text starts a new trace. */
function parentOf(traceParent: string | undefined): Context {
  const parts = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(traceParent ?? '');
  if (parts === null) return ROOT_CONTEXT;
  const [, traceId = '', spanId = '', flags = '00'] = parts;
  const traceFlags = Number.parseInt(flags, 16);
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}
