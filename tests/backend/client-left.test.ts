import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { SandboxClock } from '#infrastructure/backend/scheduling/sandbox-clock.ts';
import { createServer } from '#infrastructure/backend/http/create-server.ts';
import { optionsFrom } from '#infrastructure/backend/start-options.ts';
import { describe, expect, it, vi } from 'vitest';

describe('a reply whose client has left', () => {
  it('is not reported as a failure of the server', async () => {
    const report = vi.fn();
    const origins = { appOrigin: 'http://localhost', thirdPartyOrigin: 'http://localhost:1' };
    const options = { ...optionsFrom({}, { version: 'test' }), ...origins, report };
    const { server } = createServer(options, new SandboxClock());
    const reply = new Readable({ read: () => {} });
    const called = new Promise<void>((resolve) => {
      server.post('/endless', async () => {
        resolve();
        return reply;
      });
    });
    await server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.server.address() as { port: number };
    const client = connect(port, '127.0.0.1');
    const head = ['POST /endless HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];
    client.write([...head, 'Content-Length: 2', '', '{}'].join('\r\n'));
    await called;
    client.destroy();
    await once(reply, 'close');
    await server.close();
    expect(report).not.toHaveBeenCalled();
  });
});
