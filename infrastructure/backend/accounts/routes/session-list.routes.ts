import { ActivityKind } from '#domain/accounts/profile/activity.ts';
import {
  endOthersReply,
  endSessionReply,
  endSessionRequest,
  sessionsReply,
} from '#infrastructure/accounts/sign-in/sessions.wire.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { route } from '#infrastructure/backend/http/route.ts';
import { noteActivity } from '#infrastructure/backend/accounts/records/account-activity.ts';
import { forgetOtherDevices } from '#infrastructure/backend/accounts/sign-in/known-devices.ts';
import {
  endElsewhere,
  openSessions,
  sessionRow,
} from '#infrastructure/backend/accounts/sign-in/session-list.ts';

export function sessionListRoutes(sandbox: Sandbox): void {
  addList(sandbox);
  addEnding(sandbox);
}

function addList(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/login/sessions',
    summary: 'List the investor’s sessions',
    access: 'session',
    reply: sessionsReply,
    run: async ({ session, investorId, database }) => {
      const open = await openSessions(database, investorId, sandbox.clock.now());
      const data = open.map((one) => sessionRow(one, session.sessionId));
      return { status: 200, message: 'Sessions read.', data };
    },
  });
}

function addEnding(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/login/endsession',
    summary: 'End another session of the investor',
    access: 'session',
    body: endSessionRequest,
    reply: endSessionReply,
    mutates: true,
    run: async ({ body, session, investorId, database }) => {
      const { session_id: sessionId } = body;
      await endElsewhere(sandbox, database, {
        investorId,
        currentId: session.sessionId,
        sessionId,
      });
      return { status: 200, message: 'Ended.' };
    },
  });
  route(sandbox, {
    method: 'POST',
    path: '/api/main/login/endothersessions',
    summary: 'End all other sessions of the investor, and forget the other browsers',
    access: 'session',
    reply: endOthersReply,
    mutates: true,
    run: async ({ session, investorId, database, request }) => {
      await forgetOtherDevices(database, { request, investorId });
      const currentId = session.sessionId;
      const ended = await endElsewhere(sandbox, database, { investorId, currentId });
      const kind = ActivityKind.OthersSignedOut;
      if (ended > 0) await noteActivity(sandbox, database, { investorId, kind });
      return { status: 200, message: 'Ended.', data: { ended } };
    },
  });
}
