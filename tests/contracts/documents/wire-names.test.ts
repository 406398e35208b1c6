import { Session } from '#application/platform/session.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Gender } from '#domain/platform/gender.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf } from '../client.ts';
import { lightClientOf } from '../content/light-client.ts';
import type { Adapters, DocumentedCall, Json } from './documented-call.ts';
import { documentedCalls } from './documented-calls.ts';
import { documentedServer, isAt, namesOf, wordsOf } from './documented-server.ts';
import {
  type DocumentedPath,
  fieldsIn,
  ledger,
  namesIn,
  pathsIn,
  sentFieldsIn,
} from './ledger-names.ts';
import { notCarried, offTheWire, otherCalls } from './off-the-wire.ts';
import { fieldsOf, madeOf, replyRefusing, replyWithout } from './reading.ts';

const INVESTOR = {
  accessToken: 'token',
  investorId: 77,
  mobile: '9876543210',
  name: 'Arjun Rao',
  email: 'a@example.com',
  pan: 'ABCPR1234A',
  birthDate: CalendarDate.of('1990-07-15'),
  gender: Gender.Male,
  isNewInvestor: false,
  isBankStepComplete: true,
  isDematVerified: true,
  isSeniorCitizen: false,
};

let server: Awaited<ReturnType<typeof documentedServer>>;
let adapters: Adapters;
/** The names and words of the requests of each call. */
const sent = new Map<DocumentedCall, ReadonlySet<string>>();
/** The same with those of the reply. */
const carried = new Map<DocumentedCall, ReadonlySet<string>>();

beforeAll(async () => {
  server = await documentedServer();
  const app = await clientOf(server.address);
  await app.get(Session).begin(INVESTOR);
  adapters = { app, site: lightClientOf({ appAddress: server.address }) };
  for (const call of documentedCalls) {
    const { requests } = await tried(call);
    const requested = requests.flatMap(({ names, words }) => [...names, ...words]);
    sent.set(call, new Set(requested));
    carried.set(call, new Set([...requested, ...namesOf(call.reply), ...wordsOf(call.reply)]));
  }
});
afterAll(() => server.stop());

async function tried(call: DocumentedCall, reply: Json = call.reply) {
  const { at, beside } = call;
  server.expect({ at, reply, ...(beside && { beside }) });
  const result = await call.make(adapters);
  return { result, requests: server.sent() };
}

const citing = (id: string) => documentedCalls.filter(({ rows }) => rows.includes(id));
const cited = [...new Set(documentedCalls.flatMap(({ rows }) => rows))];

describe('the names of the documents', () => {
  it.each(cited)('are on the wire as they are written [%s]', (id) => {
    const fields = fieldsIn(ledger.get(id)?.requirement ?? '');
    const names = new Set(citing(id).flatMap((call) => [...(carried.get(call) ?? [])]));
    const lost = fields.filter((name) => !names.has(name) && !isExcused(id, name));
    expect(ledger.has(id) && lost).toEqual([]);
  });

  it.each(cited.filter((id) => sentFieldsOf(id).length > 0))(
    'are in the request if the row says so [%s]',
    (id) => {
      const requested = new Set(citing(id).flatMap((call) => [...(sent.get(call) ?? [])]));
      const lost = sentFieldsOf(id).filter((name) => !requested.has(name) && !isExcused(id, name));
      expect(lost).toEqual([]);
    },
  );

  it('are all on the wire, or are listed with the reason why not', () => {
    const names = new Set([...carried.values()].flatMap((each) => [...each]));
    const documented = new Set(
      [...ledger.values()].flatMap(({ requirement }) => namesIn(requirement)),
    );
    const isNowhere = (name: string) => !names.has(name);
    expect([...documented].filter(isNowhere).toSorted()).toEqual([...offTheWire.keys()].toSorted());
    expect(documented.size - offTheWire.size).toBeGreaterThan(325);
  });
});

describe('the paths of the documents', () => {
  it.each(cited.filter((id) => pathsOf(id).length > 0))('are those of the calls [%s]', (id) => {
    const isMade = ({ method, path }: DocumentedPath) =>
      citing(id).some(({ at }) => {
        const [usedMethod, address = ''] = at.split(' ');
        const parts = address.split('/').slice(-path.split('/').length + 1);
        return isAt(`/${parts.join('/')}`, path) && (method ?? usedMethod) === usedMethod;
      });
    expect(pathsOf(id).filter((path) => !isMade(path))).toEqual([]);
  });

  it('all belong to a call of the app or to a named proof', () => {
    const calls = [...ledger.values()].filter(({ kind }) => kind === 'call');
    const without = calls.map(({ id }) => id).filter((id) => !cited.includes(id));
    expect(without.toSorted()).toEqual([...otherCalls.keys()].toSorted());
  });
});

const valued = documentedCalls.filter(({ sends }) => sends !== undefined);

describe('the values of the documents and of decisions', () => {
  it.each(valued.map((call) => ({ call, id: call.rows[0] })))(
    'are those that are sent [$id]',
    async ({ call }) => {
      const { requests } = await tried(call);
      const request = requests.at(-1);
      expect(request?.at).toBe(call.at);
      expect(JSON.parse(request?.body ?? '')).toMatchObject(call.sends as object);
    },
  );
});

const titled = documentedCalls.map((call) => ({ call, title: `${call.at} (${call.rows[0]})` }));

describe('a reply with only the documented fields', () => {
  it.each(titled)('is enough for $title', async ({ call }) => {
    const { result } = await tried(call);
    expect(result).toMatchObject({ ok: true });
  });

  it.each(titled)('is read, field by field, by $title', async ({ call }) => {
    const whole = madeOf((await tried(call)).result);
    const unread: string[] = [];
    for (const field of fieldsOf(call.reply)) {
      const isStatus = field.length === 1 && field[0] === 'status';
      const reply = isStatus ? replyRefusing(call.reply) : replyWithout(call.reply, field);
      if (madeOf((await tried(call, reply)).result) === whole) unread.push(field.join('.'));
    }
    const listed = Object.keys(call.unread ?? {});
    const isListed = (field: string) =>
      listed.some((name) => field === name || field.endsWith(`.${name}`));
    expect(unread.filter((field) => !isListed(field))).toEqual([]);
  });
});

function sentFieldsOf(id: string): readonly string[] {
  const row = ledger.get(id);
  return row?.kind === 'call' ? sentFieldsIn(row.requirement) : [];
}

function pathsOf(id: string) {
  return pathsIn(ledger.get(id)?.requirement ?? '');
}

function isExcused(id: string, name: string): boolean {
  return offTheWire.has(name) || notCarried.has(`${id} ${name}`);
}
