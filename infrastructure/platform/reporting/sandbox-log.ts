import type { AppReport } from './app-report.wire.ts';
import type { Report } from './console-reporting.ts';
import type { Environment } from '#infrastructure/platform/environment.ts';

const PATH = '/api/log/report';

/** Sends reports to the sandbox's log and ignores failures. */
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
      // Reads the body, because the browser otherwise keeps the connection occupied.
      .then((reply) => reply.text())
      .catch(() => undefined);
  };
}
