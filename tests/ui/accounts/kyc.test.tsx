import { KycVerifications } from '#application/accounts/kyc/kyc-verifications.ts';
import { JourneyKey, JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import { Session } from '#application/platform/session.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { answerIdentityPage } from './identity-page.ts';
import {
  button,
  field,
  fillIn,
  isBlocked,
  newPan,
  openKycOf,
  patchSavedPan,
  typePan,
  typePerson,
} from './kyc-screen.ts';
import { addFault, type ScreenOptions, toast } from '#tests/ui/screen.tsx';
import { paths } from '#ui/accounts/paths.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

const backend = testBackend();

const BASKET = '/basket-details?basket_id=203';
const openKyc = (path?: string, more?: Partial<ScreenOptions>) => openKycOf(backend, path, more);

describe('the KYC screen', () => {
  it.each(['/kyc', '/pan-profile'])(
    'has the title KYC Verification in 90 seconds at %s [AP-1.5, AP-2.20, AP-2.21]',
    async (path) => {
      await openKyc(path);
      expect(await screen.findByRole('heading', { name: 'KYC Verification' })).toBeTruthy();
      expect(screen.getByText(/KYC takes 90 seconds/)).toBeTruthy();
    },
  );

  it('has PAN, date of birth, name, email and Continue [AP-2.22, AP-2.24, FD-2.85]', async () => {
    await openKyc();
    expect(await field('PAN')).toBeTruthy();
    expect(await field('Date of Birth')).toBeTruthy();
    expect(await field('Full Name')).toBeTruthy();
    expect(await field('Email Address')).toBeTruthy();
    expect(await button('Continue')).toBeTruthy();
  });

  it('has a read-only name field [AP-2.23, FD-2.86]', async () => {
    await openKyc();
    expect((await field('Full Name')).readOnly).toBe(true);
    // A text area, so that a long name wraps over several lines.
    expect((await field('Full Name')).tagName).toBe('TEXTAREA');
  });

  it('strips and upper-cases the PAN [AP-4.9]', async () => {
    const shown = await openKyc();
    await typePan(shown, 'ab-c pe12#34f');
    expect((await field('PAN')).value).toBe('ABCPE1234F');
  });

  it('accepts ten characters, and cuts no longer text [AP-5.5]', async () => {
    const shown = await openKyc();
    await typePan(shown, 'abcpe1234fxyz');
    expect((await field('PAN')).value).toBe('ABCPE1234Fxyz');
    expect(await screen.findByText(/^Invalid PAN format/)).toBeTruthy();
    expect(await isBlocked('Continue')).toBe(true);
  });

  it('keeps the caret behind a letter that is typed in the middle', async () => {
    const shown = await openKyc();
    const pan = await field('PAN');
    await shown.user.type(pan, 'APE1234');
    await shown.user.type(pan, 'bc', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(pan.value).toBe('ABCPE1234');
  });
});

describe('the error of a PAN field', () => {
  it.each([
    ['', 'PAN number is required'],
    ['ABCPE123', 'The PAN you entered is not valid. Please check the number.'],
    ['ABCPE12345', 'Invalid PAN format. PAN should be 5 letters, 4 digits, 1 letter'],
    ['ABCXE1234F', 'Invalid PAN type character: X'],
  ])(
    'for "%s" is: %s [AP-5.7, AP-5.8, AP-5.9, FD-5.13, FD-5.15, FD-5.17]',
    async (text, message) => {
      const { user } = await openKyc();
      await user.click(await field('PAN'));
      if (text !== '') await user.keyboard(text);
      expect(screen.queryAllByText(message)).toHaveLength(text.length === 10 ? 1 : 0);
      await user.tab();
      expect(await screen.findByText(message)).toBeTruthy();
      expect(await isBlocked('Continue')).toBe(true);
    },
  );
});

describe('the verification', () => {
  it('starts automatically at ten valid characters and fills the name [AP-4.10, AP-7.23]', async () => {
    const shown = await openKyc();
    await typePan(shown, newPan());
    expect(await screen.findByText('PAN verified')).toBeTruthy();
    expect((await field('Full Name')).value).toMatch(/^\w+ \w+$/);
  });

  it('fills and locks the fields of the central KYC record [AP-4.14, AP-4.15]', async () => {
    const shown = await openKyc();
    await typePan(shown, 'CKYPF1988F');
    await screen.findByText('PAN verified');
    expect((await field('Full Name')).value).toBe('Ananya Rao');
    const born = await field('Date of Birth');
    const email = await field('Email Address');
    expect([born.value, born.disabled]).toEqual(['30/09/1988', true]);
    expect([email.value, email.readOnly]).toEqual(['ananya.rao@mail.example', true]);
  });

  it('keeps gender and age of the PAN until it changes [AP-3.5]', async () => {
    const shown = await openKyc();
    const journeys = shown.browser.get(JourneyStore);
    await typePan(shown, 'CKYPW1955F');
    await screen.findByText('PAN verified');
    const kept = journeys.read(JourneyKey.PanVerification) ?? '';
    expect(JSON.parse(kept)).toEqual({ gender: 'female', is_senior_citizen: 1 });
    await typePan(shown, 'ABC');
    expect(journeys.read(JourneyKey.PanVerification)).toBeUndefined();
  });

  it('keeps the age of the saved KYC [AP-3.6]', async () => {
    const shown = await openKyc();
    await typePan(shown, 'CKYPS1955M');
    await screen.findByText('PAN verified');
    await shown.user.click(await button('Continue'));
    await waitFor(() => expect(shown.address()).toBe('/add-bank-account'));
    const kept = shown.browser.get(JourneyStore).read(JourneyKey.KycVerification) ?? '';
    expect(JSON.parse(kept)).toEqual({ is_senior_citizen: 1 });
  });

  it('clears the fields of the record when the PAN changes [AP-4.15]', async () => {
    const shown = await openKyc();
    await typePan(shown, 'CKYPF1988F');
    await screen.findByText('PAN verified');
    await typePan(shown, 'ABC');
    expect((await field('Full Name')).value).toBe('');
    expect((await field('Date of Birth')).value).toBe('');
    expect((await field('Email Address')).value).toBe('');
  });

  it('asks for the date of birth if the mobile number differs [AP-4.12, FD-4.5]', async () => {
    const shown = await openKyc();
    await typePan(shown, 'DOBPA1234D');
    expect(await screen.findByText(/Please enter your date of birth/)).toBeTruthy();
    await shown.user.type(await field('Date of Birth'), '15/07/1990');
    expect(await screen.findByText('PAN verified')).toBeTruthy();
    expect(shown.departures).toEqual([]);
  });

  it('opens the identity page, and reads its result on return [AP-4.11, AP-7.18, FD-4.5]', async () => {
    const shown = await openKyc();
    await typePan(shown, 'IDEPG1234E');
    await waitFor(() => expect(shown.departures).toHaveLength(1));
    expect(shown.departures[0]).toContain(backend.thirdPartyAddress);
    const journeys = shown.browser.get(JourneyStore);
    expect(journeys.read(JourneyKey.KycEntry)).toBeTruthy();
    await answerIdentityPage(shown.departures[0] ?? '', 'consented');
    shown.reload();
    expect(await screen.findByText('PAN verified')).toBeTruthy();
    expect((await field('PAN')).value).toBe('IDEPG1234E');
    expect((await field('Full Name')).value).not.toBe('');
    // The server accepts no other date than the one of the identity page.
    const born = await field('Date of Birth');
    expect([born.value, born.disabled]).toEqual(['15/07/1990', true]);
    expect(journeys.read(JourneyKey.KycEntry)).toBeUndefined();
  });

  it.each([
    ['refused', 'You did not agree to share your identity. Please try again.'],
    ['wrong-person', 'This PAN does not match your details. Please check and try again.'],
    [undefined, 'The identity check is not finished. Please start it again.'],
  ])('starts a new identity check after one that was %s: %s [AP-7.18]', async (choice, message) => {
    const shown = await openKyc();
    await typePan(shown, 'IDEPG1234E');
    await waitFor(() => expect(shown.departures).toHaveLength(1));
    if (choice !== undefined) await answerIdentityPage(shown.departures[0] ?? '', choice);
    shown.reload();
    await waitFor(() => expect(document.body.textContent).toContain(message));
    await shown.user.click(await button('Try again'));
    await waitFor(() => expect(shown.departures).toHaveLength(2));
  });

  it('shows an error for a PAN that is already registered [AP-4.16, AP-5.21, AP-8.8]', async () => {
    const shown = await openKyc();
    await typePan(shown, 'REGPD1234R');
    expect(await screen.findByText('This PAN is already registered.')).toBeTruthy();
    await typePerson(shown);
    expect(await isBlocked('Continue')).toBe(true);
  });

  it('shows that PAN and mobile number do not match [AP-8.6]', async () => {
    const shown = await openKyc();
    await typePan(shown, 'MISPM1234M');
    const message = 'This PAN does not match your details. Please check and try again.';
    await waitFor(() => expect(document.body.textContent).toContain(message));
  });

  it.each([
    ['BADPN0400B', 'This PAN is inactive. Link it with Aadhaar or contact', 'AP-8.7'],
    ['FAIPL1234F', 'We could not find this PAN in the register.', 'AP-8.9'],
    ['SRVPE0500S', 'The PAN service is not responding. Please try again later.', 'AP-8.10'],
  ])('shows the message for %s: %s [AP-8.7, AP-8.9, AP-8.10, FD-8.11]', async (pan, message) => {
    const shown = await openKyc();
    await typePan(shown, pan);
    expect(await screen.findByText(message, { exact: false })).toBeTruthy();
    expect(await isBlocked('Continue')).toBe(true);
  });

  it('says Failed to verify PAN without a message, and tries again [AP-8.10, AP-5.19, FD-8.11]', async () => {
    const shown = await openKyc();
    await addFault(backend, { route: 'POST /api/main/onboarding/verifypan', kind: 'malformed' });
    await typePan(shown, newPan());
    expect(await screen.findByText('Failed to verify PAN')).toBeTruthy();
    await typePerson(shown);
    expect(await isBlocked('Continue')).toBe(true);
    await shown.user.click(await button('Try again'));
    expect(await screen.findByText('PAN verified')).toBeTruthy();
    expect(await isBlocked('Continue')).toBe(false);
  });
});

describe('Continue', () => {
  it('needs an email such as a@b.c [AP-5.18, AP-5.20]', async () => {
    const shown = await openKyc();
    await fillIn(shown);
    expect(await isBlocked('Continue')).toBe(false);
    await shown.user.clear(await field('Email Address'));
    await shown.user.type(await field('Email Address'), 'asha@example');
    expect(await isBlocked('Continue')).toBe(true);
  });

  it('needs a date of birth of an individual, not of a company [AP-5.22]', async () => {
    const shown = await openKyc();
    await fillIn(shown, { born: '' });
    expect(await isBlocked('Continue')).toBe(true);
    await typePan(shown, newPan('C'));
    await screen.findByText('PAN verified');
    expect(await isBlocked('Continue')).toBe(false);
  });

  it('shows minors the age limit in three places [AP-5.11, AP-5.12, AP-5.13, AP-5.14, FD-5.19]', async () => {
    const shown = await openKyc();
    await fillIn(shown, { born: '12/04/2015' });
    const born = await field('Date of Birth');
    expect(born).toHaveAccessibleDescription(/^You must be 18 or older( |$)/);
    expect(screen.getByText('Age must be 18 or above for Individual PAN holders')).toBeTruthy();
    const warning = 'You must be 18 or older to invest.';
    expect(await toast(warning)).toBeTruthy();
    await shown.user.clear(born);
    await waitFor(() => expect(screen.queryByText(warning)).toBeNull());
  });

  it.each(['31/12/1899', '01/01/2999'])(
    'does not submit a date of birth such as %s [AP-5.15, AP-5.16, AP-5.17]',
    async (born) => {
      const shown = await openKyc();
      await fillIn(shown, { born });
      expect(await isBlocked('Continue')).toBe(true);
    },
  );

  it('saves and goes to the bank account with where_from [AP-2.28, AP-4.23, FD-4.6]', async () => {
    const shown = await openKyc('/kyc?where_from=basket-details');
    const pan = await fillIn(shown);
    await shown.user.click(await button('Continue'));
    expect(await screen.findByRole('heading', { name: 'Add your bank account' })).toBeTruthy();
    expect(shown.address()).toBe('/add-bank-account?where_from=basket-details');
    expect(shown.browser.get(Session).current).toMatchObject({ pan, kycStatus: 'verified' });
  });

  it.each([
    ['Bank', '/add-bank-account'],
    ['Profile', '/personal-info'],
    ['Nominee', '/add-nomination'],
    ['Something', '/add-bank-account'],
  ])(
    'in the maturity flow goes by onboarding_status %s to %s [AP-4.17, AP-4.18, AP-4.19, AP-4.20, AP-4.24]',
    async (onboarding_status, path) => {
      const shown = await openKyc('/pan-profile?where_from=maturity-action');
      await fillIn(shown);
      await patchSavedPan(backend, { onboarding_status });
      await shown.user.click(await button('Continue'));
      await waitFor(() => expect(shown.address()).toBe(`${path}?where_from=maturity-action`));
    },
  );

  it('shows an error if saving fails, and opens the bank step for an unknown status [FD-4.7]', async () => {
    const shown = await openKyc('/kyc?where_from=maturity-action');
    await fillIn(shown);
    const route = 'POST /api/main/onboarding/savepan';
    await addFault(backend, { route, kind: 'status', status: 500, message: 'Closed tonight.' });
    await shown.user.click(await button('Continue'));
    expect(await screen.findByText('Closed tonight.')).toBeTruthy();
    expect(shown.address()).toBe('/kyc?where_from=maturity-action');
    await patchSavedPan(backend, { onboarding_status: 'Unheard of' });
    await shown.user.click(await button('Continue'));
    const bank = '/add-bank-account?where_from=maturity-action';
    await waitFor(() => expect(shown.address()).toBe(bank));
  });

  it('starts the waiting deposit again after saving [FD-4.6]', async () => {
    const shown = await openKyc('/kyc?where_from=maturity-action', {
      prepare: (browser) =>
        browser.get(JourneyStore).write(JourneyKey.DepositOrderSummary, '{"unreadable":true}'),
    });
    await fillIn(shown);
    await shown.user.click(await button('Continue'));
    const path = '/fd-redireacting?where_from=maturity-action';
    await waitFor(() => expect(shown.visited).toContain(path));
  });

  it('shows what the server says when saving fails, and keeps all [AP-8.11]', async () => {
    const shown = await openKyc();
    const pan = await fillIn(shown);
    const [route, message] = ['POST /api/main/onboarding/savepan', 'The register is closed.'];
    await addFault(backend, { route, kind: 'status', status: 500, message });
    await shown.user.click(await button('Continue'));
    expect(await toast(message)).toBeTruthy();
    expect((await field('PAN')).value).toBe(pan);
  });

  it('says Something went wrong when saving gets no answer [AP-8.12]', async () => {
    const shown = await openKyc();
    await fillIn(shown);
    await addFault(backend, { route: 'POST /api/main/onboarding/savepan', kind: 'drop', times: 3 });
    await shown.user.click(await button('Continue'));
    expect(await screen.findByText('Something went wrong')).toBeTruthy();
  });

  it('opens the demat step if the bank step is complete [AP-4.21, AP-4.24]', async () => {
    const shown = await openKyc('/kyc');
    await fillIn(shown);
    await patchSavedPan(backend, { is_bank_skipped: 2 });
    await shown.user.click(await button('Continue'));
    await waitFor(() => expect(shown.address()).toBe(paths.addDematAccount));
  });

  it.each([
    ['/kyc', 'Go to dashboard', '/dashboard'],
    ['/pan-profile?where_from=basket-details', 'Continue your order', BASKET],
  ])(
    'at %s shows a dialog if a demat account exists [AP-4.22, AP-4.24, AP-4.25]',
    async (path, name, next) => {
      const shown = await openKyc(path, {
        prepare: async (browser) => {
          browser.get(JourneyStore).write(JourneyKey.LastVisitedPage, BASKET);
          await browser.get(Session).update({ isDematVerified: true });
        },
      });
      await fillIn(shown);
      await patchSavedPan(backend, { is_bank_skipped: 2 });
      await shown.user.click(await button('Continue'));
      const dialog = within(await screen.findByRole('dialog', { name: 'Your KYC is complete' }));
      expect(dialog.getByText(/^Your demat account is with us already/)).toBeVisible();
      expect(dialog.getByRole('link', { name })).toHaveAttribute('href', next);
      await shown.user.click(dialog.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(shown.address()).toBe(next));
    },
  );
});

describe('Add Later', () => {
  it('skips KYC and opens the dashboard [AP-2.25, AP-4.26, FD-2.87, FD-2.90]', async () => {
    const shown = await openKyc();
    const skip = vi.spyOn(shown.browser.get(KycVerifications), 'skip');
    await shown.user.click(await button('Add Later'));
    await waitFor(() => expect(shown.address()).toBe('/dashboard'));
    expect(skip).toHaveBeenCalledOnce();
  });

  it.each(['maturity-action', 'pre-ipo-details', 'basket-details'])(
    'is not offered to who comes from %s [AP-2.26, AP-2.27, AP-2.29, FD-2.88, FD-2.89]',
    async (whereFrom) => {
      await openKyc(`/kyc?where_from=${whereFrom}`);
      await button('Continue');
      expect(screen.queryByRole('button', { name: 'Add Later' })).toBeNull();
    },
  );

  it('says We could not do this. Please try again. when it fails [AP-8.13, FD-2.90]', async () => {
    const shown = await openKyc();
    await addFault(backend, { route: 'POST /api/main/onboarding/skips', kind: 'status' });
    await shown.user.click(await button('Add Later'));
    expect(await screen.findByText('We could not do this. Please try again.')).toBeTruthy();
    expect(shown.address()).toBe('/kyc');
  });
});
