import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { failureOf, refusalOf, valueOf } from '../accounts/signed-in.ts';
import { testBackend } from '../backend.ts';
import { lightClientOf, watchedFetch } from './light-client.ts';

const SUPPORT = 'support@vriddhi.example';

const backend = testBackend();

const client = () => lightClientOf(backend);
const post = async (path: string, body: unknown) => {
  const response = await fetch(`${backend.appAddress}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const person = { name: 'Meera Iyer', email: 'meera@mail.example', mobile: '9876543210' };

describe('the contact form', () => {
  it('sends an email to support, and returns a reference [AP-2.208]', async () => {
    const message = 'When do you open?\nAnd <b>where</b>?';
    const reference = valueOf(await client().contactMessages.send({ ...person, message }, {}));
    expect(reference).toMatch(/^VR-\d{5}$/);
    const [arrived] = await backend.control.outbox(SUPPORT);
    expect(arrived).toMatchObject({ channel: 'email' });
    expect(arrived?.text).toContain(
      `${reference}, from Meera Iyer, meera@mail.example, 9876543210`,
    );
    expect(arrived?.text).toContain(message);
    const [answer] = await backend.control.outbox(person.email);
    expect(answer?.text).toContain(reference);
    expect(answer?.text).not.toContain('where');
  });

  it('is validated in the backend too', async () => {
    const good = { ...person, message: 'Hello' };
    for (const [field, wrong] of Object.entries({
      name: ' ',
      email: 'meera@mail',
      mobile: '12',
      message: 'x'.repeat(1001),
    })) {
      const reply = await post('/main/contact', { ...good, [field]: wrong });
      expect([reply.status, reply.body['field']]).toEqual([400, field]);
    }
  });

  it('is deleted after two years', async () => {
    const count = async () => {
      const { database } = backend.sandbox;
      const rows = await database.selectFrom('contact_messages').select('id').execute();
      return rows.length;
    };
    valueOf(await client().contactMessages.send({ ...person, message: 'Hello' }, {}));
    await backend.control.advance(729 * 86_400);
    expect(await count()).toBeGreaterThan(0);
    await backend.control.advance(86_401);
    expect(await count()).toBe(0);
  });

  it('sends no more than five messages a day to one address', async () => {
    const write = () =>
      client().contactMessages.send({ ...person, email: 'often@mail.example', message: 'Hi' }, {});
    for (let sent = 0; sent < 5; sent += 1) valueOf(await write());
    expect(refusalOf(await write())).toBe('429 too-many-messages');
    await backend.control.advance(86_401);
    valueOf(await write());
  });
});

describe('the sign-up of an advisor', () => {
  const advisor = {
    fullName: ' Farhan Ali ',
    location: 'Lucknow',
    mobile: '9812300001',
    email: 'Farhan@Mail.example',
  };

  it('is accepted from a visitor [PM-7.9, PM-6.14]', async () => {
    const { requests, fetch: watched } = watchedFetch(backend);
    const { advisorRegistrations } = lightClientOf(backend, { fetch: watched });
    valueOf(await advisorRegistrations.register(advisor, {}));
    expect([requests[0]?.method, requests[0]?.url.pathname]).toEqual([
      'POST',
      '/api/ifa/ifa/register',
    ]);
    expect(requests[0]?.headers.has('authorization')).toBe(false);
    expect(Object.keys(requests[0]?.body as object).toSorted()).toEqual([
      'email',
      'ifa_name',
      'location',
      'mobile',
    ]);
    const [sent] = await backend.control.outbox('farhan@mail.example');
    expect(sent?.text).toMatch(/^Hello,\n/);
  });

  it('answers 409 with a message to a number or an address that is registered [PM-8.4]', async () => {
    for (const other of [
      { ...advisor, email: 'new@mail.example' },
      { ...advisor, mobile: '9812300002', email: 'FARHAN@mail.example' },
    ]) {
      const failure = failureOf(await client().advisorRegistrations.register(other, {}));
      expect(failure).toEqual({
        kind: 'refused',
        status: 409,
        code: 'registered-already',
        message: 'An advisor with this mobile number or email is registered already.',
      });
    }
  });

  it('gives an advisor no session and no other call [PM-6.15]', async () => {
    const body = { ifa_name: 'A', location: 'B', mobile: '9812300005', email: 'c@mail.example' };
    const reply = await post('/ifa/ifa/register', body);
    expect(Object.keys(reply.body)).toEqual(['status', 'message']);
    const calls = backend.sandbox.routes.entries.map(({ path }) => path);
    const ofMarket = calls.filter((path) => path.startsWith('/api/private-market/'));
    expect(ofMarket.filter((path) => /ifa|advisor/.test(path))).toEqual([]);
  });

  it('is checked in the order of the fields, in the backend too [PM-5.17]', async () => {
    const empty = { ifa_name: '', location: '', mobile: '', email: '' };
    const wrongAfter = async (filled: object) =>
      (await post('/ifa/ifa/register', { ...empty, ...filled })).body['message'];
    expect(await wrongAfter({})).toBe('Please enter your full name');
    expect(await wrongAfter({ ifa_name: 'A' })).toBe('Please enter your location');
    const placed = { ifa_name: 'A', location: 'B' };
    expect(await wrongAfter(placed)).toBe('Please enter a valid 10-digit mobile number');
    const numbered = { ...placed, mobile: '9812300003' };
    expect(await wrongAfter(numbered)).toBe('Please enter a valid email address');
  });
});

describe('the investor note', () => {
  const whatsappNumber = '9812300009';

  it('is sent by WhatsApp, as an existing document [PM-7.11, PM-2.12, PM-5.25]', async () => {
    const request = { name: 'Meera', whatsappNumber, email: 'meera@mail.example' };
    const { requests, fetch: watched } = watchedFetch(backend);
    const { investorNotes } = lightClientOf(backend, { fetch: watched });
    valueOf(await investorNotes.send(request, {}));
    valueOf(await investorNotes.send({ whatsappNumber: '9812300008' }, {}));
    expect(requests[0]?.url.pathname).toBe('/api/private-market/share-note/send');
    expect(requests.map(({ method, body }) => [method, body])).toEqual([
      ['POST', { name: 'Meera', whatsapp_number: whatsappNumber, email_id: 'meera@mail.example' }],
      // Empty fields are left out.
      ['POST', { whatsapp_number: '9812300008' }],
    ]);
    const [sent] = await backend.control.outbox(whatsappNumber);
    expect(sent).toMatchObject({ channel: 'whatsapp', to: whatsappNumber });
    const address = /http\S+\.pdf/.exec(sent?.text ?? '')?.[0] ?? '';
    expect((await fetch(address)).headers.get('content-type')).toBe('application/pdf');
  });

  it('is decided by the HTTP status, not by ok in the body [PM-7.12]', async () => {
    const route = '/api/private-market/share-note/send';
    const raw = await post('/private-market/share-note/send', { whatsapp_number: '9812300010' });
    expect(raw.body['ok']).toBe(true);
    await backend.control.fault({ route, kind: 'patch', patch: { ok: false } });
    valueOf(await client().investorNotes.send({ whatsappNumber: '9812300011' }, {}));
    await backend.control.fault({ route, kind: 'status', status: 503, message: 'Later.' });
    const later = await client().investorNotes.send({ whatsappNumber: '9812300011' }, {});
    expect(failureOf(later)).toMatchObject({ kind: 'refused', status: 503 });
  });

});

describe('a message to a number or an address that is not proved', () => {
  const name = 'Claim your refund at Acme Bank';
  const mobile = '9812300012';
  const email = 'stranger@mail.example';

  it.each([
    ['investor note', mobile, '/private-market/share-note/send', { name, whatsapp_number: mobile }],
    ['contact form', email, '/main/contact', { name, email, message: name }],
    ['sign-up', email, '/ifa/ifa/register', { ifa_name: name, email, mobile, location: name }],
  ])('has no word of the sender: %s', async (_form, to, path, body) => {
    expect((await post(path, body)).status).toBe(200);
    const [sent] = await backend.control.outbox(to);
    expect(sent?.text).toMatch(/^Hello,\n/);
    expect(sent?.text).not.toContain('refund');
  });
});

describe('hostile text', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.constantFrom('\u0000', '\ud800', "'; drop table contact_messages; --", '<script>', '\u202E'),
  );
  const forms = {
    '/main/contact': ['name', 'email', 'mobile', 'message'],
    '/ifa/ifa/register': ['ifa_name', 'email', 'mobile', 'location'],
    '/private-market/share-note/send': ['name', 'whatsapp_number', 'email_id'],
  } as const;

  it.each(Object.entries(forms))('gets a clear answer from %s', async (path, fields) => {
    const good = { mobile: '9812300020', whatsapp_number: '9812300020', email: 'a@b.example' };
    const body = fc.record(
      Object.fromEntries(
        fields.map((field) => [field, field in good ? fc.constant(good[field as never]) : text]),
      ),
    );
    await fc.assert(
      fc.asyncProperty(body, async (typed) => {
        const reply = await post(path, typed);
        expect(reply.status).toBeLessThan(500);
      }),
      { numRuns: 15 },
    );
    expect(backend.failures).toEqual([]);
  });
});

describe('a public form', () => {
  it('accepts at most sixty calls in ten minutes from one IP address', async () => {
    const statuses = new Set<number>();
    for (let call = 0; call < 61; call += 1) {
      statuses.add((await post('/ifa/ifa/register', {})).status);
    }
    expect(statuses).toEqual(new Set([400, 429]));
  });
});
