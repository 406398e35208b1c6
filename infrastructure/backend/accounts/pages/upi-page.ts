import { REVERSE_PENNY_DROP_RUPEES } from '#domain/platform/verification.ts';
import * as v from 'valibot';
import { type Html, html } from '#infrastructure/backend/third-parties/html.ts';
import { sendPage } from '#infrastructure/backend/third-parties/third-party-page.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { inTransaction } from '#infrastructure/backend/database/transaction.ts';
import { validated } from '#infrastructure/backend/http/validation.ts';
import {
  openIntent,
  recordIntentResult,
  UPI_PATH,
} from '#infrastructure/backend/accounts/records/upi-intents.ts';
import { lineText } from '#infrastructure/platform/http/text.wire.ts';

const stateSchema = v.object({ state: lineText(1000) });
const choiceSchema = v.object({
  ...stateSchema.entries,
  choice: v.picklist(['paid', 'paid-by-other', 'declined']),
});

/**
 * Simulates a UPI app. The person pays one rupee, from their own bank account or another person's.
 */
export function upiPage(sandbox: Sandbox): void {
  const { thirdParties } = sandbox;
  thirdParties.get(UPI_PATH, async (request, reply) => {
    const { state } = validated(stateSchema, request.query) ?? { state: '' };
    await inTransaction(sandbox.database, (database) => openIntent(sandbox, database, state));
    return sendPage(reply, {
      title: `Pay ₹${REVERSE_PENNY_DROP_RUPEES} by UPI`,
      body: paymentForm(state),
    });
  });
  thirdParties.post(UPI_PATH, async (request, reply) => {
    const { state, choice } = validated(choiceSchema, request.body) as v.InferOutput<
      typeof choiceSchema
    >;
    await inTransaction(sandbox.database, async (database) => {
      const intent = await openIntent(sandbox, database, state);
      await recordIntentResult(sandbox, database, { intent, state: choice });
    });
    return sendPage(reply, { title: 'UPI', body: done });
  });
}

const done = html`<main class="sheet upi">
  <h1>Done</h1>
  <p>Please go back to the app. It shows the result in a few seconds.</p>
</main>`;

function paymentForm(state: string): Html {
  return html`<main class="sheet upi">
    <h1>Pay ₹${REVERSE_PENNY_DROP_RUPEES} to Vriddhi</h1>
    <p class="notice">Sandbox page in place of a UPI app. No real money moves.</p>
    <form class="card" method="post" action="${UPI_PATH}">
      <input type="hidden" name="state" value="${state}" />
      <button class="button" name="choice" value="paid">Pay from my own account</button>
      <button class="button button--quiet" name="choice" value="paid-by-other">
        Pay from another person’s account
      </button>
      <button class="button button--danger" name="choice" value="declined">Decline</button>
    </form>
  </main>`;
}
