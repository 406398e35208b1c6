import { HiddenAmounts } from '#application/platform/hidden-amounts.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { renderScreen } from '#tests/ui/screen.tsx';
import { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { valueOf } from '#tests/contracts/accounts/signed-in.ts';
import { heldDepositPath } from '#ui/fixed-deposits/paths.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

const backend = testBackend();

const hiding = (path: string) =>
  renderScreen({
    path,
    as: 'demo',
    backend,
    prepare: (browser) => browser.get(HiddenAmounts).choose(true),
  });

describe('an investor who hides amounts', () => {
  it('sees none of what they hold on Home', async () => {
    await hiding('/dashboard');
    const title = await screen.findByText('Total Portfolio Value');
    expect(title.nextElementSibling).toHaveTextContent('••••');
    expect(title.nextElementSibling).not.toHaveTextContent('₹');
  });

  it('still sees what a deposit costs and earns', async () => {
    await hiding('/invest/1003/0/-');
    const [amount] = await screen.findAllByText(/^₹[\d,]+/);
    expect(amount).toBeVisible();
    expect(screen.queryByText('Amount hidden')).toBeNull();
  });
});

describe('the button that hides amounts', () => {
  /** The button beside the title of the screen, once its amounts have been loaded. */
  async function eyeAt(path: string) {
    const shown = await renderScreen({ path, as: 'demo', backend });
    await within(screen.getByRole('main')).findAllByText(/₹\d/);
    const eye = screen.getByRole('button', { name: 'Hide amounts' });
    expect(eye.parentElement).toContainElement(screen.getByRole('heading', { level: 1 }));
    return { ...shown, eye };
  }

  it.each([
    '/portfolio',
    '/fd-summary',
    '/portfolio/insurance-cover',
    '/portfolio/tax-at-source',
    '/privatemarket/portfolio',
    '/privatemarket/basket-breakup?basket_id=202',
    '/privatemarket/basket-asset-details?basket_id=202&pre_ipo_product_id=112',
    '/privatemarket/omni-asset-details?pre_ipo_product_id=101',
    '/activity',
    '/transaction-history',
  ])('is beside the title of %s, and hides the amounts there', async (path) => {
    const { user, eye } = await eyeAt(path);
    await user.click(eye);
    const shown = within(screen.getByRole('main')).queryAllByText(/₹\d/);
    // The limits of the insurance and of the income without tax are the same for everyone.
    const isLimit = /^(The limit is|No tax is due up to)/;
    expect(shown.filter(({ textContent }) => !isLimit.test(textContent ?? ''))).toEqual([]);
  });

  it('is beside the title of Home, and leaves the amounts of offers', async () => {
    const { user, eye } = await eyeAt('/dashboard');
    const summary = await screen.findByRole('region', { name: 'Investment summary' });
    await user.click(eye);
    expect(summary).toHaveTextContent('••••');
    expect(summary).not.toHaveTextContent('₹');
  });

  it('is beside the title of a held deposit', async () => {
    const { browser } = await renderScreen({ path: '/portfolio', as: 'demo', backend });
    const [deposit] = valueOf(await browser.get(HeldDeposits).list({}));
    cleanup();
    const { user, eye } = await eyeAt(heldDepositPath(deposit ?? expect.fail('no deposit')));
    await user.click(eye);
    expect(screen.getByText('Interest till date').nextElementSibling).toHaveTextContent('••••');
  });

  it('is not on the home of an investor who holds nothing', async () => {
    await renderScreen({ path: '/dashboard', as: 'new', backend });
    await screen.findByRole('heading', { name: 'Your first deposit' });
    expect(screen.queryByRole('button', { name: 'Hide amounts' })).toBeNull();
  });
});
