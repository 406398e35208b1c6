import { PersonalData } from '#application/accounts/profile/personal-data.ts';
import { SignIn } from '#application/accounts/sign-in/sign-in.ts';
import { Session } from '#application/platform/session.ts';
import { Referrals } from '#application/referrals/referrals.ts';
import { ProtectedChange } from '#domain/accounts/sign-in/step-up.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { referralCampaignId, referralReport } from '#domain/referrals/referral-report.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, confirmByPhone, failureOf, signedIn, valueOf } from '../accounts/signed-in.ts';
import { clientOf } from '../client.ts';
import { testBackend } from '../backend.ts';
import { placedOrder } from '../fixed-deposits/advisor.ts';
import { paymentPage, present, press, startedOrder } from '../fixed-deposits/booking.ts';
import { DealSlips } from '#application/private-market/deal-slips.ts';
import { sellHeld } from '../private-market/histories.ts';
import { IN_STOCK, ordered, pay, signAtSigningService } from '../private-market/ordering.ts';
import { makeReady } from '../private-market/ready-investor.ts';

const ARJUN = '9000000001';
const NEHA = '9000000003';
const ROUTE = '/api/main/user/referral_stats';

const backend = testBackend();
let arjun: AppContainer;
let neha: AppContainer;
beforeAll(async () => {
  arjun = await signedIn(backend, ARJUN);
  neha = await signedIn(backend, NEHA);
});

const salesOf = async (app: AppContainer) =>
  (await statsOf(app)).entries
    .filter(({ event }) => event === 'sale')
    .map(({ purchaseValue, friendMobile }) => [purchaseValue.text, friendMobile]);
const DEFAULT_CAMPAIGN = referralCampaignId(undefined);
const statsOf = async (app: AppContainer, campaign: string = DEFAULT_CAMPAIGN) =>
  valueOf(await app.get(Referrals).stats(campaign, {}));

/** Opens the link of a friend, and signs up or in. */
async function arriving(mobile: string, invitation: string | undefined, signUps: unknown[] = []) {
  const app = await clientOf(backend.appAddress, {
    fetch: (input, init) => {
      if ((input as string).endsWith('/login/verifyotp'))
        signUps.push(JSON.parse(init?.body as string));
      return fetch(input, init);
    },
  });
  valueOf(await app.get(SignIn).requestCode(mobile, {}));
  const code = await backend.control.codeFor(mobile);
  valueOf(await app.get(SignIn).verifyCode({ mobile, code, invitation }, {}));
}

/** Signs the deal slip of a paid order, whose shares our team then transfers. */
async function transferred(app: AppContainer, requestId: number): Promise<void> {
  await signAtSigningService(app, backend, requestId);
  valueOf(await app.get(DealSlips).confirmSigned(requestId, {}));
  await backend.control.call('POST', `orders/${requestId}/complete`, {});
}

const invitationOf = async (app: AppContainer) =>
  new URL((await statsOf(app)).link).searchParams.get('ir_co') ?? undefined;

