import { emailViolationTexts } from '#domain/platform/email-address.ts';
import { dateOfBirthViolationTexts, parseDateOfBirth } from '#domain/accounts/kyc/date-of-birth.ts';
import { emailViolation } from '#domain/accounts/kyc/email.ts';
import { onboardingStatusFor } from '#infrastructure/accounts/kyc/onboarding-status.wire.ts';
import { nextOnboardingStep, OnboardingStep } from '#domain/accounts/onboarding/onboarding.ts';
import {
  isIndividual,
  panHolderViolation,
  panViolation,
  panViolationText,
  UNDER_AGE_TEXT,
} from '#domain/accounts/kyc/pan.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import type {
  savePanReply,
  savePanRequest,
} from '#infrastructure/accounts/kyc/kyc-verifications.wire.ts';
import type { Insertable, Kysely } from 'kysely';
import type { InferInput, InferOutput } from 'valibot';
import type { Database } from '#infrastructure/backend/database.ts';
import type { AddressesTable } from '#infrastructure/backend/accounts/tables.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { lockAccount } from './hold-account.ts';
import { hasConsented } from './identity-entries.ts';
import { isSameName, panScript, registeredPerson } from './identity-registry.ts';
import { bankFactsOf, hasBankAccount, investorById, isSenior } from './investors.ts';
import { removeMismatchedBankAccounts } from './remove-mismatched-bank-accounts.ts';
import { refuseRegistered } from './pan-verification.ts';
import {
  isOwnAddress,
  OWN_ADDRESS_TEXT,
} from '#infrastructure/backend/third-parties/support-mail.ts';

type Request = InferOutput<typeof savePanRequest>;
type ReplyData = InferInput<typeof savePanReply>['data'];

/** Saves the investor's identity, and the register's address as a permanent one. */
export async function savePan(
  sandbox: Sandbox,
  database: Kysely<Database>,
  { request, investorId }: { readonly request: Request; readonly investorId: number },
): Promise<ReplyData> {
  const today = sandbox.clock.today();
  const dateOfBirth = checkedDateOfBirth(request, today);
  refuseInvalid(request, dateOfBirth, today);
  await lockAccount(database, investorId);
  await refuseRegistered(database, request.pan, investorId);
  await refuseUnverified(database, { ...request, dateOfBirth }, investorId);
  const before = await investorById(database, investorId);
  refuseChanged({ ...request, dateOfBirth }, before);
  const person = registeredPerson(request.pan);
  await database
    .updateTable('investors')
    .set({
      pan: request.pan,
      name: person.name,
      email: before.email ?? request.email_id,
      date_of_birth: dateOfBirth?.iso ?? null,
      gender: person.gender,
      is_senior_citizen: isSenior(dateOfBirth, today),
      kyc_status: 'verified',
      kyc_method: request.kyc_method,
    })
    .where('id', '=', investorId)
    .execute();
  const named = { id: investorId, name: person.name };
  const removed =
    before.name === null ? await removeMismatchedBankAccounts(sandbox, database, named) : [];
  const { address } = person;
  await keepRegisteredAddress(database, { investorId, address, isFirst: before.pan === null });
  const data = await replyFor(database, investorId);
  return removed.length === 0 ? data : { ...data, removed_bank_accounts: [...removed] };
}

/** A request whose date of birth has been read: undefined if the holder is not an individual. */
type CheckedRequest = Request & { readonly dateOfBirth: CalendarDate | undefined };

/**
 * PAN and date of birth cannot change after KYC, because the senior citizen rates depend on them.
 * The email address can change only in the profile.
 */
function refuseChanged(
  { pan, email_id, dateOfBirth }: CheckedRequest,
  before: Awaited<ReturnType<typeof investorById>>,
): void {
  if (before.pan !== null && before.pan !== pan) {
    const message = 'Your KYC is done with another PAN.';
    throw new Refusal({ status: 400, code: 'pan-fixed', message, field: 'pan' });
  }
  if (before.kyc_status === 'verified' && before.date_of_birth !== (dateOfBirth?.iso ?? null)) {
    const message = 'Your date of birth was verified with your PAN. If it is wrong, contact us.';
    const code = 'date-of-birth-fixed';
    throw new Refusal({ status: 409, code, message, field: 'date_of_birth' });
  }
  if (before.email !== null && before.email.toLowerCase() !== email_id.toLowerCase()) {
    // Otherwise KYC could change the email address without the code that such a change requires.
    const message = 'Your account has another email address. You can change it in your profile.';
    throw new Refusal({ status: 409, code: 'email-fixed', message, field: 'email_id' });
  }
}

