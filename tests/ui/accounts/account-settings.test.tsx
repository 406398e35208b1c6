import { savedFiles } from '#tests/ui/saved-files.ts';
import { File as NodeFile } from 'node:buffer';
import { RemoveProfilePicture } from '#application/accounts/profile/remove-profile-picture.ts';
import { SaveProfilePicture } from '#application/accounts/profile/save-profile-picture.ts';
import { Session } from '#application/platform/session.ts';
import { jpegFile, pdfFile, pngFile } from '#tests/arbitraries/picture-files.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { addFault, renderScreen, type ScreenOptions, signIn } from '#tests/ui/screen.tsx';
import { clientOf } from '#tests/contracts/client.ts';
import { heldCalls } from '#tests/ui/held-calls.ts';
import { PictureEditor } from '#ui/accounts/profile/picture-editor.ts';
import { confirmByPhone } from './confirm-by-phone.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const backend = testBackend();
// The backend in this process parses forms with Node's parser, which needs Node's `File`.
beforeEach(() => void vi.stubGlobal('File', NodeFile));

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { name });
const toast = (text: string) => screen.findByText(text);
/** Selects a file of any type, as users can in the device's file dialog. */
const choose = async (bytes: Uint8Array, name: string) => {
  const files = [new File([new Uint8Array(bytes)], name)];
  fireEvent.change(await field('Picture file'), { target: { files } });
};

function open(path: string, as: ScreenOptions['as'] = 'new', more: Partial<ScreenOptions> = {}) {
  return renderScreen({ path, as, backend, ...more });
}

