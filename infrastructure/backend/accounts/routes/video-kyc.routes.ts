import {
  submitVideoKycRequest,
  videoKycReply,
  videoKycRequest,
} from '#infrastructure/accounts/kyc/video-kyc.wire.ts';
import * as v from 'valibot';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { route } from '#infrastructure/backend/http/route.ts';
import {
  decideVideoKyc,
  submitVideoKyc,
  videoKycOf,
  waitingVideoKycs,
} from '#infrastructure/backend/accounts/records/video-kycs.ts';
import { lineText } from '#infrastructure/platform/http/text.wire.ts';
import { idText } from '#infrastructure/platform/http/wire-values.wire.ts';

const investorParams = v.object({ investor_id: idText });

export function videoKycRoutes(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/onboarding/getvideokyc',
    summary: 'Get the status of the video KYC',
    access: 'session',
    body: videoKycRequest,
    reply: videoKycReply,
    run: async ({ investorId, database }) => {
      const data = await videoKycOf(database, investorId);
      return { status: 200, message: 'Video KYC read.', data };
    },
  });
  route(sandbox, {
    method: 'POST',
    path: '/api/main/onboarding/submitvideokyc',
    summary: 'Submit the pictures of a video KYC for review by the desk',
    access: 'session',
    body: submitVideoKycRequest,
    reply: videoKycReply,
    mutates: true,
    run: async ({ body, investorId, database }) => {
      const selfie = bytesOf(body.selfie_base64);
      const signature = bytesOf(body.signature_base64);
      await submitVideoKyc(sandbox, database, { investorId, selfie, signature });
      const data = await videoKycOf(database, investorId);
      return { status: 200, message: 'Video KYC taken.', data };
    },
  });
  videoKycControls(sandbox);
}

function bytesOf(base64: string): Uint8Array {
  return new Uint8Array(Buffer.from(base64, 'base64'));
}

/** Adds the control calls by which the operations desk decides on a video KYC. */
function videoKycControls(sandbox: Sandbox): void {
  const { control, database } = sandbox;
  control({
    method: 'GET',
    path: '/sandbox/api/video-kycs',
    run: async () => {
      const waiting = await waitingVideoKycs(database).execute();
      return waiting.map(({ investor_id, name, mobile, submitted_at }) => ({
        investorId: investor_id,
        name,
        mobile,
        submittedAt: submitted_at.toISOString(),
      }));
    },
  });
  control({
    method: 'POST',
    path: '/sandbox/api/video-kycs/:investor_id/approve',
    params: investorParams,
    body: v.optional(v.object({})),
    run: ({ params }) =>
      decideVideoKyc(sandbox, { investorId: params.investor_id, decision: 'approved' }),
  });
  control({
    method: 'POST',
    path: '/sandbox/api/video-kycs/:investor_id/reject',
    params: investorParams,
    body: v.optional(v.object({ reason: v.optional(lineText(200)) })),
    run: ({ params, body }) =>
      decideVideoKyc(sandbox, {
        investorId: params.investor_id,
        decision: 'rejected',
        reason: body?.reason,
      }),
  });
}
