import { KycVerifications } from '#application/accounts/kyc/kyc-verifications.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { describe, expect, it } from 'vitest';
import { testBackend } from '../backend.ts';
import { refusalOf, signedIn, valueOf } from './signed-in.ts';

const backend = testBackend();
let last = 9_450_000_000;
const newInvestor = () => signedIn(backend, String((last += 11)));

function verify(app: AppContainer, returnUrl = `${backend.appAddress}/kyc`) {
  const request = { pan: 'IDEPG1234E', factor: 'mobile' as const, returnUrl };
  return app.get(KycVerifications).verifyPan(request, {});
}

async function save(app: AppContainer) {
  const pan = 'IDEPG1234E';
  const kyc = app.get(KycVerifications);
  const { name } = valueOf(await kyc.panProfile(pan, {}));
  // The date of birth that the identity page returns.
  const dateOfBirth = CalendarDate.of('1990-07-15');
  return kyc.savePan({ pan, name, email: 'a@b.in', dateOfBirth, method: 'minimum' }, {});
}

describe('the identity page', () => {
  async function opened(app: AppContainer) {
    const outcome = valueOf(await verify(app));
    if (outcome.kind !== 'identity-page') throw new Error(`got ${outcome.kind}`);
    return { app, entryId: outcome.entryId ?? '', url: outcome.url };
  }
  const answered = (url: string, choice: string) =>
    fetch(`${backend.thirdPartyAddress}/identity`, {
      method: 'POST',
      body: new URLSearchParams({ state: new URL(url).searchParams.get('state') ?? '', choice }),
      redirect: 'manual',
    });
  async function visit(choice: string) {
    const { url, ...visited } = await opened(await newInvestor());
    const page = await fetch(url);
    return { ...visited, url, page, answer: await answered(url, choice) };
  }
  const resultOf = async ({ app, entryId }: { app: AppContainer; entryId: string }) =>
    app.get(KycVerifications).identityOutcome(entryId, {});

  it('returns with a consent that identifies the investor [AP-4.11, AP-7.17]', async () => {
    const visited = await visit('consented');
    expect(visited.page.status).toBe(200);
    expect(visited.answer.status).toBe(303);
    expect(visited.answer.headers.get('location')).toBe(`${backend.appAddress}/kyc`);
    const outcome = valueOf(await resultOf(visited));
    expect(outcome).toMatchObject({ kind: 'accepted', identity: { gender: 'male' } });
    const saved = await save(visited.app);
    expect(saved.ok).toBe(true);
  });

  it('does not accept a refusal or another person [AP-8.6]', async () => {
    const refused = await visit('refused');
    expect(refusalOf(await resultOf(refused))).toBe('400 identity-refused');
    expect(refusalOf(await save(refused.app))).toMatch(/^4\d\d /);
    const wrong = await visit('wrong-person');
    expect(valueOf(await resultOf(wrong))).toEqual({ kind: 'pan-mismatch' });
  });

  it('ends after one answer, and is unknown to others', async () => {
    const visited = await visit('consented');
    expect((await fetch(visited.url)).status).toBe(410);
    expect((await fetch(`${visited.url.split('?')[0]}?state=made.up`)).status).toBe(410);
    const other = await newInvestor();
    const result = await resultOf({ app: other, entryId: visited.entryId });
    expect(refusalOf(result)).toBe('404 identity-unknown');
  });

  it('counts one of two answers that are given at once', async () => {
    const choices = ['consented', 'refused'];
    for (let round = 0; round < 5; round += 1) {
      const visited = await opened(await newInvestor());
      const replies = await Promise.all(choices.map((choice) => answered(visited.url, choice)));
      const { ok: isAccepted } = await resultOf(visited);
      const expected = isAccepted ? [303, 410] : [410, 303];
      expect(replies.map(({ status }) => status)).toEqual(expected);
    }
  });

  it('expires after 15 minutes, and leads back to a new check [AP-4.11]', async () => {
    const visited = await opened(await newInvestor());
    await backend.control.advance(14 * 60);
    expect((await fetch(visited.url)).status).toBe(200);
    // Without a request, the session would end at the same time.
    expect(refusalOf(await resultOf(visited))).toBe('400 identity-open');
    await backend.control.advance(60);
    for (const reply of [await fetch(visited.url), await answered(visited.url, 'consented')]) {
      expect(reply.status).toBe(410);
      const page = await reply.text();
      expect(page).toContain('The time to answer is over, and nothing was shared.');
      expect(page).toContain(`<a class="button" href="${backend.appAddress}/kyc">`);
    }
    expect(refusalOf(await resultOf(visited))).toBe('400 identity-open');
    const next = await opened(visited.app);
    expect((await answered(next.url, 'consented')).status).toBe(303);
    expect(valueOf(await resultOf(next))).toMatchObject({ kind: 'accepted' });
  });

  it('never leads to a foreign address', async () => {
    const app = await newInvestor();
    const refused = await verify(app, 'https://elsewhere.example/kyc');
    expect(refusalOf(refused)).toBe('400 foreign-return');
  });
});