describe('the picture in the profile', () => {
  const FAILED = 'Image upload failed: File size must be 2 MB or less, or something went wrong.';

  it('is chosen, cropped, saved and removed [AP-8.27, AP-2.63]', async () => {
    const shown = await open('/profile');
    await choose(pngFile(), 'me.png');
    const dialog = await screen.findByRole('dialog', { name: 'Your picture' });
    await shown.user.click(within(dialog).getByRole('radio', { name: 'Show all' }));
    await shown.user.click(within(dialog).getByRole('button', { name: 'Save picture' }));
    await toast('Profile image updated successfully');
    expect(shown.browser.get(Session).current?.pictureUrl).toMatch(/^data:image\/png;base64,/);
    const [avatar] = document.querySelectorAll('img');
    expect(avatar?.getAttribute('src')).toBe(shown.browser.get(Session).current?.pictureUrl);
    await shown.user.click(await button('Remove picture'));
    await toast('Picture removed.');
    expect(await button('Add a picture')).toBeTruthy();
  });

  it.each([
    ['a PDF under another name', pdfFile(), 'me.png'],
    ['a picture that breaks off', jpegFile().slice(0, -4), 'me.jpg'],
    ['nothing', new Uint8Array(), 'me.png'],
    ['more than 2 MB', new Uint8Array(2 * 1024 * 1024 + 1), 'me.png'],
  ])('is refused if it is %s [AP-8.26]', async (_, bytes, name) => {
    await open('/profile');
    await choose(bytes, name);
    await toast(FAILED);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is refused by the name of its type if the browser cannot read it [AP-8.26]', async () => {
    await open('/profile');
    await choose(new TextEncoder().encode('\0\0\0\u0018ftypheic'), 'IMG_0042.HEIC');
    await toast('Your browser cannot read HEIC files as pictures. Please choose a JPEG or PNG.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays chosen when saving fails, and is saved by the next press [AP-8.26]', async () => {
    const shown = await open('/profile');
    await choose(jpegFile(), 'me.jpg');
    const route = 'POST /api/main/profile/updateprofile';
    await addFault(backend, { route, kind: 'status', times: 1 });
    await shown.user.click(await button('Save picture'));
    await toast(FAILED);
    await shown.user.click(await button('Save picture'));
    await toast('Profile image updated successfully');
  });

  it('is the one that was chosen last, also if an earlier one takes longer to read', async () => {
    const { browser, leave } = await open('/profile');
    leave();
    const editor = new PictureEditor(
      {
        savePicture: browser.get(SaveProfilePicture),
        removePicture: browser.get(RemoveProfilePicture),
      },
      () => {},
    );
    let endReading = (_bytes: ArrayBuffer) => {};
    const reading = new Promise<ArrayBuffer>((resolve) => (endReading = resolve));
    const slow = Object.assign(new File([], 'slow.png'), { arrayBuffer: () => reading });
    const earlier = editor.choose(slow);
    await editor.choose(new File([new Uint8Array(jpegFile())], 'last.jpg'));
    endReading(new Uint8Array(pngFile()).buffer);
    await earlier;
    expect(editor.chosen?.url).toMatch(/^data:image\/jpeg;/);
  });

  it('cannot be cancelled while it is being saved', async () => {
    const shown = await open('/profile');
    await choose(jpegFile(), 'me.jpg');
    const calls = heldCalls('/updateprofile');
    calls.hold();
    await shown.user.click(await button('Save picture'));
    await waitFor(() => expect(calls.count()).toBe(1));
    expect(await button('Cancel')).toBeDisabled();
    await calls.release();
    await toast('Profile image updated successfully');
  });
});

describe('the profile in the private market', () => {
  it('shows avatar and masked account, and stays there [AP-2.47, AP-2.48, AP-2.63]', async () => {
    const shown = await open('/private-market/profile', 'demo');
    const row = await screen.findByText('Primary A/C XXXX417093');
    expect(within(screen.getByRole('main')).getByText('AM')).toBeVisible();
    await shown.user.click(row);
    await waitFor(() => expect(shown.address()).toMatch(/^\/private-market\/profile\/bankdetails/));
    shown.goTo('/private-market/profile/details/1');
    await heading('Personal Details');
    const own = shown.browser.get(Session).current?.investorId;
    expect(shown.address()).toBe(`/private-market/profile/details/${own}`);
    await shown.user.click(await button('Back'));
    await waitFor(() => expect(shown.address()).toBe('/private-market/profile'));
  });

  it('has a public help page with support hours [AP-1.7, FD-9.46, PM-2.37, PM-2.192]', async () => {
    await open('/private-market/profile/help-support', 'visitor');
    expect(await heading('Help & Support')).toBeTruthy();
    expect(screen.getByText('Monday to Saturday, 10:00 am to 8:00 pm')).toBeTruthy();
  });
});

describe('the profile score', () => {
  it('lists what it counts and what is missing [AP-2.64]', async () => {
    const shown = await open('/profile');
    await shown.user.click(await screen.findByText('What counts'));
    const parts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(parts.filter((text) => text?.includes('%'))).toEqual([
      'Mobile number, done20%',
      'KYC, still missing25%',
      'Bank account, still missing20%',
      'Parents, address and occupation, still missing20%',
      'Nominee, still missing15%',
    ]);
  });
});

describe('sign-ins and activity', () => {
  it('list this device, and sign out the others', async () => {
    const shown = await open('/profile/security');
    expect(await screen.findByText('This device')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /other devices/ })).toBeNull();
    await signIn(await clientOf(backend.appAddress), backend, shown.mobile);
    shown.reload();
    await shown.user.click(await button('Sign out of all other devices'));
    await toast('Signed out.');
    expect(await screen.findByText('Signed out of other devices')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: /other devices/ })).toBeNull());
  });

  it('sign out an unknown device', async () => {
    const shown = await open('/profile/security');
    await screen.findByText('This device');
    await signIn(await clientOf(backend.appAddress), backend, shown.mobile);
    shown.reload();
    await shown.user.click(await button(/^Sign out ?Unknown/));
    await toast('Signed out.');
  });

  it('call a device signed out if it is, also after a lost reply', async () => {
    const shown = await open('/profile/security');
    await screen.findByText('This device');
    await signIn(await clientOf(backend.appAddress), backend, shown.mobile);
    shown.reload();
    const route = 'POST /api/main/login/endsession';
    await addFault(backend, { route, kind: 'drop-after-commit', times: 1 });
    await shown.user.click(await button(/^Sign out ?Unknown/));
    expect(await toast('Signed out.')).toBeVisible();
    expect(screen.queryByText(/^We could not sign out/)).toBeNull();
  });

  it('offer no other device while one is being signed out', async () => {
    const shown = await open('/profile/security');
    await screen.findByText('This device');
    for (const client of [await clientOf(backend.appAddress), await clientOf(backend.appAddress)]) {
      await signIn(client, backend, shown.mobile);
    }
    shown.reload();
    const name = /^Sign out ?Unknown/;
    const [first, second] = await screen.findAllByRole('button', { name });
    const calls = heldCalls('/login/endsession');
    calls.hold();
    await shown.user.click(first as HTMLElement);
    expect(first).toHaveAttribute('aria-busy', 'true');
    expect(second).toBeDisabled();
    expect(await button('Sign out of all other devices')).toBeDisabled();
    await calls.release();
    await toast('Signed out.');
    const left = await screen.findByRole('button', { name });
    await waitFor(() => expect(left).toBeEnabled());
  });

  it('say something went wrong, and try again', async () => {
    const shown = await open('/invest');
    const route = 'POST /api/main/profile/activity';
    await addFault(backend, { route, kind: 'status', times: 1 });
    shown.goTo('/profile/security');
    await shown.user.click(await button('Try again'));
    expect(await screen.findByText('Signed in')).toBeTruthy();
  });
});

