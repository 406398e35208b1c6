// @vitest-environment jsdom
import { Session } from '#application/platform/session.ts';
import { type Backend, startBackend } from '#tests/contracts/backend.ts';
import { renderScreen } from '#tests/ui/screen.tsx';
import { routes } from '#ui/platform/routes.tsx';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

describe('the session in the private market', () => {
  it('has what its screens need of the investor [PM-3.50]', async () => {
    const { browser } = await renderScreen({ path: '/terms', as: 'demo', backend });
    const { current } = browser.get(Session);
    expect(current).toMatchObject({
      investorId: 1001,
      pan: 'AJMPM1984C',
      isBankSkipped: true,
      isDematVerified: true,
      dematNumber: 'IN30021418840117',
      name: 'Arjun Mehta',
    });
    expect(current?.accessToken).toMatch(/^\S{20,}$/);
    expect(current?.profileScore).toBeGreaterThan(0);
    // Without a picture of their own, people have their initials.
    expect(current).not.toHaveProperty('pictureUrl');
  });

  it('is read again each second by the header [PM-2.61]', async () => {
    const { browser } = await renderScreen({
      path: '/privatemarket/listing',
      as: 'demo',
      backend,
    });
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Login' })).toBeNull());
    vi.spyOn(browser.get(Session), 'current', 'get').mockReturnValue(undefined);
    const since = Date.now();
    expect(await screen.findByRole('link', { name: /Login|Sign in/ })).toBeVisible();
    expect(Date.now() - since).toBeLessThan(1600);
  });

  it('opens every page of it that is there to an investor [PM-6.10]', async () => {
    const shown = await renderScreen({ path: '/terms', as: 'demo', backend });
    const pages = routes.filter(
      ({ layout, guarded }) =>
        guarded === true && (layout === 'private-market' || layout === 'payment'),
    );
    expect(pages.length).toBeGreaterThan(8);
    for (const { path } of pages) {
      const address = path.replaceAll(/:\w+/g, '1001');
      shown.goTo(address);
      await waitFor(() => expect(screen.getByRole('main')).not.toBeEmptyDOMElement());
      expect(shown.address()).not.toMatch(/^\/login/);
    }
  }, 30_000);
});
