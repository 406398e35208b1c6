import { SandboxClock } from '#infrastructure/backend/scheduling/sandbox-clock.ts';
import { createServer } from '#infrastructure/backend/http/create-server.ts';
import { optionsFrom } from '#infrastructure/backend/start-options.ts';
import { SETTING_NAMES } from '#infrastructure/backend/settings.ts';
import { describe, expect, it } from 'vitest';

const build = { version: 'test' };
const optionsOf = (settings: Readonly<Record<string, string>>) => optionsFrom(settings, build);

/** The IP address that rate limits count, for a request through the proxy or past it. */
async function visitorSeen(trustedProxies: string, remoteAddress: string): Promise<string> {
  const options = optionsOf({ TRUSTED_PROXIES: trustedProxies });
  const origins = { appOrigin: 'http://localhost', thirdPartyOrigin: 'http://localhost:1' };
  const { server } = createServer({ ...options, ...origins }, new SandboxClock());
  server.get('/who', (request) => ({ address: request.ip }));
  const headers = { host: 'localhost', 'x-forwarded-for': '203.0.113.9, 198.51.100.7' };
  const reply = await server.inject({ url: '/who', remoteAddress, headers });
  await server.close();
  return reply.json<{ address: string }>().address;
}

describe('behind a proxy', () => {
  it('the visitor is the last address of the header that is not a trusted proxy', async () => {
    expect(await visitorSeen('10.0.0.0/8', '10.1.2.3')).toBe('198.51.100.7');
  });

  it('the header of another sender is ignored', async () => {
    expect(await visitorSeen('10.0.0.0/8', '192.0.2.1')).toBe('192.0.2.1');
    expect(await visitorSeen('', '10.1.2.3')).toBe('10.1.2.3');
  });
});

describe('names of statements', () => {
  it('are left out if NAMED_STATEMENTS is off', () => {
    const settings = { DATABASE_URL: 'postgres://db', NAMED_STATEMENTS: 'off' };
    expect(optionsOf(settings).location).toMatchObject({ isNaming: false });
  });
});

describe('the pool of connections', () => {
  it('has the size of DATABASE_POOL, if there is a server', () => {
    const url = 'postgres://vriddhi@db/vriddhi';
    expect(optionsOf({ DATABASE_URL: url }).location).toEqual({ url });
    const settings = { DATABASE_URL: url, DATABASE_POOL: '40' };
    expect(optionsOf(settings).location).toEqual({ url, poolSize: 40 });
  });

  it.each(['1', '1001', 'many', '2.5'])('is never %s', (text) => {
    const settings = { DATABASE_URL: 'postgres://db', DATABASE_POOL: text };
    expect(() => optionsOf(settings)).toThrow('DATABASE_POOL must be a number from 2 to 1000, got');
  });
});

