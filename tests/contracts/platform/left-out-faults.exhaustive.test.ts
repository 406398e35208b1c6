import { IdentityChecks } from '#application/accounts/identity-checks.ts';
import { KycVerifications } from '#application/accounts/kyc-verifications.ts';
import { SignIn } from '#application/accounts/sign-in.ts';
import { UpiChecks } from '#application/accounts/upi-checks.ts';
import { VideoKycs } from '#application/accounts/video-kycs.ts';
import { UnpaidDepositOrders } from '#application/fixed-deposits/booking/unpaid-deposit-orders.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { Session } from '#application/platform/session.ts';
import { SellRequests } from '#application/private-market/sell-requests.ts';
import { ShareOrders } from '#application/private-market/share-orders.ts';
import { Profiles } from '#application/accounts/profiles.ts';
import type { Result } from '#domain/platform/result.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { leftOut } from '#tests/e2e/faults/faults-left-out.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { signedIn } from '../accounts/signed-in.ts';
import { type Backend, startBackend } from '../backend.ts';
import { lightClientOf } from '../content/light-client.ts';
import type { FaultOrder } from '../control.ts';

let backend: Backend;
let app: AppContainer;
beforeAll(async () => {
  backend = await startBackend();
  app = await signedIn(backend, '9000000001');
});
afterEach(() => backend.control.clearFaults());
afterAll(() => backend.stop());

type Ask = () => Promise<Result<unknown, PortFailure>>;

const RENEWAL = 'POST /api/main/login/refreshtoken';
const returned = { manufacturerId: '7', entryId: 'none', referenceId: 'none', data: 'none' };
const pictures = { selfie: new Uint8Array(9), signature: new Uint8Array(9) };

/** Each call that no screen of the matrix makes, by its adapter. */
const asks: Readonly<Record<string, Ask>> = {
  'POST /api/main/user/enrollment': () =>
    app.get(SignIn).enrol({ mobile: '9812345678', campaignId: 34_427, firstName: '' }, {}),
  'POST /api/main/onboarding/getupistatus': () =>
    app.get(UpiChecks).status({ transactionId: 'none', referenceId: 'none' }, {}),
  'POST /api/main/onboarding/submitvideokyc': () => app.get(VideoKycs).submit(pictures, {}),
  'POST /api/main/onboarding/getdigilocker-uistream-status': () =>
    app.get(KycVerifications).identityOutcome('none', {}),
  'POST /api/main/getpanprofile': () => app.get(KycVerifications).panProfile('ABCPE1234F', {}),
  'GET /api/orders/ifa/invest/Resume-preipo-booking': () => app.get(ShareOrders).resume('x', {}),
  'GET /api/news/news': () => lightClientOf(backend).news.page({ search: '', offset: 0 }, {}),
  'POST /api/main/investment/cancel-order': () => app.get(UnpaidDepositOrders).cancel(999_999, {}),
  'PUT /api/private-market/preipo/cancel': () => app.get(ShareOrders).cancel(999_999, {}),
  'PUT /api/private-market/pre-ipo/sell-request/answer': () =>
    app.get(SellRequests).answer({ requestId: 999_999, tag: 'decline' }, {}),
  'GET /api/main/investment/getmkycstatus': () => app.get(IdentityChecks).visitStatus(returned, {}),
  'GET /api/main/investment/aadhaar-validation': () =>
    app.get(IdentityChecks).validate(returned, {}),
};

/** Nobody waits for what they answer, or nothing of ours makes them. */
const UNASKED = [
  'POST /api/log/report',
  'POST /api/private-market/login/sendotp',
  'POST /api/main/onboarding/skipprofile',
];

/** A PAN that is registered elsewhere is an outcome of the documents. */
const CONFLICT_IS_A_VALUE = 'POST /api/main/onboarding/getdigilocker-uistream-status';
const VALUE = { kind: 'a value' };

const OFFLINE = { kind: 'unreachable', reason: 'offline' };
const refused = (status: number) => expect.objectContaining({ kind: 'refused', status }) as object;

