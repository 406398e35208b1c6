import { NOMINEE_FORM } from '#application/accounts/nominees/save-nominee.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { LEELA } from '#tests/contracts/fixed-deposits/booking.ts';
import { heldCalls } from '#tests/ui/held-calls.ts';
import { addFault, renderScreen, type ScreenOptions } from '#tests/ui/screen.tsx';
import { untilDraft } from '#tests/ui/stored-draft.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

const backend = testBackend();
beforeEach(() => backend.control.reset());

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.findByRole('button', { name });
const isBlocked = async (name: string) =>
  (await button(name)).getAttribute('aria-disabled') === 'true';

function open(more: Partial<ScreenOptions> = {}) {
  const path = '/add-nomination?where_from=maturity-action';
  return renderScreen({ path, as: 'demo', backend, ...more });
}
type Shown = Awaited<ReturnType<typeof open>>;

async function openNew(more: Partial<ScreenOptions> = {}) {
  const shown = await open({ as: 'new', ...more });
  await shown.user.click(await button('Add nominee'));
  return shown;
}

async function fill({ user }: Shown, changes: Record<string, string> = {}) {
  const { Relationship: relationship, ...texts } = {
    'Full name': 'Asha Rao',
    Relationship: 'Sister',
    'Date of birth': '01/02/1990',
    ...changes,
  };
  for (const [label, text] of Object.entries(texts)) {
    await user.clear(await field(label));
    if (text !== '') await user.type(await field(label), text);
  }
  if (relationship) await user.click(await screen.findByRole('radio', { name: relationship }));
}

async function add(shown: Shown, changes?: Record<string, string>) {
  await fill(shown, changes);
  await shown.user.click(await button('Save nominee'));
}

/** Asserts that the field has the focus and is described by the message; no box repeats it. */
async function expectErrorAt(label: string, message: RegExp) {
  const control = await field(label);
  await waitFor(() => expect(control).toHaveAccessibleDescription(message));
  await waitFor(() => expect(control).toHaveFocus());
  expect(control).toBeInvalid();
  expect(screen.getAllByText(message)).toHaveLength(1);
}

async function setShares(percent: number) {
  const { database } = backend.sandbox;
  await database.updateTable('nominees').set({ share_percent: percent }).execute();
}

const cardOf = async (name: string) =>
  within((await screen.findByText(name)).closest('li') as HTMLElement);

