import { KycVerifications } from '#application/accounts/kyc/kyc-verifications.ts';
import { PersonalData } from '#application/accounts/profile/personal-data.ts';
import { DealSlips } from '#application/private-market/deal-slips.ts';
import { Session } from '#application/platform/session.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { registeredPerson } from '#infrastructure/backend/accounts/records/identity-registry.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { describe, expect, it } from 'vitest';
import { testBackend } from '../backend.ts';
import { lightClientOf } from '../content/light-client.ts';
import { IN_STOCK, ordered, pay, signAtSigningService } from '../private-market/ordering.ts';
import { makeReady } from '../private-market/ready-investor.ts';
import { confirmByPhone, failureOf, refusalOf, signedIn, valueOf } from './signed-in.ts';

const SUPPORT = 'support@vriddhi.example';

const backend = testBackend();
let last = 9_740_000_003;
let pans = 1000;

const newMobile = () => String((last += 10));

const saveKyc = (app: AppContainer, email: string) => {
  const pan = `PRVPE${(pans += 1)}F`;
  const { name } = registeredPerson(pan);
  const dateOfBirth = CalendarDate.of('1991-05-06');
  const details = { pan, name, email, dateOfBirth, method: 'minimum' } as const;
  return app.get(KycVerifications).savePan(details, {});
};

async function withKyc(email: string, mobile = newMobile()): Promise<AppContainer> {
  const app = await signedIn(backend, mobile);
  valueOf(await saveKyc(app, email));
  return app;
}

async function proveEmail(app: AppContainer, email: string): Promise<void> {
  await confirmByPhone(backend, app, 'e-mail');
  valueOf(await app.get(PersonalData).changeEmail(email, {}));
  const code = await backend.control.codeFor(email);
  valueOf(await app.get(PersonalData).confirmEmail(code, {}));
}

interface Form {
  readonly name?: string;
  readonly email: string;
  readonly mobile?: string;
  readonly message: string;
}

const write = async ({ name = 'Jane Doe', mobile = '', ...form }: Form, app?: AppContainer) => {
  const token = app?.get(Session).current?.accessToken;
  const client = lightClientOf(backend, token === undefined ? {} : { accessToken: token });
  return valueOf(await client.contactMessages.send({ ...form, name, mobile }, {}));
};

async function exported(app: AppContainer) {
  await confirmByPhone(backend, app, 'data-export');
  const text = valueOf(await app.get(PersonalData).everything({}));
  return (JSON.parse(text) as { records: Record<string, Record<string, unknown>[]> }).records;
}

const messagesIn = async (app: AppContainer) =>
  ((await exported(app))['contact_messages'] ?? []).map(({ message }) => message);

const deleteAccount = async (app: AppContainer) => {
  await confirmByPhone(backend, app, 'account-deletion');
  valueOf(await app.get(PersonalData).deleteAccount({}));
};

async function storedMessages(): Promise<readonly string[]> {
  const { database } = backend.sandbox;
  const rows = await database.selectFrom('contact_messages').select('message').execute();
  return rows.map(({ message }) => message);
}

describe('an email address that is not proved', () => {
  it('exports and deletes nothing of its owner', async () => {
    await write({ email: 'jane@mail.example', message: 'My PAN is wrong' });
    const stranger = await withKyc('jane@mail.example');
    await confirmByPhone(backend, stranger, 'e-mail');
    valueOf(await stranger.get(PersonalData).changeEmail('jane@mail.example', {}));
    expect(await messagesIn(stranger)).toEqual([]);
    const letters = (await backend.control.outbox('jane@mail.example')).length;
    await deleteAccount(stranger);
    expect(await storedMessages()).toContain('My PAN is wrong');
    // Only the code that the stranger had sent there is gone.
    expect(await backend.control.outbox('jane@mail.example')).toHaveLength(letters - 1);
  });

  it('gets no message about the account', async () => {
    const app = await withKyc('unproved@mail.example');
    await proveEmail(app, 'proved@mail.example');
    expect(await backend.control.outbox('unproved@mail.example')).toEqual([]);
  });

  it('can be proved without a change', async () => {
    const app = await withKyc('Same@mail.example');
    await proveEmail(app, 'Same@mail.example');
    await confirmByPhone(backend, app, 'e-mail');
    const again = await app.get(PersonalData).changeEmail('same@mail.example', {});
    expect(refusalOf(again)).toBe('409 email-unchanged');
  });

  it.each([SUPPORT, 'desk@Vriddhi.example', 'a@mail.vriddhi.example'])(
    'cannot be ours: %s',
    async (email) => {
      const app = await signedIn(backend, newMobile());
      const message = 'This is one of our addresses. Please enter your own.';
      const kyc = failureOf(await saveKyc(app, email));
      expect(kyc).toMatchObject({ status: 400, field: 'email_id', message });
      await confirmByPhone(backend, app, 'e-mail');
      const change = failureOf(await app.get(PersonalData).changeEmail(email, {}));
      expect(change).toMatchObject({ status: 400, field: 'email', message });
      expect((await backend.control.outbox(email)).filter(({ text }) => /code/.test(text))).toEqual(
        [],
      );
    },
  );
});

describe('an email address that was proved', () => {
  it('exports and deletes its messages, and none that only contain it', async () => {
    const app = await withKyc('e@mail.example');
    await proveEmail(app, 'e@mail.example');
    await write({ email: 'E@mail.example', message: 'Mine' });
    await write({ email: 'jane.e@mail.example', message: 'Not mine' });
    await write({ email: 'mike@mail.example', message: 'Ask e@mail.example, e@mail.example.in' });
    expect(await messagesIn(app)).toEqual(['Mine']);
    await deleteAccount(app);
    const left = await storedMessages();
    expect(left).not.toContain('Mine');
    expect(left).toContain('Not mine');
    const toSupport = (await backend.control.outbox(SUPPORT)).map(({ text }) => text).join('\n');
    expect(toSupport).not.toContain('\n\nMine');
    expect(toSupport).toContain('\n\nNot mine');
    expect(toSupport).toContain('Ask e@mail.example');
  });
});

