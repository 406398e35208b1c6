import { DEMAT_FORM } from '#application/accounts/demat/save-demat-account.ts';
import { File as NodeFile } from 'node:buffer';
import { JourneyKey, JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import { Session } from '#application/platform/session.ts';
import { cmlFileViolation } from '#domain/accounts/demat/cml-file.ts';
import { dematNumberViolation } from '#domain/accounts/demat/demat-number.ts';
import { otherFiles, pdfFile, pictureFiles, pngFile } from '#tests/arbitraries/picture-files.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { AES_256_PDFS, decoded } from './encrypted-pdfs.ts';
import { savedFiles } from '#tests/ui/saved-files.ts';
import { heldCalls } from '#tests/ui/held-calls.ts';
import { addFault, renderScreen, type ScreenOptions } from '#tests/ui/screen.tsx';
import { DematForm } from '#ui/accounts/demat/add-demat-account/demat-form.ts';
import { isValid, validate } from '#ui/platform/forms/validate.ts';
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { untilDraft } from '#tests/ui/stored-draft.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const backend = testBackend();
// The backend in this process parses forms with Node's parser, which needs Node's `File`.
beforeEach(() => void vi.stubGlobal('File', NodeFile));

/**
 * The demat number of the current test; each test has its own, because a number belongs to one
 * investor.
 */
let dematNumber = '';
let lastDemat = 0;
beforeEach(() => {
  lastDemat += 1;
  dematNumber = `IN30012345${String(lastDemat).padStart(6, '0')}`;
});
const INVALID = 'The DEMAT you entered is not valid. Please check the number.';
const button = (name: string) => screen.findByRole('button', { name });
const number = () => screen.findByLabelText<HTMLInputElement>('Demat account number');
const cml = () => screen.findByLabelText<HTMLInputElement>('Client master list (CML)');
const isBlocked = async () => (await button('Continue')).getAttribute('aria-disabled') === 'true';
const fileOf = (bytes: Uint8Array, name = 'cml.pdf') => new File([new Uint8Array(bytes)], name);

function openStep(query = '', more: Partial<ScreenOptions> = {}) {
  return renderScreen({ path: `/add-demat-account${query}`, as: 'new', backend, ...more });
}
type Shown = Awaited<ReturnType<typeof openStep>>;

/** Selects a file of any type, as users can in the device's file dialog. */
async function choose(file: File): Promise<void> {
  fireEvent.change(await cml(), { target: { files: [file] } });
}

async function fill({ user }: Shown, file = fileOf(pdfFile())) {
  await user.type(await number(), dematNumber);
  await choose(file);
  await screen.findByText(file.name);
}

describe('the demat step', () => {
  it('asks for number and CML [AP-2.53, AP-2.54, AP-2.55, AP-5.30]', async () => {
    await openStep();
    expect(await screen.findByRole('heading', { name: 'DEMAT Verification' })).toBeTruthy();
    expect((await cml()).type).toBe('file');
    const sizes = 'Best under 2 MB; files up to 5 MB are accepted.';
    expect(screen.getByText(new RegExp(sizes))).toBeTruthy();
    expect(await isBlocked()).toBe(true);
  });

  it('accepts 16 letters and digits, and upper-cases them [AP-2.53, AP-5.23]', async () => {
    const { user } = await openStep();
    await user.type(await number(), 'in30-0123 45678901');
    expect((await number()).value).toBe('IN30012345678901');
    expect(screen.getByText('NSDL')).toBeTruthy();
    await user.clear(await number());
    await user.type(await number(), '1234567890123456');
    expect(screen.getByText('CDSL')).toBeTruthy();
    await user.type(await number(), '7');
    expect((await number()).value).toBe('12345678901234567');
    expect(await screen.findByText(INVALID)).toBeTruthy();
  });

  it('needs 16 characters of a valid number, and a CML [AP-5.25, AP-5.26, AP-5.27]', async () => {
    const { user } = await openStep();
    await choose(fileOf(pdfFile()));
    await user.type(await number(), 'IN3001234567890');
    expect(await isBlocked()).toBe(true);
    expect(screen.queryByText(INVALID)).toBeNull();
    await user.type(await number(), 'X');
    expect(await screen.findByText(INVALID)).toBeTruthy();
    expect(await isBlocked()).toBe(true);
    await user.clear(await number());
    await user.type(await number(), dematNumber);
    await waitFor(async () => expect(await isBlocked()).toBe(false));
    await user.click(await button('Remove the file'));
    expect(await isBlocked()).toBe(true);
  });

  it('saves, updates the session, and opens the disclaimer [AP-4.37, AP-4.38, AP-4.39]', async () => {
    const shown = await openStep();
    await fill(shown);
    await shown.user.click(await button('Continue'));
    await waitFor(() => expect(shown.address()).toBe('/disclaimer'));
    const session = shown.browser.get(Session).current;
    expect(session).toMatchObject({ isDematVerified: true, dematNumber });
  });

  it.each([
    [{ kind: 'status', status: 500 }],
    [{ kind: 'malformed' }],
    [{ kind: 'drop', times: 3 }],
  ] as const)('after %o shows it, keeps the input, and saves again [AP-8.24]', async (fault) => {
    const shown = await openStep();
    await fill(shown);
    await addFault(backend, { route: 'POST /api/main/savedemat', ...fault });
    await shown.user.click(await button('Continue'));
    expect(await screen.findByText('Failed to save demat account. Please try again.')).toBeTruthy();
    expect((await number()).value).toBe(dematNumber);
    expect(screen.getByText('cml.pdf')).toBeTruthy();
    await backend.control.clearFaults();
    await shown.user.click(await button('Continue'));
    await waitFor(() => expect(shown.address()).toBe('/disclaimer'));
  });

  it('keeps the file that is being sent', async () => {
    const shown = await openStep();
    await fill(shown);
    const calls = heldCalls('/savedemat');
    calls.hold();
    await shown.user.click(await button('Continue'));
    await waitFor(() => expect(calls.count()).toBe(1));
    expect(await button('Remove the file')).toBeDisabled();
    await calls.release();
    await waitFor(() => expect(shown.address()).toBe('/disclaimer'));
  });

  it('keeps a typed number over a reload', async () => {
    const shown = await openStep();
    await shown.user.type(await number(), 'IN3001');
    await untilDraft(shown.browser, DEMAT_FORM, { dematNumber: 'IN3001' });
    shown.reload();
    await waitFor(async () => expect((await number()).value).toBe('IN3001'));
  });

  it('asks for a chosen file again after a reload', async () => {
    const shown = await openStep();
    await choose(fileOf(pdfFile(), 'my-cml.pdf'));
    await button('Remove the file');
    await untilDraft(shown.browser, DEMAT_FORM, { fileName: 'my-cml.pdf' });
    shown.reload();
    expect(await screen.findByText(/^Please choose my-cml.pdf again\./)).toBeVisible();
    await choose(fileOf(pdfFile(), 'other.pdf'));
    await button('Remove the file');
    expect(screen.queryByText(/^Please choose my-cml.pdf again\./)).toBeNull();
  });
});

describe('the CML', () => {
  it.each([
    ['MZ an executable', 'cml.pdf', 'Invalid file type. Please upload PNG, JPG, or PDF only.'],
    ['<svg onload="x"/>', 'a.png', 'Invalid file type. Please upload PNG, JPG, or PDF only.'],
    ['%PDF-1.7 broken off', 'cml.pdf', 'This file is incomplete. Please choose it again.'],
    ['', 'cml.pdf', 'This file is empty. Please choose another one.'],
  ])('that holds %j as %s is refused by its content: %s [AP-5.29]', async (text, name, message) => {
    await openStep();
    await choose(new File([text], name, { type: 'application/pdf' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryByText(name)).toBeNull();
    expect((await cml()).getAttribute('aria-invalid')).toBe('true');
  });

  it('is refused one byte above 5 MB [AP-5.31]', async () => {
    await openStep();
    const bytes = new Uint8Array(5 * 1024 * 1024 + 1);
    bytes.set(pdfFile());
    await choose(fileOf(bytes));
    expect(await screen.findByText('File size must not exceed 5MB.')).toBeTruthy();
  });

  it('is asked for without a password at once if it needs one [AP-5.28]', async () => {
    await openStep();
    const ask = 'Open it, print it to a new PDF, and choose that copy, or a picture.';
    await choose(fileOf(decoded(AES_256_PDFS.withUserPassword)));
    expect(await screen.findByText(`This PDF needs a password. ${ask}`)).toBeTruthy();
    expect(screen.queryByText('cml.pdf')).toBeNull();
    await choose(fileOf(decoded(AES_256_PDFS.withoutUserPassword)));
    expect(await screen.findByText('cml.pdf')).toBeTruthy();
    expect(screen.queryByText(/needs a password/)).toBeNull();
  });

  it('can be dropped, shows the upload progress, and can be removed [AP-2.54]', async () => {
    const { user } = await openStep();
    const file = fileOf(pngFile(), 'my list.png');
    const read = vi.spyOn(file, 'slice');
    const zone = (await cml()).parentElement as HTMLElement;
    const over = createEvent.dragOver(zone);
    fireEvent(zone, over);
    expect(over.defaultPrevented).toBe(true);
    expect(zone.dataset['over']).toBe('true');
    fireEvent.drop(zone, { dataTransfer: { files: [file] } });
    expect(await screen.findByRole('progressbar', { name: 'Reading the file' })).toBeTruthy();
    expect(await screen.findByText('my list.png')).toBeTruthy();
    expect(read.mock.calls.length).toBeGreaterThan(5);
    expect(screen.queryByRole('progressbar')).toBeNull();
    await user.click(await button('Remove the file'));
    expect(await cml()).toBeTruthy();
  });

  it('stays the one chosen last, if an earlier one is read more slowly', async () => {
    await openStep();
    const slow = fileOf(pngFile(), 'wrong.png');
    let finish: (bytes: ArrayBuffer) => void = () => {};
    const read = new Promise<ArrayBuffer>((resolve) => (finish = resolve));
    const slice = vi.spyOn(slow, 'slice').mockReturnValue({ arrayBuffer: () => read } as Blob);
    await choose(slow);
    await choose(fileOf(pdfFile(), 'right.pdf'));
    expect(await screen.findByText('right.pdf')).toBeTruthy();
    finish(new ArrayBuffer(0));
    await waitFor(() => expect(slice).toHaveBeenLastCalledWith(expect.anything(), slow.size));
    expect(screen.getByText('right.pdf')).toBeTruthy();
    expect(screen.queryByText('wrong.png')).toBeNull();
  });

  it('and the number are accepted by the form exactly if the domain accepts them [AP-5.24, AP-5.28]', () => {
    const files = fc.oneof(
      otherFiles,
      pictureFiles.map(({ bytes }) => bytes),
    );
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.stringMatching(/^(IN|[0-9]{2})[0-9]{13,15}$/),
    );
    fc.assert(
      fc.property(texts, files, (text, bytes) => {
        const form = new DematForm();
        form.typeDematNumber(text);
        form.cml = new Uint8Array(bytes);
        const isNumberFine = dematNumberViolation(form.dematNumber) === undefined;
        const isFileFine = cmlFileViolation(form.cml) === undefined;
        expect(isValid(validate(form))).toBe(isNumberFine && isFileFine);
      }),
    );
  });
});

describe('Verify Later', () => {
  it('goes to the dashboard [AP-2.56]', async () => {
    const shown = await openStep();
    await shown.user.click(await screen.findByRole('link', { name: 'Verify Later' }));
    await waitFor(() => expect(shown.address()).toBe('/dashboard'));
  });

  it('is not offered while an order waits for the demat account [AP-2.52, AP-2.57]', async () => {
    await openStep('?where_from=pre-ipo-details');
    await number();
    expect(screen.queryByRole('link', { name: 'Verify Later' })).toBeNull();
  });
});

describe('a saved demat account', () => {
  it('is shown masked, with its file as a download and the next step [AP-2.53]', async () => {
    const shown = await openStep();
    await fill(shown, fileOf(pdfFile(), 'My CML.pdf'));
    await shown.user.click(await button('Continue'));
    await button('I Agree');
    shown.goTo('/add-demat-account');
    expect(await screen.findByText(`xxxxxxxxxxxx${dematNumber.slice(-4)}`)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Your demat account' })).toBeTruthy();
    await shown.user.click(await button('Show demat account number'));
    expect(screen.getByText(dematNumber)).toBeTruthy();
    expect(screen.getByText(/^My.*CML\.pdf, \d+ bytes$/)).toBeTruthy();
    const saved = savedFiles();
    await shown.user.click(await button('Download CML'));
    await waitFor(() => expect(saved.map(({ size }) => size)).toEqual([pdfFile().length]));
    expect(screen.getByRole('link', { name: 'Continue' })).toBeTruthy();
    await shown.user.click(await button('Back'));
    await waitFor(() => expect(shown.address()).toBe('/profile'));
  });

  it('shows an error if it cannot be loaded, and loads again [AP-8.25]', async () => {
    const route = 'POST /api/main/isdematverified';
    const shown = await openStep('', {
      prepare: () => addFault(backend, { route, kind: 'status', status: 503, message: 'Resting.' }),
    });
    expect(await screen.findByText('Your demat account could not be loaded')).toBeTruthy();
    expect(screen.getByText(/Resting\./)).toBeVisible();
    expect(screen.getByText(/^Reference: \S/)).toBeVisible();
    await shown.user.click(await button('Try again'));
    expect(await number()).toBeTruthy();
  });
});

describe('the disclaimer', () => {
  const openDisclaimer = (prepare?: ScreenOptions['prepare']) =>
    renderScreen({ path: '/disclaimer', as: 'new', backend, ...(prepare && { prepare }) });

  it('has five numbered statements, by a facilitator [AP-2.58, AP-2.59, FD-1.7]', async () => {
    await openDisclaimer();
    const lists = await screen.findAllByRole('list');
    const list = lists.find(({ tagName }) => tagName === 'OL');
    const statements = [...(list?.children ?? [])].map(({ textContent }) => textContent ?? '');
    expect(statements).toEqual(
      [
        /only a facilitator.*not a broker and not an adviser/,
        /Nothing here is a recommendation/,
        /Unlisted shares can lose their value/,
        /Prices and time are not certain.*within 7 working days.*cannot be sold for 6 months/,
        /It is your money and your account/,
      ].map((statement) => expect.stringMatching(statement) as unknown),
    );
  });

  it('returns to the last visited page, and is stored as accepted [AP-2.60, AP-2.61]', async () => {
    const shown = await openDisclaimer((browser) =>
      browser.get(JourneyStore).write(JourneyKey.LastVisitedPage, '/invest?sort=rate'),
    );
    await shown.user.click(await button('I Agree'));
    await waitFor(() => expect(shown.address()).toBe('/invest?sort=rate'));
    const kept = await backend.sandbox.database
      .selectFrom('disclaimer_acceptances')
      .selectAll()
      .where('investor_id', '=', shown.browser.get(Session).current?.investorId ?? 0)
      .execute();
    expect(kept).toHaveLength(1);
  });

  it('returns to the dashboard if no page is stored [AP-2.61]', async () => {
    const shown = await openDisclaimer();
    await shown.user.click(await button('I Agree'));
    await waitFor(() => expect(shown.address()).toBe('/dashboard'));
  });

  it('stays open with the reason if it cannot be saved, and saves again', async () => {
    const shown = await openDisclaimer();
    const route = 'POST /api/main/onboarding/acceptdisclaimer';
    await addFault(backend, { route, kind: 'status', status: 503, message: 'Closed for a while.' });
    await shown.user.click(await button('I Agree'));
    expect(await screen.findByText('Closed for a while.')).toBeTruthy();
    expect(shown.address()).toBe('/disclaimer');
    await shown.user.click(await button('I Agree'));
    await waitFor(() => expect(shown.address()).toBe('/dashboard'));
  });
});
