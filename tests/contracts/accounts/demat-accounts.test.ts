import { DISCLAIMER_VERSION } from '#application/accounts/demat/accept-disclaimer.ts';
import { DematAccounts } from '#application/accounts/demat/demat-accounts.ts';
import { PersonalData } from '#application/accounts/profile/personal-data.ts';
import { SaveDematAccount } from '#application/accounts/demat/save-demat-account.ts';
import { JourneyKey, JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import { Session } from '#application/platform/session.ts';
import { CML_LARGEST_MB, cmlFileViolation } from '#domain/accounts/demat/cml-file.ts';
import { dematInput, dematNumberViolation } from '#domain/accounts/demat/demat-number.ts';
import { ActivityKind } from '#domain/accounts/profile/activity.ts';
import { BYTES_IN_MB, fileTypeOf } from '#domain/platform/file-type.ts';
import { isWholeFile } from '#domain/platform/image-file.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import {
  crowdedFile,
  jpegFile,
  otherFiles,
  pdfFile,
  pictureFiles,
  pngFile,
} from '#tests/arbitraries/picture-files.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testBackend } from '../backend.ts';
import { call, failureOf, refusalOf, signedIn, valueOf } from './signed-in.ts';

const backend = testBackend();
let last = 9_470_000_001;

/** A number of the investor's own at either depository. */
const mobileOf = (app: AppContainer) => app.get(Session).current?.mobile ?? '';
const nsdlOf = (app: AppContainer) => `IN3001${mobileOf(app)}`;
const cdslOf = (app: AppContainer) => `123456${mobileOf(app)}`;
const newcomer = () => signedIn(backend, String((last += 10)));
const cmlOf = (content: Uint8Array, fileName = 'cml.pdf') => ({
  fileName,
  content: new Uint8Array(content),
});
const save = (app: AppContainer, dematNumber: string, content = pdfFile(), fileName?: string) =>
  app.get(DematAccounts).save({ dematNumber, cml: cmlOf(content, fileName) }, {});
const current = async (app: AppContainer) => valueOf(await app.get(DematAccounts).current({}));

/** The bytes as they come back to their owner. */
async function bytesOf(app: AppContainer): Promise<Uint8Array> {
  const file = valueOf(await app.get(DematAccounts).cmlFile({}));
  return new Uint8Array(await file.arrayBuffer());
}

/** The form as no adapter would send it. */
async function sendForm(
  app: AppContainer,
  parts: readonly (readonly [string, string | Blob, string?])[],
  headers: Readonly<Record<string, string>> = {},
) {
  const form = new FormData();
  for (const [name, value, fileName] of parts) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, fileName);
  }
  const { accessToken } = app.get(Session).current ?? {};
  const response = await fetch(`${backend.appAddress}/api/main/savedemat`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, ...headers },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as { code?: string } };
}

