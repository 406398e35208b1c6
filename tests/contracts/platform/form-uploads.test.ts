import { Session } from '#application/platform/session.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { signedIn } from '../accounts/signed-in.ts';
import { type Backend, startBackend } from '../backend.ts';

const FORM_BYTES = 5 * 1024 * 1024;
const PATHS = ['/api/main/profile/updateprofile', '/api/main/savedemat'];

let backend: Backend;
let last = 9_750_000_003;
const open: Socket[] = [];
beforeAll(async () => {
  backend = await startBackend();
});
afterEach(async () => {
  for (const socket of open.splice(0)) {
    socket.destroy();
    if (!socket.closed) await once(socket, 'close');
  }
});
afterAll(() => backend.stop());

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
    const pending: Socket[] = [];
    for (let form = 0; form < 4; form += 1) pending.push(await begin(path, app));
    expect(await statusOf(await begin(path, app))).toBe(429);
    pending.push(await begin(path, other));
    for (const socket of pending) socket.destroy();
    await expect.poll(async () => (await sent(app)).status).toBe(400);
  });

  it('is one of at most sixteen that the process reads at once', async () => {
    const [path = ''] = PATHS;
    for (let sender = 0; sender < 4; sender += 1) {
      const app = await newApp();
      for (let form = 0; form < 4; form += 1) await begin(path, app);
    }
    await expect.poll(async () => statusOf(await begin(path, await newApp()))).toBe(429);
  });
});

/** Sends a whole form without fields. */
async function sent(app: AppContainer): Promise<Response> {
  const body = new FormData();
  body.set('investor_id', String(app.get(Session).current?.investorId));
  const authorization = `Bearer ${app.get(Session).current?.accessToken}`;
  const address = `${backend.appAddress}${PATHS[0]}`;
  return fetch(address, { method: 'POST', headers: { 'x-vriddhi': '1', authorization }, body });
}
