import { DepositOrders } from '#application/fixed-deposits/booking/deposit-orders.ts';
import { DepositQuotes } from '#application/fixed-deposits/catalogue/deposit-quotes.ts';
import type { InvestorsTable } from '#infrastructure/backend/accounts/tables.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import type { Updateable } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusalOf, signedIn, valueOf } from '../accounts/signed-in.ts';
import { testBackend } from '../backend.ts';
import { ARJUN, orderFor, startedOrder, submitNominees } from './booking.ts';
import { FORMS, openedBooking, PAY, sendForm, sendForms, SURYODAY } from './embedded.ts';

const backend = testBackend();
let app: AppContainer;
/** What the KYC of the investor has shown before a test. */
let known: Updateable<InvestorsTable>;
let thousands = 500;
beforeAll(async () => {
  app = await signedIn(backend, ARJUN);
  known = await backend.sandbox.database
    .selectFrom('investors')
    .select(['pan', 'name', 'date_of_birth', 'gender', 'kyc_status', 'is_senior_citizen'])
    .where('mobile', '=', ARJUN)
    .executeTakeFirstOrThrow();
});
beforeEach(() => showInKyc(known));

async function showInKyc(shown: Updateable<InvestorsTable>) {
  const investor = backend.sandbox.database.updateTable('investors').where('mobile', '=', ARJUN);
  await investor.set(shown).execute();
}

const nextAmount = () => `${(thousands += 1)}000`;
const pay = async (id: number) => submitNominees(app, backend, id);
const atPartner = (principal = nextAmount()) =>
  openedBooking(app, backend, { depositId: SURYODAY, principal });

describe('an order that was started before KYC', () => {
  it('is not paid at a rate for senior citizens if KYC shows a younger investor', async () => {
    await showInKyc({ date_of_birth: null, kyc_status: 'none' });
    const investor = { isSeniorCitizen: true };
    const id = await startedOrder(app, backend, { principal: nextAmount(), investor });
    await showInKyc(known);
    expect(refusalOf(await pay(id))).toBe('409 figures-changed');
  });

  it('is not paid at the regular rate if the rate for women applies', async () => {
    const principal = nextAmount();
    const id = await startedOrder(app, backend, { principal });
    await showInKyc({ gender: 'female' });
    expect(await pay(id)).toMatchObject({
      failure: {
        code: 'figures-changed',
        message:
          'Another interest rate applies to you since your KYC. Open this order on Home to see it.',
      },
    });
    // The order summary that Home opens starts it again, with the present figures.
    const investor = { gender: 'female', isSeniorCitizen: false } as const;
    expect(await startedOrder(app, backend, { principal, investor })).toBe(id);
    valueOf(await pay(id));
  });

  it('is not paid at the regular rate from the sixtieth birthday on, unless chosen', async () => {
    const principal = nextAmount();
    const id = await startedOrder(app, backend, { principal });
    const today = backend.sandbox.clock.today().iso;
    await showInKyc({ date_of_birth: `1966${today.slice(4)}` });
    expect(await pay(id)).toMatchObject({
      failure: {
        code: 'figures-changed',
        message:
          'The senior citizen rate of 7.35% p.a. applies to you now. Open this order on Home to ' +
          'see it.',
      },
    });
    // The order summary that Home opens asks for the choice, and starts the order again.
    const request = await orderFor(app, backend, { principal });
    const declined = { ...request, hasDeclinedSeniorRate: true };
    const again = valueOf(await app.get(DepositOrders).start(declined, {}));
    expect(again.depositOrderId).toBe(id);
    valueOf(await pay(id));
  });

  it('is not paid on the page of the partner bank without KYC, or at another rate', async () => {
    const { url } = await atPartner();
    await sendForms(url, FORMS);
    await showInKyc({ kyc_status: 'none' });
    const unknown = await sendForm(url, PAY);
    expect(unknown.status).toBe(422);
    expect(unknown.text).toContain('Please verify your PAN before you pay.');
    await showInKyc({ ...known, date_of_birth: '1960-01-01' });
    const senior = await sendForm(url, PAY);
    expect(senior.status).toBe(422);
    expect(senior.text).toMatch(/The senior citizen rate of [\d.]+% p\.a\. applies to you now\./);
    await showInKyc({ ...known, gender: 'female' });
    const other = await sendForm(url, PAY);
    expect(other.status).toBe(422);
    expect(other.text).toContain('Another interest rate applies to you since your KYC.');
    await showInKyc(known);
    expect((await sendForm(url, PAY)).status).toBe(303);
  });
});

