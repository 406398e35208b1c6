import { SignIn } from '#application/accounts/sign-in/sign-in.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testBackend } from '../backend.ts';
import { clientOf } from '../client.ts';
import { call, failureOf, refusalOf, valueOf } from './signed-in.ts';

const backend = testBackend({ trustedProxies: ['127.0.0.1'] });
let signIn: SignIn;
beforeAll(async () => {
  signIn = (await clientOf(backend.appAddress)).get(SignIn);
});
beforeEach(() => backend.control.reset());

const MOBILE = '9790000001';
const DAY_SECONDS = 86_400;
const enrol = (campaignId: number, mobile = MOBILE) =>
  signIn.enrol({ mobile, campaignId, firstName: '' }, {});

async function enrolled(): Promise<readonly number[]> {
  const { database } = backend.sandbox;
  const rows = await database.selectFrom('campaign_enrolments').selectAll().execute();
  return rows.map((row) => row.campaign_id);
}

describe('the enrolment of a number in a campaign', () => {
  it('is stored once, also if it is repeated [AP-7.13]', async () => {
    valueOf(await enrol(34_427));
    valueOf(await enrol(34_427));
    expect(await enrolled()).toEqual([34_427]);
  });

  it('is refused after five campaigns of the number in a day, but may be repeated [AP-7.13]', async () => {
    for (let campaign = 1; campaign <= 5; campaign += 1) valueOf(await enrol(campaign));
    const refused = await enrol(6);
    expect(refusalOf(refused)).toBe('429 too-many-campaigns');
    expect(failureOf(refused)).toMatchObject({
      message: 'This number joined several campaigns today. Please try again tomorrow.',
    });
    valueOf(await enrol(1));
    valueOf(await enrol(6, '9790000002'));
    await backend.control.advance(DAY_SECONDS + 1);
    valueOf(await enrol(6));
  });

  it('is accepted sixty times in ten minutes from one address', async () => {
    const from = (address: string, at: number) =>
      call(backend, '/user/enrollment', {
        body: { mobile: String(9_790_000_100 + at), campaign_id: 1, fname: '' },
        headers: { 'x-forwarded-for': address },
      });
    const sent = await Promise.all(Array.from({ length: 70 }, (_, at) => from('192.0.2.1', at)));
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(60);
    expect(sent.filter(({ body }) => body.code === 'too-many-requests')).toHaveLength(10);
    expect((await from('192.0.2.2', 99)).status).toBe(200);
    // The addresses of an IPv6 /56, which one customer may own, count together.
    const inNetwork = (at: number) => from(`2001:db8:0:10${(at % 16).toString(16)}::${at}`, at);
    const more = await Promise.all(Array.from({ length: 70 }, (_, at) => inNetwork(at)));
    expect(more.filter(({ status }) => status === 200)).toHaveLength(60);
    expect((await from('2001:db8:0:200::1', 99)).status).toBe(200);
  });

  it('is deleted after two years [AP-7.13]', async () => {
    valueOf(await enrol(1));
    await backend.control.advance(729 * DAY_SECONDS);
    expect(await enrolled()).toEqual([1]);
    await backend.control.advance(DAY_SECONDS + 1);
    expect(await enrolled()).toEqual([]);
  });
});
