import { ActivityKind } from '#domain/accounts/profile/activity.ts';
import type { NomineeDraft } from '#domain/accounts/nominees/nominee.ts';
import { nomineeViolations } from '#domain/accounts/nominees/nominee.ts';
import type { NomineeInvestor } from '#domain/accounts/nominees/nominee-identity.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import type {
  NomineeRow,
  NomineeToWrite,
} from '#infrastructure/accounts/nominees/nominees.wire.ts';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { SandboxClock } from '#infrastructure/backend/scheduling/sandbox-clock.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { countUse } from '#infrastructure/backend/commands/use-counts.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { noteActivity } from './account-activity.ts';
import { investorById } from './investors.ts';
import { isInLookup, lookupValue } from './lookups.ts';
import { dateFrom, refuseJoining } from './check-nominee.ts';
import type { InvestorsTable, NomineesTable } from '#infrastructure/backend/accounts/tables.ts';

type StoredNominee = Selectable<NomineesTable>;
type Comparable = Pick<Selectable<InvestorsTable>, 'pan' | 'name' | 'date_of_birth'>;

interface NomineesToSave {
  readonly rows: readonly NomineeToWrite[];
  readonly investorId: number;
  readonly sandbox: Pick<Sandbox, 'clock' | 'outbox'>;
}

