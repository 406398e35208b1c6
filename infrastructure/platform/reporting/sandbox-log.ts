import type { AppReport } from './app-report.wire.ts';
import type { Report } from './console-reporting.ts';
import type { Transport } from '#infrastructure/platform/http/transport.ts';

const PATH = '/api/log/report';

/** Sends reports to the sandbox's log and ignores failures. */
export function sandboxLog(transport: Transport): (report: Report) => void {
  return ({ kind, what, details }) => {
    const body: AppReport = {
      kind,
      what: what.slice(0, 120),
      details: JSON.stringify(details).slice(0, 1000),
    };
    void transport.send({ api: 'app', path: PATH, body, keepalive: true });
  };
}
