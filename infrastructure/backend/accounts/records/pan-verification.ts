import { panViolation, panViolationText } from '#domain/accounts/kyc/pan.ts';
import type {
  verifyPanReply,
  verifyPanRequest,
} from '#infrastructure/accounts/kyc/kyc-verifications.wire.ts';
import { type Kysely, sql } from 'kysely';
import type { InferInput, InferOutput } from 'valibot';
import type { Database } from '#infrastructure/backend/database.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import type { IdentityEntry } from './identity-entries.ts';
import { isSharedPan, panScript, type PanScript, registeredPerson } from './identity-registry.ts';
import type { RegisteredPerson } from './registered-person.ts';

type Request = InferOutput<typeof verifyPanRequest>;
type ReplyData = InferInput<typeof verifyPanReply>['data'];

export interface PanToVerify {
  readonly request: Request;
  readonly investorId: number;
  readonly openEntry: () => Promise<IdentityEntry>;
}

/** Verifies a PAN with the simulated registers. Refuses another investor's PAN with 409. */
export async function verifiedPan(
  database: Kysely<Database>,
  { request, investorId, openEntry }: PanToVerify,
): Promise<ReplyData> {
  const pan = request.pan_no;
  refuseMalformedPan(pan, 'pan_no');
  await refuseRegistered(database, pan, investorId);
  const script = panScript(pan);
  if (script === 'identity-page') {
    const { id, url } = await openEntry();
    return { type_name: 'DIGILOCKER', details: { entry_id: id, url, status: 'SUCCESS' } };
  }
  return answerTo(script, request);
}

/** @throws Refusal (400) for a text that is no PAN */
export function refuseMalformedPan(pan: string, field: string): void {
  const violation = panViolation(pan);
  if (violation === undefined) return;
  const message = panViolationText(violation);
  throw new Refusal({ status: 400, code: 'pan-invalid', message, field });
}

/**
 * Refuses a PAN that another investor has, and the magic PAN for this case, with 409. Serialises
 * investors who save the same PAN at once.
 * @throws Refusal
 */
export async function refuseRegistered(
  database: Kysely<Database>,
  pan: string,
  investorId: number,
): Promise<void> {
  if (isSharedPan(pan)) return;
  await sql`select pg_advisory_xact_lock(hashtext(${`pan ${pan}`}))`.execute(database);
  const other = await database
    .selectFrom('investors')
    .select('id')
    .where('pan', '=', pan)
    .where('id', '!=', investorId)
    .executeTakeFirst();
  if (other === undefined && panScript(pan) !== 'registered') return;
  const message = 'This PAN is already registered.';
  throw new Refusal({ status: 409, code: 'pan-registered', message, field: 'pan_no' });
}

function answerTo(script: Exclude<PanScript, 'identity-page'>, request: Request): ReplyData {
  const person = registeredPerson(request.pan_no);
  switch (script) {
    case 'ordinary':
    case 'registered':
      return { type_name: 'MINKYC', is_pan_matching: 1, details: { status: 'SUCCESS' } };
    case 'central-record':
      return centralRecord(request.pan_no, person);
    case 'needs-date-of-birth':
      return byDateOfBirth(request, person);
    case 'mismatch':
      return { type_name: 'CKYC', is_pan_matching: 0, details: { status: 'SUCCESS' } };
    case 'failure':
      return {
        details: { status: 'FAILURE', message: 'We could not find this PAN in the register.' },
      };
    case 'refused':
      throw new Refusal({
        status: 400,
        code: 'pan-inactive',
        message:
          'This PAN is inactive. Link it with Aadhaar or contact the Income Tax Department, then try again.',
        field: 'pan_no',
      });
    case 'service-down': {
      const message = 'The PAN service is not responding. Please try again later.';
      throw new Refusal({ status: 500, code: 'pan-service-down', message });
    }
  }
}

function byDateOfBirth(request: Request, person: RegisteredPerson): ReplyData {
  if (request.ckyc_auth_factor === 'mobile' || request.date_of_birth === undefined) {
    return {
      details: {
        status: 'FAILURE',
        response_key: 'error_invalid_mobile',
        message: 'The mobile number is not the one in the register.',
      },
    };
  }
  return centralRecord(request.pan_no, { ...person, dateOfBirth: request.date_of_birth });
}

function centralRecord(pan: string, person: RegisteredPerson): ReplyData {
  return {
    type_name: 'CKYC',
    is_pan_matching: 1,
    details: {
      status: 'SUCCESS',
      pan_no: pan,
      investor_name: person.name,
      date_of_birth: person.dateOfBirth,
      email: person.email,
      gender: person.gender,
    },
  };
}
