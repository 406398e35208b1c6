import { JourneyKey, JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import { BankAccounts } from '#application/accounts/bank/bank-accounts.ts';
import { Session } from '#application/platform/session.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { heldCalls } from '#tests/ui/held-calls.ts';
import { addFault, renderScreen, type ScreenOptions } from '#tests/ui/screen.tsx';
import { fillIn, openKycOf, patchSavedPan } from './kyc-screen.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

const backend = testBackend();

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const DEMAT = '/add-demat-account';
const button = (name: string) => screen.findByRole('button', { name });
const isBlocked = async (name: string) =>
  (await button(name)).getAttribute('aria-disabled') === 'true';

/** A mobile number that ends in 00 has no linked bank account. */
let lastMobile = 9700000000;
const mobileWithoutAccount = () => String((lastMobile += 100));
const mobileWithAccount = () => String((lastMobile += 100) + 1);

function openStep(query = '', more: Partial<ScreenOptions> = {}) {
  const path = `/add-bank-account${query}`;
  return renderScreen({ path, as: 'new', mobile: mobileWithoutAccount(), backend, ...more });
}
type Shown = Awaited<ReturnType<typeof openStep>>;
let lastAccount = 700000000;
async function enter(shown: Shown, account = String((lastAccount += 1)), ifsc = 'SBIN0000300') {
  const { user } = shown;
  await user.clear(await field('IFSC'));
  await user.type(await field('IFSC'), ifsc);
  await user.clear(await field('Account number'));
  await user.type(await field('Account number'), account);
}

async function verify(shown: Shown, account?: string) {
  await enter(shown, account);
  await shown.user.click(await button('Verify Bank'));
  await field('Account holder name');
}

describe('the bank step', () => {
  it('hides the account holder until the account is verified [AP-2.31, AP-2.36, FD-5.77]', async () => {
    await openStep();
    expect(await field('IFSC')).toBeTruthy();
    expect(await field('Account number')).toBeTruthy();
    expect(screen.queryByLabelText('Account holder name')).toBeNull();
  });

  it('upper-cases the IFSC, strips the rest, and names the branch [AP-5.34, AP-7.29, FD-5.72]', async () => {
    const { user } = await openStep();
    await user.type(await field('IFSC'), 'sbin-000 0300');
    expect((await field('IFSC')).value).toBe('SBIN0000300');
    expect(await screen.findByText('State Bank of India')).toBeTruthy();
    expect(await field('IFSC')).toHaveAccessibleDescription(/State Bank of India *Mumbai Main$/);
    const hint = screen.getByText('State Bank of India').parentElement?.parentElement;
    expect(hint?.querySelector('img')).toHaveAttribute('src', '/banks/sbin.svg');
  });

  it('takes digits only as an account number [AP-5.36, FD-5.74]', async () => {
    const { user } = await openStep();
    const number = await field('Account number');
    await user.type(number, '12-34a56');
    expect(number.value).toBe('12-34a56');
    expect(number).toHaveAccessibleDescription('An account number has digits only');
    await user.clear(number);
    await user.type(number, '1234-5678 9012');
    await user.tab();
    expect(number.value).toBe('123456789012');
  });

  it('needs a good IFSC and at least 9 digits [AP-5.33, AP-5.37]', async () => {
    const shown = await openStep();
    await enter(shown, '12345678');
    expect(await isBlocked('Verify Bank')).toBe(true);
    await shown.user.type(await field('Account number'), '9');
    expect(await isBlocked('Verify Bank')).toBe(false);
    await enter(shown, '123456789', 'SBIN1000300');
    expect(await isBlocked('Verify Bank')).toBe(true);
  });

  it('outlines a wrong IFSC once the account number has 11 digits [AP-5.35, FD-5.73]', async () => {
    const shown = await openStep();
    await enter(shown, '1234567890', 'SBIN1000300');
    expect((await field('IFSC')).getAttribute('aria-invalid')).toBeNull();
    await shown.user.type(await field('Account number'), '1');
    expect((await field('IFSC')).getAttribute('aria-invalid')).toBe('true');
  });

  it('verifies, names the holder, and saves [AP-2.32, AP-2.35, AP-3.13, FD-4.78, FD-4.79]', async () => {
    const shown = await openStep();
    await verify(shown);
    expect((await field('Account holder name')).value).toMatch(/^\w+ \w+$/);
    expect(await button('Save & Continue')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Verify Bank' })).toBeNull();
    const fields = [...document.querySelectorAll('form input')].map((input) =>
      input.getAttribute('name'),
    );
    expect(fields).toEqual(['ifsc', 'account-number', 'account-holder-name']);
  });

  it('covers the screen while the bank verifies [AP-2.34, FD-2.98]', async () => {
    const shown = await openStep();
    await enter(shown);
    const calls = heldCalls('/verifybank');
    calls.hold();
    await shown.user.click(await button('Verify Bank'));
    expect(
      await screen.findByRole('alertdialog', { name: 'Verifying your bank account' }),
    ).toBeTruthy();
    void calls.release();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('asks to verify again when the number changes', async () => {
    const shown = await openStep();
    await verify(shown);
    await shown.user.type(await field('Account number'), '1');
    expect(await button('Verify Bank')).toBeTruthy();
    expect(screen.queryByLabelText('Account holder name')).toBeNull();
  });

  it.each([
    ['400400400400', 'The bank does not know this account. Please check the number.'],
    ['409409409409', 'This bank account is linked to another investor.'],
    ['500500500500', 'The bank is not responding. Please try again later.'],
  ])(
    'shows the bank’s message for %s: %s [AP-8.15, AP-8.16, FD-8.15, FD-8.16]',
    async (account, message) => {
      const shown = await openStep();
      await enter(shown, account);
      await shown.user.click(await button('Verify Bank'));
      expect(await screen.findByText(message)).toBeTruthy();
      expect((await field('Account number')).value).toBe(account);
    },
  );

  it('shows the bank’s message for an error that the reply itself states [FD-8.15]', async () => {
    const shown = await openStep();
    await enter(shown);
    const route = 'POST /api/main/onboarding/verifybank';
    const patch = { status: 400, message: 'The bank has closed this account.' };
    await addFault(backend, { route, kind: 'patch', patch, times: 1 });
    await shown.user.click(await button('Verify Bank'));
    expect(await screen.findByText(patch.message)).toBeTruthy();
  });

  it('shows the general error for any other failure [AP-8.17, FD-8.17]', async () => {
    const shown = await openStep();
    await enter(shown);
    const route = 'POST /api/main/onboarding/verifybank';
    await addFault(backend, { route, kind: 'status', status: 503, message: 'Not for people.' });
    await shown.user.click(await button('Verify Bank'));
    expect(await screen.findByText('We could not do this. Please try again.')).toBeTruthy();
  });

  it('refuses an account in another name', async () => {
    const shown = await openStep('', {
      prepare: (browser) => browser.get(Session).update({ name: 'Asha Rao' }),
    });
    await enter(shown, '111100000002');
    await shown.user.click(await button('Verify Bank'));
    expect(await screen.findByText(/is not the name on your PAN/)).toBeTruthy();
    expect(await button('Verify Bank')).toBeTruthy();
  });

  it('sends an account in a similar name for review, and accepts another one', async () => {
    const shown = await renderScreen({
      path: '/add-bank-account',
      as: 'new',
      // The ending 00 has no linked account that would fill the fields.
      mobile: '9700088800',
      backend,
      prepare: (browser) => browser.get(Session).update({ name: 'Asha Rao' }),
    });
    await backend.sandbox.database
      .updateTable('investors')
      .set({ name: 'Asha Rao' })
      .where('id', '=', shown.browser.get(Session).current?.investorId ?? 0)
      .execute();
    await shown.user.type(await field('IFSC'), 'SBIN0000300');
    await shown.user.type(await field('Account number'), '111100000003');
    await shown.user.click(await button('Verify Bank'));
    const doubt = /in the name of Asha Tambe\. Your PAN says Asha Rao\./;
    expect(await screen.findByText(doubt)).toBeTruthy();
    expect(screen.queryByText('Account verified')).toBeNull();
    await shown.user.click(await button('Send for review'));
    expect(await screen.findByText(/Our team compares the names/)).toBeTruthy();
    expect((await field('Account number')).value).toBe('');
    expect(await button('Verify Bank')).toBeTruthy();
    expect(shown.browser.get(Session).current?.isBankStepComplete).toBe(false);
  });
});

describe('the account of the mobile number', () => {
  const openFound = () => openStep('', { mobile: mobileWithAccount() });

  it('is filled in with a masked number, and can be exchanged [AP-2.37, AP-2.38]', async () => {
    const { user } = await openFound();
    await waitFor(async () => expect((await field('IFSC')).value).not.toBe(''));
    const found = (await field('IFSC')).value;
    expect((await field('IFSC')).readOnly).toBe(true);
    expect((await field('Account number')).value).toMatch(/^x{5,}\d{4}$/);
    await user.click(await screen.findByRole('radio', { name: 'Another account' }));
    expect((await field('IFSC')).value).toBe('');
    expect((await field('IFSC')).readOnly).toBe(false);
    await user.click(screen.getByRole('radio', { name: 'Linked to my mobile' }));
    expect((await field('IFSC')).value).toBe(found);
  });

  it('is verified by its entry, and another account without one [AP-7.31]', async () => {
    const entries: unknown[] = [];
    const mobile = mobileWithAccount();
    const prepare: ScreenOptions['prepare'] = (browser) => {
      const banks = browser.get(BankAccounts);
      const verifyAt = banks.verify.bind(banks);
      vi.spyOn(banks, 'verify').mockImplementation((details, options) => {
        entries.push(details.foundEntryId);
        return verifyAt(details, options);
      });
    };
    const shown = await openStep('', { mobile, prepare });
    await field('Account holder name');
    await shown.user.click(await screen.findByRole('radio', { name: 'Another account' }));
    await verify(shown);
    expect(entries).toEqual([expect.stringMatching(/./), undefined]);
  });

  it('is verified by itself and linked by one press [AP-2.32, FD-7.65]', async () => {
    const shown = await openFound();
    await field('Account holder name');
    await shown.user.click(await button('Save & Continue'));
    await waitFor(() => expect(shown.address()).toBe(DEMAT));
  });
});

describe('after the bank step', () => {
  async function saved(query: string, more: Partial<ScreenOptions> = {}) {
    const shown = await openStep(query, more);
    await verify(shown);
    await shown.user.click(await button('Save & Continue'));
    return shown;
  }
  const storedPath: ScreenOptions['prepare'] = (browser) =>
    browser.get(JourneyStore).write(JourneyKey.AttemptedPath, '/invest');

  it('goes to the stored path [AP-4.27, FD-4.80]', async () => {
    const shown = await saved('', { prepare: storedPath });
    await waitFor(() => expect(shown.address()).toBe('/invest'));
  });

  it('goes first to the personal details of a booking [AP-4.30, AP-4.31, FD-4.83, FD-4.84]', async () => {
    const shown = await saved('?where_from=maturity-action', { prepare: storedPath });
    await waitFor(() => {
      expect(shown.address()).toBe('/personal-info?where_from=maturity-action');
    });
  });

  it('passes the purchase’s where_from on to the demat step [AP-2.28, AP-2.57]', async () => {
    const shown = await saved('?where_from=basket-details');
    await waitFor(() => expect(shown.address()).toBe(`${DEMAT}?where_from=basket-details`));
  });

  it('goes to the last visited page if demat is verified [AP-4.29, FD-4.82]', async () => {
    const shown = await saved('', {
      prepare: async (browser) => {
        await browser.get(Session).update({ isDematVerified: true });
        browser.get(JourneyStore).write(JourneyKey.LastVisitedPage, '/portfolio');
      },
    });
    await waitFor(() => expect(shown.address()).toBe('/portfolio'));
  });

  it('shows the bank’s message when saving fails, and saves again [AP-8.15]', async () => {
    const shown = await openStep();
    await verify(shown);
    const route = 'POST /api/main/onboarding/verifybank';
    await addFault(backend, { route, kind: 'status', status: 500, message: 'The bank is closed.' });
    await shown.user.click(await button('Save & Continue'));
    expect(await screen.findByText('The bank is closed.')).toBeTruthy();
    await shown.user.click(await button('Save & Continue'));
    await waitFor(() => expect(shown.address()).toBe(DEMAT));
  });
});

describe('Add Later', () => {
  it('skips the bank step and opens the dashboard [AP-2.33, AP-7.25, FD-2.97, FD-4.88]', async () => {
    const shown = await openStep();
    await shown.user.click(await button('Add Later'));
    await waitFor(() => expect(shown.address()).toBe('/dashboard'));
  });

  it.each(['pre-ipo-details', 'basket-details', 'maturity-action'])(
    'is not offered to investors who come from %s [AP-2.30, AP-2.39, FD-4.87]',
    async (whereFrom) => {
      await openStep(`?where_from=${whereFrom}`);
      await button('Verify Bank');
      expect(screen.queryByRole('button', { name: 'Add Later' })).toBeNull();
    },
  );

  it('says We could not do this. Please try again. when it fails [FD-8.14]', async () => {
    const shown = await openStep();
    await addFault(backend, { route: 'POST /api/main/onboarding/skips', kind: 'status' });
    await shown.user.click(await button('Add Later'));
    expect(await screen.findByText('We could not do this. Please try again.')).toBeTruthy();
    expect(shown.address()).toBe('/add-bank-account');
  });
});

describe('an account linked before KYC in another name', () => {
  it('is named with the reason for its removal on the bank step [AP-7.32]', async () => {
    const shown = await openKycOf(backend);
    await fillIn(shown);
    await patchSavedPan(backend, { removed_bank_accounts: ['HDFC Bank, ending in 0002'] });
    await shown.user.click(await button('Continue'));
    await screen.findByRole('heading', { name: /bank/i });
    const why = await screen.findByText(/^HDFC Bank, ending in 0002: not in the name on your PAN/);
    expect(why.textContent).toContain('Please add an account of your own.');
  });
});
