import type { Report } from './console-reporting.ts';

/** Posts each report as JSON without cookies. Failed reports are not retried. */
export function reportSink(address: string, send: typeof fetch): (report: Report) => void {
  return (report) => {
    void send(address, {
      method: 'POST',
      // A content type that needs no CORS preflight request.
      headers: { 'content-type': 'text/plain;charset=utf-8' },
      body: JSON.stringify(report),
      credentials: 'omit',
      keepalive: true,
    })
      .then((reply) => reply.text())
      .catch(() => undefined);
  };
}
