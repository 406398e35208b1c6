import { sql } from 'kysely';
import * as v from 'valibot';
import { type Html, html } from '#infrastructure/backend/third-parties/html.ts';
import { sendPage } from '#infrastructure/backend/third-parties/third-party-page.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { validated } from '#infrastructure/backend/http/validation.ts';
import {
  decideVideoKyc,
  waitingVideoKycs,
} from '#infrastructure/backend/accounts/records/video-kycs.ts';
import { idText } from '#infrastructure/platform/http/wire-values.wire.ts';

const PATH = '/sandbox/video-kyc';
const pictureParams = v.object({
  investor_id: idText,
  picture: v.picklist(['selfie', 'signature']),
});
const decision = v.object({
  investor_id: idText,
  decision: v.picklist(['approved', 'rejected']),
});

/**
 * Adds the page where the operations desk reviews video KYCs: each waiting submission with its
 * pictures and decision buttons.
 */
export function videoKycPage(sandbox: Sandbox): void {
  const { thirdParties, config, database } = sandbox;
  if (!config.isControlOn) return;
  thirdParties.get(PATH, async (_request, reply) => {
    const waiting = await waitingVideoKycs(database).execute();
    const cards = waiting.map((each) => waitingCard(each.investor_id, each.name ?? each.mobile));
    return sendPage(reply, { title: 'Video KYC to review', body: deskBody(cards) });
  });
  thirdParties.get(`${PATH}/:investor_id/:picture`, async (request, reply) => {
    const params = validated(pictureParams, request.params) as v.InferOutput<typeof pictureParams>;
    const found = await database
      .selectFrom('video_kycs')
      .select(sql.ref<Uint8Array>(params.picture).as('content'))
      .where('investor_id', '=', params.investor_id)
      .executeTakeFirst();
    if (found === undefined) {
      const message = 'We could not find this picture.';
      throw new Refusal({ status: 404, code: 'picture-unknown', message });
    }
    return reply.type('image/jpeg').send(Buffer.from(found.content));
  });
  thirdParties.post(PATH, async (request, reply) => {
    const body = validated(decision, request.body) as v.InferOutput<typeof decision>;
    await decideVideoKyc(sandbox, { investorId: body.investor_id, decision: body.decision });
    return reply.redirect(PATH, 303);
  });
}

function deskBody(cards: readonly Html[]): Html {
  return html`<main class="sheet">
    <h1>Video KYC to review</h1>
    <p class="notice">These pictures were taken in the sandbox. Nobody else sees them.</p>
    ${cards.length === 0 && html`<p>No video KYC is waiting for review.</p>`} ${cards}
    <p><a href="/sandbox">Back to the sandbox</a></p>
  </main>`;
}

function waitingCard(id: number, name: string): Html {
  return html`<form class="card" method="post" action="${PATH}">
    <h2>${name}</h2>
    <input type="hidden" name="investor_id" value="${id}" />
    <p>
      <img src="${PATH}/${id}/selfie" width="240" alt="Face of ${name}" />
      <img src="${PATH}/${id}/signature" width="240" alt="Signature of ${name}" />
    </p>
    <button class="button" name="decision" value="approved">Approve</button>
    <button class="button button--danger" name="decision" value="rejected">Reject</button>
  </form>`;
}
