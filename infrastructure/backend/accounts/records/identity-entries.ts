import type { identityStatusReply } from '#infrastructure/accounts/kyc/kyc-verifications.wire.ts';
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { InferInput } from 'valibot';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { registeredPerson } from './identity-registry.ts';

export interface IdentityEntry {
  readonly id: string;
  readonly url: string;
}

export interface IdentityVisit {
  readonly investorId: number;
  readonly pan: string;
  readonly returnUrl: string;
  /** The host name by which the app was opened. */
  readonly appHost: string | undefined;
  /** The issuer that requires the check, if it is part of a booking. */
  readonly manufacturerId?: number;
}

/** The purpose of a signed entry; other signatures are rejected. */
export const IDENTITY_PURPOSE = 'identity-page';
export const IDENTITY_PATH = '/identity';

/** How long an identity page can be answered: as long as the session lasts without a request. */
const LIFE_MINUTES = 15;

/** When an identity page that was opened at this time can no longer be answered. */
export function identityEnd({ opened_at }: { readonly opened_at: Date }): Date {
  return new Date(opened_at.getTime() + LIFE_MINUTES * 60_000);
}

export async function openIdentityEntry(
  sandbox: Sandbox,
  database: Kysely<Database>,
  visit: IdentityVisit,
): Promise<IdentityEntry> {
  refuseForeignReturn(visit);
  const id = randomUUID();
  await database
    .insertInto('identity_entries')
    .values({
      id,
      investor_id: visit.investorId,
      pan: visit.pan,
      return_url: visit.returnUrl,
      opened_at: sandbox.clock.now(),
      state: 'open',
      manufacturer_id: visit.manufacturerId ?? null,
    })
    .execute();
  const state = sandbox.signer.sign({ purpose: IDENTITY_PURPOSE, id });
  return { id, url: `${sandbox.config.thirdPartyOrigin}${IDENTITY_PATH}?state=${state}` };
}

/**
 * The result of an identity check. @throws Refusal before consent, or for another investor's check
 */
export async function identityResult(
  database: Kysely<Database>,
  { id, investorId }: { readonly id: string; readonly investorId: number },
): Promise<InferInput<typeof identityStatusReply>['data']> {
  const entry = await database
    .selectFrom('identity_entries')
    .selectAll()
    .where('id', '=', id)
    .where('investor_id', '=', investorId)
    .executeTakeFirst();
  if (!entry) {
    const message = 'We could not find this identity check.';
    throw new Refusal({ status: 404, code: 'identity-unknown', message, field: 'entry_id' });
  }
  if (entry.state === 'wrong-person') return { is_pan_matching: 0 };
  if (entry.state !== 'consented') throw notConsented(entry.state);
  const person = registeredPerson(entry.pan);
  return {
    is_pan_matching: 1,
    email: person.email,
    date_of_birth: person.dateOfBirth,
    investor_name: person.name,
    gender: person.gender,
    pan_no: entry.pan,
  };
}

function notConsented(state: 'open' | 'refused'): Refusal {
  const message =
    state === 'open'
      ? 'The identity check is not finished. Please start it again.'
      : 'You did not agree to share your identity. Please try again.';
  return new Refusal({ status: 400, code: `identity-${state}`, message });
}

/** Whether the person has consented on the identity page to share the data of this PAN. */
export async function hasConsented(
  database: Kysely<Database>,
  { pan, investorId }: { readonly pan: string; readonly investorId: number },
): Promise<boolean> {
  const entry = await database
    .selectFrom('identity_entries')
    .select('id')
    .where('pan', '=', pan)
    .where('investor_id', '=', investorId)
    .where('state', '=', 'consented')
    .executeTakeFirst();
  return entry !== undefined;
}

/**
 * Refuses a return URL outside our own app. Its host must be the one by which the app was opened.
 */
function refuseForeignReturn({ returnUrl, appHost }: IdentityVisit): void {
  const url = URL.canParse(returnUrl) ? new URL(returnUrl) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.host === appHost?.toLowerCase()) return;
  const message = 'This return address is not one of ours.';
  throw new Refusal({ status: 400, code: 'foreign-return', message, field: 'redirection_url' });
}