/** What goes wrong, and what the adapter makes of it. */
const FAULTS: readonly (readonly [string, Omit<FaultOrder, 'route'>, object])[] = [
  ['a conflict', { kind: 'status', status: 409 }, refused(409)],
  ['a failure', { kind: 'status', status: 500 }, refused(500)],
  ['connection lost before the work', { kind: 'drop' }, OFFLINE],
  ['connection lost after the work', { kind: 'drop-after-commit' }, OFFLINE],
  ['no answer', { kind: 'timeout' }, { kind: 'unreachable', reason: 'timeout' }],
  // Of a refusal the status alone can be read.
  [
    'half a reply',
    { kind: 'malformed' },
    { kind: expect.stringMatching(/^(unexpected-reply|refused)$/) as string },
  ],
];

/** Longer than any adapter waits. */
const PATIENCE = 60_000;

describe('a call that no screen of the fault matrix makes', () => {
  it('is asked here, or nobody waits for it', () => {
    const named = [...Object.keys(asks), ...UNASKED, RENEWAL];
    expect(Object.keys(leftOut).toSorted()).toEqual(named.toSorted());
  });

  it.each(FAULTS)(
    'tells %s for what it is, and answers once it is over',
    async (_, fault, told) => {
      const made = await Promise.all(
        Object.entries(asks).map(async ([route, ask]) => {
          await backend.control.fault({ ...fault, route, times: 1 });
          const result = await ask();
          return [route, result.ok ? VALUE : result.failure] as const;
        }),
      );
      for (const [route, failure] of made) {
        const isOutcome = route === CONFLICT_IS_A_VALUE && fault.status === 409;
        expect(failure, `${route}`).toMatchObject(isOutcome ? VALUE : told);
      }
      await backend.control.clearFaults();
      for (const [route, ask] of Object.entries(asks)) {
        const again = await ask();
        const isAnswer =
          again.ok || (again.failure.kind === 'refused' && again.failure.status < 500);
        expect(isAnswer, `${route}, again`).toBe(true);
      }
    },
    PATIENCE,
  );

  it('is asked with an old token, and renews it', async () => {
    for (const [route, ask] of Object.entries(asks)) {
      if (route.includes('/news/') || route.includes('enrollment')) continue;
      const before = app.get(Session).current?.accessToken;
      await backend.control.fault({ route, kind: 'status', status: 401, times: 1 });
      await ask();
      expect(app.get(Session).current?.accessToken, `${route}`).not.toBe(before);
    }
  });
});

describe('the renewal of a token', () => {
  /** Somebody whose next call meets an old token, whose renewal then goes wrong. */
  async function renewing(fault: Omit<FaultOrder, 'route'>) {
    const person = await signedIn(backend, '9000000002');
    const route = 'POST /api/main/profile';
    await backend.control.fault({ route, kind: 'status', status: 401, times: 1 });
    await backend.control.fault({ ...fault, route: RENEWAL, times: 1 });
    const result = await person.get(Profiles).summary({});
    await backend.control.clearFaults();
    return { person, result };
  }

  it.each([
    ['the line is cut before it', { kind: 'drop' }],
    ['nobody answers', { kind: 'timeout' }],
    ['a gateway waits in vain', { kind: 'status', status: 503, code: 'unknown' }],
  ] as const)(
    'ends no session where %s: the call is made again',
    async (_, fault) => {
      const { person, result } = await renewing(fault);
      expect(result).toMatchObject({ ok: false, failure: OFFLINE });
      expect(person.get(Session).current).toBeDefined();
      expect((await person.get(Profiles).summary({})).ok).toBe(true);
    },
    PATIENCE,
  );

  it.each([
    ['it is refused', { kind: 'status', status: 409 }],
    ['it fails', { kind: 'status', status: 500 }],
    ['its answer cannot be read', { kind: 'malformed' }],
  ] as const)('ends the session where %s, as documented', async (_, fault) => {
    const { person, result } = await renewing(fault);
    expect(result).toMatchObject({ ok: false, failure: { kind: 'signed-out' } });
    expect(person.get(Session).current).toBeUndefined();
  });
});
