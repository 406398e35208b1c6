import * as v from 'valibot';
import { type Html, html } from '#infrastructure/backend/third-parties/html.ts';
import { sendPage } from '#infrastructure/backend/third-parties/third-party-page.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { allowReturnTo } from '#infrastructure/backend/http/security-headers.ts';
import { inTransaction } from '#infrastructure/backend/database/transaction.ts';
import { validated } from '#infrastructure/backend/http/validation.ts';
import { returnAddress } from '#infrastructure/backend/accounts/records/identity-checks.ts';
import {
  IDENTITY_PATH,
  IDENTITY_PURPOSE,
} from '#infrastructure/backend/accounts/records/identity-entries.ts';
import { registeredPerson } from '#infrastructure/backend/accounts/records/identity-registry.ts';
import { lineText } from '#infrastructure/platform/http/text.wire.ts';

const stateSchema = v.object({ state: lineText(1000) });
const choiceSchema = v.object({
  ...stateSchema.entries,
  choice: v.picklist(['consented', 'refused', 'wrong-person']),
});

export function identityPage(sandbox: Sandbox): void {
  const { thirdParties } = sandbox;
  thirdParties.get(IDENTITY_PATH, async (request, reply) => {
    const { state } = validated(stateSchema, request.query) ?? { state: '' };
    const entry = await openEntry(sandbox, sandbox.database, state);
    const { name } = registeredPerson(entry.pan);
    allowReturnTo(reply, sandbox.config, entry.return_url);
    return sendPage(reply, { title: 'Share your identity', body: consentForm(name, state) });
  });
  thirdParties.post(IDENTITY_PATH, async (request, reply) => {
    const { state, choice } = validated(choiceSchema, request.body) as v.InferOutput<
      typeof choiceSchema
    >;
    const returnUrl = await inTransaction(sandbox.database, async (database) => {
      const entry = await openEntry(sandbox, database, state);
      await database
        .updateTable('identity_entries')
        .set({ state: choice })
        .where('id', '=', entry.id)
        .where('investor_id', '=', entry.investor_id)
        .where('state', '=', 'open')
        .execute();
      return returnAddress(sandbox, entry, choice);
    });
    return reply.redirect(returnUrl, 303);
  });
}

function consentForm(name: string, state: string): Html {
  return html`<main class="sheet identity">
    <h1>Share your identity</h1>
    <p class="notice">
      Sandbox page in place of the government’s document locker. Nothing here is real.
    </p>
    <p>
      Vriddhi asks you to share the name, date of birth and PAN of <strong>${name}</strong>.
    </p>
    <form class="card" method="post" action="${IDENTITY_PATH}">
      <input type="hidden" name="state" value="${state}" />
      <button class="button" name="choice" value="consented">I agree to share</button>
      <button class="button button--quiet" name="choice" value="wrong-person">
        Answer as another person
      </button>
      <button class="button button--danger" name="choice" value="refused">I refuse</button>
    </form>
  </main>`;
}

async function openEntry(sandbox: Sandbox, database: Sandbox['database'], state: string) {
  const signed = sandbox.signer.verify(state);
  const id = signed?.purpose === IDENTITY_PURPOSE ? String(signed.id) : undefined;
  const entry =
    id === undefined
      ? undefined
      : await database
          .selectFrom('identity_entries')
          .selectAll()
          .where('id', '=', id)
          .executeTakeFirst();
  if (entry?.state === 'open') return entry;
  const message = 'This identity check has ended. Please go back to the app.';
  throw new Refusal({ status: 410, code: 'identity-over', message });
}
