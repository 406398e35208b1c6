import { BankAccounts } from '#application/accounts/bank/bank-accounts.ts';
import { DematAccounts } from '#application/accounts/demat/demat-accounts.ts';
import { KycVerifications } from '#application/accounts/kyc/kyc-verifications.ts';
import { EmbeddedBookings } from '#application/fixed-deposits/booking/embedded-booking/embedded-bookings.ts';
import { ShareRequests } from '#application/private-market/share-requests.ts';
import { Session } from '#application/platform/session.ts';
import { KycMethod } from '#domain/accounts/kyc/kyc-outcome.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { CountedUse } from '#infrastructure/backend/commands/use-counts.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { pdfFile } from '#tests/arbitraries/picture-files.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, confirmByPhone, refusalOf, signedIn, valueOf } from '../accounts/signed-in.ts';
import { moveClock, testBackend } from '../backend.ts';
import { ARJUN, LEELA, startedOrder, submitNominees } from '../fixed-deposits/booking.ts';
import { FAIL, FORMS, openedBooking, sendForm, sendForms } from '../fixed-deposits/embedded.ts';

const backend = testBackend();
let arjun: AppContainer;

beforeAll(async () => {
  arjun = await signedIn(backend, ARJUN);
});

const REFUSED = '429 too-many-uses';

/** Leaves an investor one use of the day. */
async function leaveOne(app: AppContainer, what: CountedUse, most: number): Promise<void> {
  const investor_id = app.get(Session).current?.investorId ?? 0;
  const { database, clock } = backend.sandbox;
  await database
    .insertInto('use_counts')
    .values({ investor_id, what, counted_from: clock.now(), uses: most - 1 })
    .onConflict((conflict) =>
      conflict.columns(['investor_id', 'what']).doUpdateSet({ uses: most - 1 }),
    )
    .execute();
}

const NOMINEE = {
  ...{ nominee_id: 0, full_name: 'Kavya Iyer', relationship_id: 25, pan: '' },
  ...{ date_of_birth: '02/07/1991', is_investor_address: 1, guardian_pan: '' },
  ...{ address_line_1: '', address_line_2: '', pincode: '', city: '', state: '', country: '' },
  ...{ guardian_first_name: '', guardian_middle_name: '', guardian_last_name: '' },
};

describe('what one person may do in a day', () => {
  it('ends with twenty requests for shares that are not listed', async () => {
    const ask = (app: AppContainer) =>
      app.get(ShareRequests).submit({ shareName: 'Acme', quantity: '5' }, {});
    await leaveOne(arjun, 'share-request', 20);
    valueOf(await ask(arjun));
    expect(refusalOf(await ask(arjun))).toBe(REFUSED);
    // The clock of another process, which is a little behind, counts from the same use.
    await moveClock(backend, -1000);
    expect(refusalOf(await ask(arjun))).toBe(REFUSED);
    await backend.control.advance(86_402);
    valueOf(await ask(await signedIn(backend, ARJUN)));
  });

  it('ends with a hundred changes of nominees, however many come in one request', async () => {
    const app = await signedIn(backend, '9811100077');
    const { accessToken: token, investorId: investor_id } = app.get(Session).current ?? {};
    // One nominee, whose share every row changes.
    const data = Array.from({ length: 20 }, (_, index) => ({ ...NOMINEE, percentage: index + 1 }));
    const body = { display_location: 'Nomination', method: 'Modify', investor_id, data };
    const statuses: number[] = [];
    for (let times = 0; times < 6; times += 1) {
      statuses.push((await call(backend, '/profile', { token, body })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('ends with fifty changes of the primary bank account', async () => {
    const app = await signedIn(backend, ARJUN);
    const change = async () => {
      const accounts = valueOf(await app.get(BankAccounts).list({}));
      const other = accounts.find(({ isPrimary }) => !isPrimary);
      return app.get(BankAccounts).setPrimary(other?.bankAccountId ?? 0, {});
    };
    await confirmByPhone(backend, app, 'primary-bank');
    await leaveOne(app, 'primary-bank', 50);
    valueOf(await change());
    expect(refusalOf(await change())).toBe(REFUSED);
  });

  it('ends with a hundred bookings on the page of the partner bank', async () => {
    const leela = await signedIn(backend, LEELA);
    const open = () => leela.get(EmbeddedBookings).open('suryoday', {});
    await leaveOne(leela, 'partner-page', 100);
    valueOf(await open());
    expect(refusalOf(await open())).toBe(REFUSED);
  });

  it('ends with fifty payment pages of deposits, also on the page of the bank', async () => {
    const app = await signedIn(backend, ARJUN);
    const [first, second] = [
      await startedOrder(app, backend, { principal: '31000' }),
      await startedOrder(app, backend, { principal: '32000' }),
    ];
    const { url } = await openedBooking(app, backend);
    await sendForms(url, FORMS);
    await leaveOne(app, 'payment-page', 50);
    valueOf(await submitNominees(app, backend, first));
    // The open page of an order is used again.
    valueOf(await submitNominees(app, backend, first));
    expect(refusalOf(await submitNominees(app, backend, second))).toBe(REFUSED);
    const { status, text } = await sendForm(url, FAIL);
    expect(status).toBe(422);
    expect(text).toContain('You opened many payment pages. Please try again in 24 hours.');
  });

  it('ends with thirty PANs to save, also refused ones', async () => {
    const app = await signedIn(backend, '9811100078');
    const save = (name: string) =>
      app.get(KycVerifications).savePan(
        {
          pan: 'AGRPE1234F',
          name,
          email: 'one@mail.example',
          dateOfBirth: CalendarDate.of('1990-07-15'),
          method: KycMethod.Minimum,
        },
        {},
      );
    await leaveOne(app, 'pan-save', 30);
    expect(refusalOf(await save('Another Person'))).toBe('400 invalid-field');
    expect(refusalOf(await save('Another Person'))).toBe(REFUSED);
  });

  it('ends with twenty demat accounts, also those of others', async () => {
    const app = await signedIn(backend, '9811100079');
    const { demat_number: number } = await backend.sandbox.database
      .selectFrom('investors')
      .select('demat_number')
      .where('mobile', '=', ARJUN)
      .executeTakeFirstOrThrow();
    const cml = { fileName: 'cml.pdf', content: new Uint8Array(pdfFile()) };
    const save = () => app.get(DematAccounts).save({ dematNumber: number ?? '', cml }, {});
    await leaveOne(app, 'demat', 20);
    expect(refusalOf(await save())).toBe('409 demat-taken');
    expect(refusalOf(await save())).toBe(REFUSED);
  });
});
