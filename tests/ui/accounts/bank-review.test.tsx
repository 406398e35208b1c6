// @vitest-environment jsdom
import { Session } from '#application/platform/session.ts';
import { type Backend, startBackend } from '#tests/contracts/backend.ts';
import { renderScreen } from '#tests/ui/screen.tsx';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.findByRole('button', { name });

describe('the bank step', () => {
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
