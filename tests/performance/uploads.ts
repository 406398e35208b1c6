import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { SignIn } from '#application/accounts/sign-in/sign-in.ts';
import { clientOf } from '#tests/contracts/client.ts';
import { ensureBuilt } from '#tests/support/built.ts';
import { controlOf } from '#tests/support/control.ts';
import { startApp } from '#tests/support/running-app.ts';
import type { RunningApp } from '#tests/support/running-app.ts';
import { rounded } from '#tests/performance/support/figure.ts';
import type { Figure } from '#tests/performance/support/figure.ts';
import { type HostileUpload, hostileUploads } from './hostile-uploads.ts';
import type { Turns } from './turn-probe.ts';

const GOAL_MS = 50;
const ROUNDS = 3;
/** Length of the idle baseline. */
const IDLE_MILLISECONDS = 3000;
const MOBILE = '9812300901';
const AT_ONCE = 8;

/** Measures how long uploads block the built server's event loop, on the embedded database. */
export async function measureUploads(): Promise<readonly Figure[]> {
  ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'vriddhi-uploads-'));
  const socket = join(folder, 'probe.sock');
  const probe = fileURLToPath(new URL('turn-probe.ts', import.meta.url));
  const environment = { NODE_OPTIONS: `--import ${probe}`, PROBE_SOCKET: socket };
  const app = await startApp({ environment });
  try {
    const { token, investorId } = await signedIn(app);
    const fields = { investor_id: String(investorId), demat_account_no: 'IN30012345678901' };
    const send = (upload: HostileUpload) => sendForm(app.appAddress, token, upload);
    return await figuresOf(hostileUploads(fields), { socket, send });
  } finally {
    await app.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Measuring {
  readonly socket: string;
  /** Returns the status, or `nothing` when the server closed the connection. */
  readonly send: (upload: HostileUpload) => Promise<number | 'nothing'>;
}

async function figuresOf(
  uploads: readonly HostileUpload[],
  { socket, send }: Measuring,
): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  // Warm up: code that runs for the first time is not optimised yet.
  for (const upload of uploads) await send(upload);
  await turnsOf(socket);
  await sleep(IDLE_MILLISECONDS);
  figures.push(figureOf('idle', [await turnsOf(socket)], '3 s'));
  for (const upload of uploads) {
    const turns: Turns[] = [];
    let status: number | 'nothing' = 'nothing';
    for (let round = 0; round < ROUNDS; round += 1) {
      status = await send(upload);
      turns.push(await turnsOf(socket));
    }
    figures.push(figureOf(upload.what, turns, `answered ${status}`));
  }
  const together: Turns[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await Promise.all(uploads.slice(0, AT_ONCE).map((upload) => send(upload)));
    together.push(await turnsOf(socket));
  }
  figures.push(figureOf(`${AT_ONCE} of these at once`, together, 'the largest'));
  return figures;
}

/** The longest turn of all rounds, with kernel time: the database creates files within a turn. */
function figureOf(what: string, turns: readonly Turns[], note: string): Figure {
  const most = (of: keyof Turns) => rounded(Math.max(...turns.map((turn) => turn[of])));
  return {
    what: `event loop blocked: ${what}`,
    value: most('workAndSystem'),
    unit: 'ms',
    goal: GOAL_MS,
    how: `without kernel time ${most('work')}, by the clock ${most('clock')}; ${note}`,
  };
}

async function signedIn(
  app: RunningApp,
): Promise<{ readonly token: string; readonly investorId: number }> {
  const signIn = (await clientOf(app.appAddress)).get(SignIn);
  await signIn.requestCode(MOBILE, {});
  const code = await controlOf(app.thirdPartyAddress).otpFor(MOBILE);
  const verified = await signIn.verifyCode({ mobile: MOBILE, code }, {});
  if (!verified.ok) throw new Error(`signing in failed: ${verified.failure.kind}`);
  const { accessToken, investorId } = verified.value;
  return { token: accessToken, investorId };
}

async function sendForm(
  address: string,
  token: string,
  { boundary, body }: HostileUpload,
): Promise<number | 'nothing'> {
  const answering = fetch(`${address}/api/main/savedemat`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'idempotency-key': crypto.randomUUID(),
      origin: address,
    },
    body,
  });
  // The server closes the connection of a form that is too long.
  const response = await answering.catch(() => undefined);
  await response?.arrayBuffer();
  return response?.status ?? 'nothing';
}

/** The longest turns since the previous call. */
async function turnsOf(socketPath: string): Promise<Turns> {
  return new Promise((resolve, reject) => {
    const sent = request({ socketPath, path: '/' }, (response) => {
      response.setEncoding('utf8');
      let text = '';
      response.on('data', (piece: string) => (text += piece));
      response.on('end', () => resolve(JSON.parse(text) as Turns));
    });
    sent.once('error', reject);
    sent.end();
  });
}
