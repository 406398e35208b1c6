import { SiteForm } from '#application/content/site-drafts.ts';
import { MemoryVault, type Vault } from '#infrastructure/platform/storage/vault.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { heldCalls } from '#tests/ui/held-calls.ts';
import { addFault } from '#tests/ui/screen.tsx';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderSitePage } from './site-screen.tsx';

const REGISTER = '/api/ifa/ifa/register';
const NOTE = '/api/private-market/share-note/send';

const backend = testBackend();

const popUp = () => within(screen.getByRole('dialog'));
const field = (name: RegExp | string) => popUp().getByRole('textbox', { name });

async function openSignUp(vaultOf?: (form: SiteForm) => Vault) {
  const shown = await renderSitePage('/', { backend, vaultOf });
  await shown.user.click(screen.getByRole('button', { name: 'Sign Up' }));
  return shown;
}

/** Sets the whole value at once, as autofill does. */
const put = (name: RegExp | string, value: string) =>
  void fireEvent.change(field(name), { target: { value } });

function fillIn(mobile: string): void {
  put('Full name', 'Farhan Ali');
  put('Location', 'Lucknow');
  put('Mobile number', mobile);
  put('Email', `a${mobile}@mail.example`);
}

const thanked = () => screen.findByRole('heading', { name: 'Thank you for signing up' });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const signUp = () => popUp().getByRole('button', { name: 'Sign Up' });

describe('the sign-up of an advisor', () => {
  it('is offered on the landing page, with 100+ members [PM-1.23]', async () => {
    await renderSitePage('/', { backend });
    expect(screen.getByText('100+ IFAs have joined')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign Up' })).toBeVisible();
  });

  it('shows the first failure in the order of the fields [PM-5.17]', async () => {
    const { user } = await openSignUp();
    await user.click(signUp());
    expect(popUp().getByText('Please enter your full name')).toBeVisible();
    expect(popUp().queryByText('Please enter your location')).toBeNull();
  });

  it.each([
    ['Full name', 'Please enter your full name', 'PM-5.18'],
    ['Location', 'Please enter your location', 'PM-5.19'],
    ['Mobile number', 'Please enter a valid 10-digit mobile number', 'PM-5.20'],
    ['Email', 'Please enter a valid email address', 'PM-5.21'],
  ])('without %s shows "%s" [%s]', async (name, sentence) => {
    const { user } = await openSignUp();
    fillIn('9812300101');
    put(name, '');
    await user.click(signUp());
    expect(popUp().getByText(sentence)).toBeVisible();
  });

  it.each([
    ['Mobile number', '981230010', 'Please enter a valid 10-digit mobile number', 'PM-5.20'],
    ['Mobile number', '98123001011', 'Please enter a valid 10-digit mobile number', 'PM-5.20'],
    ['Email', 'farhan@mail', 'Please enter a valid email address', 'PM-5.21'],
  ])('with %s "%s" shows "%s" [%s]', async (name, text, sentence) => {
    const { user } = await openSignUp();
    fillIn('9812300101');
    put(name, text);
    await user.click(signUp());
    expect(popUp().getByText(sentence)).toBeVisible();
  });

  it('ends in a thank-you pop-up [PM-2.5, PM-2.14, PM-7.10, PM-2.15]', async () => {
    const { user } = await openSignUp();
    fillIn('9812300102');
    await user.click(signUp());
    await screen.findByRole('heading', { name: 'Thank you for signing up' });
    expect(popUp().queryByRole('textbox')).toBeNull();
    expect(
      popUp().getByText(
        'Our team will call you within two working days, Monday to Saturday. ' +
          'Please keep your ARN or registration number ready, if you have one.',
      ),
    ).toBeVisible();
    const buttons = popUp().getAllByRole('button', { name: (name) => name !== 'Close' });
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Done']);
    await user.click(popUp().getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps what is typed while it is on its way', async () => {
    const { user } = await openSignUp();
    fillIn('9812300104');
    const calls = heldCalls('/register');
    calls.hold();
    await user.click(signUp());
    await waitFor(() => expect(calls.count()).toBe(1));
    put('Location', 'Kanpur');
    await calls.release();
    await user.click(await screen.findByRole('button', { name: 'Done' }));
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));
    expect(field('Location')).toHaveValue('Kanpur');
  });

  it('shows the server’s message on 409, and stays open [PM-8.4]', async () => {
    const { user } = await openSignUp();
    fillIn('9812300102');
    await user.click(signUp());
    const known = 'An advisor with this mobile number or email is registered already.';
    expect(await popUp().findByText(known)).toBeVisible();
    expect(field('Full name')).toHaveValue('Farhan Ali');
  });

  it.each([
    [409, '', 'This advisor is already registered. If it was not you, please call us.'],
    [503, 'Sign-up is closed until noon.', 'Sign-up is closed until noon.'],
    [500, ' ', 'We could not do this. Please try again.'],
  ])('shows on %s with the message "%s": "%s" [PM-8.5]', async (status, message, says) => {
    await addFault(backend, { route: REGISTER, kind: 'status', status, message });
    const { user } = await openSignUp();
    fillIn('9812300104');
    await user.click(signUp());
    expect(await popUp().findByText(says)).toBeVisible();
    expect(field('Full name')).toHaveValue('Farhan Ali');
    expect(field('Location')).toHaveValue('Lucknow');
    expect(field('Mobile number')).toHaveValue('9812300104');
    expect(field('Email')).toHaveValue('a9812300104@mail.example');
  });

  it('reports a timeout of a call that does not end [PM-8.5]', async () => {
    const { user } = await openSignUp();
    fillIn('9812300105');
    const over = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over.signal);
    onTestFinished(() => void vi.restoreAllMocks());
    over.abort();
    await user.click(signUp());
    expect(await popUp().findByText(/^This is taking longer than it should/)).toBeVisible();
    expect(field('Full name')).toHaveValue('Farhan Ali');
  });

  it('reports other failures by kind, and can be sent again [PM-8.5]', async () => {
    await addFault(backend, { route: REGISTER, kind: 'drop' });
    const { user } = await openSignUp();
    fillIn('9812300103');
    await user.click(signUp());
    expect(await popUp().findByText(/^You seem to be offline/)).toBeVisible();
    await user.click(signUp());
    await screen.findByRole('heading', { name: 'Thank you for signing up' });
  });
});

