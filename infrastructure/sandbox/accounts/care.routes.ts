import { ActivityKind } from '#domain/accounts/profile/activity.ts';
import {
  activityReply,
  activityRequest,
  changeEmailReply,
  changeEmailRequest,
  confirmEmailReply,
  confirmEmailRequest,
  consentsReply,
  consentsRequest,
  deleteInvestorReply,
  deleteInvestorRequest,
  exportDataReply,
  exportDataRequest,
  removePictureReply,
  removePictureRequest,
  updateConsentReply,
  updateConsentRequest,
  updateProfileReply,
  updateProfileRequest,
} from '#infrastructure/accounts/personal-data.wire.ts';
import type { Sandbox } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { route } from '../platform/route.ts';
import { inTransaction } from '../platform/transaction.ts';
import { activityOf, noteActivity } from './activity.ts';
import { consentsOf, setConsent } from './consents.ts';
import { dataOf } from './data-export.ts';
import { deleteAccount } from './delete-account.ts';
import { EmailChanges } from './email-changes.ts';
import { removePicture, savePicture } from './profile-picture.ts';

/** What people expect of an account beside investing: a picture, their data, the way out. */
export function careRoutes(sandbox: Sandbox): void {
  pictureRoutes(sandbox);
  emailRoutes(sandbox);
  consentRoutes(sandbox);
  recordRoutes(sandbox);
  route(sandbox, {
    method: 'POST',
    path: '/api/main/investor/delete',
    summary: 'Forgets the investor, while no money is under way or invested',
    access: 'session',
    body: deleteInvestorRequest,
    reply: deleteInvestorReply,
    moves: true,
    run: async ({ investorId, database }) => {
      await deleteAccount(database, { investorId, clock: sandbox.clock });
      return { status: 200, message: 'Your account is deleted.' };
    },
  });
}

function pictureRoutes(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/profile/updateprofile',
    summary: 'Keeps the picture of the investor',
    access: 'session',
    body: updateProfileRequest,
    reply: updateProfileReply,
    moves: true,
    takesForm: true,
    run: async ({ body, investorId, database }) => {
      const { content } = body.profile_image;
      const picture = await savePicture(database, { investorId, content });
      const kind = ActivityKind.PictureChanged;
      await noteActivity(sandbox, database, { investorId, kind });
      const data = { image_base64: picture };
      return { status: 200, message: 'Profile image updated successfully', data };
    },
  });
  route(sandbox, {
    method: 'POST',
    path: '/api/main/profile/removepicture',
    summary: 'Forgets the picture of the investor',
    access: 'session',
    body: removePictureRequest,
    reply: removePictureReply,
    moves: true,
    run: async ({ investorId, database }) => {
      await removePicture(database, investorId);
      return { status: 200, message: 'The picture is removed.' };
    },
  });
}

/** No `moves`: the tries of a code count although the call is refused. */
function emailRoutes(sandbox: Sandbox): void {
  const changes = new EmailChanges(sandbox);
  route(sandbox, {
    method: 'POST',
    path: '/api/main/profile/changeemail',
    summary: 'Sends a code to the new e-mail address of the investor',
    access: 'session',
    body: changeEmailRequest,
    reply: changeEmailReply,
    run: async ({ body, session }) => {
      const refusal = await inTransaction(sandbox.database, (database) =>
        changes.ask(database, { session, email: body.email }),
      );
      if (refusal) throw refusal;
      return { status: 200, message: 'The code is on its way.' };
    },
  });
  route(sandbox, {
    method: 'POST',
    path: '/api/main/profile/confirmemail',
    summary: 'Takes the code back that was sent to the new e-mail address, and keeps the address',
    access: 'session',
    body: confirmEmailRequest,
    reply: confirmEmailReply,
    run: async ({ body, investorId }) => {
      const changed = await inTransaction(sandbox.database, (database) =>
        changes.confirm(database, { investorId, code: body.otp }),
      );
      if (changed instanceof Refusal) throw changed;
      return { status: 200, message: 'Your e-mail address is changed.', data: changed };
    },
  });
}

function consentRoutes(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/profile/consents',
    summary: 'What data is kept for, and since when',
    access: 'session',
    body: consentsRequest,
    reply: consentsReply,
    run: async ({ investorId, database }) => {
      const data = await consentsOf(database, investorId);
      return { status: 200, message: 'Consents read.', data };
    },
  });
  route(sandbox, {
    method: 'POST',
    path: '/api/main/profile/updateconsent',
    summary: 'Gives or withdraws a consent that is not needed for the account',
    access: 'session',
    body: updateConsentRequest,
    reply: updateConsentReply,
    moves: true,
    run: async ({ body, investorId, database }) => {
      const { purpose } = body;
      const isGiven = body.is_given === 1;
      const { clock } = sandbox;
      const isChanged = await setConsent(database, { investorId, purpose, isGiven, clock });
      const kind = isGiven ? ActivityKind.ConsentGiven : ActivityKind.ConsentWithdrawn;
      if (isChanged) await noteActivity(sandbox, database, { investorId, kind });
      return { status: 200, message: 'Saved.' };
    },
  });
}

function recordRoutes(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/profile/activity',
    summary: 'What happened in the account, the newest first',
    access: 'session',
    body: activityRequest,
    reply: activityReply,
    run: async ({ investorId, database }) => {
      const data = await activityOf(database, investorId);
      return { status: 200, message: 'Activity read.', data };
    },
  });
  route(sandbox, {
    method: 'POST',
    path: '/api/main/profile/exportdata',
    summary: 'All that is kept of the investor',
    access: 'session',
    body: exportDataRequest,
    reply: exportDataReply,
    moves: true,
    run: async ({ investorId, database }) => {
      const kind = ActivityKind.DataExported;
      await noteActivity(sandbox, database, { investorId, kind });
      const records = await dataOf(database, investorId);
      const data = { exported_at: sandbox.clock.now().toISOString(), records };
      return { status: 200, message: 'Your data.', data };
    },
  });
}
