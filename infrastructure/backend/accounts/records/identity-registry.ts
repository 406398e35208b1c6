import { nameAgreement, NameAgreement } from '#domain/accounts/bank/name-agreement.ts';
import { createHash } from 'node:crypto';
import { samplePeople } from '#infrastructure/backend/accounts/seed/sample-people.ts';
import type { RegisteredPerson } from './registered-person.ts';

/** How the simulated third parties answer for a PAN, depending on its value. */
export type PanScript =
  /**
   * An ordinary customer: the PAN is valid; the app asks for the date of birth and the email
   * address.
   */
  | 'ordinary'
  | 'central-record'
  | 'needs-date-of-birth'
  | 'mismatch'
  | 'registered'
  | 'identity-page'
  | 'failure'
  | 'refused'
  | 'service-down';

interface MagicPan {
  readonly script: PanScript;
  readonly person?: Partial<RegisteredPerson>;
  readonly outcome: string;
}

export const MAGIC_PANS: Readonly<Record<string, MagicPan>> = {
  CKYPM1990M: {
    script: 'central-record',
    person: { name: 'Rohan Mehta', dateOfBirth: '1990-04-12', gender: 'male' },
    outcome: 'The central record fills and locks name, date of birth and email: a man of 1990.',
  },
  CKYPF1988F: {
    script: 'central-record',
    person: { name: 'Ananya Rao', dateOfBirth: '1988-09-30', gender: 'female' },
    outcome: 'The central record of a woman: the rates for women apply.',
  },
  CKYPS1955M: {
    script: 'central-record',
    person: { name: 'Suresh Nair', dateOfBirth: '1955-01-20', gender: 'male' },
    outcome: 'The central record of a senior citizen: senior rates apply.',
  },
  CKYPW1955F: {
    script: 'central-record',
    person: { name: 'Lakshmi Menon', dateOfBirth: '1955-06-02', gender: 'female' },
    outcome: 'The central record of a woman who is a senior citizen.',
  },
  DOBPA1234D: {
    script: 'needs-date-of-birth',
    outcome: 'The mobile number is not the registered one: the date of birth is asked instead.',
  },
  MISPM1234M: { script: 'mismatch', outcome: 'The PAN does not match the person.' },
  REGPD1234R: { script: 'registered', outcome: 'The PAN is registered already (409).' },
  IDEPG1234E: {
    script: 'identity-page',
    outcome: 'The identity is proved on a third-party page: consent, refuse or wrong person.',
  },
  FAIPL1234F: { script: 'failure', outcome: 'The verification fails with a message.' },
  BADPN0400B: { script: 'refused', outcome: 'The verification is refused with a message (400).' },
  ABCPE1234F: { script: 'ordinary', outcome: 'An ordinary customer, as with any other PAN.' },
  SRVPE0500S: { script: 'service-down', outcome: 'The verification service is down (500).' },
};

/** Whether the PAN is a magic value, which any number of visitors may use. */
export function isSharedPan(pan: string): boolean {
  return Object.hasOwn(MAGIC_PANS, pan) && panScript(pan) !== 'registered';
}

export function panScript(pan: string): PanScript {
  return MAGIC_PANS[pan]?.script ?? 'ordinary';
}

const FIRST_NAMES = ['Aarav', 'Vivek', 'Rohit', 'Karthik', 'Imran', 'Arjun', 'Manoj', 'Nikhil'];
const LAST_NAMES = ['Sharma', 'Patel', 'Reddy', 'Khan', 'Iyer', 'Das', 'Kulkarni', 'Singh'];
const STREETS = ['Lake View Road', 'Gandhi Nagar', 'Temple Street', 'Station Road', 'Park Lane'];
const CITIES = [
  { city: 'Mumbai', state: 'Maharashtra', pincode: '400076' },
  { city: 'Bengaluru', state: 'Karnataka', pincode: '560034' },
  { city: 'Chennai', state: 'Tamil Nadu', pincode: '600020' },
  { city: 'Pune', state: 'Maharashtra', pincode: '411004' },
  { city: 'Jaipur', state: 'Rajasthan', pincode: '302001' },
] as const;

/**
 * The person whom the simulated registers return for a PAN, always the same. The person is invented
 * unless the sample data or a magic PAN defines one.
 */
export function registeredPerson(pan: string): RegisteredPerson {
  const pick = picker(pan);
  const name = `${pick(FIRST_NAMES)} ${pick(LAST_NAMES)}`;
  const place = pick(CITIES);
  const address = {
    line_1: `${pick(['4', '12', '27', '58', '103'])} ${pick(STREETS)}`,
    line_2: pick(['Near City Park', 'Second Floor', 'Behind the Library']),
    country: 'India',
    ...place,
  };
  const person = { name, dateOfBirth: '1990-07-15', gender: 'male' as const, address };
  const sample = samplePeople.find((known) => known.pan === pan)?.registered;
  const scripted = { ...person, ...MAGIC_PANS[pan]?.person, ...sample };
  return { email: emailOf(scripted.name), ...scripted };
}

export function isSameName(one: string, other: string): boolean {
  return nameAgreement(one, other) !== NameAgreement.None;
}

function emailOf(name: string): string {
  return `${name.toLowerCase().replaceAll(' ', '.')}@mail.example`;
}

/** Returns a function that picks an item of a list by the next byte of the seed's hash. */
function picker(seed: string): <Item>(items: readonly [Item, ...Item[]] | readonly Item[]) => Item {
  const bytes = createHash('sha256').update(seed).digest();
  let position = 0;
  return (items) => {
    const byte = bytes[position % bytes.length] ?? 0;
    position += 1;
    return items[byte % items.length] as (typeof items)[number];
  };
}
