import { KYC_FORM } from '#application/accounts/kyc/complete-kyc.ts';
import { ConfirmEmailChange } from '#application/accounts/profile/confirm-email-change.ts';
import { PersonalData } from '#application/accounts/profile/personal-data.ts';
import { Drafts } from '#application/platform/drafts.ts';
import { Session } from '#application/platform/session.ts';
import { ProtectedChange } from '#domain/accounts/sign-in/step-up.ts';
import { confirmByPhone, valueOf } from '#tests/contracts/accounts/signed-in.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { answerIdentityPage } from './identity-page.ts';
import { button, field, fillIn, isBlocked, newPan, openKycOf, typePan } from './kyc-screen.ts';
import { addFault, type ScreenOptions } from '#tests/ui/screen.tsx';
import { kycCopy } from '#ui/accounts/kyc/copy.ts';
import { screen, waitFor } from '@testing-library/react';
import { untilDraft } from '#tests/ui/stored-draft.ts';
import { describe, expect, it, vi } from 'vitest';

const backend = testBackend();

const openKyc = (path?: string, more?: Partial<ScreenOptions>) => openKycOf(backend, path, more);

describe('the identity page', () => {
  it('is not opened for a PAN that is changed while the input is stored', async () => {
    const shown = await openKyc();
    const stored: (() => void)[] = [];
    const keep = vi.spyOn(shown.browser.get(Drafts), 'keep');
    keep.mockImplementation(() => new Promise((resolve) => stored.push(resolve)));
    await typePan(shown, 'IDEPG1234E');
    await screen.findByText(kycCopy.leaving);
    keep.mockResolvedValue();
    await typePan(shown, newPan());
    for (const resolve of stored) resolve();
    await screen.findByText('PAN verified');
    expect(shown.departures).toEqual([]);
  });
});

describe('the verified PAN', () => {
  it.each([
    ['CKYPM1990M', 'CKYC'],
    ['KEPPT1234Z', 'MINKYC'],
  ])('%s is saved as %s [AP-7.21]', async (pan, method) => {
    const shown = await openKyc();
    if (method === 'CKYC') await typePan(shown, pan);
    else await fillIn(shown, { pan });
    await screen.findByText('PAN verified');
    await shown.user.click(await button('Continue'));
    await waitFor(() => expect(shown.address()).toBe('/add-bank-account'));
    const people = backend.sandbox.database.selectFrom('investors').select('kyc_method');
    expect(await people.where('pan', '=', pan).execute()).toEqual([{ kyc_method: method }]);
  });

  it.each(['Somebody else has this PAN.', undefined])(
    'that another account has shows what the server says: %s [AP-8.8]',
    async (message) => {
      const shown = await openKyc();
      const route = 'POST /api/main/onboarding/verifypan';
      const patch = { message: message ?? ' ' };
      await addFault(backend, { route, kind: 'patch', patch });
      await typePan(shown, 'REGPD1234R');
      const said = message ?? 'This PAN is already registered.';
      expect(await screen.findByText(said)).toBeTruthy();
      expect(screen.queryAllByText(/This PAN is already/)).toHaveLength(message ? 0 : 1);
    },
  );
});

describe('typed input', () => {
  it('is restored and verified again after a reload [AP-4.10]', async () => {
    const shown = await openKyc();
    const pan = await fillIn(shown);
    await untilDraft(shown.browser, KYC_FORM, { email: 'asha@example.com' });
    shown.reload();
    await waitFor(async () => expect((await field('PAN')).value).toBe(pan));
    expect((await field('Date of Birth')).value).toBe('12/04/1990');
    expect((await field('Email Address')).value).toBe('asha@example.com');
    expect(await screen.findByText('PAN verified')).toBeTruthy();
  });

  it('is not asked again after a new sign-in if KYC is complete', async () => {
    await openKyc('/kyc', { as: 'demo' });
    expect(await screen.findAllByText(/^Verified with your PAN\./)).toHaveLength(2);
    expect(screen.queryByText('PAN verified')).toBeNull();
    expect((await field('Email Address')).value).toBe('arjun.mehta@mail.example');
    await waitFor(async () => expect(await isBlocked('Continue')).toBe(false));
  });

  it('cannot change PAN and date of birth after KYC, and leads to the support [AP-2.22]', async () => {
    const shown = await openKyc('/kyc', { as: 'demo' });
    const [pan, born] = [await field('PAN'), await field('Date of Birth')];
    expect([pan.readOnly, born.disabled]).toEqual([true, true]);
    expect(screen.getAllByText(/^Verified with your PAN\./)).toHaveLength(2);
    await shown.user.click(screen.getByRole('link', { name: 'Is it wrong? Contact support' }));
    await waitFor(() => expect(shown.address()).toBe('/profile/help-support'));
  });

  it('keeps the email address of the account when the KYC record has another one', async () => {
    const email = 'Asha.Own@example.com';
    const shown = await openKyc('/kyc', {
      prepare: async (browser) => {
        await confirmByPhone(backend, browser, ProtectedChange.Email);
        valueOf(await browser.get(PersonalData).changeEmail(email, {}));
        const code = await backend.control.codeFor(email);
        valueOf(await browser.get(ConfirmEmailChange).run(code, {}));
      },
    });
    await typePan(shown, 'CKYPM1990M');
    await screen.findByText('PAN verified');
    expect((await field('Full Name')).value).toBe('Rohan Mehta');
    expect((await field('Email Address')).value).toBe(email);
    await shown.user.click(await button('Continue'));
    await waitFor(() => expect(shown.address()).not.toBe('/kyc'));
    expect(shown.browser.get(Session).current).toMatchObject({ kycStatus: 'verified', email });
  });

  it.each([
    ['asha@example.com', 'asha@example.com'],
    ['', expect.stringMatching(/@mail\.example$/)],
  ])('keeps a typed email address after the identity page: “%s”', async (typed, expected) => {
    const shown = await openKyc();
    if (typed !== '') await shown.user.type(await field('Email Address'), typed);
    await typePan(shown, 'IDEPG1234E');
    await waitFor(() => expect(shown.departures).toHaveLength(1));
    await answerIdentityPage(shown.departures[0] ?? '', 'consented');
    shown.reload();
    await screen.findByText('PAN verified');
    expect((await field('Email Address')).value).toEqual(expected);
  });

  it('gives back the typed email address if the PAN is changed', async () => {
    const shown = await openKyc();
    await shown.user.type(await field('Email Address'), 'own@example.com');
    await typePan(shown, 'CKYPF1988F');
    await screen.findByText('PAN verified');
    expect((await field('Email Address')).value).not.toBe('own@example.com');
    await typePan(shown, 'ABC');
    expect((await field('Email Address')).value).toBe('own@example.com');
  });
});
