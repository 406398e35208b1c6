import { testBackend } from '#tests/contracts/backend.ts';
import { type RenderedScreen, renderScreen } from '#tests/ui/screen.tsx';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

const backend = testBackend();

async function signInByLink(user: RenderedScreen['user'], mobile: string): Promise<void> {
  const [link] = await screen.findAllByRole('link', { name: /^(Login|Sign in)/ });
  await user.click(link as HTMLElement);
  await user.type(await screen.findByLabelText('Mobile number'), mobile);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const code = await screen.findByLabelText('One-time password');
  await user.type(code, await backend.control.codeFor(mobile));
}

describe('a session that expires on an order form', () => {
  it.each([
    {
      path: '/pre-ipo-details?pre_ipo_stock_id=104',
      as: 'new',
      label: 'Number of shares',
      pressed: /watchlist/i,
    },
    {
      path: '/basket-details?basket_id=201',
      as: 'demo',
      label: 'Number of baskets',
      pressed: /^Request/,
    },
  ] as const)(
    'leads back to $path after the next sign-in',
    async ({ path, as, label, pressed }) => {
      const { user, mobile, address } = await renderScreen({ path, as, backend });
      await user.type(await screen.findByLabelText(label), '30');
      await backend.control.advance(15 * 60);
      // The session has expired when this request is sent.
      await user.click(await screen.findByRole('button', { name: pressed }));
      await screen.findByText('Session expired, please sign in again');
      await signInByLink(user, mobile);
      await expect.poll(address).toBe(path);
      expect(await screen.findByLabelText(label)).toHaveValue('30');
    },
  );

  it('leads back to the sell form, with all that was typed', async () => {
    const path = '/privatemarket/sell?share=Malabar%20Spice%20Works';
    const { user, mobile, address } = await renderScreen({ path, as: 'demo', backend });
    const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
    await user.type(await field('Quantity'), '12');
    await user.type(await field('Asking price per share'), '345.5');
    await backend.control.advance(15 * 60);
    await user.click(await screen.findByRole('button', { name: 'Submit Sell Request' }));
    await screen.findByText('Session expired, please sign in again');
    await signInByLink(user, mobile);
    await expect.poll(address).toContain('/privatemarket/sell');
    expect(await field('Quantity')).toHaveValue('12');
    expect(await field('Asking price per share')).toHaveValue('345.5');
  });
});
