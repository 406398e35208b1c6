import { testBackend } from '#tests/contracts/backend.ts';
import { heldCalls } from '#tests/ui/held-calls.ts';
import { renderScreen } from '#tests/ui/screen.tsx';
import { routes } from '#ui/routes.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

const backend = testBackend();

const asInvestor = (path: string) => renderScreen({ path, as: 'demo', backend });

describe('the private market', () => {
  it.each([
    '/privatemarket/listing',
    '/pre-ipo-details',
    '/basket-details',
    '/privatemarket/watchlist',
    '/privatemarket/orders',
    '/order-summary/:id',
    '/privatemarket/portfolio',
    '/privatemarket/sell',
  ])('has a screen for investors at %s', (path) => {
    expect(routes.map((route) => route.path)).toContain(path);
  });

  it('has its own profile behind the chip of the header [PM-2.51]', async () => {
    await asInvestor('/dashboard');
    expect(await screen.findByRole('link', { name: /^Your profile/ })).toHaveAttribute(
      'href',
      '/private-market/profile',
    );
  });

  it('shows a loading state until the data arrives [PM-8.41]', async () => {
    const calls = heldCalls('/getpreipoproducts');
    calls.hold();
    await asInvestor('/privatemarket/listing?tab=unlisted');
    const loading = await screen.findByText('Loading');
    expect(loading).toHaveAttribute('role', 'status');
    // The loading state is a skeleton, not a spinner.
    expect(loading.closest('[data-shape]')?.querySelector('[data-part]')).toBeTruthy();
    void calls.release();
    expect(await screen.findByText('28 shares')).toBeVisible();
    expect(screen.queryByText('Loading')).toBeNull();
  });
});
