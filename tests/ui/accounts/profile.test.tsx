import { EMAIL_FORM } from '#application/accounts/profile/confirm-email-change.ts';
import { Drafts } from '#application/platform/drafts.ts';
import { untilDraft } from '#tests/ui/stored-draft.ts';
import { Profiles } from '#application/accounts/profile/profiles.ts';
import { Session } from '#application/platform/session.ts';
import { heldCalls } from '#tests/ui/held-calls.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { addFault, renderScreen, type ScreenOptions } from '#tests/ui/screen.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { confirmByPhone } from './confirm-by-phone.ts';

const backend = testBackend();

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.findByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { name });
const PROFILE_ROUTE = 'POST /api/main/profile';

function open(path: string, as: ScreenOptions['as'] = 'demo', more: Partial<ScreenOptions> = {}) {
  return renderScreen({ path, as, backend, ...more });
}

describe('the profile', () => {
  it('shows initials, score and phone number [AP-2.63, AP-2.64, AP-2.65]', async () => {
    await open('/profile');
    const card = (await heading('Arjun Mehta')).closest('div')?.parentElement as HTMLElement;
    expect(within(card).getByText('AM')).toBeTruthy();
    expect(screen.getByText('+91 90000 00001')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Profile complete' }).textContent).toBe('');
    expect(screen.getByText('100%')).toBeTruthy();
  });

  it('opens at /Profile too [AP-2.71, PM-2.50]', async () => {
    await open('/Profile');
    expect(await heading('Profile')).toBeTruthy();
  });

  it('asks for KYC only while it is missing [AP-2.66]', async () => {
    const shown = await open('/profile', 'new');
    expect(await screen.findByText('Complete your KYC')).toBeTruthy();
    shown.leave();
    await open('/profile');
    await heading('Arjun Mehta');
    expect(screen.queryByText('Complete your KYC')).toBeNull();
  });

  it.each([
    ['Profile', '/profile/details/'],
    ['Bank Accounts', '/profile/bankdetails/'],
    ['Help & Support', '/profile/help-support'],
  ])('leads to %s [AP-2.67]', async (title, path) => {
    const shown = await open('/profile');
    const menu = await screen.findByRole('region', { name: 'Menu' });
    await shown.user.click(within(menu).getByText(title));
    await waitFor(() => expect(shown.address()).toContain(path));
  });

  it('names the version 1.0.1 [AP-2.69]', async () => {
    await open('/profile');
    expect(await screen.findByText('Version 1.0.1')).toBeTruthy();
  });

  it(
    'signs out on the server and on this device, and opens /login [AP-2.68, AP-2.70]',
    async () => {
      const shown = await open('/profile', 'new');
      await shown.user.click(await button('Log Out'));
      expect(await field('Mobile number')).toBeTruthy();
      expect(shown.address()).toBe('/login');
      expect(shown.browser.get(Session).current).toBeUndefined();
    },
  );

  it('signs out even if the server does not answer [AP-2.70]', async () => {
    const shown = await open('/profile', 'new');
    await addFault(backend, { route: 'POST /api/main/login/logout', kind: 'drop', times: 3 });
    await shown.user.click(await button('Log Out'));
    await waitFor(() => expect(shown.address()).toBe('/login'));
  });

  it('says something went wrong, and tries again', async () => {
    const shown = await open('/invest');
    await addFault(backend, { route: PROFILE_ROUTE, kind: 'status' });
    shown.goTo('/profile');
    await shown.user.click(await button('Try again'));
    expect(await heading('Arjun Mehta')).toBeTruthy();
  });
});

describe('help and support', () => {
  it('shows phone, email and hours to everyone [AP-1.8, AP-2.75, PM-2.36]', async () => {
    await open('/profile/help-support', 'visitor');
    expect(await heading('Help & Support')).toBeTruthy();
    expect(screen.getByText('Monday to Saturday, 10:00 am to 8:00 pm')).toBeTruthy();
    expect(screen.getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/);
    expect(screen.getByRole('link', { name: /^\+91/ }).getAttribute('href')).toMatch(/^tel:\+91/);
  });

  it.each([
    ['Terms of Use', '/terms'],
    ['Privacy Policy', '/privacy'],
  ])('has the %s at its end, like all main screens', async (name, path) => {
    await open('/profile/help-support', 'visitor');
    await heading('Help & Support');
    const foot = within(screen.getByRole('contentinfo'));
    expect(foot.getByRole('link', { name }).getAttribute('href')).toBe(path);
  });
});

/** Fills in what `/personal-info` must know about an investor without KYC. */
async function fillInMissing({ user }: Awaited<ReturnType<typeof open>>) {
  const texts = {
    "Father's name": 'Ram Rao',
    "Mother's name": 'Sita Rao',
    'Address Line 1': '12 Temple Street',
    'Address Line 2': 'Second Floor',
    Pincode: '411004',
    City: 'Pune',
    State: 'Maharashtra',
  };
  for (const [label, text] of Object.entries(texts)) await user.type(await field(label), text);
  await user.click(screen.getByRole('radio', { name: 'Business' }));
  await user.click(screen.getByRole('radio', { name: 'Above ₹1 crore' }));
}

describe('personal details', () => {
  it.each([
    'Basic Details',
    'Address',
    'More Information',
    'Occupation Details',
    'Nominee Details',
  ])('have the section %s [AP-2.72, AP-2.73]', async (title) => {
    await open('/personal-info');
    expect(await heading('Personal Details')).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeTruthy();
  });

  it('show the first nominee only, and count the others [AP-2.74]', async () => {
    await open('/personal-info');
    expect(await screen.findByText('Pooja Mehta')).toBeTruthy();
    expect(screen.queryByText('Vihaan Mehta')).toBeNull();
    expect(screen.getByText('Further nominees').nextSibling).toHaveTextContent('1, with 40%');
  });

  it('name nominees as the next step, without a link that would lose the answers', async () => {
    await open('/personal-info', 'new');
    const text = await screen.findByText('No nominee yet. You add nominees in the next step.');
    const section = text.closest('section');
    expect(section && within(section).queryByRole('link')).toBeNull();
  });

  it('start with resident and married [AP-3.23, FD-9.44]', async () => {
    await open('/personal-info', 'new');
    expect(await screen.findByRole('radio', { name: 'Yes', checked: true })).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'Married', checked: true })).toBeTruthy();
  });

  it('warn a person who lives outside India', async () => {
    const shown = await open('/personal-info', 'new');
    await shown.user.click(await screen.findByRole('radio', { name: 'No' }));
    const warning = /Many issuers do not accept deposits from people who live/;
    expect(await screen.findByText(warning)).toBeVisible();
    await shown.user.click(screen.getByRole('radio', { name: 'Yes' }));
    expect(screen.queryByText(warning)).toBeNull();
  });

  it(
    'ask for all that is missing, save it by one press, and go on [AP-7.53, FD-2.93, FD-4.20]',
    async () => {
      const shown = await open('/personal-info?where_from=maturity-action', 'new');
      await fillInMissing(shown);
      await shown.user.type(await field('Place of birth (optional)'), 'Nashik');
      await shown.user.click(screen.getByRole('radio', { name: 'Unmarried' }));
      await shown.user.click(await button('Continue'));
      expect(await heading('Nominees')).toBeTruthy();
      expect(shown.address()).toBe('/add-nomination?where_from=maturity-action');
      shown.goTo('/personal-info');
      expect((await field('Place of birth (optional)')).value).toBe('Nashik');
      expect(screen.getByRole('radio', { name: 'Unmarried', checked: true })).toBeTruthy();
      expect((await field("Mother's name")).value).toBe('Sita Rao');
      expect(screen.getByRole('radio', { name: /12 Temple Street/, checked: true })).toBeTruthy();
      expect(screen.getByRole('radio', { name: 'Business', checked: true })).toBeTruthy();
    },
  );

  it('show everything that is known, so that one press confirms it [AP-2.96]', async () => {
    const shown = await open('/personal-info');
    expect((await field("Father's name")).value).toBe('Harish Mehta');
    expect(screen.getByRole('radio', { name: /402 Sea Breeze/, checked: true })).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'Private sector job', checked: true })).toBeTruthy();
    await shown.user.click(await button('Continue'));
    await waitFor(() => expect(shown.address()).toBe('/add-nomination'));
  });

  it('name all that is missing, and focus the first field of it', async () => {
    const shown = await open('/personal-info', 'new');
    expect(await field("Father's name")).toHaveFocus();
    await shown.user.click(await button('Continue'));
    for (const missing of ["Father's name", 'Address Line 1', 'Occupation', 'Annual income']) {
      expect(await screen.findByText(`${missing} is required`)).toBeTruthy();
    }
    await waitFor(async () => expect(await field("Father's name")).toHaveFocus());
    expect(shown.address()).toBe('/personal-info');
  });

  it('stay and say Something went wrong when saving fails [FD-8.27]', async () => {
    const shown = await open('/personal-info', 'new');
    await fillInMissing(shown);
    const route = 'POST /api/main/investment/updatepersonalinfo';
    await addFault(backend, { route, kind: 'status' });
    await shown.user.type(await field('Place of birth (optional)'), 'Pune');
    await shown.user.click(await button('Continue'));
    expect(await screen.findByText('Something went wrong')).toBeTruthy();
    expect((await field('Place of birth (optional)')).value).toBe('Pune');
  });

  it('say something went wrong when they cannot be read [AP-8.29]', async () => {
    const shown = await open('/invest');
    await addFault(backend, { route: PROFILE_ROUTE, kind: 'status' });
    shown.goTo('/personal-info');
    expect(await heading('Your details could not be loaded')).toBeTruthy();
    expect(screen.getByText('something went wrong')).toBeTruthy();
    await shown.user.click(await button('Try again'));
    expect(await heading('Basic Details')).toBeTruthy();
  });

  it('are saved in the profile too, and only in the own one [AP-2.72, AP-2.187]', async () => {
    const shown = await open('/profile/details/999', 'new');
    const own = shown.browser.get(Session).current?.investorId;
    await shown.user.type(await field('Place of birth (optional)'), 'Surat');
    expect(await heading('Personal Details')).toBeTruthy();
    expect(shown.address()).toBe(`/profile/details/${own}`);
    await shown.user.click(await button('Save changes'));
    expect(await screen.findByText('Your details are saved.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull());
  });

  it('keep what is typed while the saved details are read again', async () => {
    const shown = await open('/profile/details/1', 'new');
    const place = await field('Place of birth (optional)');
    await shown.user.type(place, 'Pune');
    const calls = heldCalls('/main/profile');
    calls.hold();
    await shown.user.click(await button('Save changes'));
    await waitFor(() => expect(calls.count()).toBe(1));
    await shown.user.type(place, ' Camp');
    await calls.release();
    expect(await screen.findByText('Your details are saved.')).toBeTruthy();
    expect(place.value).toBe('Pune Camp');
    expect(await button('Save changes')).toBeEnabled();
  });
});