describe('privacy', () => {
  it('says what is stored and why; consent to offers is given and withdrawn', async () => {
    const shown = await open('/profile/privacy');
    expect(await heading('Who you are')).toBeTruthy();
    const offers = await screen.findByRole('switch', { name: 'I agree' });
    await shown.user.click(offers);
    expect(await screen.findByText(/^You agreed on/)).toBeTruthy();
    await shown.user.click(await screen.findByRole('switch', { name: 'I agree', checked: true }));
    expect(await screen.findByText(/You have not agreed/)).toBeTruthy();
  });

  it('keeps the focus on the consent while it is being saved', async () => {
    const calls = heldCalls('/updateconsent');
    const shown = await open('/profile/privacy');
    const offers = await screen.findByRole('switch', { name: 'I agree' });
    calls.hold();
    offers.focus();
    await shown.user.keyboard(' ');
    await waitFor(() => expect(calls.count()).toBe(1));
    // A disabled element loses the focus in browsers.
    expect(offers).not.toHaveAttribute('disabled');
    expect(offers).toHaveAttribute('aria-disabled', 'true');
    await shown.user.keyboard(' ');
    await calls.release();
    expect(await screen.findByRole('switch', { name: 'I agree', checked: true })).toHaveFocus();
  });

  it('calls a consent not saved only if it is not, also after a lost reply', async () => {
    const route = 'POST /api/main/profile/updateconsent';
    const shown = await open('/profile/privacy');
    const press = async () => shown.user.click(await screen.findByRole('switch'));
    await addFault(backend, { route, kind: 'drop-after-commit', times: 1 });
    await press();
    expect(await screen.findByText(/^You agreed on/)).toBeVisible();
    expect(screen.queryByText(/^We could not save your choice/)).toBeNull();
    await addFault(backend, { route, kind: 'drop', times: 1 });
    await press();
    expect(await toast('We could not save your choice. Please try again.')).toBeVisible();
    expect(screen.getByText(/^You agreed on/)).toBeVisible();
  });

  it('offers a copy of all data', async () => {
    const saved = savedFiles();
    const shown = await open('/profile/privacy');
    await shown.user.click(await button('Download my data'));
    expect(await screen.findByText(/^The file has your PAN and bank accounts/)).toBeTruthy();
    await confirmByPhone(shown, backend);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(await saved[0]?.text()).toContain(shown.mobile);
  });

  it('says why no more copies of the data are given', async () => {
    const route = 'POST /api/main/profile/exportdata';
    const message = 'You downloaded your data several times. Please try again in 24 hours.';
    await addFault(backend, { route, kind: 'status', status: 429, message, times: 1 });
    const shown = await open('/profile/privacy');
    await shown.user.click(await button('Download my data'));
    expect(await toast(message)).toBeVisible();
  });
});

describe('deleting the account', () => {
  async function askTwice(as: ScreenOptions['as']) {
    const shown = await open('/profile/privacy', as);
    await shown.user.click(await button('Delete account'));
    await shown.user.click(await button('Continue'));
    expect(await heading('Are you sure?')).toBeTruthy();
    return shown;
  }

  it('asks twice and for a code, deletes the personal data and opens /login [AP-7.69]', async () => {
    const shown = await askTwice('new');
    await shown.user.click(await button('Delete my account'));
    expect(await screen.findByText(/^You are deleting your account/)).toBeTruthy();
    await confirmByPhone(shown, backend);
    await waitFor(() => expect(shown.address()).toBe('/login'));
    expect(await toast('Your account is deleted.')).toBeVisible();
    expect(shown.browser.get(Session).current).toBeUndefined();
  });

  it('offers no way to keep the account once its deletion was sent', async () => {
    const shown = await askTwice('new');
    await shown.user.click(await button('Delete my account'));
    await screen.findByText(/^You are deleting your account/);
    const calls = heldCalls('/investor/delete');
    calls.hold();
    await confirmByPhone(shown, backend);
    await waitFor(() => expect(calls.count()).toBe(1));
    expect(await button('Keep my account')).toBeDisabled();
    await calls.release();
    await waitFor(() => expect(shown.address()).toBe('/login'));
  });

  it('is refused while a payment is in progress, with the reason [AP-8.28, AP-7.69]', async () => {
    const shown = await askTwice('demo');
    await shown.user.click(await button('Delete my account'));
    await toast('Your account cannot be deleted yet');
    expect(await screen.findByText(/A payment or order of yours is in progress/)).toBeTruthy();
    await shown.user.click(await button('Keep my account'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shown.browser.get(Session).current).toBeDefined();
  });

  it.each([
    ['status', 'Failed to delete user profile. Please try again.'],
    ['drop', 'Something went wrong. Please try again later.'],
  ] as const)('reports a failure by %s, and loses nothing [AP-8.28]', async (kind, copy) => {
    const shown = await askTwice('new');
    const route = 'POST /api/main/investor/delete';
    await addFault(backend, { route, kind, times: 4 });
    await shown.user.click(await button('Delete my account'));
    await toast(copy);
    expect(shown.browser.get(Session).current).toBeDefined();
    const isUnknown = kind === 'drop';
    const said = isUnknown ? /^No answer arrived, so we do not know/ : /^Your account is as it was/;
    expect(screen.getByText(said)).toBeTruthy();
  });

  it('of which the reply is lost is asked again, and is known to be done', async () => {
    const shown = await askTwice('new');
    await shown.user.click(await button('Delete my account'));
    await screen.findByText(/^You are deleting your account/);
    const route = 'POST /api/main/investor/delete';
    await addFault(backend, { route, kind: 'drop-after-commit', times: 2 });
    await confirmByPhone(shown, backend);
    await waitFor(() => expect(shown.address()).toBe('/login'));
    expect(screen.queryByText(/Something went wrong|Failed to delete/)).toBeNull();
    expect(shown.browser.get(Session).current).toBeUndefined();
  });
});