it('an order is not paid while its deposit is closed, also at the partner bank', async () => {
  const close = (is_coming_soon: boolean) =>
    backend.sandbox.database.updateTable('deposit_products').set({ is_coming_soon }).execute();
  const id = await startedOrder(app, backend, { principal: nextAmount() });
  const { url } = await atPartner();
  await sendForms(url, FORMS);
  await close(true);
  const [paid, atBank] = [await pay(id), await sendForm(url, PAY)];
  await close(false);
  expect(refusalOf(paid)).toBe('409 coming-soon');
  expect(atBank.text).toContain('is not open yet.');
  valueOf(await pay(id));
});

it('is not paid on a page of the partner bank that shows another rate', async () => {
  const { url } = await atPartner();
  await sendForms(url, FORMS);
  const page = await (await fetch(url)).text();
  const [, rate = ''] = /name="rate" value="([^"]+)"/.exec(page) ?? [];
  const other = await sendForm(url, { ...PAY, rate: '1.00' });
  expect(other.status).toBe(422);
  expect(other.text).toContain('The rate of this deposit has changed.');
  expect((await sendForm(url, { ...PAY, rate })).status).toBe(303);
});

describe('a nominee on the page of the partner bank', () => {
  const nomineeStep = async () => {
    const { url } = await atPartner();
    await sendForms(url, FORMS.slice(0, 1));
    return url;
  };

  it('from the profile is compared with the KYC of the investor', async () => {
    const url = await nomineeStep();
    const saved = backend.sandbox.database.updateTable('nominees').where('pan', '=', '');
    await saved.set({ pan: known.pan ?? '' }).execute();
    const choice = { step: 'nominee', act: 'next', nominee_choice: 'known' };
    const { status, text } = await sendForm(url, choice);
    expect(status).toBe(422);
    expect(text).toContain('Your PAN and the nominee&#39;s PAN cannot be the same.');
    const restored = backend.sandbox.database.updateTable('nominees').set({ pan: '' });
    await restored.where('pan', '=', known.pan ?? '').execute();
    expect((await sendForm(url, choice)).status).toBe(303);
  });

  it('is chosen after KYC only, which shows who the investor is', async () => {
    const url = await nomineeStep();
    await showInKyc({ pan: null, name: null, kyc_status: 'none' });
    const own = { ...FORMS[1], nominee: known.name ?? '' };
    const { status, text } = await sendForm(url, own);
    expect(status).toBe(422);
    expect(text).toContain('Please verify your PAN before you pay.');
    await showInKyc(known);
    expect((await sendForm(url, own)).text).toContain('This is your own name.');
  });

  it('that is typed is not the investor', async () => {
    const url = await nomineeStep();
    const name = (known.name ?? '').toUpperCase();
    const own = { ...FORMS[1], nominee: ` ${name} ` };
    const { status, text } = await sendForm(url, own);
    expect(status).toBe(422);
    expect(text).toContain('id="wrong-nominee">This is your own name.');
    expect((await sendForm(url, { ...own, nominee: 'Leela Mehta' })).status).toBe(303);
  });
});

it('a company gets no rate for senior citizens', async () => {
  await showInKyc({ date_of_birth: null });
  const request = await orderFor(app, backend, { principal: nextAmount() });
  const { depositId, principal, tenure, payoutFrequency } = request;
  const asked = { depositId, principal, tenure, payoutFrequency, isSeniorCitizen: true };
  const senior = valueOf(await app.get(DepositQuotes).quote(asked, {}));
  const claimed = { ...request, ...senior, isSeniorCitizen: true };
  expect(refusalOf(await app.get(DepositOrders).start(claimed, {}))).toBe('409 figures-changed');
});