describe('a pop-up after a reload', () => {
  it.each([
    {
      ...{ form: SiteForm.AdvisorSignUp, open: openSignUp, button: signUp, isSent: thanked },
      typed: ['Farhan Ali', 'Lucknow', '9812300107', 'a9812300107@mail.example'],
    },
    {
      ...{ form: SiteForm.InvestorNote, open: openNote, button: send, isSent: closed },
      typed: ['Farhan Ali', '9812300107', 'a9812300107@mail.example'],
    },
  ])('has what was typed, until it is sent: $form', async (popUpOf) => {
    const { form, open, button, isSent, typed } = popUpOf;
    const vault = new MemoryVault();
    const vaultOf = (of: SiteForm) => (of === form ? vault : new MemoryVault());
    await open(vaultOf);
    const boxes = () => popUp().getAllByRole<HTMLInputElement>('textbox');
    boxes().forEach((box, at) => void fireEvent.change(box, { target: { value: typed[at] } }));
    await expect.poll(() => vault.read()).toContain(typed.at(-1));
    cleanup();
    const { user } = await open(vaultOf);
    await waitFor(() => expect(boxes().map(({ value }) => value)).toEqual(typed));
    await user.click(button());
    await isSent();
    await expect.poll(() => vault.read()).toBeUndefined();
  });
});

