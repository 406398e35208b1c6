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
} from '#infrastructure/accounts/sign-in/sign-in.wire.ts';
import type * as v from 'valibot';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bearerToken } from '#infrastructure/backend/http/authentication.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { dayBefore, FORM_RATE, MOST_A_DAY } from '#infrastructure/backend/http/form-limit.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { route } from '#infrastructure/backend/http/route.ts';
import { inTransaction } from '#infrastructure/backend/database/transaction.ts';
import { noteActivity } from '#infrastructure/backend/accounts/records/account-activity.ts';
import type { Requester } from '#infrastructure/backend/accounts/sign-in/code-requests.ts';
import { deviceName } from '#infrastructure/backend/accounts/sign-in/device-name.ts';
import { holdAccount } from '#infrastructure/backend/accounts/records/hold-account.ts';
import {
  investorByMobile,
  signedInUser,
} from '#infrastructure/backend/accounts/records/investors.ts';
import {
  knownDeviceOf,
  rememberDevice,
  setDeviceCookie,
} from '#infrastructure/backend/accounts/sign-in/known-devices.ts';
import { type Networks, networksOf } from '#infrastructure/backend/accounts/sign-in/networks.ts';
import {
  MagicCode,
  OneTimeCodes,
} from '#infrastructure/backend/accounts/sign-in/one-time-codes.ts';
import {
  clearSessionCookie,
  hasOwnHeader,
  requireOwnHeader,
  sessionCookie,
  setSessionCookie,
} from '#infrastructure/backend/accounts/sign-in/session-cookie.ts';
import { Sessions } from '#infrastructure/backend/accounts/sign-in/sessions.ts';

interface SignInDependencies {
  readonly codes: OneTimeCodes;
  readonly sessions: Sessions;
  readonly networks: (address: string) => Networks;
}

/**
 * The sign-in routes do not set `mutates`, because the backend would then store answers with
 * tokens.
 */
export function signInRoutes(sandbox: Sandbox): void {
  const sessions = new Sessions(sandbox);
  const networks = (address: string) => networksOf(sandbox.signer, address);
  const dependencies = { codes: new OneTimeCodes(sandbox), sessions, networks };
  sandbox.authentication.by((token) => sessions.authenticate(sandbox.database, token), {
    notePaying: (database, id, until) => sessions.notePaying(database, id, until),
    hold: holdAccount,
  });
  sendRoutes(sandbox, dependencies);
  verifyRoute(sandbox, dependencies);
  sessionRoutes(sandbox, sessions);
  enrolmentRoute(sandbox);
}

function sendRoutes(sandbox: Sandbox, dependencies: SignInDependencies): void {
  const send = async (mobile: string, request: FastifyRequest) => {
    const refusal = await inTransaction(sandbox.database, async (database) => {
      const requester = await requesterOf(dependencies, database, { request, mobile });
      return dependencies.codes.send(database, requester);
    });
    if (refusal) throw refusal;
    return { status: 200, message: 'The code is on its way.' };
  };
  route(sandbox, {
    method: 'POST',
    path: '/api/main/login/sendotp',
    summary: 'Send or resend a one-time code',
    access: 'public',
    body: sendOtpRequest,
    reply: sendOtpReply,
    run: ({ body, request }) => send(body.mobile_no, request),
  });
  route(sandbox, {
    method: 'POST',
    path: '/api/private-market/login/sendotp',
    summary: 'Send a one-time code for the private market, which shares this sign-in',
    access: 'public',
    body: privateMarketOtpRequest,
    reply: sendOtpReply,
    run: ({ body, request }) => send(body.mobile_no, request),
  });
}

