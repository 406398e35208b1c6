import { ActivityKind } from '#domain/accounts/profile/activity.ts';
import type { NomineeDraft } from '#domain/accounts/nominees/nominee.ts';
import { nomineeViolations } from '#domain/accounts/nominees/nominee.ts';
import { joiningViolation } from '#domain/accounts/nominees/nominee-shares.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { NomineeRow, NomineeToWrite } from '#infrastructure/accounts/nominees.wire.ts';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database.ts';
import type { SandboxClock } from '../platform/clock.ts';
import type { Sandbox } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { noteActivity } from './activity.ts';
import { isInLookup, lookupValue } from './lookups.ts';
import type { NomineesTable } from './tables.ts';

type StoredNominee = Selectable<NomineesTable>;

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

/** Adds, changes or removes nominees by the rules that the form has too. */
export async function saveNominees(
  database: Kysely<Database>,
  { rows, investorId, sandbox }: NomineesToSave,
): Promise<void> {
  const investor = await database
    .selectFrom('investors')
    .select('pan')
    .where('id', '=', investorId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  for (const row of rows) {
    const nominees = await nomineesOf(database, investorId);
    const id = row.nominee_id || sameNominee(nominees, row)?.id;
    const known = nominees.find((nominee) => nominee.id === id);
    if (id !== undefined && known === undefined) throw unknownNominee();
    if (row.is_removed === 1) await remove(database, { known, investorId, sandbox });
    else {
      refuseInvalid(row, sandbox.clock);
      const others = nominees.map(({ id: other, relationship_id, share_percent }) => ({
        id: other,
        relationshipId: relationship_id,
        sharePercent: share_percent,
      }));
      refuseJoining({ ...row, id }, { investorPan: investor.pan, nominees: others });
      await write(database, { row, known, investorId, sandbox });
    }
  }
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
  };
}

/** A repeat of an answer that was lost is the same nominee, not a second one. */
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

function refuseJoining(
  { id, pan, relationship_id, percentage }: NomineeToWrite & { readonly id: number | undefined },
  list: {
    readonly investorPan: string | null;
    readonly nominees: Parameters<typeof joiningViolation>[1]['nominees'];
  },
): void {
  const joining = { id, pan, relationshipId: relationship_id, sharePercent: percentage };
  const investorPan = list.investorPan ?? undefined;
  const violation = joiningViolation(joining, { investorPan, nominees: list.nominees });
  if (!violation) return;
  const status = 400;
  const message = JOINING_WORDS[violation.kind];
  throw new Refusal({ status, code: `nominee-${violation.kind}`, message });
}

const JOINING_WORDS = {
  'pan-of-investor': "Your PAN and the nominee's PAN cannot be the same.",
  'share-above-100': 'Percent Share cannot exceed 100%',
  'relationship-taken': 'You already added a nominee with this relationship.',
} as const;

function draftOf(row: NomineeToWrite): NomineeDraft {
  const dateOfBirth = CalendarDate.parse(row.date_of_birth);
  return {
    fullName: row.full_name,
    relationshipId: row.relationship_id,
    dateOfBirth: dateOfBirth.ok ? dateOfBirth.value : undefined,
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

/** A row of the wire as it is stored. */
function columnsOf(row: NomineeToWrite) {
  const dateOfBirth = CalendarDate.parse(row.date_of_birth);
  return {
    full_name: row.full_name,
    relationship_id: row.relationship_id,
    date_of_birth: dateOfBirth.ok ? dateOfBirth.value.iso : '',
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
  };
}

/** A repeat of an answer that was lost changes nothing, and is no news for the phone. */
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
  const message = 'You have no such nominee.';
  return new Refusal({ status: 404, code: 'nominee-unknown', message, field: 'nominee_id' });
}
