import { KycVerifications } from '#application/accounts/kyc/kyc-verifications.ts';
import { VideoKycs } from '#application/accounts/kyc/video-kycs.ts';
import { Session } from '#application/platform/session.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { jpegFile, pngFile } from '#tests/arbitraries/picture-files.ts';
import { describe, expect, it, vi } from 'vitest';
import { testBackend } from '../backend.ts';
import { call, refusalOf, signedIn, valueOf } from './signed-in.ts';

const backend = testBackend();
let last = 9_470_000_000;
const newInvestor = () => signedIn(backend, String((last += 11)));
const picture = jpegFile({ width: 640, height: 480 });
const pictures = { selfie: picture, signature: picture };

async function verifiedInvestor(): Promise<AppContainer> {
  const app = await newInvestor();
  const kyc = app.get(KycVerifications);
  const pan = 'ABCPE1234F';
  const { name } = valueOf(await kyc.panProfile(pan, {}));
  const dateOfBirth = CalendarDate.of('1991-05-06');
  valueOf(await kyc.savePan({ pan, name, email: 'a@b.in', dateOfBirth, method: 'minimum' }, {}));
  return app;
}
const read = async (app: AppContainer) => valueOf(await app.get(VideoKycs).read({}));
const submit = (app: AppContainer, change: Partial<typeof pictures> = {}) =>
  app.get(VideoKycs).submit({ ...pictures, ...change }, {});
const idOf = (app: AppContainer) => app.get(Session).current?.investorId ?? 0;

describe('the video KYC', () => {
  it('is reviewed by the desk, which sends a message [AP-2.95, FD-2.116]', async () => {
    const app = await verifiedInvestor();
    expect(await read(app)).toEqual({ status: 'none', isPanVerified: true });
    expect(valueOf(await submit(app)).status).toBe('in-review');
    const waiting = (await backend.control.call('GET', 'video-kycs')) as { investorId: number }[];
    expect(waiting.map(({ investorId }) => investorId)).toContain(idOf(app));
    await backend.control.call('POST', `video-kycs/${idOf(app)}/approve`, {});
    expect((await read(app)).status).toBe('approved');
    const [message] = await backend.control.outbox(app.get(Session).current?.mobile);
    expect(message?.text).toBe('Your video KYC is approved. Thank you.');
    expect(refusalOf(await submit(app))).toBe('409 video-kyc-approved');
  });

  it('gives the reason of a rejection, and accepts another one [AP-2.95]', async () => {
    const app = await verifiedInvestor();
    valueOf(await submit(app));
    const reason = 'The signature is out of focus.';
    await backend.control.call('POST', `video-kycs/${idOf(app)}/reject`, { reason });
    expect(await read(app)).toEqual({ status: 'rejected', isPanVerified: true, reason });
    expect(valueOf(await submit(app))).toEqual({ status: 'in-review', isPanVerified: true });
    const again = backend.control.call('POST', `video-kycs/${idOf(app) + 1}/reject`, {});
    await expect(again).rejects.toThrow('This investor has no video KYC waiting for a decision.');
  });

  it('replaces the waiting one, and is stored without camera metadata', async () => {
    const app = await verifiedInvestor();
    await Promise.all([submit(app), submit(app)]);
    expect((await read(app)).status).toBe('in-review');
    const other = jpegFile({ width: 800, height: 600 });
    const withPlace = jpegFile({ width: 800, height: 600, note: 'Shot at 19.07N 72.87E' });
    valueOf(await submit(app, { selfie: withPlace }));
    const rows = await backend.sandbox.database
      .selectFrom('video_kycs')
      .select('selfie')
      .where('investor_id', '=', idOf(app))
      .execute();
    expect(rows.map(({ selfie }) => [...selfie])).toEqual([[...other]]);
  });

  it('is stored ten times in an hour, because each one takes space', async () => {
    const app = await verifiedInvestor();
    for (let times = 0; times < 10; times += 1) valueOf(await submit(app));
    expect(refusalOf(await submit(app))).toBe('429 too-many-uses');
    expect((await read(app)).status).toBe('in-review');
  });

  it('may take a minute to send over a slow connection', async () => {
    const app = await verifiedInvestor();
    const limits = vi.spyOn(AbortSignal, 'timeout');
    valueOf(await submit(app));
    expect(limits).toHaveBeenCalledWith(60_000);
    limits.mockRestore();
  });

  it('requires a verified PAN and usable pictures', async () => {
    expect(refusalOf(await submit(await newInvestor()))).toBe('409 pan-first');
    const app = await verifiedInvestor();
    const unusable = [
      pngFile({ width: 640, height: 480 }),
      jpegFile({ width: 20, height: 20 }),
      picture.subarray(0, -2),
      new Uint8Array(),
    ];
    for (const signature of unusable) {
      expect(refusalOf(await submit(app, { signature }))).toBe('400 picture-unusable');
    }
    expect((await read(app)).status).toBe('none');
  });

  it('is for its investor alone', async () => {
    const [app, other] = [await verifiedInvestor(), await verifiedInvestor()];
    valueOf(await submit(app));
    expect((await read(other)).status).toBe('none');
    const token = other.get(Session).current?.accessToken;
    const content = Buffer.from(picture).toString('base64');
    const body = {
      investor_id: idOf(app),
      selfie_base64: content,
      signature_base64: content,
    };
    const foreign = await call(backend, '/onboarding/submitvideokyc', { token, body });
    expect([foreign.status, foreign.body.code]).toEqual([403, 'not-yours']);
    const visitor = await call(backend, '/onboarding/submitvideokyc', { body });
    expect(visitor.status).toBe(401);
  });

  it('is approved after the review time if the desk is automatic', async () => {
    const app = await verifiedInvestor();
    valueOf(await submit(app));
    await backend.control.desk(true);
    await backend.control.advance(60);
    expect((await read(app)).status).toBe('approved');
    await backend.control.desk(false);
  });

  it('is shown to the desk on a page with both pictures and two buttons', async () => {
    const app = await verifiedInvestor();
    valueOf(await submit(app));
    const address = `${backend.thirdPartyAddress}/sandbox/video-kyc`;
    const page = await (await fetch(address)).text();
    expect(page).toContain(`${idOf(app)}/signature`);
    const shown = await fetch(`${address}/${idOf(app)}/selfie`);
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(picture);
    const body = new URLSearchParams({ investor_id: String(idOf(app)), decision: 'rejected' });
    const decided = await fetch(address, { method: 'POST', body, redirect: 'manual' });
    expect(decided.status).toBe(303);
    expect((await read(app)).status).toBe('rejected');
  });
});