describe('a pop-up that is being sent', () => {
  const signUpForm = {
    route: REGISTER,
    open: openSignUp,
    fill: () => fillIn('9812300106'),
    button: signUp,
    says: 'Closed until noon.',
  };
  const noteForm = {
    route: NOTE,
    open: openNote,
    fill: () => put(/^WhatsApp number/, '9812300116'),
    button: send,
    says: /^We could not send the note/,
  };

  it.each([signUpForm, noteForm])('stays open to report a failure of $route', async (form) => {
    const { route, says } = form;
    const message = 'Closed until noon.';
    await addFault(backend, { route, kind: 'status', status: 503, message });
    const { user } = await form.open();
    form.fill();
    const calls = heldCalls(route);
    calls.hold();
    await user.click(form.button());
    await waitFor(() => expect(calls.count()).toBe(1));
    await user.keyboard('{Escape}');
    expect(popUp().queryByRole('button', { name: 'Close' })).toBeNull();
    await calls.release();
    expect(await popUp().findByText(says)).toBeVisible();
    await user.click(popUp().getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

async function openNote(vaultOf?: (form: SiteForm) => Vault) {
  const shown = await renderSitePage('/', { backend, vaultOf });
  await shown.user.click(screen.getByRole('button', { name: 'Get the investor note' }));
  return shown;
}

const send = () => popUp().getByRole('button', { name: 'Send it to me' });

describe('the investor note', () => {
  it('is requested in a pop-up with its title [PM-2.11]', async () => {
    await openNote();
    expect(
      popUp().getByRole('heading', { name: 'Get Your Exclusive NSE Investor Note' }),
    ).toBeVisible();
  });

  it.each([
    [' ', '9812300111', '', 'Name cannot be empty if provided', 'PM-5.22'],
    ['', '98', '', 'Please enter a valid 10-digit mobile number', 'PM-5.23'],
    ['', '', '', 'Please enter a valid 10-digit mobile number', 'PM-5.23'],
    ['', '9812300111', 'a@b', 'Please enter a valid email address', 'PM-5.24'],
  ])(
    'with name "%s", number "%s", email "%s" shows "%s" [%s]',
    async (name, number, email, says) => {
      const { user } = await openNote();
      if (name !== '') put(/^Name/, name);
      put(/^WhatsApp number/, number);
      if (email !== '') put(/^Email/, email);
      await user.click(send());
      expect(popUp().getByText(says)).toBeVisible();
    },
  );

  it('comes by WhatsApp, and the pop-up closes [PM-7.13, PM-4.91, PM-2.12, PM-2.7]', async () => {
    const calls = heldCalls('/share-note/send');
    calls.hold();
    const { user } = await openNote();
    put(/^WhatsApp number/, '9812300112');
    await user.click(send());
    expect(await popUp().findByText('Processing...')).toBeVisible();
    void calls.release();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const thanks = screen.getByText('Thank you. The note is on its way to your WhatsApp.');
    expect(thanks).toHaveAttribute('role', 'status');
    const [sent] = await backend.control.outbox('9812300112');
    expect(sent?.channel).toBe('whatsapp');
  });

  it('that could not be sent is reported, and logged [PM-7.14]', async () => {
    await addFault(backend, { route: NOTE, kind: 'status', status: 500 });
    const { user, ports } = await openNote();
    put(/^WhatsApp number/, '9812300113');
    await user.click(send());
    expect(await popUp().findByText(/^We could not send the note/)).toBeVisible();
    expect(popUp().queryByRole('alert')).toBeNull();
    expect(field(/^WhatsApp number/)).toHaveValue('9812300113');
    const { recent } = ports.reporting as unknown as { recent: { kind: string }[] };
    expect(recent.filter(({ kind }) => kind === 'failed')).toHaveLength(1);
  });

  it('keeps what is typed while it is on its way, and stays open [PM-7.14]', async () => {
    const { user } = await openNote();
    put(/^WhatsApp number/, '9812300110');
    const calls = heldCalls('/share-note/send');
    calls.hold();
    await user.click(send());
    await waitFor(() => expect(calls.count()).toBe(1));
    expect(popUp().queryByRole('button', { name: 'Close' })).toBeNull();
    put(/^WhatsApp number/, '9812300111');
    await calls.release();
    await screen.findByText(/^Thank you\./);
    expect(field(/^WhatsApp number/)).toHaveValue('9812300111');
  });
});
