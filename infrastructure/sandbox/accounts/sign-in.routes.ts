import { ActivityKind } from '#domain/accounts/profile/activity.ts';
import {
  enrolmentReply,
  enrolmentRequest,
  privateMarketOtpRequest,
  refreshReply,
  sendOtpReply,
  sendOtpRequest,
  signOutReply,
  verifyOtpReply,
  verifyOtpRequest,
} from '#infrastructure/accounts/sign-in.wire.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bearerToken } from '../platform/authentication.ts';
import type { Sandbox } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { route } from '../platform/route.ts';
import { inTransaction } from '../platform/transaction.ts';
import { noteActivity } from './activity.ts';
import { type Asker, networkOf } from './code-requests.ts';
import { deviceName } from './device-name.ts';
import { investorByMobile, signedInUser } from './investors.ts';
import { KnownDevices } from './known-devices.ts';
import { MagicCode, OneTimeCodes } from './one-time-codes.ts';
import {
  clearSessionCookie,
  hasOwnHeader,
  requireOwnHeader,
  sessionCookie,
  setSessionCookie,
} from './session-cookie.ts';
import { Sessions } from './sessions.ts';

interface SignInParts {
  readonly codes: OneTimeCodes;
  readonly devices: KnownDevices;
  readonly sessions: Sessions;
}

/** The sign-in routes are no `moves`: a kept answer would hold a token. */
export function signInRoutes(sandbox: Sandbox): void {
  const sessions = new Sessions(sandbox.clock);
  const devices = new KnownDevices(sandbox.signer);
  const parts = { codes: new OneTimeCodes(sandbox), devices, sessions };
  sandbox.authentication.by(
    (token) => sessions.authenticate(sandbox.database, token),
    (database, id, until) => sessions.notePaying(database, id, until),
  );
  sendRoutes(sandbox, parts);
  verifyRoute(sandbox, parts);
  sessionRoutes(sandbox, sessions);
  enrolmentRoute(sandbox);
}

function sendRoutes(sandbox: Sandbox, { codes, devices }: SignInParts): void {
  const send = async (mobile: string, request: FastifyRequest) => {
    const asker = askerOf(devices, request, mobile);
    const refusal = await inTransaction(sandbox.database, (database) =>
      codes.send(database, asker),
    );
    if (refusal) throw refusal;
    return { status: 200, message: 'The code is on its way.' };
  };
  route(sandbox, {
    method: 'POST',
    path: '/api/main/login/sendotp',
    summary: 'Sends a one-time code, also again',
    access: 'public',
    body: sendOtpRequest,
    reply: sendOtpReply,
    run: ({ body, request }) => send(body.mobile_no, request),
  });
  route(sandbox, {
    method: 'POST',
    path: '/api/private-market/login/sendotp',
    summary: 'Sends the same one-time code: the private market has no sign-in of its own',
    access: 'public',
    body: privateMarketOtpRequest,
    reply: sendOtpReply,
    run: ({ body, request }) => send(body.mobile_no, request),
  });
}

function verifyRoute(sandbox: Sandbox, { codes, devices, sessions }: SignInParts): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/login/verifyotp',
    summary: 'Checks a one-time code and begins a session',
    access: 'public',
    body: verifyOtpRequest,
    reply: verifyOtpReply,
    run: async ({ body, request, reply }) => {
      if (body.otp === MagicCode.Failing) throw failing();
      const { mobile_no: mobile, otp: code } = body;
      const answer = await inTransaction(sandbox.database, async (database) => {
        const asker = askerOf(devices, request, mobile);
        const refusal = await codes.use(database, { ...asker, code });
        if (refusal) return { refusal };
        await endEarlierSession(sessions, database, request);
        const known = await investorByMobile(database, mobile, sandbox.clock, body.ir_co);
        const device = deviceName(request.headers['user-agent']);
        const { id: investorId } = known.investor;
        const tokens = await sessions.begin(database, { investorId, device });
        const kind = ActivityKind.SignedIn;
        await noteActivity(sandbox, database, { investorId, kind, detail: device });
        return { tokens, user: await signedInUser(database, known) };
      });
      if (answer.refusal) throw answer.refusal;
      setSessionCookie(reply, answer.tokens.refreshToken);
      devices.remember(reply, mobile);
      const data = { ...answer.user, access_token: answer.tokens.accessToken };
      return { status: 200, message: 'Signed in.', data };
    },
  });
}

function askerOf(devices: KnownDevices, request: FastifyRequest, mobile: string): Asker {
  return { mobile, deviceId: devices.idOf(request, mobile), network: networkOf(request.ip) };
}

function sessionRoutes(sandbox: Sandbox, sessions: Sessions): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/login/refreshtoken',
    summary: 'Renews the access token by the session cookie',
    access: 'public',
    reply: refreshReply,
    run: async ({ request, reply }) => {
      requireOwnHeader(request);
      const tokens = await inTransaction(sandbox.database, async (database) => {
        const cookie = sessionCookie(request);
        return cookie === undefined ? undefined : sessions.renew(database, cookie);
      });
      if (!tokens) throw signedOut(reply);
      setSessionCookie(reply, tokens.refreshToken);
      const data = { access_token: tokens.accessToken, investor_id: tokens.investorId };
      return { status: 200, message: 'Renewed.', data };
    },
  });
  route(sandbox, {
    method: 'POST',
    path: '/api/main/login/logout',
    summary: 'Ends the session, however old its tokens are',
    access: 'public',
    reply: signOutReply,
    run: async ({ request, reply }) => {
      requireOwnHeader(request);
      await inTransaction(sandbox.database, async (database) => {
        for (const token of [bearerToken(request.headers.authorization), sessionCookie(request)]) {
          const id = token && (await sessions.idOf(database, token));
          if (id) await sessions.end(database, id, 'signed-out');
        }
      });
      clearSessionCookie(reply);
      return { status: 200, message: 'Signed out.' };
    },
  });
}

function enrolmentRoute(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/user/enrollment',
    summary: 'Enters a number into a campaign',
    access: 'public',
    body: enrolmentRequest,
    reply: enrolmentReply,
    rateLimit: { max: 600, perSeconds: 60 },
    run: async ({ body, database }) => {
      await database
        .insertInto('campaign_enrolments')
        .values({
          mobile: body.mobile,
          campaign_id: body.campaign_id,
          first_name: body.fname,
          enrolled_at: sandbox.clock.now(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return { status: 200, message: 'Enrolled.' };
    },
  });
}

/** Whoever signs in anew, on a page of our own, leaves the session that was there. */
async function endEarlierSession(
  sessions: Sessions,
  database: Sandbox['database'],
  request: FastifyRequest,
): Promise<void> {
  const cookie = hasOwnHeader(request) ? sessionCookie(request) : undefined;
  const id = cookie === undefined ? undefined : await sessions.idOf(database, cookie);
  if (id !== undefined) await sessions.end(database, id, 'replaced');
}

function signedOut(reply: FastifyReply): Refusal {
  clearSessionCookie(reply);
  const message = 'Please sign in to continue.';
  return new Refusal({ status: 401, code: 'signed-out', message });
}

function failing(): Refusal {
  const message = 'The message service is not answering.';
  return new Refusal({ status: 503, code: 'otp-service-down', message });
}