export async function nomineesOf(
  database: Kysely<Database>,
  investorId: number,
): Promise<readonly StoredNominee[]> {
  return database
    .selectFrom('nominees')
    .selectAll()
    .where('investor_id', '=', investorId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** Adds, changes or removes nominees, by the same rules as the form. */
export async function saveNominees(
  database: Kysely<Database>,
  { rows, investorId, sandbox }: NomineesToSave,
): Promise<void> {
  const investor = await database
    .selectFrom('investors')
    .select(['pan', 'name', 'date_of_birth'])
    .where('id', '=', investorId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  for (const row of rows) {
    // Each change sends an SMS, so each counts, however many come in one request.
    await countUse(database, { investorId, what: 'nominee', clock: sandbox.clock });
    const nominees = await nomineesOf(database, investorId);
    const id = row.nominee_id || sameNominee(nominees, row)?.id;
    const known = nominees.find((nominee) => nominee.id === id);
    if (id !== undefined && known === undefined) throw unknownNominee();
    if (row.is_removed === 1) await remove(database, { known, investorId, sandbox });
    else {
      refuseInvalid(row, sandbox.clock);
      refuseJoining({ ...row, id }, { ...investorOf(investor), nominees: nominees.map(listed) });
      await write(database, { row, known, investorId, sandbox });
    }
  }
}

/**
 * Checks nominees that are about to be named, because KYC may have identified the investor after
 * they were saved.
 * @throws Refusal if one of them cannot be a nominee of this investor
 */
export async function refuseUnsuited(
  database: Kysely<Database>,
  nominees: readonly StoredNominee[],
  investorId: number,
): Promise<void> {
  const investor = await investorById(database, investorId);
  const list = { ...investorOf(investor), nominees: nominees.map(listed) };
  for (const nominee of nominees) {
    refuseJoining({ ...nomineeRow(nominee), id: nominee.id }, list);
  }
}

function listed({ id, relationship_id, share_percent }: StoredNominee) {
  return { id, relationshipId: relationship_id, sharePercent: share_percent };
}

function investorOf({ pan, name, date_of_birth: born }: Comparable): NomineeInvestor {
  return {
    investorPan: pan ?? undefined,
    investorName: name ?? undefined,
    investorBirthDate: born === null ? undefined : CalendarDate.of(born),
  };
}

export function nomineeRow(nominee: StoredNominee): NomineeRow {
  return {
    nominee_id: nominee.id,
    relationship: lookupValue('RelationShip', nominee.relationship_id),
    full_name: nominee.full_name,
    relationship_id: nominee.relationship_id,
    date_of_birth: CalendarDate.of(nominee.date_of_birth).slashed,
    pan: nominee.pan,
    percentage: nominee.share_percent,
    is_investor_address: nominee.is_investor_address ? 1 : 0,
    address_line_1: nominee.line_1,
    address_line_2: nominee.line_2,
    pincode: nominee.pincode,
    city: nominee.city,
    state: nominee.state,
    country: nominee.country,
    guardian_first_name: nominee.guardian_first_name,
    guardian_middle_name: nominee.guardian_middle_name,
    guardian_last_name: nominee.guardian_last_name,
    guardian_pan: nominee.guardian_pan,
    ...(nominee.guardian_birth_date !== null && {
      guardian_date_of_birth: CalendarDate.of(nominee.guardian_birth_date).slashed,
    }),
  };
}

/** Finds the nominee that a repeated request has already added, so that it is not added twice. */
function sameNominee(
  nominees: readonly StoredNominee[],
  row: NomineeToWrite,
): StoredNominee | undefined {
  return nominees.find(
    (nominee) =>
      nominee.full_name === row.full_name &&
      nominee.relationship_id === row.relationship_id &&
      CalendarDate.of(nominee.date_of_birth).slashed === row.date_of_birth,
  );
}

function refuseInvalid(row: NomineeToWrite, clock: SandboxClock): void {
  const [field] = Object.keys(nomineeViolations(draftOf(row), clock.today()));
  const isKnown = isInLookup('RelationShip', row.relationship_id);
  if (field === undefined && isKnown) return;
  const message = 'Please check the details of the nominee.';
  const where = field ?? 'relationshipId';
  throw new Refusal({ status: 400, code: 'nominee-invalid', message, field: where });
}

function draftOf(row: NomineeToWrite): NomineeDraft {
  return {
    fullName: row.full_name,
    relationshipId: row.relationship_id,
    dateOfBirth: dateFrom(row.date_of_birth),
    pan: row.pan,
    sharePercent: String(row.percentage),
    isInvestorAddress: row.is_investor_address === 1,
    address: {
      line1: row.address_line_1,
      line2: row.address_line_2,
      pincode: row.pincode,
      city: row.city,
      state: row.state,
      country: row.country,
    },
    guardian: {
      firstName: row.guardian_first_name,
      middleName: row.guardian_middle_name,
      lastName: row.guardian_last_name,
      pan: row.guardian_pan,
      dateOfBirth: dateFrom(row.guardian_date_of_birth),
    },
  };
}

async function write(
  database: Kysely<Database>,
  nominee: {
    readonly row: NomineeToWrite;
    readonly known: StoredNominee | undefined;
    readonly investorId: number;
    readonly sandbox: NomineesToSave['sandbox'];
  },
): Promise<void> {
  const { row, known, investorId, sandbox } = nominee;
  const values = columnsOf(row);
  const detail = row.full_name;
  if (known === undefined) {
    const added = { ...values, investor_id: investorId, removed_at: null };
    await database.insertInto('nominees').values(added).execute();
    const kind = ActivityKind.NomineeAdded;
    return noteActivity(sandbox, database, { investorId, kind, detail });
  }
  if (!isChanged(known, values)) return;
  await database
    .updateTable('nominees')
    .set(values)
    .where('id', '=', known.id)
    .where('investor_id', '=', investorId)
    .execute();
  const kind = ActivityKind.NomineeChanged;
  await noteActivity(sandbox, database, { investorId, kind, detail });
}

function columnsOf(row: NomineeToWrite) {
  return {
    full_name: row.full_name,
    relationship_id: row.relationship_id,
    date_of_birth: dateFrom(row.date_of_birth)?.iso ?? '',
    pan: row.pan,
    share_percent: row.percentage,
    is_investor_address: row.is_investor_address === 1,
    line_1: row.address_line_1,
    line_2: row.address_line_2,
    pincode: row.pincode,
    city: row.city,
    state: row.state,
    country: row.country,
    guardian_first_name: row.guardian_first_name,
    guardian_middle_name: row.guardian_middle_name,
    guardian_last_name: row.guardian_last_name,
    guardian_pan: row.guardian_pan,
    guardian_birth_date: dateFrom(row.guardian_date_of_birth)?.iso ?? null,
  };
}

/** Whether the request changes the nominee. A repeat does not, and then sends no message. */
function isChanged(known: StoredNominee, values: Partial<StoredNominee>): boolean {
  const names = Object.keys(values) as (keyof StoredNominee)[];
  return names.some((name) => known[name] !== values[name]);
}

async function remove(
  database: Kysely<Database>,
  nominee: {
    readonly known: StoredNominee | undefined;
    readonly investorId: number;
    readonly sandbox: NomineesToSave['sandbox'];
  },
): Promise<void> {
  const { known, investorId, sandbox } = nominee;
  if (known === undefined) throw unknownNominee();
  const values = { removed_at: sandbox.clock.now() };
  await database
    .updateTable('nominees')
    .set(values)
    .where('id', '=', known.id)
    .where('investor_id', '=', investorId)
    .execute();
  const kind = ActivityKind.NomineeRemoved;
  await noteActivity(sandbox, database, { investorId, kind, detail: known.full_name });
}

function unknownNominee(): Refusal {
  const message = 'This nominee is not in your profile.';
  return new Refusal({ status: 404, code: 'nominee-unknown', message, field: 'nominee_id' });
}