describe('saving a demat account', () => {
  it.each([
    ['NSDL', nsdlOf],
    ['CDSL', cdslOf],
  ] as const)(
    'stores a number of %s and its file, and updates the session [AP-7.26, AP-7.27, AP-4.37, AP-4.38]',
    async (_, numberOf) => {
      const app = await newcomer();
      const dematNumber = numberOf(app);
      expect(await current(app)).toBeUndefined();
      const saving = app.get(SaveDematAccount);
      valueOf(await saving.run({ dematNumber, cml: cmlOf(pdfFile()) }, {}));
      expect(app.get(Session).current).toMatchObject({ isDematVerified: true, dematNumber });
      const cml = { fileName: 'cml.pdf', bytes: pdfFile().length };
      expect(await current(app)).toEqual({ dematNumber, cml });
      const again = await signedIn(backend, app.get(Session).current?.mobile ?? '');
      expect(again.get(Session).current).toMatchObject({ isDematVerified: true, dematNumber });
    },
  );

  it('is done once, even if repeated; another number is refused', async () => {
    const app = await newcomer();
    const saves = await Promise.all([1, 2, 3].map(() => save(app, nsdlOf(app))));
    expect(saves.every(({ ok }) => ok)).toBe(true);
    valueOf(await save(app, nsdlOf(app), pngFile(), 'newer.png'));
    expect((await current(app))?.cml?.fileName).toBe('newer.png');
    expect(refusalOf(await save(app, cdslOf(app)))).toBe('409 demat-present');
    expect((await current(app))?.dematNumber).toBe(nsdlOf(app));
  });

  it('sends one SMS, and is in the activity', async () => {
    const app = await newcomer();
    valueOf(await save(app, nsdlOf(app)));
    valueOf(await save(app, nsdlOf(app), pngFile(), 'newer.png'));
    const mobile = app.get(Session).current?.mobile ?? '';
    const sent = (await backend.control.outbox(mobile)).filter(({ text }) => /demat/.test(text));
    const message = `was added to your Vriddhi account: xxxxxxxxxxxx${mobile.slice(-4)}`;
    expect(sent.map(({ text }) => text)).toEqual([expect.stringContaining(message)]);
    const activity = valueOf(await app.get(PersonalData).activity({}));
    const added = activity.filter(({ kind }) => kind === ActivityKind.DematAdded);
    expect(added).toHaveLength(1);
  });

  it.each([
    ['IN50050050050050', '500 demat-service-down'],
    ['IN40940940940940', '409 demat-taken'],
  ])('answers like the depository to %s', async (dematNumber, refusal) => {
    const app = await newcomer();
    expect(refusalOf(await save(app, dematNumber))).toBe(refusal);
    expect(await current(app)).toBeUndefined();
  });

  it('is stored for the investors of the sample data [AP-7.27]', async () => {
    expect(await current(await signedIn(backend, '9000000001'))).toEqual({
      dematNumber: expect.stringMatching(/^IN\d{14}$/) as string,
      cml: undefined,
    });
    expect(await current(await signedIn(backend, '9000000002'))).toBeUndefined();
  });

  it('continues the identity check of this tab [AP-7.76]', async () => {
    const app = await newcomer();
    app.get(JourneyStore).write(JourneyKey.KycEntry, 'visit-7');
    valueOf(await save(app, nsdlOf(app)));
  });
});

