// @vitest-environment jsdom
import { Nominees } from '#application/accounts/nominees/nominees.ts';
import { type Backend, startBackend } from '#tests/contracts/backend.ts';
import { type RenderedScreen, renderScreen } from '#tests/ui/screen.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
beforeEach(() => backend.control.reset());
afterAll(() => backend.stop());

describe('the share popup', () => {
  async function openShares() {
    const path = '/add-nomination?where_from=maturity-action';
    const shown = await renderScreen({ path, as: 'demo', backend });
    await shown.user.click(await screen.findByRole('button', { name: 'Edit shares' }));
    return { shown, dialog: within(await screen.findByRole('dialog', { name: 'Edit shares' })) };
  }
  async function setShare(user: RenderedScreen['user'], input: HTMLElement, text: string) {
    await user.clear(input);
    await user.type(input, text);
  }

  it('changes the shares [AP-2.99]', async () => {
    const { shown, dialog } = await openShares();
    await setShare(shown.user, dialog.getByLabelText('Pooja Mehta'), '75');
    await setShare(shown.user, dialog.getByLabelText('Vihaan Mehta'), '25');
    await shown.user.click(dialog.getByRole('button', { name: 'Save shares' }));
    expect(await screen.findByText('75%')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const saved = await shown.browser.get(Nominees).list({});
    expect(saved.ok && saved.value.map(({ sharePercent }) => sharePercent)).toEqual([75, 25]);
  });

  it('accepts three digits, and refuses a fourth in words [AP-5.84, FD-5.66]', async () => {
    const { shown, dialog } = await openShares();
    const input = dialog.getByLabelText<HTMLInputElement>('Pooja Mehta');
    await setShare(shown.user, input, '1000');
    expect(input.value).toBe('1000');
    expect(dialog.getByText('Share must not exceed 100%')).toBeTruthy();
    await setShare(shown.user, input, '4 0');
    expect(input.value).toBe('4 0');
    expect(dialog.getByText('Percent share should be a valid number')).toBeTruthy();
  });

  it('shows for letters: Percent share should be a valid number [AP-5.85, FD-5.67]', async () => {
    const { shown, dialog } = await openShares();
    await setShare(shown.user, dialog.getByLabelText('Pooja Mehta'), 'ab');
    expect(dialog.getByText('Percent share should be a valid number')).toBeTruthy();
  });

  it('shows above 100%: Shares cannot add up to more than 100% [AP-5.86, FD-5.68]', async () => {
    const { shown, dialog } = await openShares();
    await setShare(shown.user, dialog.getByLabelText('Pooja Mehta'), '61');
    expect(dialog.getAllByText('Shares cannot add up to more than 100%').length).toBeGreaterThan(0);
  });
});