describe('an email address that was replaced', () => {
  it('is in no stored message after the account is deleted', async () => {
    const app = await signedIn(backend, newMobile());
    await proveEmail(app, 'earlier@mail.example');
    await proveEmail(app, 'present@mail.example');
    const told = await backend.control.outbox('earlier@mail.example');
    expect(told.map(({ text }) => text).join()).toContain('has a new email address');
    await deleteAccount(app);
    expect(await backend.control.outbox('earlier@mail.example')).toEqual([]);
  });

  it('keeps no message about a deal slip after the account is deleted', async () => {
    const app = await withKyc('slip@mail.example');
    await makeReady(backend, app);
    await proveEmail(app, 'slip@mail.example');
    const { requestId } = await ordered(app, IN_STOCK, 51);
    await pay(app, requestId);
    await signAtSigningService(app, backend, requestId);
    valueOf(await app.get(DealSlips).confirmSigned(requestId, {}));
    const letters = () => backend.control.outbox('slip@mail.example');
    expect((await letters())[0]?.text).toContain('The signed deal slip for 51 shares');
    await proveEmail(app, 'later@mail.example');
    await backend.control.call('POST', `orders/${requestId}/refund`, {});
    await deleteAccount(app);
    expect(await letters()).toEqual([]);
  });
});

describe('a form that is sent in a session', () => {
  it('belongs to its investor, with any number and address', async () => {
    const victim = await signedIn(backend, newMobile());
    await proveEmail(victim, 'victim@mail.example');
    const sender = await signedIn(backend, newMobile());
    const { mobile = '' } = victim.get(Session).current ?? {};
    const form = { email: 'victim@mail.example', mobile, message: 'Written by the sender' };
    await write(form, sender);
    expect(await messagesIn(victim)).toEqual([]);
    const [row] = (await exported(sender))['contact_messages'] ?? [];
    expect(row).toMatchObject({ message: form.message, email: form.email, name: 'Jane Doe' });
    await deleteAccount(sender);
    expect(await storedMessages()).not.toContain(form.message);
    const toSupport = await backend.control.outbox(SUPPORT);
    expect(toSupport.filter(({ text }) => text.includes(form.message))).toEqual([]);
  });

  it('leaves no message to a typed address or number after the account is deleted', async () => {
    const sender = await signedIn(backend, newMobile());
    const email = 'typed@mail.example';
    const whatsappNumber = newMobile();
    await write({ email, message: 'Call me' }, sender);
    const accessToken = sender.get(Session).current?.accessToken ?? '';
    const { investorNotes } = lightClientOf(backend, { accessToken });
    const note = { name: 'Jane Doe', whatsappNumber, email: '' };
    valueOf(await investorNotes.send(note, {}));
    expect(await backend.control.outbox(email)).toHaveLength(1);
    expect(await backend.control.outbox(whatsappNumber)).toHaveLength(1);
    await deleteAccount(sender);
    expect(await backend.control.outbox(email)).toEqual([]);
    expect(await backend.control.outbox(whatsappNumber)).toEqual([]);
  });

  it('is sent as a visitor’s if the session has expired', async () => {
    const client = lightClientOf(backend, { accessToken: 'long-over' });
    const form = { name: 'Old Tab', email: 'old.tab@mail.example', mobile: '', message: 'Hi' };
    expect(valueOf(await client.contactMessages.send(form, {}))).toMatch(/^VR-/);
  });

  it('keeps a visitor’s name and address from the owner of the number', async () => {
    const app = await signedIn(backend, newMobile());
    const { mobile = '' } = app.get(Session).current ?? {};
    await write({ email: 'other@mail.example', mobile, message: 'Call this number' });
    const [row] = (await exported(app))['contact_messages'] ?? [];
    expect(row?.['message']).toBe('Call this number');
    expect(row?.['name'] ?? row?.['email']).toBeUndefined();
  });
});

describe('the code for a new email address', () => {
  it('confirms only the address that it was sent to, also after a refused request', async () => {
    const app = await signedIn(backend, newMobile());
    const data = app.get(PersonalData);
    await confirmByPhone(backend, app, 'e-mail');
    for (let sent = 0; sent < 5; sent += 1) {
      valueOf(await data.changeEmail('first@mail.example', {}));
    }
    const code = await backend.control.codeFor('first@mail.example');
    const refused = await data.changeEmail('second@mail.example', {});
    expect(refusalOf(refused)).toBe('400 otp-too-many-sends');
    expect(valueOf(await data.confirmEmail(code, {}))).toBe('first@mail.example');
  });

  it('confirms no other address that takes its place in the database', async () => {
    const app = await signedIn(backend, newMobile());
    const data = app.get(PersonalData);
    await confirmByPhone(backend, app, 'e-mail');
    valueOf(await data.changeEmail('bound@mail.example', {}));
    const code = await backend.control.codeFor('bound@mail.example');
    await backend.sandbox.database
      .updateTable('email_changes')
      .set({ email: 'swapped@mail.example' })
      .where('investor_id', '=', app.get(Session).current?.investorId ?? 0)
      .execute();
    expect(refusalOf(await data.confirmEmail(code, {}))).toBe('400 otp-wrong');
  });
});