describe('the referrals', () => {
  it('have a link, and the friends’ actions with dates [AP-7.66, AP-3.33, AP-3.34, AP-3.35]', async () => {
    const { link, entries } = await statsOf(arjun);
    expect(link).toMatch(new RegExp(`^${backend.appAddress}/\\?ir_co=[A-Z2-9]{8}$`));
    expect(entries).toHaveLength(11);
    const kavita = entries.filter(({ friendName }) => friendName === 'Kavita Rao');
    expect(kavita.map(({ event }) => event)).toEqual(['sale', 'sale', 'register']);
    expect(kavita[0]).toMatchObject({ status: '1', friendMobile: 'XXXXXX0457' });
    expect(kavita[0]?.day.iso).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(kavita[0]?.purchaseValue.text).toBe('250');
    expect(referralReport(entries).earned.text).toBe('750');
  });

  it('keep their link, and belong to a campaign', async () => {
    const { link } = await statsOf(arjun);
    const other = await statsOf(arjun, '50012');
    expect(other).toEqual({ link, entries: [] });
    expect((await statsOf(neha)).link).not.toBe(link);
  });

  it('list each sign-up by the link once, for any campaign [AP-9.48, PM-2.29]', async () => {
    const sunil = await signedIn(backend, '9300000201');
    const invitation = await invitationOf(sunil);
    const signUps: unknown[] = [];
    await arriving('9300000202', invitation, signUps);
    expect(signUps).toMatchObject([{ ir_co: invitation }]);
    await arriving('9300000202', invitation);
    // An investor who had signed up before, and one with a code that does not exist.
    await arriving(NEHA, invitation);
    await arriving('9300000203', 'NOBODYS7');
    for (const campaign of [DEFAULT_CAMPAIGN, '50012']) {
      const { entries } = await statsOf(sunil, campaign);
      expect(entries).toMatchObject([
        { event: 'register', status: '1', friendMobile: 'XXXXXX0202', friendName: '' },
      ]);
      expect(referralReport(entries).entries.registered).toHaveLength(1);
    }
  });

  it('list the friends’ shares once transferred, with the rewards [AP-4.61, AP-9.4, AP-9.6]', async () => {
    const asha = await signedIn(backend, '9300000301');
    await arriving('9300000302', await invitationOf(asha));
    const friend = await signedIn(backend, '9300000302');
    await makeReady(backend, friend);
    const first = await ordered(friend, IN_STOCK, 25);
    await pay(friend, first.requestId);
    // A paid order may still be refunded, and an unpaid one may end.
    await ordered(friend, IN_STOCK, 26);
    expect(await salesOf(asha)).toEqual([]);
    await transferred(friend, first.requestId);
    // 0.25% of 25 x 760 rupees, and 200 for the first transaction.
    expect(await salesOf(asha)).toEqual([['247.5', 'XXXXXX0302']]);
    await backend.control.advance(60);
    const second = await ordered(friend, IN_STOCK, 40);
    await pay(friend, second.requestId);
    await transferred(friend, second.requestId);
    // 0.25% of 30,400 rupees, and the voucher.
    expect(await salesOf(asha)).toEqual([
      ['326', 'XXXXXX0302'],
      ['247.5', 'XXXXXX0302'],
    ]);
    expect(referralReport((await statsOf(asha)).entries).earned.text).toBe('573.5');
  });

  it('list a friend for whom an advisor prepared a deposit before the first sign-in [PM-2.29]', async () => {
    const omar = await signedIn(backend, '9300000601');
    await placedOrder(backend, { mobile: '9300000602' });
    await backend.control.advance(60);
    const arrival = backend.sandbox.clock.now().getTime();
    await arriving('9300000602', await invitationOf(omar));
    expect((await statsOf(omar)).entries).toMatchObject([
      { event: 'register', friendMobile: 'XXXXXX0602' },
    ]);
    const friend = await signedIn(backend, '9300000602');
    const [consent] = valueOf(await friend.get(PersonalData).consents({}));
    // The person has not agreed to anything before.
    expect(present(consent).since.getTime()).toBeGreaterThanOrEqual(arrival);
  });

  it('count a deposit once it is booked [AP-4.61, AP-9.4]', async () => {
    const ravi = await signedIn(backend, '9300000401');
    await backend.sandbox.database
      .updateTable('investors')
      .set({ invited_by: await invitationOf(ravi) })
      .where('mobile', '=', ARJUN)
      .execute();
    const before = await salesOf(ravi);
    const order = await startedOrder(arjun, backend, { principal: '30000' });
    const page = await paymentPage(arjun, backend, order);
    expect(await salesOf(ravi)).toHaveLength(before.length);
    await press(page, 'succeeded');
    expect((await salesOf(ravi))[0]).toEqual(['250', 'XXXXXX0001']);
    expect(await salesOf(ravi)).toHaveLength(before.length + 1);
  });

  it('keep the rewards for a friend who has deleted the account', async () => {
    const meera = await signedIn(backend, '9300000501');
    await arriving('9300000502', await invitationOf(meera));
    const friend = await signedIn(backend, '9300000502');
    await makeReady(backend, friend);
    const { requestId } = await ordered(friend, IN_STOCK, 25);
    await pay(friend, requestId);
    await transferred(friend, requestId);
    const share = { shareName: 'Nilgiri Diagnostics', price: '770', units: 25 };
    await sellHeld(friend, backend, share);
    await confirmByPhone(backend, friend, ProtectedChange.AccountDeletion);
    valueOf(await friend.get(PersonalData).deleteAccount({}));
    const { entries } = await statsOf(meera);
    expect(referralReport(entries).earned.text).toBe('247.5');
    expect(entries.map(({ event }) => event).toSorted()).toEqual(['register', 'sale']);
    expect(entries.map(({ friendName }) => friendName)).toEqual(['A friend', 'A friend']);
    expect(entries.map(({ friendMobile }) => friendMobile)).not.toContain('XXXXXX0502');
  });

  it('are for their investor alone [AP-6.3]', async () => {
    expect((await statsOf(neha)).entries).toEqual([]);
    const token = neha.get(Session).current?.accessToken;
    const body = { email: ARJUN, campaign_id: 34427 };
    const other = await call(backend, '/user/referral_stats', { body, token });
    expect([other.status, other.body.code]).toEqual([403, 'not-yours']);
    expect((await call(backend, '/user/referral_stats', { body })).status).toBe(401);
  });

  it('are sent with the mobile number as email, and the campaign [AP-7.66]', async () => {
    const requests: unknown[] = [];
    const app = await signedIn(backend, NEHA, {
      fetch: (input, init) => {
        if ((input as string).endsWith(ROUTE)) requests.push(JSON.parse(init?.body as string));
        return fetch(input, init);
      },
    });
    await statsOf(app);
    expect(requests).toEqual([{ email: NEHA, campaign_id: 34427 }]);
  });

  it('have a text to share [AP-7.67]', async () => {
    expect(valueOf(await arjun.get(Referrals).text({}))).toMatch(/Vriddhi/);
  });

  it.each([
    { time: '31-02-2026 10:00:00' },
    { time: 'soon' },
    { purchaseValue: 'much' },
    { purchaseValue: '-5' },
    { event_name: 'visit' },
  ])('are rejected by the adapter if invalid: %o', async (wrong) => {
    const row = {
      event_name: 'sale',
      status: '1',
      time: '2026-11-02 10:00:00',
      referee_mobile: '9811120457',
      referee_name: 'Kavita',
      purchaseValue: '250',
    };
    const data = {
      referral_link: 'https://v.example/?ir_co=A',
      convertsList: [{ ...row, ...wrong }],
    };
    await backend.control.fault({ route: ROUTE, kind: 'patch', patch: { data } });
    const refused = failureOf(await arjun.get(Referrals).stats(DEFAULT_CAMPAIGN, {}));
    expect(refused.kind).toBe('unexpected-reply');
  });
});
