import type { AppReport } from './app-report.wire.ts';
import type { Report } from './console-reporting.ts';
import type { Environment } from './environment.ts';

/** Where the log is, from the origin of the API on. */
const PATH = '/api/log/report';

/** Sends reports to the log of the sandbox's console; a report that is lost is nobody's trouble. */
export function sandboxLog(
  { addresses }: Environment,
  send: typeof fetch,
): (report: Report) => void {
  return ({ kind, what, details }) => {
    const report: AppReport = {
      kind,
      what: what.slice(0, 120),
      details: JSON.stringify(details).slice(0, 1000),
    };
    const address = new URL(PATH, new URL(addresses.main, globalThis.location?.href));
    void send(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-vriddhi': '1' },
      body: JSON.stringify(report),
      keepalive: true,
    })
      // Read to its end, or the browser holds the line for it.
      .then((reply) => reply.text())
      .catch(() => undefined);
  };
}
