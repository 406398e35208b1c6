import { Session } from '#application/platform/session.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { signedIn } from '../accounts/signed-in.ts';
import { testBackend } from '../backend.ts';

const FORM_BYTES = 5 * 1024 * 1024;
const PATHS = ['/api/main/profile/updateprofile', '/api/main/savedemat'];

const backend = testBackend();
let last = 9_750_000_003;
const open: Socket[] = [];
afterEach(async () => {
  for (const socket of open.splice(0)) {
    socket.destroy();
    if (!socket.closed) await once(socket, 'close');
  }
});

const newApp = () => signedIn(backend, String((last += 10)));

/** Sends the head of a form and its first bytes. The rest never arrives. */
async function begin(path: string, app?: AppContainer): Promise<Socket> {
  const { port, host } = new URL(backend.appAddress);
  const socket = connect(Number(port), '127.0.0.1');
  open.push(socket);
  await once(socket, 'connect');
  const token = app?.get(Session).current?.accessToken;
  const head = [
    `POST ${path} HTTP/1.1`,
    `host: ${host}`,
    'x-vriddhi: 1',
    'content-type: multipart/form-data; boundary=part',
    `content-length: ${FORM_BYTES}`,
    ...(token === undefined ? [] : [`authorization: Bearer ${token}`]),
    '',
    '--part\r\n',
  ];
  socket.write(head.join('\r\n'));
  return socket;
}

/** The status of the reply, which arrives before the body. */
async function statusOf(socket: Socket): Promise<number> {
  const [chunk] = (await once(socket, 'data')) as [Buffer];
  return Number(/^HTTP\/1\.1 (\d+)/.exec(chunk.toString('latin1'))?.[1]);
}

describe('a form with files', () => {
  it.each(PATHS)('is refused without a session before its body arrives: %s', async (path) => {
    expect(await statusOf(await begin(path))).toBe(401);
  });

  it('is one of at most four that an investor sends at once', async () => {
    const [app, other] = [await newApp(), await newApp()];
    const [path = ''] = PATHS;
    const forms = await Promise.all(Array.from({ length: 5 }, () => begin(path, app)));
    // The other four are received, and get no reply before their bodies.
    expect(await Promise.race(forms.map(statusOf))).toBe(429);
    expect((await sent(other)).status).toBe(400);
    for (const form of forms) form.destroy();
    await expect.poll(async () => (await sent(app)).status).toBe(400);
  });

  it('is one of at most sixteen that the process reads at once', async () => {
    const [path = ''] = PATHS;
    const senders = [await newApp(), await newApp(), await newApp(), await newApp()];
    const last = await newApp();
    const started = [...senders, ...senders, ...senders, ...senders, last];
    const forms = await Promise.all(started.map((app) => begin(path, app)));
    expect(await Promise.race(forms.map(statusOf))).toBe(429);
  });
});

const TYPE = 'multipart/form-data; boundary=';
const field = (name: string, text = '1', kind = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${kind}\r\n\r\n${text}\r\n`;
const JSON_TYPE = '\r\nContent-Type: application/json';
const TOO_MANY = Array.from({ length: 21 }, (_, at) => field(`f${at}`)).join('');
const file = (bytes: number) => field('a', 'x'.repeat(bytes), '; filename="a.png"');

describe('the body of a form', () => {
  it.each([
    ['without a boundary', TYPE, '--x--'],
    ['without an end', `${TYPE}x`, field('a')],
    ['with 21 fields', `${TYPE}x`, `${TOO_MANY}--x--`],
    ['with a repeated field', `${TYPE}x`, `${field('a')}${field('a')}--x--`],
    ['with a field called __proto__', `${TYPE}x`, `${field('__proto__')}--x--`],
    ['with a text above 16 KB', `${TYPE}x`, `${field('a', 'x'.repeat(16_385))}--x--`],
    ['with a field of JSON', `${TYPE}x`, `${field('a', '{}', JSON_TYPE)}--x--`],
  ])('is refused %s', async (_, type, body) => {
    const reply = await sent(await newApp(), { type, body });
    expect([reply.status, ((await reply.json()) as { code: string }).code]).toEqual([
      400,
      'malformed-form',
    ]);
  });

  it('is refused with a file above 6 MB', async () => {
    const body = `${file(6 * 1024 * 1024 + 1)}--x--`;
    expect((await sent(await newApp(), { type: `${TYPE}x`, body })).status).toBe(413);
  });
});

interface RawForm {
  readonly type: string;
  readonly body: string;
}

/** Sends a whole form, which lacks what the route asks for. */
async function sent(app: AppContainer, form?: RawForm): Promise<Response> {
  const { investorId, accessToken } = app.get(Session).current ?? {};
  const whole = new FormData();
  whole.set('investor_id', String(investorId));
  return fetch(`${backend.appAddress}${PATHS[0]}`, {
    method: 'POST',
    headers: {
      'x-vriddhi': '1',
      authorization: `Bearer ${accessToken}`,
      ...(form && { 'content-type': form.type }),
    },
    body: form?.body ?? whole,
  });
}