function verifyRoute(sandbox: Sandbox, dependencies: SignInDependencies): void {
  const { codes, sessions } = dependencies;
  route(sandbox, {
    method: 'POST',
    path: '/api/main/login/verifyotp',
    summary: 'Verify a one-time code and start a session',
    access: 'public',
    body: verifyOtpRequest,
    reply: verifyOtpReply,
    run: async ({ body, request, reply }) => {
      if (body.otp === MagicCode.Failing) throw failing();
      const { mobile_no: mobile, otp: code } = body;
      const answer = await inTransaction(sandbox.database, async (database) => {
        const requester = await requesterOf(dependencies, database, { request, mobile });
        const refusal = await codes.use(database, { ...requester, code });
        if (refusal) return { refusal };
        await endEarlierSession(sessions, database, request);
        const person = { mobile, isSigningIn: true, invitedBy: body.ir_co };
        const known = await investorByMobile(sandbox, database, person);
        const device = deviceName(request.headers['user-agent']);
        const { id: investorId } = known.investor;
        const tokens = await sessions.begin(database, { investorId, device });
        const kind = ActivityKind.SignedIn;
        await noteActivity(sandbox, database, { investorId, kind, detail: device });
        const now = sandbox.clock.now();
        const deviceId = await rememberDevice(database, request, { investorId, now });
        return { tokens, deviceId, user: await signedInUser(database, known) };
      });
      if (answer.refusal) throw answer.refusal;
      setSessionCookie(reply, answer.tokens.refreshToken);
      setDeviceCookie(reply, answer.deviceId);
      const data = { ...answer.user, access_token: answer.tokens.accessToken };
      return { status: 200, message: 'Signed in.', data };
    },
  });
}

async function requesterOf(
  { networks }: SignInDependencies,
  database: Sandbox['database'],
  { request, mobile }: { readonly request: FastifyRequest; readonly mobile: string },
): Promise<Requester> {
  const deviceId = await knownDeviceOf(database, { request, mobile });
  return { mobile, deviceId, networks: networks(request.ip) };
}

function sessionRoutes(sandbox: Sandbox, sessions: Sessions): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/login/refreshtoken',
    summary: 'Renew the access token with the session cookie',
    access: 'public',
    reply: refreshReply,
    run: async ({ request, reply }) => {
      requireOwnHeader(request);
      const tokens = await inTransaction(sandbox.database, async (database) => {
        const cookie = sessionCookie(request);
        return cookie === undefined ? undefined : sessions.renew(database, cookie);
      });
      if (!tokens) throw signedOut(reply);
      if (tokens === 'retired') throw retired();
      setSessionCookie(reply, tokens.refreshToken);
      const data = { access_token: tokens.accessToken, investor_id: tokens.investorId };
      return { status: 200, message: 'Renewed.', data };
    },
  });
  route(sandbox, {
    method: 'POST',
    path: '/api/main/login/logout',
    summary: 'End the session, even if its tokens have expired',
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
    summary: 'Enrol a mobile number in a campaign',
    access: 'public',
    body: enrolmentRequest,
    reply: enrolmentReply,
    rateLimit: FORM_RATE,
    run: async ({ body, database }) => {
      await refuseManyCampaigns(sandbox, database, body);
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

/** Refuses further campaigns of one number in a day. A repeated enrolment is accepted. */
async function refuseManyCampaigns(
  sandbox: Sandbox,
  database: Sandbox['database'],
  { mobile, campaign_id }: v.InferOutput<typeof enrolmentRequest>,
): Promise<void> {
  const today = await database
    .selectFrom('campaign_enrolments')
    .select('campaign_id')
    .where('mobile', '=', mobile)
    .where((eb) =>
      eb.or([
        eb('campaign_id', '=', campaign_id),
        eb('enrolled_at', '>', dayBefore(sandbox)),
      ]),
    )
    .execute();
  if (today.length < MOST_A_DAY || today.some((one) => one.campaign_id === campaign_id)) return;
  const message = 'This number joined several campaigns today. Please try again tomorrow.';
  throw new Refusal({ status: 429, code: 'too-many-campaigns', message, field: 'mobile' });
}

/** Ends the browser's earlier session after a new sign-in on one of our own pages. */
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

/**
 * The refusal (503) of a token renewal that overlapped with a step-up. A repeat succeeds, because
 * the browser has the new cookie by then.
 */
function retired(): Refusal {
  const message = 'Please try again.';
  return new Refusal({ status: 503, code: 'unknown', message });
}

function failing(): Refusal {
  const message = 'The message service is not responding.';
  return new Refusal({ status: 503, code: 'otp-service-down', message });
}