describe('every setting', () => {
  const wrong: Readonly<Record<string, readonly string[]>> = {
    PORT: ['abc', '-1', '65536', '1e3', ' 80'],
    OUTSIDE_PORT: ['80.5'],
    METRICS_PORT: ['abc', '99999'],
    HOST: ['https://app', 'a b', ''.padEnd(254, 'a')],
    OUTSIDE_HOST: ['host:80'],
    METRICS_HOST: ['/'],
    PUBLIC_ORIGIN: ['app.example', 'https://app.example/', 'ftp://app.example'],
    OUTSIDE_ORIGIN: ['https://app.example/path'],
    ALLOWED_HOSTS: ['app.example, https://other.example'],
    TRUSTED_PROXIES: [
      ...['proxy', '10.0.0.0/33', '0.0.0.0/0', '::/0', '10.0.0.0/8/8', '::1/129', '10.0.0.1,x'],
    ],
    DATA_FOLDER: ['a\0b'],
    DATABASE_URL: ['base', 'http://db/x', 'postgres://:secret@:x'],
    DATABASE_POOL: ['1'],
    NAMED_STATEMENTS: ['no'],
    SANDBOX_CONTROL: ['OFF', 'false', '0', 'no', 'On', 'true', ' on'],
    SANDBOX_DESK: ['off'],
    SANDBOX_TIME: ['2026-11-18', '2026-11-18T11:00', '2026-02-30T11:00:00Z', 'noon'],
    DEPOSIT_ORDER_DAYS: ['0', '91', 'day', '1.5'],
    SHARE_PAYMENT_HOURS: ['0', '721', 'day'],
    DRAIN_SECONDS: ['-1', '601', '1e2', 'soon'],
    GRACE_SECONDS: ['Infinity'],
    REQUEST_LOG: ['yes', 'ON'],
    VITE_REPORT_URL: ['reports.example/in', '/in', 'ftp://reports.example', 'https://'],
  };

  it.each([...SETTING_NAMES])('%s is refused by name if it cannot be used', (name) => {
    expect(wrong[name]?.length).toBeGreaterThan(0);
    for (const text of wrong[name] ?? []) {
      expect(() => optionsOf({ [name]: text })).toThrow(`${name} must be `);
    }
    expect(() => optionsOf({ [name]: '' })).not.toThrow();
  });

  it('that is wrong is reported with all others, and never with a secret', () => {
    const settings = { PORT: 'x', REQUEST_LOG: 'yes', DATABASE_URL: 'vriddhi:secret@db' };
    expect(() => optionsOf(settings)).toThrow(
      'PORT must be a port number from 0 to 65535, got "x".\n' +
        'DATABASE_URL must be the address of a PostgreSQL server, such as ' +
        'postgres://user@host/database.\n' +
        'REQUEST_LOG must be "on" or "off", got "yes".',
    );
  });

  it('is not ignored if its name is misspelt', () => {
    expect(() => optionsOf({ TRUSTED_PROXYS: '10.0.0.1' })).toThrow(
      'TRUSTED_PROXYS is not a setting. Is it TRUSTED_PROXIES?',
    );
    expect(() => optionsOf({ SANDBOX_CONTROLL: 'off' })).toThrow('Is it SANDBOX_CONTROL?');
    expect(() => optionsOf({ PORTS: '1', DATABASE: 'x', PATH: '/bin' })).not.toThrow();
  });

  it('is refused if two contradict each other', () => {
    const same = 'https://app.example';
    expect(() => optionsOf({ PUBLIC_ORIGIN: same, OUTSIDE_ORIGIN: same })).toThrow(
      'OUTSIDE_ORIGIN must differ from PUBLIC_ORIGIN',
    );
    expect(() => optionsOf({ PORT: '65535' })).toThrow('OUTSIDE_PORT must be set');
    expect(() => optionsOf({ PORT: '81', OUTSIDE_PORT: '81' })).toThrow('must differ from PORT');
    expect(() => optionsOf({ PORT: '0', OUTSIDE_PORT: '0' })).not.toThrow();
  });

  it('is read unchanged', () => {
    const { location, app, thirdParties, trustedProxies, allowedHosts, isDeskAuto } = optionsOf({
      PORT: '8000',
      HOST: '127.0.0.1',
      PUBLIC_ORIGIN: 'https://app.example',
      ALLOWED_HOSTS: 'App.example, 10.0.0.1',
      TRUSTED_PROXIES: '10.0.0.0/8, ::1, loopback',
      SANDBOX_DESK: 'manual',
    });
    expect(location).toEqual({ folder: '.data' });
    expect(app).toEqual({ host: '127.0.0.1', port: 8000, publicOrigin: 'https://app.example' });
    expect(thirdParties).toEqual({ host: 'localhost', port: 8001 });
    expect(trustedProxies).toEqual(['10.0.0.0/8', '::1', 'loopback']);
    expect(allowedHosts).toEqual(['127.0.0.1', 'app.example', 'app.example', '10.0.0.1']);
    expect(isDeskAuto).toBe(false);
  });
});

describe('the clock', () => {
  it('is fixed at SANDBOX_TIME, and follows real time without it', () => {
    const { fixedTime } = optionsOf({ SANDBOX_TIME: '2026-11-18T11:00:00+05:30' });
    expect(fixedTime).toEqual(new Date('2026-11-18T05:30:00Z'));
    expect(optionsOf({})).not.toHaveProperty('fixedTime');
  });

  it('is not fixed without the control interface, which alone could move it', () => {
    const settings = { SANDBOX_TIME: '2026-11-18T11:00:00Z', SANDBOX_CONTROL: 'off' };
    expect(() => optionsOf(settings)).toThrow('SANDBOX_TIME needs SANDBOX_CONTROL=on');
  });
});

describe('the control interface', () => {
  it.each<[boolean, Readonly<Record<string, string>>]>([
    [true, {}],
    [true, { OUTSIDE_HOST: '127.0.0.1', HOST: '0.0.0.0' }],
    [true, { PUBLIC_ORIGIN: 'http://localhost:8080', OUTSIDE_ORIGIN: 'http://localhost:8081' }],
    [false, { OUTSIDE_HOST: '0.0.0.0' }],
    [false, { OUTSIDE_HOST: '::' }],
    [false, { OUTSIDE_ORIGIN: 'https://third-parties.example' }],
    [false, { ALLOWED_HOSTS: 'third-parties.example' }],
    [false, { SANDBOX_CONTROL: 'off' }],
    [true, { SANDBOX_CONTROL: 'on', OUTSIDE_HOST: '0.0.0.0' }],
  ])('is on: %s, with %j', (isOn, settings) => {
    expect(optionsOf(settings).isControlOn).toBe(isOn);
  });
});
