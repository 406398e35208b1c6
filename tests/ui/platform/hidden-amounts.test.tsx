// @vitest-environment jsdom
import { HiddenAmounts } from '#application/platform/hidden-amounts.ts';
import { type Backend, startBackend } from '#tests/contracts/backend.ts';
import { renderScreen } from '#tests/ui/screen.tsx';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

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
