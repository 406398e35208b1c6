import { BANK_ACCOUNT_FORM } from '#application/accounts/bank/link-bank-account.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { button, field, openKycOf, typePan } from './kyc-screen.ts';
import { renderScreen } from '#tests/ui/screen.tsx';
import { screen, waitFor } from '@testing-library/react';
import { untilDraft } from '#tests/ui/stored-draft.ts';
import { describe, expect, it } from 'vitest';

const backend = testBackend();

describe('the KYC screen', () => {
  it.each([
    ['BADPN0400B', 'Correct your PAN to continue.'],
    ['SRVPE0500S', 'We could not check your PAN. Press Try again to continue.'],
  ])('for %s says what to do: %s', async (pan, why) => {
    const shown = await openKycOf(backend);
    await typePan(shown, pan);
    await waitFor(async () => {
      expect(await button('Continue')).toHaveAccessibleDescription(why);
    });
  });

  it('for 31 February says that the date does not exist', async () => {
    const { user } = await openKycOf(backend);
    await user.type(await field('Date of Birth'), '31021990');
    await user.tab();
    expect(await screen.findByText('This date does not exist')).toBeTruthy();
  });
});

describe('the account of the mobile number', () => {
  it('is left with empty fields, also if the draft contains it', async () => {
    const shown = await renderScreen({
      path: '/add-bank-account',
      as: 'new',
      mobile: '9790000001',
      backend,
    });
    await waitFor(async () => expect((await field('IFSC')).value).not.toBe(''));
    await untilDraft(shown.browser, BANK_ACCOUNT_FORM, { ifsc: expect.stringMatching(/./) });
    shown.reload();
    await waitFor(async () => expect((await field('IFSC')).readOnly).toBe(true));
    await shown.user.click(await screen.findByRole('radio', { name: 'Another account' }));
    expect((await field('IFSC')).value).toBe('');
    expect((await field('Account number')).value).toBe('');
  });
});
