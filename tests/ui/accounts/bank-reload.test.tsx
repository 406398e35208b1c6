import { Drafts } from '#application/platform/drafts.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { renderScreen } from '#tests/ui/screen.tsx';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

const backend = testBackend();

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.findByRole('button', { name });

describe('a verified bank account', () => {
  it('is still verified after a reload, for the same account only', async () => {
    const path = '/add-bank-account';
    // A mobile number that ends in 00 has no linked bank account.
    const shown = await renderScreen({ path, as: 'new', mobile: '9711100000', backend });
    await shown.user.type(await field('IFSC'), 'SBIN0000300');
    await shown.user.type(await field('Account number'), '700700001');
    await shown.user.click(await button('Verify Bank'));
    const holder = (await field('Account holder name')).value;
    await waitFor(async () => {
      const draft = await shown.browser.get(Drafts).read('bank-account');
      expect(draft?.['accountNumber']).toBe((await field('Account number')).value);
    });
    shown.reload();
    expect((await field('Account holder name')).value).toBe(holder);
    expect(screen.getByText('Account verified')).toBeVisible();
    await shown.user.type(await field('Account number'), '1');
    expect(await button('Verify Bank')).toBeTruthy();
    await shown.user.type(await field('Account number'), '{Backspace}');
    await waitFor(async () => {
      expect(await shown.browser.get(Drafts).read('bank-verification')).toBeUndefined();
    });
    shown.reload();
    await waitFor(async () => expect((await field('Account number')).value).not.toBe(''));
    expect(await button('Verify Bank')).toBeTruthy();
    await shown.user.click(await button('Verify Bank'));
    await field('Account holder name');
    shown.reload();
    await shown.user.click(await button('Save & Continue'));
    await waitFor(async () => {
      expect(await shown.browser.get(Drafts).read('bank-verification')).toBeUndefined();
    });
  });
});

describe('a bank account that is typed', () => {
  it('stays over a reload while the account of the mobile number is chosen', async () => {
    const path = '/add-bank-account';
    const shown = await renderScreen({ path, as: 'new', mobile: '9711100017', backend });
    const choose = async (name: string) =>
      shown.user.click(await screen.findByRole('radio', { name }));
    await field('Account holder name');
    await choose('Another account');
    await shown.user.type(await field('IFSC'), 'SBIN0000300');
    await shown.user.type(await field('Account number'), '7007000');
    await choose('Linked to my mobile');
    await waitFor(async () => {
      const draft = await shown.browser.get(Drafts).read('bank-account');
      expect(draft?.['accountNumber']).not.toBe('7007000');
    });
    shown.reload();
    await field('Account holder name');
    await choose('Another account');
    expect((await field('IFSC')).value).toBe('SBIN0000300');
    expect((await field('Account number')).value).toBe('7007000');
  });
});
