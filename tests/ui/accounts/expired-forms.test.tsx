import { testBackend } from '#tests/contracts/backend.ts';
import { holdTimers } from '#tests/support/held-timers.ts';
import { type RenderedScreen, renderScreen } from '#tests/ui/screen.tsx';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

const backend = testBackend();

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const LEAVING = 1000;

/** Ends the session on the server, and presses a button, whose request finds that out. */
async function pressExpired({ user }: RenderedScreen, name: string): Promise<void> {
  await backend.control.advance(15 * 60);
  const runTimers = holdTimers('/ui/', [LEAVING]);
  await user.click(await screen.findByRole('button', { name }));
  await screen.findByText('Session expired, please sign in again');
  await runTimers.onceSet(LEAVING);
}

async function signInAgain({ user, mobile }: RenderedScreen): Promise<void> {
  await user.type(await field('Mobile number'), mobile);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const code = await field('One-time password');
  await user.type(code, await backend.control.codeFor(mobile));
}

/** Replaces the texts of fields, key by key, without any pause after the last one. */
async function type({ user }: RenderedScreen, texts: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(texts)) {
    await user.clear(await field(label));
    await user.type(await field(label), text);
  }
}

async function expectTexts(texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    await waitFor(async () => expect(await field(label)).toHaveValue(text));
  }
}

describe('a session that expires while a form is filled in', () => {
  it.each([
    {
      path: '/user-parental-details?where_from=maturity-action',
      as: 'demo',
      texts: { "Father's name": 'Ram Rao', "Mother's name": 'Sita Rao' },
      pressed: 'Continue',
    },
    {
      path: '/profile/email',
      as: 'demo',
      texts: { 'New email address': 'asha.rao@example.com' },
      pressed: 'Send code',
    },
    {
      path: '/personal-info?where_from=maturity-action',
      as: 'demo',
      texts: { "Father's name": 'Ram Rao', 'Place of birth (optional)': 'Nashik' },
      pressed: 'Continue',
    },
    {
      path: '/add-bank-account?where_from=maturity-action',
      as: 'new',
      // The ending 00 has no linked account that would fill the fields.
      mobile: '9700088800',
      texts: { IFSC: 'SBIN0000300', 'Account number': '50100012345678' },
      pressed: 'Verify Bank',
    },
  ] as const)('leads back to $path with all that was typed', async ({ texts, ...form }) => {
    const shown = await renderScreen({ ...form, backend });
    await type(shown, texts);
    await pressExpired(shown, form.pressed);
    await signInAgain(shown);
    await expect.poll(shown.address).toBe(form.path);
    await expectTexts(texts);
  });

  it('keeps the other choices that were made beside a place of birth', async () => {
    const path = '/personal-info?where_from=maturity-action';
    const shown = await renderScreen({ path, as: 'demo', backend });
    const single = async () => screen.findByRole('radio', { name: 'Unmarried' });
    await shown.user.click(await single());
    await shown.user.click(screen.getByRole('radio', { name: 'No' }));
    await pressExpired(shown, 'Continue');
    await signInAgain(shown);
    await expect.poll(shown.address).toBe(path);
    await waitFor(async () => expect(await single()).toBeChecked());
    expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();
  });

  it('keeps what was typed into a known nominee, and the address that was typed', async () => {
    const path = '/add-nomination?where_from=maturity-action';
    const shown = await renderScreen({ path, as: 'demo', backend });
    const edit = async () =>
      shown.user.click(await screen.findByRole('button', { name: 'Edit Pooja Mehta' }));
    await edit();
    await shown.user.click(await screen.findByRole('checkbox', { name: /Lives at my address/ }));
    const texts = { 'Address Line 1': '12 Temple Street', Country: 'Nepal', 'Full name': 'Puja' };
    await type(shown, { ...texts, 'Address Line 2': 'Flat 2', Pincode: '411004' });
    await type(shown, { City: 'Pune', State: 'Maharashtra' });
    await pressExpired(shown, 'Save nominee');
    await signInAgain(shown);
    await expect.poll(shown.address).toBe(path);
    await edit();
    await expectTexts(texts);
    expect(await screen.findByRole('checkbox', { name: /Lives at my address/ })).not.toBeChecked();
  });

  it('keeps what is typed until the page closes', async () => {
    const path = '/user-parental-details';
    const shown = await renderScreen({ path, as: 'demo', backend });
    await type(shown, { "Father's name": 'Ram' });
    await backend.control.advance(15 * 60);
    const runTimers = holdTimers('/ui/', [LEAVING]);
    await shown.user.click(await screen.findByRole('button', { name: 'Continue' }));
    await screen.findByText('Session expired, please sign in again');
    await type(shown, { "Father's name": 'Ram Rao' });
    await runTimers.onceSet(LEAVING);
    await signInAgain(shown);
    await expect.poll(shown.address).toBe(path);
    await expectTexts({ "Father's name": 'Ram Rao' });
  });
});
