import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Observer } from './observing.ts';

/** Sends a span for each request to a collector, as part of the caller's trace where it has one. */
export function startTracing(options: {
  /** Of OTLP over HTTP, such as `http://collector:4318`. */
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
  const observer: Observer = (request) => {
    const { method, route, status, startedAt, milliseconds } = request;
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
      parentOf(request.traceParent),
    );
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(startedAt + milliseconds);
  };
  return { observer, stop: () => provider.shutdown() };
}

/** `00-<trace>-<span>-<flags>`; anything else begins a trace of its own. */
function parentOf(traceParent: string | undefined): Context {
  const parts = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(traceParent ?? '');
  if (parts === null) return ROOT_CONTEXT;
  const [, traceId = '', spanId = '', flags = '00'] = parts;
  const traceFlags = Number.parseInt(flags, 16);
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}