function refuseInvalid(
  { pan, email_id, investor_name }: Request,
  dateOfBirth: CalendarDate | undefined,
  today: CalendarDate,
): void {
  const violation = panViolation(pan);
  if (violation !== undefined) throw invalid('pan', panViolationText(violation));
  const wrongEmail = emailViolation(email_id);
  if (wrongEmail !== undefined) throw invalid('email_id', emailViolationTexts[wrongEmail.kind]);
  if (isOwnAddress(email_id)) throw invalid('email_id', OWN_ADDRESS_TEXT);
  const holder = panHolderViolation({ pan, dateOfBirth }, today);
  if (holder?.kind === 'date-of-birth-missing') {
    throw invalid('date_of_birth', dateOfBirthViolationTexts.missing);
  }
  if (holder) {
    throw invalid('date_of_birth', UNDER_AGE_TEXT);
  }
  if (!isSameName(registeredPerson(pan).name, investor_name)) {
    throw invalid('investor_name', 'This is not the name on the PAN.');
  }
}

/** Refuses data that the registers did not confirm. */
async function refuseUnverified(
  database: Kysely<Database>,
  { pan, dateOfBirth }: CheckedRequest,
  investorId: number,
): Promise<void> {
  const script = panScript(pan);
  if (script === 'ordinary' || script === 'needs-date-of-birth') return;
  const isKnown =
    script === 'central-record' ||
    (script === 'identity-page' && (await hasConsented(database, { pan, investorId })));
  if (!isKnown) throw invalid('pan', 'This PAN has not been verified.');
  if (dateOfBirth?.iso === registeredPerson(pan).dateOfBirth) return;
  throw invalid('date_of_birth', 'This is not the date of birth on the record.');
}

/** The date of birth of an individual. The date of another holder is ignored. */
function checkedDateOfBirth(
  { pan, date_of_birth }: Request,
  today: CalendarDate,
): CalendarDate | undefined {
  if (date_of_birth === undefined || !isIndividual(pan)) return undefined;
  const date = parseDateOfBirth(date_of_birth, today);
  if (!date.ok) throw invalid('date_of_birth', dateOfBirthViolationTexts[date.failure.kind]);
  return date.value;
}

function invalid(field: string, message: string): Refusal {
  return new Refusal({ status: 400, code: 'invalid-field', message, field });
}

/**
 * Stores the address of the register as the permanent one. One that was typed before KYC becomes
 * the correspondence address, unless the investor has typed that too.
 */
async function keepRegisteredAddress(
  database: Kysely<Database>,
  { investorId, address, isFirst }: AddressToKeep,
): Promise<void> {
  const add = (added: Insertable<AddressesTable>) =>
    database.insertInto('addresses').values(added).execute();
  const known = await database
    .selectFrom('addresses')
    .selectAll()
    .where('investor_id', '=', investorId)
    .orderBy('id')
    .execute();
  const typed = known.find(({ type }) => type === 'permanent');
  if (typed === undefined) {
    await add({ investor_id: investorId, type: 'permanent', ...address });
    return;
  }
  const isSame = addressLine(typed) === addressLine(address);
  if (!isFirst || isSame) return;
  const { id, ...letters } = typed;
  await database
    .updateTable('addresses')
    .set(address)
    .where('id', '=', id)
    .where('investor_id', '=', investorId)
    .execute();
  if (known.length === 1) await add({ ...letters, type: 'correspondent' });
  await database
    .updateTable('investor_profiles')
    .set({ is_permanent_correspondent: false })
    .where('investor_id', '=', investorId)
    .where('permanent_address_id', '=', id)
    .execute();
}

/** The form in which two addresses are compared. */
function addressLine(one: ReturnType<typeof registeredPerson>['address']): string {
  const lines = [one.line_1, one.line_2, one.pincode, one.city, one.state, one.country];
  return lines.join(', ').toLowerCase();
}

interface AddressToKeep {
  readonly investorId: number;
  readonly address: ReturnType<typeof registeredPerson>['address'];
  /** Whether this is the first KYC with the PAN. */
  readonly isFirst: boolean;
}

async function replyFor(database: Kysely<Database>, investorId: number): Promise<ReplyData> {
  const investor = await investorById(database, investorId);
  const profile = await database
    .selectFrom('investor_profiles')
    .select('is_complete')
    .where('investor_id', '=', investorId)
    .executeTakeFirst();
  const step = nextOnboardingStep('deposit', {
    kyc: true,
    // The issuer asks for it when a deposit is started.
    'identity-page': true,
    bank: await hasBankAccount(database, investorId),
    'personal-info': profile?.is_complete ?? false,
  });
  return {
    ...(await bankFactsOf(database, investor)),
    is_senior_citizen: investor.is_senior_citizen ? 1 : 0,
    onboarding_status: onboardingStatusFor(step ?? OnboardingStep.Nominees),
    ...(investor.gender !== null && { gender: investor.gender }),
  };
}
