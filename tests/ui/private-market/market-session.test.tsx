import { Session } from '#application/platform/session.ts';
import { ShareOrderDraft } from '#application/private-market/share-order-draft.ts';
import { TypedUnits } from '#application/private-market/typed-units.ts';
import { Money } from '#domain/platform/money.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { clientOf } from '#tests/contracts/client.ts';
import { holdTimers } from '#tests/support/held-timers.ts';
import { renderScreen } from '#tests/ui/screen.tsx';
import { routes } from '#ui/routes.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

const backend = testBackend();

describe('the session in the private market', () => {
  it('has the investor’s data for its screens [PM-3.50]', async () => {
    const { browser } = await renderScreen({ path: '/terms', as: 'demo', backend });
    const { current } = browser.get(Session);
    expect(current).toMatchObject({
      investorId: 1001,
      pan: 'AJMPM1984C',
      isBankStepComplete: true,
      isDematVerified: true,
      dematNumber: 'IN30021418840117',
      name: 'Arjun Mehta',
    });
    expect(current?.accessToken).toMatch(/^\S{20,}$/);
    expect(current?.profileScore).toBeGreaterThan(0);
    // Investors without a picture have no URL; the avatar shows their initials.
    expect(current).not.toHaveProperty('pictureUrl');
  });

  it('keeps page, units and order in its tab [PM-3.51, PM-3.52, PM-3.54, PM-3.55]', async () => {
    sessionStorage.clear();
    const kept = (key: string) => sessionStorage.getItem(key) ?? '';
    const browser = await clientOf(backend.appAddress, { tabStorage: sessionStorage });
    const path = '/privatemarket/listing?tab=unlisted';
    await renderScreen({ path, as: 'demo', backend, browser });
    await waitFor(() => expect(kept('lastVisitedPage')).toBe(path));
    const typed = browser.get(TypedUnits);
    typed.keep('share 101', '250');
    typed.keep('basket 201', '3');
    typed.forget('basket 201');
    expect(Object.fromEntries(new URLSearchParams(kept('unitsTyped')))).toEqual({
      'share 101': '250',
    });
    const order = { requestId: 70001, name: 'Acme', isBasket: false, units: 2 };
    const prices = { pricePerUnit: Money.of(900), totalInvestment: Money.of(1800) };
    const paymentUrl = 'https://pay.example/1';
    browser.get(ShareOrderDraft).keep({ ...order, ...prices, paymentUrl });
    expect(JSON.parse(kept('orderSummary'))).toMatchObject({ payment_url: paymentUrl });
    expect(browser.get(ShareOrderDraft).read(70001)).toMatchObject({
      units: 2,
      paymentUrl,
    });
    expect(browser.get(ShareOrderDraft).read(70002)).toBeUndefined();
    sessionStorage.setItem('orderSummary', '{"request_id":70001,"pricePerUnit":"-1"}');
    expect(browser.get(ShareOrderDraft).read(70001)).toBeUndefined();
  });

  it('is read every second by the header [PM-2.61]', async () => {
    const runTimers = holdTimers('/ui/', [1000]);
    const { browser } = await renderScreen({
      path: '/privatemarket/listing',
      as: 'demo',
      backend,
    });
    // Testing Library also counts the page's own header as a banner; the app's is the first.
    const [header = document.body] = screen.getAllByRole('banner');
    const signIn = () => within(header).queryByRole('link', { name: 'Sign in' });
    await within(header).findByRole('link', { name: /^Your profile/ });
    expect(signIn()).toBeNull();
    vi.spyOn(browser.get(Session), 'current', 'get').mockReturnValue(undefined);
    await runTimers.onceSet(1000);
    await waitFor(() => expect(signIn()).toBeVisible());
  });

  it('opens every page of the market for an investor [PM-6.10]', async () => {
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