describe('the client master list', () => {
  it('is refused by the backend exactly if the domain refuses it [AP-5.28, AP-5.30]', async () => {
    const app = await newcomer();
    const contents = fc.oneof(
      otherFiles,
      pictureFiles.map(({ bytes }) => bytes),
    );
    await fc.assert(
      fc.asyncProperty(
        contents,
        fc.string({ unit: 'binary', maxLength: 60 }),
        async (bytes, name) => {
          // The limit of changes has a test of its own.
          await backend.sandbox.database.deleteFrom('use_counts').execute();
          const violation = cmlFileViolation(bytes);
          const saved = await sendForm(app, [
            ['investor_id', String(app.get(Session).current?.investorId)],
            ['demat_account_no', nsdlOf(app)],
            ['cml', new Blob([new Uint8Array(bytes)]), `x${name}`],
          ]);
          if (violation) expect(saved.body.code).toBe(`cml-${violation.kind}`);
          else {
            expect(saved.status).toBe(200);
            const { cml } = (await current(app)) ?? {};
            expect(cml?.fileName).toMatch(/^[A-Za-z0-9 _()-]{1,60}\.(png|jpg|pdf)$/);
            const kept = await bytesOf(app);
            expect([fileTypeOf(kept), isWholeFile(kept)]).toEqual([fileTypeOf(bytes), true]);
          }
        },
      ),
      { numRuns: 60 },
    );
    expect(backend.failures).toEqual([]);
  });

  it('has at most 5 MB, exact to the byte [AP-5.30]', async () => {
    const app = await newcomer();
    const sized = (bytes: number) => {
      const file = new Uint8Array(bytes);
      file.set(pdfFile());
      file.set(pdfFile(), bytes - pdfFile().length);
      return file;
    };
    const largest = CML_LARGEST_MB * BYTES_IN_MB;
    expect(refusalOf(await save(app, nsdlOf(app), sized(largest + 1)))).toBe('400 cml-too-large');
    expect(refusalOf(await save(app, nsdlOf(app), sized(7 * BYTES_IN_MB)))).toBe('413 too-large');
    valueOf(await save(app, nsdlOf(app), sized(largest)));
    expect((await bytesOf(app)).length).toBe(largest);
  });

  it('has at most 10,000 parts', async () => {
    const app = await newcomer();
    const content = crowdedFile('png', 3 * BYTES_IN_MB);
    expect(refusalOf(await save(app, nsdlOf(app), content))).toBe('400 cml-cut-short');
  });

  it('is read as it was sent, with every byte', async () => {
    const app = await newcomer();
    const length = BYTES_IN_MB + 1;
    const file = Uint8Array.from({ length }, (_, at) => (at * 7 + (at >> 8)) % 256);
    file.set(pdfFile());
    file.set(pdfFile(), file.length - pdfFile().length);
    valueOf(await save(app, nsdlOf(app), file));
    expect(Buffer.compare(await bytesOf(app), file)).toBe(0);
  });

  it('loses the metadata of cameras and programs', async () => {
    const app = await newcomer();
    const note = 'Asha Rao, 19.07 N 72.87 E';
    for (const content of [pngFile({ note }), jpegFile({ note })]) {
      const noted = Uint8Array.of(...content, ...new TextEncoder().encode(note));
      valueOf(await save(app, nsdlOf(app), noted));
      const kept = Buffer.from(await bytesOf(app)).toString('latin1');
      expect(kept).not.toContain('Asha');
    }
    valueOf(await save(app, nsdlOf(app), jpegFile({ note })));
    expect(await bytesOf(app)).toEqual(jpegFile());
    valueOf(await save(app, nsdlOf(app), pngFile({ note })));
    expect(await bytesOf(app)).toEqual(pngFile());
  });

  it('is only for its owner, as a download that no browser executes', async () => {
    const [owner, other] = [await newcomer(), await newcomer()];
    valueOf(await save(owner, nsdlOf(owner), pdfFile(), 'a"b\r\nx: y.html'));
    const address = `${backend.appAddress}/api/main/demat/cml`;
    const fetched = async (app: AppContainer | undefined, query = '') => {
      const token = app?.get(Session).current?.accessToken;
      return fetch(`${address}${query}`, { headers: { authorization: `Bearer ${token}` } });
    };
    const own = await fetched(owner);
    expect(own.status).toBe(200);
    expect(Object.fromEntries(own.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="[\w -]+\.pdf"$/,
      ) as string,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cache-control': 'no-store',
    });
    expect((await fetched(other)).status).toBe(404);
    expect((await fetched(undefined)).status).toBe(401);
    const id = owner.get(Session).current?.investorId;
    expect((await fetched(other, `?investor_id=${id}`)).status).toBe(400);
  });
});

describe('the number', () => {
  it('is refused by the backend exactly if the domain refuses it [AP-5.24]', async () => {
    const app = await newcomer();
    const { investorId } = app.get(Session).current ?? {};
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.stringMatching(/^(IN|in|[0-9]{2})[0-9]{13,15}$/),
      fc.string({ unit: 'grapheme', maxLength: 30 }).map(dematInput),
      fc.constantFrom('IN30012345678901', '१२३४५६७८९०१२३४५६', 'IN30012345678901 ', '\ud800'),
    );
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        // A form carries no lone surrogates and one kind of line break.
        const sent = Buffer.from(text)
          .toString()
          .replaceAll(/\r\n|\r|\n/g, '\r\n');
        const reply = await sendForm(app, [
          ['investor_id', String(investorId)],
          ['demat_account_no', sent],
          ['cml', new Blob(['no file of ours']), 'cml.pdf'],
        ]);
        const isFine = dematNumberViolation(sent) === undefined;
        expect([reply.status, reply.body.code]).toEqual([
          400,
          isFine ? 'cml-wrong-type' : 'invalid-field',
        ]);
      }),
      { numRuns: 60 },
    );
    expect(backend.failures).toEqual([]);
  });
});

