import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { startMetrics } from '#infrastructure/backend/telemetry/metrics.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { describe, expect, it } from 'vitest';

const backend = testBackend();

/** Sends these headers unchanged, including repeated ones. */
async function answerTo(address: string, headers: readonly string[]) {
  const reply = await new Promise<{ status: number | undefined; body: string }>((done, fail) => {
    const sent = request(address, { headers, setHost: false }, (response) => {
      text(response).then((body) => done({ status: response.statusCode, body }), fail);
    });
    sent.on('error', fail).end();
  });
  return `${reply.status} ${/"code":"([\w-]+)"/.exec(reply.body)?.[1] ?? ''}`.trim();
}

describe('a request', () => {
  it('must name one known host on both ports', async () => {
    for (const address of [backend.appAddress, backend.thirdPartyAddress]) {
      const health = `${address}/livez`;
      expect(await answerTo(health, ['Host', 'localhost'])).toBe('200');
      expect(await answerTo(health, ['Host', 'evil.example'])).toBe('403 foreign-host');
      const both = ['Host', 'localhost', 'Host', 'evil.example'];
      expect(await answerTo(health, both)).toBe('400 malformed-request');
      expect(await answerTo(health, ['host', 'localhost', 'HOST', 'localhost'])).toBe(
        '400 malformed-request',
      );
    }
  });

  it('must have no control characters in its URL', async () => {
    for (const path of ['/sign/%00', '/press/a%00', '/sandbox/api/outbox?to=%00']) {
      const address = backend.thirdPartyAddress + path;
      expect(await answerTo(address, ['Host', 'localhost'])).toMatch(/^400 /);
    }
  });
});

describe('the metrics', () => {
  it('are served for known names and IP addresses only', async () => {
    const metrics = await startMetrics({ host: '127.0.0.1', port: 0, allowedHosts: ['app-1'] });
    const address = `http://127.0.0.1:${metrics.port}/metrics`;
    const statuses = await Promise.all(
      ['localhost', '127.0.0.1:9464', '[::1]:9464', '10.2.3.4', 'app-1:9464', 'evil.example'].map(
        (host) => answerTo(address, ['Host', host]),
      ),
    );
    expect(statuses).toEqual(['200', '200', '200', '200', '200', '403']);
    expect(await answerTo(address, ['Host', 'localhost', 'Host', 'localhost'])).toBe('403');
    await metrics.stop();
  });
});
