import { Nominees } from '#application/accounts/nominees/nominees.ts';
import { SaveNominee } from '#application/accounts/nominees/save-nominee.ts';
import { SaveNomineeShares } from '#application/accounts/nominees/save-nominee-shares.ts';
import { Clock } from '#application/platform/clock.ts';
import { DepositBooking } from '#application/platform/deposit-booking.ts';
import { Drafts } from '#application/platform/drafts.ts';
import { Session } from '#application/platform/session.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { present } from '#tests/contracts/fixed-deposits/booking.ts';
import { heldCalls } from '#tests/ui/held-calls.ts';
import { untilDraft } from '#tests/ui/stored-draft.ts';
import { addFault, type RenderedScreen, renderScreen } from '#tests/ui/screen.tsx';
import { NOMINEE_SAVE_FAILED } from '#ui/accounts/nominees/copy.ts';
import { NomineesViewModel } from '#ui/accounts/nominees/nominees.view-model.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';

const SAVED_AT = '/profile';

const backend = testBackend();
beforeEach(() => backend.control.reset());

/** The nominees of the sample investor, without a screen. */
async function nomineesInMemory() {
  const { browser, leave } = await renderScreen({ path: '/profile', as: 'demo', backend });
  leave();
  const dependencies = {
    nominees: browser.get(Nominees),
    saveShares: browser.get(SaveNomineeShares),
    saveNominee: browser.get(SaveNominee),
    session: browser.get(Session),
    depositBooking: browser.get(DepositBooking),
    drafts: browser.get(Drafts),
    clock: browser.get(Clock),
  };
  const viewModel = new NomineesViewModel(dependencies, () => false);
  onTestFinished(viewModel.activate());
  await viewModel.known.reload();
  return { viewModel, browser };
}

describe('the list', () => {
  it('says that a nominee was not removed, also after it is loaded again [AP-8.35, AP-8.38]', async () => {
    const { viewModel } = await nomineesInMemory();
    const route = `POST /api/main${SAVED_AT}`;
    await addFault(backend, { route, kind: 'status', status: 500, times: 1 });
    await viewModel.remove(present(viewModel.nominees[1]));
    expect(viewModel.nominees).toHaveLength(2);
    expect(viewModel.message).toBe(NOMINEE_SAVE_FAILED);
  });
});

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

  it('stays open while the shares are being saved, to report a failure [AP-8.35, AP-8.38]', async () => {
    const { shown, dialog } = await openShares();
    await setShare(shown.user, dialog.getByLabelText('Pooja Mehta'), '55');
    await setShare(shown.user, dialog.getByLabelText('Vihaan Mehta'), '45');
    const calls = heldCalls(SAVED_AT);
    calls.hold();
    await shown.user.click(dialog.getByRole('button', { name: 'Save shares' }));
    await waitFor(() => expect(calls.count()).toBe(1));
    await shown.user.keyboard('{Escape}');
    await addFault(backend, { route: `POST /api/main${SAVED_AT}`, kind: 'status', status: 500 });
    await calls.release();
    expect(await dialog.findByText(NOMINEE_SAVE_FAILED)).toBeVisible();
    expect(dialog.getByLabelText('Pooja Mehta')).toHaveValue('55');
  });

  it('opens again after a reload with what was typed, and not once it is closed', async () => {
    const { shown, dialog } = await openShares();
    await setShare(shown.user, dialog.getByLabelText('Vihaan Mehta'), '35');
    await untilDraft(shown.browser, 'nominee-shares', {});
    shown.reload();
    const opened = within(await screen.findByRole('dialog', { name: 'Edit shares' }));
    expect(opened.getByLabelText('Vihaan Mehta')).toHaveValue('35');
    expect(opened.getByLabelText('Pooja Mehta')).toHaveValue('60');
    await shown.user.click(opened.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const kept = shown.browser.get(Drafts).read('nominee-shares');
    expect(await kept).toBeUndefined();
  });

  it('keeps what another tab has changed of a nominee meanwhile', async () => {
    const { viewModel, browser } = await nomineesInMemory();
    const [pooja, vihaan] = viewModel.nominees;
    viewModel.editShares();
    const { popup } = viewModel;
    if (popup.kind !== 'shares') throw new Error('the shares are not edited');
    const changed = { ...present(pooja), fullName: 'Pooja Rao', pan: 'PJMPM1987D' };
    await browser.get(Nominees).save(changed, {});
    for (const { fields } of popup.editor.forms) {
      popup.editor.type(fields, fields.nominee.id === present(vihaan).id ? '45' : '55');
    }
    await viewModel.saveShares(popup.editor);
    const saved = viewModel.nominees.map(({ fullName, pan, sharePercent }) => ({
      fullName,
      pan,
      sharePercent,
    }));
    expect(saved[0]).toEqual({ fullName: 'Pooja Rao', pan: 'PJMPM1987D', sharePercent: 55 });
    expect(saved[1]).toMatchObject({ fullName: 'Vihaan Mehta', sharePercent: 45 });
  });

  it('leaves another popup open that was opened while the shares were being saved', async () => {
    const { viewModel } = await nomineesInMemory();
    const [pooja, vihaan] = viewModel.nominees;
    const shares = new Map([
      [present(pooja).id, '55'],
      [present(vihaan).id, '45'],
    ]);
    viewModel.editShares();
    const { popup } = viewModel;
    if (popup.kind !== 'shares') throw new Error('the shares are not edited');
    for (const { fields } of popup.editor.forms) {
      popup.editor.type(fields, shares.get(fields.nominee.id) ?? '');
    }
    const saving = viewModel.saveShares(popup.editor);
    viewModel.edit(pooja);
    await saving;
    expect(viewModel.nominees.map(({ sharePercent }) => sharePercent)).toEqual([55, 45]);
    expect(viewModel.popup.kind).toBe('nominee');
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
