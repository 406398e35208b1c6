import type { Observer } from './request-telemetry.ts';

/** Writes one line of JSON per request, with the same request id as its reply and its failure. */
export const logRequest: Observer = ({ requestId, method, route, status, ...observed }) => {
  const at = new Date(observed.startedAt).toISOString();
  const milliseconds = Math.round(observed.milliseconds);
  const level = status >= 500 ? 'error' : 'info';
  const line = { at, level, requestId, method, route, status, milliseconds };
  process.stdout.write(`${JSON.stringify(line)}\n`);
};
