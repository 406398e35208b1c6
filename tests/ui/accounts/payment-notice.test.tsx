import { Drafts } from '#application/platform/drafts.ts';
import { keepPaymentUnderWay } from '#application/platform/payment-under-way.ts';
import { Session, type SessionEnd } from '#application/platform/session.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { renderScreen } from '#tests/ui/screen.tsx';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

const backend = testBackend();

const CHECKED = /is being checked\. Sign in to see it\./;

/** Ends the session and opens a return path; the sign-in screen is then shown. */
async function signInAfter(end: SessionEnd, path: string) {
  const shown = await renderScreen({ path: '/terms', as: 'demo', backend });
  await keepPaymentUnderWay(shown.browser.get(Drafts), '₹43,000');
  await shown.browser.get(Session).end(end);
  shown.goTo(path);
  await expect.poll(shown.address).toBe('/login');
  await screen.findByLabelText('Mobile number');
}

describe('the sign-in of an investor who returns from a payment page', () => {
  it.each(['/fetch-bank-details?payment_id=1', '/privatemarket/payment?order_id=70001'])(
    'says at %s which payment is being checked',
    async (path) => {
      await signInAfter('expired', path);
      const text = 'Your payment of ₹43,000 is being checked. Sign in to see it.';
      expect(await screen.findByText(text)).toBeVisible();
    },
  );

  it('shows no amount after a sign-out', async () => {
    await signInAfter('signed-out', '/fetch-bank-details?payment_id=1');
    expect(await screen.findByText(CHECKED)).toHaveTextContent(/^Your payment is being checked/);
  });

  it('shows no payment if the attempted page is another one', async () => {
    await signInAfter('expired', '/portfolio');
    expect(screen.queryByText(CHECKED)).toBeNull();
  });
});