describe('the form', () => {
  const file = () => new Blob([pdfFile() as Uint8Array<ArrayBuffer>]);

  it('is not written again if the file is the same, and at most ten times an hour', async () => {
    const app = await newcomer();
    const writer = async () => {
      const { rows } = await sql<{ writer: string }>`
        select xmin::text as writer from cml_files
        where investor_id = ${app.get(Session).current?.investorId}
      `.execute(backend.sandbox.database);
      return rows[0]?.writer;
    };
    valueOf(await save(app, nsdlOf(app)));
    const first = await writer();
    for (let times = 0; times < 12; times += 1) valueOf(await save(app, nsdlOf(app)));
    expect(await writer()).toBe(first);
    const files = [pngFile(), jpegFile()];
    for (let times = 0; times < 9; times += 1) {
      valueOf(await save(app, nsdlOf(app), files[times % 2]));
    }
    const refused = await save(app, nsdlOf(app), pdfFile());
    expect(failureOf(refused)).toMatchObject({
      status: 429,
      message: 'You changed this file several times. Please try again in an hour.',
    });
  });

  it('of another investor, with other fields, or twice the same is refused', async () => {
    const app = await newcomer();
    const id = String(app.get(Session).current?.investorId);
    const good = [
      ['investor_id', id],
      ['demat_account_no', nsdlOf(app)],
    ] as const;
    const cml = ['cml', file(), 'cml.pdf'] as const;
    const answers: string[] = [];
    for (const parts of [
      [['investor_id', '1'], ['demat_account_no', nsdlOf(app)], cml] as const,
      [...good, cml, ['is_demat_verified', '1']] as const,
      [...good, cml, ['__proto__', 'x']] as const,
      [...good, cml, cml] as const,
      [...good, ['cml', 'text in place of a file']] as const,
      [['investor_id', id], cml] as const,
    ]) {
      const { status, body } = await sendForm(app, parts);
      answers.push(`${status} ${body.code}`);
    }
    expect(answers).toEqual([
      '403 not-yours',
      '400 unknown-field',
      '400 malformed-form',
      '400 malformed-form',
      '400 invalid-field',
      '400 invalid-field',
    ]);
    expect(await current(app)).toBeUndefined();
  });

  it('is accepted by no other call, and not without session or boundary', async () => {
    const app = await newcomer();
    const token = app.get(Session).current?.accessToken;
    const authorization = `Bearer ${token}`;
    const post = async (path: string, headers: Record<string, string>, body: string | FormData) =>
      (await fetch(`${backend.appAddress}/api/main${path}`, { method: 'POST', headers, body }))
        .status;
    expect(await post('/isdematverified', { authorization }, new FormData())).toBe(415);
    expect(await post('/savedemat', {}, new FormData())).toBe(401);
    const broken = { authorization, 'content-type': 'multipart/form-data; boundary=x' };
    expect(await post('/savedemat', broken, 'not a form')).toBe(400);
    const borderless = { authorization, 'content-type': 'multipart/form-data' };
    expect(await post('/savedemat', borderless, 'not a form')).toBe(400);
  });
});

describe('the disclaimer', () => {
  it('is accepted once, in its current version, by each investor [AP-2.59]', async () => {
    const app = await newcomer();
    const accept = (version: string) => app.get(DematAccounts).acceptDisclaimer(version, {});
    valueOf(await accept(DISCLAIMER_VERSION));
    const rows = () =>
      backend.sandbox.database
        .selectFrom('disclaimer_acceptances')
        .select(['version', 'accepted_at'])
        .where('investor_id', '=', app.get(Session).current?.investorId ?? 0)
        .execute();
    const first = await rows();
    await backend.control.call('POST', 'clock', { advanceSeconds: 60 });
    valueOf(await accept(DISCLAIMER_VERSION));
    expect(await rows()).toEqual(first);
    expect(first).toHaveLength(1);
    expect(refusalOf(await accept('latest'))).toBe('400 invalid-field');
    // An investor cannot have read a later text, and an earlier one is no longer valid.
    for (const other of ['2026-11', '2027-01']) {
      expect(failureOf(await accept(other))).toMatchObject({
        status: 409,
        code: 'disclaimer-outdated',
        message: 'The disclaimer has changed. Please reload the page and read it again.',
      });
    }
    expect(await rows()).toEqual(first);
    const token = app.get(Session).current?.accessToken;
    const body = { investor_id: 1001, version: DISCLAIMER_VERSION };
    const foreign = await call(backend, '/onboarding/acceptdisclaimer', { token, body });
    expect(foreign.status).toBe(403);
  });
});
