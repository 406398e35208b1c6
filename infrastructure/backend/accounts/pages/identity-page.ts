import { formatTime } from '#domain/platform/india-time.ts';
import type { FastifyReply } from 'fastify';
import type { Selectable } from 'kysely';
import * as v from 'valibot';
import { type Html, html } from '#infrastructure/backend/third-parties/html.ts';
import { sendPage } from '#infrastructure/backend/third-parties/third-party-page.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { allowReturnTo } from '#infrastructure/backend/http/security-headers.ts';
import { inTransaction } from '#infrastructure/backend/database/transaction.ts';
import { validated } from '#infrastructure/backend/http/validation.ts';
import { returnAddress } from '#infrastructure/backend/accounts/records/identity-checks.ts';
import {
  IDENTITY_PATH,
  IDENTITY_PURPOSE,
  identityEnd,
} from '#infrastructure/backend/accounts/records/identity-entries.ts';
import type { IdentityEntriesTable } from '#infrastructure/backend/accounts/tables.ts';
import { registeredPerson } from '#infrastructure/backend/accounts/records/identity-registry.ts';
import { lineText } from '#infrastructure/platform/http/text.wire.ts';

const stateSchema = v.object({ state: lineText(1000) });
const choiceSchema = v.object({
  ...stateSchema.entries,
  choice: v.picklist(['consented', 'refused', 'wrong-person']),
});

type Entry = Selectable<IdentityEntriesTable>;

export function identityPage(sandbox: Sandbox): void {
  const { clock, thirdParties } = sandbox;
  thirdParties.get(IDENTITY_PATH, async (request, reply) => {
    const { state } = validated(stateSchema, request.query) ?? { state: '' };
    const entry = await entryOf(sandbox, sandbox.database, state);
    if (!canBeAnswered(entry, clock.now())) return sendEnded(reply, entry);
    allowReturnTo(reply, sandbox.config, entry.return_url);
    return sendPage(reply, { title: 'Share your identity', body: consentForm(entry, state) });
  });
  thirdParties.post(IDENTITY_PATH, async (request, reply) => {
    const { state, choice } = validated(choiceSchema, request.body) as v.InferOutput<
      typeof choiceSchema
    >;
    const result = await inTransaction(sandbox.database, async (database) => {
      const entry = await entryOf(sandbox, database, state);
      if (!canBeAnswered(entry, clock.now())) return { ended: entry };
      const answered = await database
        .updateTable('identity_entries')
        .set({ state: choice })
        .where('id', '=', entry.id)
        .where('investor_id', '=', entry.investor_id)
        .where('state', '=', 'open')
        .returning('id')
        .executeTakeFirst();
      // Another answer came in between, and it counts.
      if (answered === undefined) return { ended: await entryOf(sandbox, database, state) };
      return { entry };
    });
    // Only now, because an answer is not stored before its transaction has ended.
    if (result.entry === undefined) return sendEnded(reply, result.ended);
    return reply.redirect(returnAddress(sandbox, result.entry, choice), 303);
  });
}

function consentForm(entry: Entry, state: string): Html {
  const { name } = registeredPerson(entry.pan);
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
    <p>Open until ${formatTime(identityEnd(entry).getTime())}.</p>
  </main>`;
}

/** The page for a URL that is unknown, answered or expired, with the way to a new check. */
function sendEnded(reply: FastifyReply, entry: Entry | undefined): FastifyReply {
  const title = 'This identity check has ended';
  const back = html`<a class="button" href="${entry?.return_url}">Return to Vriddhi</a>`;
  const body = html`<main class="sheet identity">
    <h1>${title}</h1>
    <p>${ENDED[entry?.state === 'open' ? 'expired' : 'over']}</p>
    ${entry !== undefined && back}
  </main>`;
  return sendPage(reply.status(410), { title, body });
}

const ENDED = {
  expired: 'The time to answer is over, and nothing was shared. Start the check again in Vriddhi.',
  over: 'It cannot be answered any more. Vriddhi shows what to do next.',
} as const;

async function entryOf(
  { signer }: Sandbox,
  database: Sandbox['database'],
  state: string,
): Promise<Entry | undefined> {
  const signed = signer.verify(state);
  if (signed?.purpose !== IDENTITY_PURPOSE) return undefined;
  return database
    .selectFrom('identity_entries')
    .selectAll()
    .where('id', '=', String(signed.id))
    .executeTakeFirst();
}

function canBeAnswered(entry: Entry | undefined, now: Date): entry is Entry {
  return entry?.state === 'open' && now < identityEnd(entry);
}
