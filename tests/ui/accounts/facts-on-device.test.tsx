import {
  DeviceFacts,
  NO_FACTS,
  type ToldFacts,
} from '#application/fixed-deposits/tax/device-facts.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { clientOf } from '#tests/contracts/client.ts';
import { HIMADRI } from '#tests/ui/fixed-deposits/deposit-page/details-screen.ts';
import {
  HIGHEST_SLAB,
  returnsPart,
  slabField,
} from '#tests/ui/fixed-deposits/returns/returns-part.ts';
import { SharedVault } from '#tests/infrastructure/platform/shared-vault.ts';
import { renderScreen, toasts } from '#tests/ui/screen.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

const backend = testBackend();

const PRIVACY = '/profile/privacy';
const TOLD: ToldFacts = {
  tax: { slab: Percentage.of(30), surcharge: Percentage.of(10) },
  regime: 'old',
  isResident: false,
  isPanActive: true,
  totalIncomes: new Map([['2026-27', Money.of('1850000')]]),
  balances: new Map([
    ['suryoday', Money.of('40000')],
    ['himadri', Money.of('9000')],
  ]),
  deposits: [{ issuer: 'Saral Bank' }],
  forms: [{ payer: 'malhar', given_on: '10/04/2026', income: '24000', uin: '' }],
};

async function part(): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { name: 'Facts kept on this device' });
  const section = heading.closest('section');
  if (section === null) throw new Error('the heading heads no part');
  return section;
}

describe('the facts kept on this device', () => {
  it('are listed, and forgotten with one button', async () => {
    const shown = await renderScreen({ path: '/dashboard', as: 'demo', backend });
    await shown.browser.loadContext('device-facts');
    await shown.browser.get(DeviceFacts).change(() => TOLD);
    shown.goTo(PRIVACY);
    const section = await part();
    const forget = await within(section).findByRole('button', { name: 'Forget them' });
    expect(section).toHaveTextContent('Your income-tax slab30% and 10% surcharge');
    expect(section).toHaveTextContent('Your tax regimeOld regime');
    expect(section).toHaveTextContent('Your total income in 2026-27₹18,50,000');
    expect(section).toHaveTextContent('You live in IndiaNoYour PAN is activeYes');
    expect(section).toHaveTextContent('Balances of your savings accountsAt 2 banks');
    expect(section).toHaveTextContent('Deposits held elsewhere1');
    expect(section).toHaveTextContent('Forms 121 that you gave1');
    expect(section).toHaveTextContent('never leaves it');
    await shown.user.click(forget);
    await waitFor(() => expect(section).toHaveTextContent('You have told us nothing of this kind'));
    expect(await shown.browser.get(DeviceFacts).read()).toEqual(NO_FACTS);
  });

  it('are called forgotten only once the device can be read, and are gone then', async () => {
    const device = new SharedVault();
    const vault = device.tab();
    const browser = await clientOf(backend.appAddress, { factsVault: vault });
    const shown = await renderScreen({ path: '/dashboard', as: 'demo', backend, browser });
    await browser.loadContext('device-facts');
    await browser.get(DeviceFacts).change(() => TOLD);
    shown.goTo(PRIVACY);
    const forget = await within(await part()).findByRole('button', { name: 'Forget them' });
    const fault = vi.spyOn(vault, 'read').mockRejectedValue(new Error('unreadable now'));
    await shown.user.click(forget);
    const retry = await within(await part()).findByRole('button', { name: 'Try again' });
    expect(toasts()).toEqual([]);
    fault.mockRestore();
    await shown.user.click(retry);
    await waitFor(async () =>
      expect(await part()).toHaveTextContent('You have told us nothing of this kind'),
    );
    expect(await device.read()).not.toContain('Saral Bank');
  });

  it('are reached from the note below the slab of a deposit', async () => {
    const path = `/invest/${HIMADRI}/0/-`;
    const shown = await renderScreen({ path, as: 'demo', backend });
    await shown.user.selectOptions(await slabField(), HIGHEST_SLAB);
    const link = within(await returnsPart()).getByRole('link', {
      name: 'See what this device keeps',
    });
    await shown.user.click(link);
    expect(await part()).toHaveTextContent('Your income-tax slab30%');
    await shown.user.click(await screen.findByRole('button', { name: 'Forget them' }));
    await waitFor(async () =>
      expect(await part()).toHaveTextContent('You have told us nothing of this kind'),
    );
    shown.goTo(path);
    expect((await slabField()).value).toBe('');
  });
});
