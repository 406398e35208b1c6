import * as v from 'valibot';
import { type Html, html } from '#infrastructure/backend/third-parties/html.ts';
import { sendPage } from '#infrastructure/backend/third-parties/third-party-page.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { validated } from '#infrastructure/backend/http/validation.ts';
import {
  decideBankReview,
  waitingBankReviews,
} from '#infrastructure/backend/accounts/records/bank-reviews.ts';
import { publicName } from '#infrastructure/backend/accounts/records/bank-directory.ts';
import { idText } from '#infrastructure/platform/http/wire-values.wire.ts';

const PATH = '/sandbox/bank-reviews';
const decision = v.object({ id: idText, decision: v.picklist(['approved', 'rejected']) });

/** Adds the page where the operations desk compares names at the bank with names on the PAN. */
export function bankReviewPage(sandbox: Sandbox): void {
  const { thirdParties, config, database } = sandbox;
  if (!config.isControlOn) return;
  thirdParties.get(PATH, async (_request, reply) => {
    const waiting = await waitingBankReviews(database).execute();
    const cards = await Promise.all(waiting.map(waitingCard));
    return sendPage(reply, { title: 'Bank accounts to review', body: deskBody(cards) });
  });
  thirdParties.post(PATH, async (request, reply) => {
    const body = validated(decision, request.body) as v.InferOutput<typeof decision>;
    await decideBankReview(sandbox, body);
    return reply.redirect(PATH, 303);
  });
}

function deskBody(cards: readonly Html[]): Html {
  return html`<main class="sheet">
    <h1>Bank accounts to review</h1>
    <p class="notice">Compare the two names. An account of another person must not be linked.</p>
    ${cards.length === 0 && html`<p>No bank account is waiting for review.</p>`} ${cards}
    <p><a href="/sandbox">Back to the sandbox</a></p>
  </main>`;
}

type Waiting = Awaited<ReturnType<ReturnType<typeof waitingBankReviews>['execute']>>[number];

async function waitingCard(review: Waiting): Promise<Html> {
  const { id, name, name_at_bank: atBank, ifsc, account_number: accountNumber } = review;
  return html`<form class="card" method="post" action="${PATH}">
    <h2>${await publicName({ ifsc, accountNumber })}</h2>
    <input type="hidden" name="id" value="${id}" />
    <p>On the PAN: ${name ?? 'unknown'}</p>
    <p>At the bank: ${atBank}</p>
    <button class="button" name="decision" value="approved">Approve</button>
    <button class="button button--danger" name="decision" value="rejected">Reject</button>
  </form>`;
}