describe('the nominees', () => {
  it('are listed, and selected up to a sum of 100% [AP-2.97, AP-5.87, AP-5.88]', async () => {
    await open();
    expect((await cardOf('Pooja Mehta')).getByText('60%')).toBeTruthy();
    expect((await cardOf('Vihaan Mehta')).getByText('40%')).toBeTruthy();
    expect(await screen.findAllByRole('checkbox', { checked: true })).toHaveLength(2);
    expect(await isBlocked('Save & Continue')).toBe(false);
  });

  it('name the guardian of a minor', async () => {
    await open();
    const card = await cardOf('Vihaan Mehta');
    expect(card.getByText('Minor')).toBeTruthy();
    expect(card.getByText('Guardian: Pooja Mehta')).toBeTruthy();
  });

  it('must add up to 100%, which the button says [AP-4.40, AP-4.41, FD-4.69, FD-5.69, FD-5.70]', async () => {
    const { user } = await open();
    await user.click((await cardOf('Vihaan Mehta')).getByRole('checkbox'));
    expect(await isBlocked('Save & Continue')).toBe(true);
    const reason = 'Percentage share has to be 100%';
    expect(await button('Save & Continue')).toHaveAccessibleDescription(reason);
  });

  it('cannot be saved past 100%: the field says so until changed [AP-5.81, AP-5.88, FD-5.63]', async () => {
    await setShares(30);
    const shown = await open();
    await shown.user.click(await button('Add another nominee'));
    expect(screen.getByText('Up to 40% can be given.')).toBeTruthy();
    expect((await field('Percent share')).value).toBe('40');
    await add(shown, { 'Percent share': '50' });
    await expectErrorAt('Percent share', /Percent Share cannot exceed 100%/);
    await shown.user.type(await field('Percent share'), '{Backspace}');
    expect(screen.queryByText('Percent Share cannot exceed 100%')).toBeNull();
    await shown.user.click(await button('Save nominee'));
    expect(await cardOf('Asha Rao')).toBeTruthy();
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
  });

  it('with 100% in total disable the button, which gives the reason', async () => {
    const { user } = await open();
    expect(await isBlocked('Add another nominee')).toBe(true);
    const reason = 'The shares already make up 100%. First lower a share under Edit shares.';
    expect(await button('Add another nominee')).toHaveAccessibleDescription(reason);
    await user.click(await button('Edit shares'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit shares' }));
    const share = dialog.getByLabelText('Pooja Mehta');
    await user.clear(share);
    await user.type(share, '50');
    await user.click(dialog.getByRole('button', { name: 'Save shares' }));
    await waitFor(async () => expect(await isBlocked('Add another nominee')).toBe(false));
    await user.click(await button('Add another nominee'));
    expect((await field('Percent share')).value).toBe('10');
  });

  it('of older lists above 100% are named and corrected in one dialog [AP-5.88]', async () => {
    await setShares(60);
    const shown = await open();
    expect(await screen.findByText(/These shares add up to 120%/)).toBeTruthy();
    await shown.user.click((await cardOf('Vihaan Mehta')).getByRole('checkbox'));
    expect(await screen.findByText('Shares cannot add up to more than 100%')).toBeTruthy();
    await shown.user.click(await button('Edit shares'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit shares' }));
    expect(dialog.getByText('20% too much')).toBeTruthy();
    for (const name of ['Pooja Mehta', 'Vihaan Mehta']) {
      const share = dialog.getByLabelText(name);
      await shown.user.clear(share);
      await shown.user.type(share, '50');
    }
    expect(dialog.getByText('100% assigned')).toBeTruthy();
    await shown.user.click(dialog.getByRole('button', { name: 'Save shares' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('Shares cannot add up to more than 100%')).toBeNull();
    const ticked = () => screen.findAllByRole('checkbox', { checked: true });
    await waitFor(async () => expect(await ticked()).toHaveLength(2));
    expect(await isBlocked('Save & Continue')).toBe(false);
  });

  it('have a form that Back closes without leaving the step', async () => {
    const { user, back, address } = await open();
    await user.click(await button('Edit Pooja Mehta'));
    expect((await field('Full name')).value).toBe('Pooja Mehta');
    back();
    expect(await button('Edit Pooja Mehta')).toBeTruthy();
    expect(address()).toBe('/add-nomination?where_from=maturity-action');
  });

  it('are selected for the next deposit if none is being booked', async () => {
    await open();
    const caption = 'Ticked nominees receive your next deposit.';
    expect(await screen.findByRole('list', { name: caption })).toBeTruthy();
  });

  it('can be removed, after a question', async () => {
    const { user } = await open();
    const card = await cardOf('Vihaan Mehta');
    await user.click(card.getByRole('button', { name: 'Remove Vihaan Mehta' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove this nominee?' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('Vihaan Mehta')).toBeNull());
  });

  it('can be changed', async () => {
    const { user } = await open();
    const card = await cardOf('Pooja Mehta');
    await user.click(card.getByRole('button', { name: 'Edit Pooja Mehta' }));
    expect((await field('Full name')).value).toBe('Pooja Mehta');
    expect((await field('Date of birth')).value).toBe('11/02/1987');
    await user.type(await field('Full name'), ' Rao');
    await user.click(await button('Save nominee'));
    expect(await screen.findByText('Pooja Mehta Rao')).toBeTruthy();
  });

  it('say something went wrong when they cannot be read, and try again', async () => {
    const shown = await open({ path: '/invest' });
    await addFault(backend, { route: 'POST /api/main/profile', kind: 'status', times: 2 });
    shown.goTo('/add-nomination');
    await shown.user.click(await button('Try again'));
    expect(await screen.findByText('Pooja Mehta')).toBeTruthy();
  });
});

describe('a new nominee', () => {
  it('starts with a share of 100% [AP-2.98, AP-9.1, FD-9.22]', async () => {
    await openNew();
    expect((await field('Percent share')).value).toBe('100');
  });

  it('needs its fields [AP-5.64, AP-5.66, AP-5.73, AP-5.79, FD-5.42, FD-5.46, FD-5.54]', async () => {
    const { user } = await openNew();
    await user.clear(await field('Percent share'));
    await user.click(await button('Save nominee'));
    for (const message of [
      'Please enter full name as on your PAN card',
      'Please select Nominee Relationship',
      'Date of birth is required',
      'Percent share is required',
    ]) {
      expect(screen.getByText(message)).toBeTruthy();
    }
    await waitFor(async () => expect(document.activeElement).toBe(await field('Full name')));
  });

  it.each([
    ['Full name', 'Asha 2', 'Full Name can only contain letters', 'AP-5.65, FD-5.44'],
    ['PAN (optional)', 'ABCP', 'PAN must be exactly 10 characters', 'AP-5.68, FD-5.48'],
    ['PAN (optional)', '1234567890', 'Invalid PAN format', 'AP-5.69, FD-5.49'],
    ['Percent share', '0', 'Share must be at least 1%', 'AP-5.71, FD-5.51'],
    ['Percent share', '101', 'Share must not exceed 100%', 'AP-5.72, FD-5.52'],
  ])('for %s "%s" shows: %s [%s]', async (label, text, message) => {
    const shown = await openNew();
    await fill(shown, { [label]: text });
    await shown.user.click(await button('Save nominee'));
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('needs six fields of another address [AP-5.74, FD-5.54, FD-5.55]', async () => {
    const shown = await openNew();
    await fill(shown);
    await shown.user.click(screen.getByRole('checkbox', { name: 'Lives at my address' }));
    await shown.user.clear(await field('Country'));
    await shown.user.click(await button('Save nominee'));
    for (const message of [
      'Address Line 1 is required',
      'Address Line 2 is required',
      'Pincode must be exactly 6 digits',
      'City is required',
      'State is required',
      'Country is required',
    ]) {
      expect(screen.getByText(message)).toBeTruthy();
    }
  });

  it('under 18 needs a guardian [AP-5.75, AP-5.76, AP-5.77, AP-5.79, FD-5.54, FD-5.56]', async () => {
    const shown = await openNew();
    await fill(shown, { 'Date of birth': '01/02/2015' });
    await shown.user.click(await button('Save nominee'));
    expect(screen.getByText('Guardian first name is required')).toBeTruthy();
    expect(screen.getByText('Guardian last name is required')).toBeTruthy();
    expect(screen.getByText('Guardian PAN is required')).toBeTruthy();
    expect(screen.queryByText('Guardian middle name is required')).toBeNull();
    await shown.user.type(await field('Guardian PAN'), '1234567890');
    await shown.user.tab();
    expect(await screen.findByText('Invalid PAN format')).toBeTruthy();
    await shown.user.clear(await field('Guardian PAN'));
    await shown.user.type(await field('Guardian first name'), 'Om 2');
    await shown.user.tab();
    const firstName = 'Guardian first name can only contain letters';
    expect(await screen.findByText(firstName)).toBeTruthy();
    await shown.user.clear(await field('Guardian first name'));
    await fill(shown, {
      'Date of birth': '01/02/2015',
      'Guardian first name': 'Om',
      'Guardian last name': 'Rao',
      'Guardian PAN': 'ABCPO1234G',
    });
    await shown.user.click(await button('Save nominee'));
    expect((await cardOf('Asha Rao')).getByText('Guardian: Om Rao')).toBeTruthy();
  });

  it('has another PAN than the guardian [AP-5.78, FD-5.60]', async () => {
    const shown = await openNew();
    await fill(shown, { 'Date of birth': '01/02/2015', 'PAN (optional)': 'ABCPO1234G' });
    await shown.user.type(await field('Guardian PAN'), 'ABCPO1234G');
    await shown.user.click(await button('Save nominee'));
    expect(
      await screen.findByText('Guardian PAN must be different from the minor PAN'),
    ).toBeTruthy();
  });

  it('has another PAN than the investor [AP-5.80, FD-5.62]', async () => {
    const shown = await open({ mobile: LEELA });
    await shown.user.click(await button('Add nominee'));
    await add(shown, { 'PAN (optional)': 'LKRPK1958E' });
    await expectErrorAt('PAN (optional)', /Your PAN and the nominee's PAN cannot be the same/);
  });

  it('cannot be the investor, nor have the investor as guardian [AP-5.80]', async () => {
    const shown = await open({ mobile: LEELA });
    await shown.user.click(await button('Add nominee'));
    await add(shown, { 'Full name': 'Leela Krishnan' });
    await expectErrorAt('Full name', /This is your own name/);
    await add(shown, {
      'Date of birth': '01/02/2015',
      'Guardian first name': 'Meena',
      'Guardian last name': 'Krishnan',
      'Guardian PAN': 'LKRPK1958E',
    });
    await expectErrorAt('Guardian PAN', /You cannot be the guardian/);
  });

  it('has an age that fits the relationship [AP-5.80]', async () => {
    const shown = await open({ mobile: LEELA });
    await shown.user.click(await button('Add nominee'));
    await add(shown, { Relationship: 'Father', 'Date of birth': '01/02/1995' });
    await expectErrorAt('Date of birth', /Your father or mother must be older than you/);
    await add(shown, { Relationship: 'Son', 'Date of birth': '01/02/1950' });
    await expectErrorAt('Date of birth', /must be younger than you/);
  });

  it('may have a guardian with the investor’s name and another date of birth [AP-5.80]', async () => {
    const shown = await open({ mobile: LEELA });
    await shown.user.click(await button('Add nominee'));
    await add(shown, {
      'Date of birth': '01/02/2015',
      'Guardian first name': 'Leela',
      'Guardian last name': 'Krishnan',
      'Guardian PAN': 'ABCPL1234F',
    });
    expect(await screen.findByText('Guardian date of birth is required')).toBeTruthy();
    expect(screen.getByText(/The guardian has your name/)).toBeTruthy();
    await shown.user.type(await field('Guardian date of birth'), '25/03/1958');
    await shown.user.click(await button('Save nominee'));
    await expectErrorAt('Guardian date of birth', /You cannot be the guardian\. /);
    await shown.user.clear(await field('Guardian date of birth'));
    await shown.user.type(await field('Guardian date of birth'), '01/01/2012');
    await shown.user.click(await button('Save nominee'));
    expect(await screen.findByText('The guardian must be 18 or older')).toBeTruthy();
    await shown.user.clear(await field('Guardian date of birth'));
    await shown.user.type(await field('Guardian date of birth'), '01/01/1990');
    await shown.user.click(await button('Save nominee'));
    // The only nominee has 100%, so the step is complete.
    await waitFor(() => expect(shown.address()).toBe('/dashboard'));
    shown.goTo('/add-nomination');
    expect((await cardOf('Asha Rao')).getByText('Guardian: Leela Krishnan')).toBeTruthy();
  });

  it('cannot repeat a relationship that only one person can have [AP-5.82, AP-5.83, FD-5.65]', async () => {
    await setShares(30);
    const shown = await open();
    await shown.user.click(await button('Add another nominee'));
    await add(shown, { Relationship: 'Wife', 'Percent share': '1' });
    const relationships = await screen.findByRole('radiogroup', { name: 'Relationship' });
    await waitFor(() => expect(relationships).toHaveAccessibleDescription(/^You already added/));
  });

  it('keeps its input when saving fails [AP-8.35, FD-8.6]', async () => {
    const shown = await openNew();
    await fill(shown);
    await addFault(backend, { route: 'POST /api/main/profile', kind: 'status' });
    await shown.user.click(await button('Save nominee'));
    expect(
      await screen.findByText('Unexpected error occurred while saving nominee data.'),
    ).toBeTruthy();
    expect((await field('Full name')).value).toBe('Asha Rao');
  });

  it('that is left while it is sent says if that fails, and keeps its input', async () => {
    const shown = await openNew();
    await fill(shown);
    const calls = heldCalls('/api/main/profile');
    calls.hold();
    await addFault(backend, { route: 'POST /api/main/profile', kind: 'status' });
    await shown.user.click(await button('Save nominee'));
    await waitFor(() => expect(calls.count()).toBe(1));
    expect(await button('Cancel')).toHaveProperty('disabled', true);
    shown.back();
    await button('Add nominee');
    await calls.release();
    expect(
      await screen.findByText('Unexpected error occurred while saving nominee data.'),
    ).toBeTruthy();
    await shown.user.click(await button('Add nominee'));
    expect((await field('Full name')).value).toBe('Asha Rao');
  });

  it('is restored after a reload', async () => {
    const shown = await openNew();
    await fill(shown);
    await untilDraft(shown.browser, NOMINEE_FORM, { fullName: 'Asha Rao' });
    shown.reload();
    await shown.user.click(await button('Add nominee'));
    await waitFor(async () => expect((await field('Full name')).value).toBe('Asha Rao'));
  });
});
