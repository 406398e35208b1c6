import { ActivityKind } from '#domain/accounts/profile/activity.ts';
import { ProtectedChange } from '#domain/accounts/sign-in/step-up.ts';
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
} from '#infrastructure/accounts/profile/personal-data.wire.ts';
import {
  sentMessagesReply,
  sentMessagesRequest,
} from '#infrastructure/accounts/profile/sent-messages.wire.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { route } from '#infrastructure/backend/http/route.ts';
import { inTransaction } from '#infrastructure/backend/database/transaction.ts';
import {
  activityOf,
  noteActivity,
} from '#infrastructure/backend/accounts/records/account-activity.ts';
import { consentsOf, setConsent } from '#infrastructure/backend/accounts/records/consents.ts';
import {
  dataOf,
  KEPT_AFTER_DELETION,
} from '#infrastructure/backend/accounts/records/data-export.ts';
import { deleteAccount } from '#infrastructure/backend/accounts/records/delete-account.ts';
import { EmailChanges } from '#infrastructure/backend/accounts/records/email-changes.ts';
import { messagesTo } from '#infrastructure/backend/accounts/records/sent-messages.ts';
import {
  removePicture,
  savePicture,
} from '#infrastructure/backend/accounts/records/stored-picture.ts';
import { countUse } from '#infrastructure/backend/commands/use-counts.ts';
import { requireStepUp } from '#infrastructure/backend/accounts/sign-in/require-step-up.ts';

export function accountSettingsRoutes(sandbox: Sandbox): void {
  pictureRoutes(sandbox);
  emailRoutes(sandbox);
  consentRoutes(sandbox);
  recordRoutes(sandbox);
  messageRoutes(sandbox);
  route(sandbox, {
    method: 'POST',
    path: '/api/main/investor/delete',
    summary: 'Delete the investor’s account, unless money is in progress or invested',
    access: 'session',
    body: deleteInvestorRequest,
    reply: deleteInvestorReply,
    mutates: true,
    holdsAccount: false,
    endsSession: true,
    run: async ({ session, database }) => {
      const { clock, signer } = sandbox;
      await deleteAccount(database, { session, clock, signer });
      return { status: 200, message: 'Your account is deleted.' };
    },
  });
}

function pictureRoutes(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/profile/updateprofile',
    summary: 'Save the picture of the investor',
    access: 'session',
    body: updateProfileRequest,
    reply: updateProfileReply,
    mutates: true,
    // No stored answer is needed, because saving the same picture again has the same effect.
    keepsAnswer: false,
    takesForm: true,
    run: async ({ body, investorId, database }) => {
      const { content } = body.profile_image;
      const picture = await savePicture(sandbox, database, { investorId, content });
      const data = { image_base64: picture };
      return { status: 200, message: 'Profile image updated successfully', data };
    },
  });
  route(sandbox, {
    method: 'POST',
    path: '/api/main/profile/removepicture',
    summary: 'Delete the picture of the investor',
    access: 'session',
    body: removePictureRequest,
    reply: removePictureReply,
    mutates: true,
    run: async ({ investorId, database }) => {
      await removePicture(database, investorId);
      return { status: 200, message: 'The picture is removed.' };
    },
  });
}

/**
 * These routes do not set `mutates`, because a refusal would then roll back the count of wrong
 * codes.
 */
function emailRoutes(sandbox: Sandbox): void {
  const changes = new EmailChanges(sandbox);
  route(sandbox, {
    method: 'POST',
    path: '/api/main/profile/changeemail',
    summary: 'Send a code to the investor’s new email address',
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
    summary: 'Confirm the new email address with the code sent to it',
    access: 'session',
    body: confirmEmailRequest,
    reply: confirmEmailReply,
    run: async ({ body, investorId }) => {
      const changed = await inTransaction(sandbox.database, (database) =>
        changes.confirm(database, { investorId, code: body.otp }),
      );
      if (changed instanceof Refusal) throw changed;
      return { status: 200, message: 'Your email address is changed.', data: changed };
    },
  });
}

function consentRoutes(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/profile/consents',
    summary: 'List the purposes for which data is kept, and since when',
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
    summary: 'Give or withdraw an optional consent',
    access: 'session',
    body: updateConsentRequest,
    reply: updateConsentReply,
    mutates: true,
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
    summary: 'List account activity, newest first',
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
    summary: 'Export all data about the investor',
    access: 'session',
    body: exportDataRequest,
    reply: exportDataReply,
    mutates: true,
    keepsAnswer: false,
    run: async ({ investorId, session, database }) => {
      const change = ProtectedChange.DataExport;
      const { clock } = sandbox;
      await requireStepUp(database, { session, change, clock });
      await countUse(database, { investorId, what: 'data-export', clock });
      const kind = ActivityKind.DataExported;
      await noteActivity(sandbox, database, { investorId, kind });
      const records = await dataOf(database, investorId);
      const exported_at = clock.now().toISOString();
      const data = { exported_at, kept_after_deletion: [...KEPT_AFTER_DELETION], records };
      return { status: 200, message: 'Your data.', data };
    },
  });
}

function messageRoutes(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/profile/messages',
    summary: 'List the messages to the investor’s phone, newest first, without codes',
    access: 'session',
    body: sentMessagesRequest,
    reply: sentMessagesReply,
    run: async ({ investorId, database }) => {
      const data = await messagesTo(database, investorId);
      return { status: 200, message: 'Messages read.', data };
    },
  });
}