/** Enters a new address, and opens the form of the code that is sent to it. */
async function askForCode() {
  const shown = await open('/profile/email', 'new');
  const email = `asha.${shown.mobile}@mail.example`;
  await shown.user.type(await field('New email address'), email);
  await shown.user.click(await button('Send code'));
  await confirmByPhone(shown, backend);
  await field('Code');
  return { ...shown, email };
}

describe('a new email address', () => {
  it('is entered, verified by its code and then shown', async () => {
    const shown = await open('/profile/email', 'new');
    expect(await screen.findByText('No email address yet.')).toBeTruthy();
    const email = `asha.${shown.mobile}@mail.example`;
    await shown.user.click(await button('Send code'));
    expect(await screen.findByText('Please enter your email address')).toBeTruthy();
    await shown.user.type(await field('New email address'), email);
    await shown.user.click(await button('Send code'));
    await confirmByPhone(shown, backend);
    await shown.user.type(await field('Code'), '000000');
    await shown.user.click(await button('Change email address'));
    expect(await screen.findByText(/That code is not right/)).toBeTruthy();
    await shown.user.type(await field('Code'), await backend.control.codeFor(email));
    await shown.user.click(await button('Change email address'));
    await screen.findByText('Your email address is changed.');
    // Wait for the content, because the path changes before the screen has rendered.
    await button('Log Out');
    expect(shown.address()).toBe('/profile');
    expect(shown.browser.get(Session).current?.email).toBe(email);
    shown.goTo('/profile/email');
    const label = await screen.findByText('Current email address');
    expect(label.nextSibling?.textContent).toBe(email);
  });

  it('can be entered even if the present one cannot be loaded', async () => {
    const shown = await open('/invest', 'demo');
    await addFault(backend, { route: PROFILE_ROUTE, kind: 'status', times: 1 });
    shown.goTo('/profile/email');
    await screen.findByText(/could not load your current address/);
    expect(await button('Send code')).toBeEnabled();
    await shown.user.click(await button('Try again'));
    const present = await screen.findByText('Current email address');
    expect(present.nextSibling?.textContent).toBe('arjun.mehta@mail.example');
  });

  it('stays at its form if Back leaves the code while another one is sent', async () => {
    const calls = heldCalls('/changeemail');
    const shown = await askForCode();
    calls.hold();
    await shown.user.click(await button('Send the code again'));
    await waitFor(() => expect(calls.count()).toBe(1));
    await shown.user.click(await button('Back'));
    await shown.user.type(await field('New email address'), 'x');
    await calls.release();
    await shown.browser.get(Profiles).personalDetails({});
    expect(await field('New email address')).toHaveValue(`${shown.email}x`);
  });

  it('is called changed, and the form stays, if Back leaves the code while it is checked', async () => {
    const calls = heldCalls('/confirmemail');
    const shown = await askForCode();
    await shown.user.type(await field('Code'), await backend.control.codeFor(shown.email));
    calls.hold();
    await shown.user.click(await button('Change email address'));
    await waitFor(() => expect(calls.count()).toBe(1));
    await shown.user.click(await button('Back'));
    await calls.release();
    await screen.findByText('Your email address is changed.');
    const present = await screen.findByText('Current email address');
    await waitFor(() => expect(present.nextSibling).toHaveTextContent(shown.email));
    expect(shown.address()).toBe('/profile/email');
  });

  it('is confirmed by its code after a reload, as while the mail is read', async () => {
    const shown = await askForCode();
    await untilDraft(shown.browser, EMAIL_FORM, { sentTo: shown.email });
    shown.reload();
    await shown.user.type(await field('Code'), await backend.control.codeFor(shown.email));
    expect(screen.getByText(`Enter the code that we sent to ${shown.email}.`)).toBeVisible();
    await shown.user.click(await button('Change email address'));
    await screen.findByText('Your email address is changed.');
    expect(await shown.browser.get(Drafts).read(EMAIL_FORM)).toBeUndefined();
  });

  it('gets another code at the address that the form names, and says so', async () => {
    const shown = await askForCode();
    await shown.user.click(await button('Send the code again'));
    await screen.findByText('We have sent you another code.');
    expect(screen.getByText(`Enter the code that we sent to ${shown.email}.`)).toBeVisible();
  });
});
