import { SandboxClock } from '#infrastructure/sandbox/platform/clock.ts';
import { createServer } from '#infrastructure/sandbox/platform/create-server.ts';
import { optionsFrom } from '#infrastructure/sandbox/start-options.ts';
import { describe, expect, it } from 'vitest';

const build = { version: 'test' };
const optionsOf = (settings: Readonly<Record<string, string>>) => optionsFrom(settings, build);

/** Whom limits count, for a request that comes from the proxy's machine or past it. */
async function visitorSeen(trustedProxies: string, remoteAddress: string): Promise<string> {
  const options = optionsOf({ TRUSTED_PROXIES: trustedProxies });
  const origins = { appOrigin: 'http://localhost', outsideOrigin: 'http://localhost:1' };
  const { server } = createServer({ ...options, ...origins }, new SandboxClock());
  server.get('/who', (request) => ({ address: request.ip }));
  const headers = { host: 'localhost', 'x-forwarded-for': '203.0.113.9, 198.51.100.7' };
  const reply = await server.inject({ url: '/who', remoteAddress, headers });
  await server.close();
  return reply.json<{ address: string }>().address;
}

describe('behind a proxy', () => {
  it('a visitor is who the trusted proxy says, the last it has not named itself', async () => {
    expect(await visitorSeen('10.0.0.0/8', '10.1.2.3')).toBe('198.51.100.7');
  });

  it('nobody else is believed', async () => {
    expect(await visitorSeen('10.0.0.0/8', '192.0.2.1')).toBe('192.0.2.1');
    expect(await visitorSeen('', '10.1.2.3')).toBe('10.1.2.3');
  });
});

describe('names of statements', () => {
  it('are left out where NAMED_STATEMENTS says off', () => {
    const settings = { DATABASE_URL: 'postgres://db', NAMED_STATEMENTS: 'off' };
    expect(optionsOf(settings).location).toMatchObject({ isNaming: false });
  });
});

describe('the pool of connections', () => {
  it('is as large as DATABASE_POOL says, where there is a server', () => {
    const url = 'postgres://vriddhi@db/vriddhi';
    expect(optionsOf({ DATABASE_URL: url }).location).toEqual({ url });
    const settings = { DATABASE_URL: url, DATABASE_POOL: '40' };
    expect(optionsOf(settings).location).toEqual({ url, poolSize: 40 });
  });

  it.each(['1', '1001', 'many', '2.5'])('is never %s', (text) => {
    const settings = { DATABASE_URL: 'postgres://db', DATABASE_POOL: text };
    expect(() => optionsOf(settings)).toThrow('DATABASE_POOL must be a number from 2 to 1000');
  });
});
