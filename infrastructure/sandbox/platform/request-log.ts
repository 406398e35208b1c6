import type { Observer } from './observing.ts';

/** One line of JSON for each request, under the id that its reply and its failure carry. */
export const logRequest: Observer = ({ requestId, method, route, status, ...observed }) => {
  const at = new Date(observed.startedAt).toISOString();
  const milliseconds = Math.round(observed.milliseconds);
  const level = status >= 500 ? 'error' : 'info';
  const line = { at, level, requestId, method, route, status, milliseconds };
  process.stdout.write(`${JSON.stringify(line)}\n`);
};
