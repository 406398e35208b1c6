import { MemoryVault } from '#infrastructure/platform/storage/vault.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { heldCalls } from '#tests/ui/held-calls.ts';
import { addFault } from '#tests/ui/screen.tsx';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderSitePage } from './site-screen.tsx';

const PATH = '/contact-us';
const ROUTE = '/api/main/contact';

const backend = testBackend();

const open = () => renderSitePage(PATH, { backend });
const field = (name: RegExp | string) => screen.getByRole('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Send message' });

/** Sets the whole value at once, as autofill does. */
const put = (name: RegExp | string, value: string) =>
  void fireEvent.change(field(name), { target: { value } });

function fillIn(email: string): void {
  put('Name', 'Meera Iyer');
  put('Email', email);
  put('Message', 'When do you open?\nAnd where?');
}

describe('the contact page', () => {
  it('is public at its path [PM-2.184, PM-6.3]', async () => {
    const { html } = await renderSitePage(PATH);
    expect(html).toContain('Talk to a person');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Talk to a person');
  });

  it('shows support heading, email, phone, hours and address [AP-2.206, PM-2.185, PM-2.189]', async () => {
    await renderSitePage(PATH);
    expect(screen.getByRole('heading', { name: 'Support' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Talk to a person');
    expect(screen.getByText('support@vriddhi.example')).toBeVisible();
    expect(screen.getByText('+91 00000 00000')).toBeVisible();
    const rest = (what: string) => screen.getByText(what, { selector: 'dt' }).nextElementSibling;
    expect(rest('Working hours')).toHaveTextContent('Monday to Saturday, 10:00 am to 8:00 pm');
    expect(rest('Address')).toHaveTextContent('Mumbai, Maharashtra');
    const labels = screen.getAllByRole('textbox').map((box) => (box as HTMLInputElement).labels);
    expect(labels.map((label) => label?.[0]?.textContent)).toEqual([
      'Name',
      'Email',
      expect.stringMatching(/^Mobile number.*optional/),
      'Message',
    ]);
  });

  it('names its hours, Monday to Saturday 10 to 8 [PM-2.186, AP-1.6, AP-1.7]', async () => {
    await renderSitePage(PATH);
    expect(screen.getByText('Monday to Saturday, 10:00 am to 8:00 pm')).toBeVisible();
  });

  it('has its address in Mumbai, Maharashtra [PM-2.187, AP-1.10, AP-1.11]', async () => {
    await renderSitePage(PATH);
    expect(screen.getByText('Mumbai, Maharashtra')).toBeVisible();
  });

  it.each([
    [
      'Email',
      'mailto:support@vriddhi.example',
      'Contact Email Clicked',
      'AP-2.209, PM-2.190, PM-7.54',
    ],
    ['Phone', 'tel:+910000000000', 'Contact Phone Clicked', 'AP-2.210, PM-2.191, PM-7.55'],
  ])('opens %s by its link, %s, and reports the event %s [%s]', async (what, href, event) => {
    const { user, ports } = await renderSitePage(PATH);
    const way = within(screen.getByText(what, { selector: 'dt' }).parentElement as HTMLElement);
    const link = way.getByRole('link');
    expect(link).toHaveAttribute('href', href);
    link.addEventListener('click', (click) => click.preventDefault());
    await user.click(link);
    expect(happenedIn(ports)).toEqual([[event, {}]]);
  });

  it('reports both events without properties [AP-2.211, AP-2.212]', async () => {
    const { user, ports } = await renderSitePage(PATH);
    for (const name of ['support@vriddhi.example', '+91 00000 00000']) {
      const link = screen.getByRole('link', { name });
      link.addEventListener('click', (click) => click.preventDefault());
      await user.click(link);
    }
    expect(happenedIn(ports)).toEqual([
      ['Contact Email Clicked', {}],
      ['Contact Phone Clicked', {}],
    ]);
  });
});

function happenedIn({ reporting }: { readonly reporting: unknown }) {
  const { recent } = reporting as { recent: { kind: string; what: string; details: object }[] };
  return recent.filter(({ kind }) => kind === 'happened').map((each) => [each.what, each.details]);
}

describe('the contact form', () => {
  it('sends the message to support and shows a reference [AP-2.207, AP-2.208, PM-2.188]', async () => {
    const { user } = await open();
    fillIn('meera@mail.example');
    put(/Mobile number/, '9876543210');
    await user.dblClick(send());
    const heading = await screen.findByRole('heading', { name: 'We have received your message' });
    expect(heading).toHaveFocus();
    const [reference] = screen.getByText(/^VR-\d{5}$/).textContent.match(/.+/) ?? [];
    const arrived = await backend.control.outbox('support@vriddhi.example');
    expect(arrived.map(({ text }) => text)).toEqual([
      `${reference}, from Meera Iyer, meera@mail.example, 9876543210:\n\nWhen do you open?\nAnd where?`,
    ]);
    await user.click(screen.getByRole('button', { name: 'Write another message' }));
    expect(field('Message')).toHaveValue('');
  });

  it('keeps what is typed after it was sent', async () => {
    const calls = heldCalls('/contact');
    const { user } = await open();
    fillIn('kept@mail.example');
    calls.hold();
    await user.click(send());
    await waitFor(() => expect(calls.count()).toBe(1));
    await user.type(field('Message'), ' And then?');
    await calls.release();
    expect(await screen.findByText(/^VR-\d{5}$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Write another message' }));
    expect(field('Message')).toHaveValue('When do you open?\nAnd where? And then?');
  });

  it('keeps what is typed over a reload, until it is sent', async () => {
    const vault = new MemoryVault();
    const reload = async () => {
      cleanup();
      return renderSitePage(PATH, { backend, vaultOf: () => vault });
    };
    await reload();
    fillIn('reload@mail.example');
    await expect.poll(() => vault.read()).toContain('And where?');
    const { user } = await reload();
    await expect.poll(() => (field('Name') as HTMLInputElement).value).toBe('Meera Iyer');
    expect(field('Message')).toHaveValue('When do you open?\nAnd where?');
    await user.click(send());
    expect(await screen.findByText(/^VR-\d{5}$/)).toBeVisible();
    await expect.poll(() => vault.read()).toBeUndefined();
  });

  it('keeps what is typed before the stored text is read', async () => {
    const vault = new MemoryVault();
    const stored = { name: 'Meera Iyer', email: '', mobile: '', message: 'When do you open?' };
    await vault.write(JSON.stringify(stored));
    await renderSitePage(PATH, { backend, vaultOf: () => vault });
    put('Message', 'Where are you?');
    await expect.poll(() => (field('Name') as HTMLInputElement).value).toBe('Meera Iyer');
    expect(field('Message')).toHaveValue('Where are you?');
    await expect.poll(() => vault.read()).toContain('Where are you?');
    expect(await vault.read()).toContain('Meera Iyer');
  });

  it('shows an error beside each field, and focuses the first', async () => {
    const { user } = await open();
    await user.click(send());
    expect(screen.getByText('Please enter your name')).toBeVisible();
    expect(screen.getByText('Please enter your email address')).toBeVisible();
    expect(screen.getByText('Please write your message')).toBeVisible();
    await expect.poll(() => document.activeElement).toBe(field('Name'));
    await user.type(field('Email'), 'meera@mail');
    expect(screen.getByText('Please enter a valid email address')).toBeVisible();
    await user.type(field('Email'), '.example');
    expect(screen.queryByText('Please enter a valid email address')).toBeNull();
  });

  it('shows the characters left, and what is too long', async () => {
    const { user } = await open();
    put('Message', 'x'.repeat(950));
    expect(screen.getByText('50 characters left')).toBeVisible();
    put('Message', 'x'.repeat(1001));
    await user.click(send());
    expect(screen.getByText('Please write at most 1000 characters')).toBeVisible();
  });

  it('keeps the input when sending fails, and sends it again', async () => {
    await addFault(backend, { route: ROUTE, kind: 'malformed' });
    const { user } = await open();
    fillIn('again@mail.example');
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We could not send your message. Your text is still here. Please try again.',
    );
    expect(field('Name')).toHaveValue('Meera Iyer');
    await user.click(send());
    expect(await screen.findByText(/^VR-\d{5}$/)).toBeVisible();
  });

  it('shows the server’s message of a refusal', async () => {
    const message = 'We have sent several messages there today. Please try again tomorrow.';
    await addFault(backend, { route: ROUTE, kind: 'status', status: 429, message });
    const { user } = await open();
    fillIn('often@mail.example');
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });
});

describe('input before hydration', () => {
  it('stays while other fields are filled in, and is sent', async () => {
    const early = { name: 'Asha Rao', message: 'Is my deposit insured?' };
    const before = (page: HTMLElement) => {
      for (const [name, text] of Object.entries(early)) {
        (page.querySelector(`[name="${name}"]`) as HTMLInputElement).value = text;
      }
    };
    const { user } = await renderSitePage(PATH, { backend, before });
    put('Email', 'asha@mail.example');
    expect(field('Name')).toHaveValue(early.name);
    await user.click(send());
    expect(await screen.findByText(/^VR-\d{5}$/)).toBeVisible();
    const arrived = await backend.control.outbox('support@vriddhi.example');
    expect(arrived.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/from Asha Rao, asha@mail\.example:\s+Is my deposit insured\?/),
    );
  });
});
