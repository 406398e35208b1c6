import { createHash, randomBytes } from 'node:crypto';
import { Session } from '#application/platform/session.ts';
import type { DrawnRequest } from '#tests/arbitraries/requests.ts';
import type { RouteEntry } from '#infrastructure/backend/http/route-table.ts';
import { signedIn } from '../accounts/signed-in.ts';
import type { Backend } from '../backend.ts';
import { placedOrder } from '../fixed-deposits/advisor.ts';

/** The investor with the long history, another investor, and an advisor of the first one. */
const OWNER = '9000000001';
const OTHER = '9000000003';
const ADVISOR = '9000000777';

export interface Person {
  readonly investorId: number;
  readonly token: string;
}

export interface Callers {
  readonly owner: Person;
  readonly other: Person;
  readonly advisor: Person;
  /** A token of the owner that has expired. */
  readonly expired: string;
  /** Tokens that the backend never issued. */
  readonly forged: readonly string[];
}

/** All callers that the tests act as. Advances the clock, so that the first token has expired. */
export async function callersOf(backend: Backend): Promise<Callers> {
  const { token: expired } = await personOf(backend, OWNER);
  await backend.control.advance(31 * 60);
  const owner = await personOf(backend, OWNER);
  const other = await personOf(backend, OTHER);
  const advisor = await registeredAdvisor(backend);
  return { owner, other, advisor, expired, forged: forgedFrom(owner) };
}

async function personOf(backend: Backend, mobile: string): Promise<Person> {
  const session = (await signedIn(backend, mobile)).get(Session).current;
  return { investorId: session?.investorId ?? 0, token: session?.accessToken ?? '' };
}

/** An advisor who has registered and placed an order for the owner, and may do nothing else. */
async function registeredAdvisor(backend: Backend): Promise<Person> {
  const advisor = { ifa_name: 'Ravi Nair', email: 'ravi@advice.example', location: 'Kochi' };
  await fetch(`${backend.appAddress}/api/ifa/ifa/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...advisor, mobile: ADVISOR }),
  });
  await placedOrder(backend, { mobile: OWNER });
  return personOf(backend, ADVISOR);
}

function forgedFrom({ token, investorId }: Person): readonly string[] {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const changed = token.endsWith('A') ? 'B' : 'A';
  return [
    randomBytes(32).toString('base64url'),
    token.slice(0, -1) + changed,
    // The digest of the token, which the database keeps.
    createHash('sha256').update(token).digest('base64url'),
    `${part({ alg: 'none', typ: 'JWT' })}.${part({ sub: investorId, admin: true })}.`,
    String(investorId),
  ];
}

interface SentCall extends DrawnRequest {
  readonly token?: string | undefined;
  /** Limits count by address. */
  readonly address: string;
}

/** Injects a request into the backend without a network connection. */
export function sent(backend: Backend, { method }: RouteEntry, call: SentCall) {
  const { path, body, token, address } = call;
  return backend.sandbox.app.inject({
    method,
    url: path,
    remoteAddress: address,
    headers: {
      host: new URL(backend.appAddress).host,
      'x-vriddhi': '1',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
}

export type Sent = Awaited<ReturnType<typeof sent>>;
