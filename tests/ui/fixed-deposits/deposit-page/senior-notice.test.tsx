import { DepositOrderDraft } from '#application/fixed-deposits/booking/deposit-order-draft.ts';
import { VerifiedPanDraft } from '#application/platform/verified-pan-draft.ts';
import { formatPercent } from '#domain/platform/indian-formatting.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { calculated, proceedButton, ratesOf, showDetails, TEJAS } from './details-screen.ts';
import { peopleOf } from '#tests/ui/screen.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';

const backend = testBackend();
let senior: string;
let rates: { readonly regular: string; readonly senior: string; readonly femaleSenior: string };
beforeAll(async () => {
  const people = await peopleOf(backend);
  senior = people.find(({ description }) => description.startsWith('A senior'))?.mobile ?? '';
  const { rateCard } = await ratesOf(backend, TEJAS);
  const row = rateCard.rows.find(({ tag }) => tag !== undefined)?.rates;
  if (!row?.r || !row.sc || !row.fsc) throw new Error('no rates');
  const [regular, seniorRate, femaleSenior] = [row.r, row.sc, row.fsc].map(formatPercent);
  rates = { regular: regular ?? '', senior: seniorRate ?? '', femaleSenior: femaleSenior ?? '' };
});

const theSwitch = () => screen.getByRole('switch', { name: 'Senior citizen' });
const shownRate = () => screen.getByText('Interest Rate').parentElement;

describe('the senior-citizen switch', () => {
  it('decides the rate in the box [FD-4.31]', async () => {
    const { user } = await showDetails(backend, { as: 'demo' });
    expect(shownRate()).toHaveTextContent(`${rates.regular} p.a.`);
    await user.click(theSwitch());
    expect(shownRate()).toHaveTextContent(`${rates.senior} p.a.`);
  });

  it('is on from the start if the investor’s data show a senior [FD-2.51, FD-4.30]', async () => {
    await showDetails(backend, { as: 'demo', mobile: senior });
    expect(theSwitch()).toBeChecked();
    expect(shownRate()).toHaveTextContent(`${rates.femaleSenior} p.a.`);
    const best = screen.getByText('Earn up to').parentElement;
    expect(best).toHaveTextContent(`${rates.femaleSenior} p.a.`);
  });
});

describe('a PAN that was verified in this tab', () => {
  it('overrides age and gender of the session for a senior [AP-3.8, FD-4.30]', async () => {
    await showDetails(backend, {
      as: 'new',
      prepare: (browser) => {
        const facts = { gender: 'female', isSeniorCitizen: true } as const;
        browser.get(VerifiedPanDraft).keepPan(facts);
      },
    });
    expect(theSwitch()).toBeChecked();
    expect(shownRate()).toHaveTextContent(`${rates.femaleSenior} p.a.`);
  });

  it('keeps the senior rate of a senior by the session [AP-3.8]', async () => {
    await showDetails(backend, {
      as: 'demo',
      mobile: senior,
      prepare: (browser) => {
        const facts = { gender: 'male', isSeniorCitizen: false } as const;
        browser.get(VerifiedPanDraft).keepPan(facts);
      },
    });
    expect(theSwitch()).toBeChecked();
    expect(shownRate()).toHaveTextContent(`${rates.senior} p.a.`);
  });
});

describe('a senior with the switch off', () => {
  const proceed = async () => {
    const shown = await showDetails(backend, { as: 'demo', mobile: senior });
    await shown.user.click(theSwitch());
    await calculated();
    await shown.user.click(proceedButton());
    return { ...shown, dialog: within(await screen.findByRole('dialog')) };
  };

  it('sees a notice with both rates [FD-4.31, FD-4.32, FD-4.36]', async () => {
    const { dialog, address } = await proceed();
    // The switch decides the rate in the box, not the investor's age.
    const [regular, senior] = ['Regular rate', 'Senior citizen rate'].map(
      (label) => dialog.getByText(label).parentElement?.textContent,
    );
    expect(shownRate()?.textContent).toContain(regular?.replace('Regular rate', ''));
    expect(shownRate()).not.toHaveTextContent(rates.femaleSenior);
    expect(senior).toBe(`Senior citizen rate${rates.femaleSenior} p.a.`);
    const title = 'You are eligible for the senior citizen rate';
    expect(dialog.getByRole('heading', { name: title })).toBeVisible();
    expect(address()).toMatch(/^\/invest\//);
  });

  it('takes the senior rate and goes on [FD-4.35, FD-4.36]', async () => {
    const { dialog, user, browser, address } = await proceed();
    await user.click(dialog.getByRole('button', { name: 'Use the senior citizen rate' }));
    await waitFor(() => expect(address()).toBe('/preview-maturity-action'));
    const order = browser.get(DepositOrderDraft).read();
    expect(order?.isSeniorCitizen).toBe(true);
    expect(order && formatPercent(order.annualRatePercent)).toBe(rates.femaleSenior);
  });

  it('can continue without it [FD-4.35, FD-4.36]', async () => {
    const { dialog, user, browser, address } = await proceed();
    await user.click(dialog.getByRole('button', { name: 'Continue without it' }));
    await waitFor(() => expect(address()).toBe('/preview-maturity-action'));
    expect(browser.get(DepositOrderDraft).read()?.isSeniorCitizen).toBe(false);
  });
});

describe('a visitor with the switch on', () => {
  it('gets no question before signing in [FD-4.36]', async () => {
    const { user, browser, address } = await showDetails(backend);
    await user.click(theSwitch());
    await calculated();
    await user.click(proceedButton());
    await waitFor(() => expect(address()).toBe('/login'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(browser.get(DepositOrderDraft).read()?.isSeniorCitizen).toBe(true);
  });
});

describe('an investor who is no senior, with the switch on', () => {
  const proceed = async (as: 'demo' | 'new' = 'demo') => {
    const shown = await showDetails(backend, { as });
    await shown.user.click(theSwitch());
    await calculated();
    await shown.user.click(proceedButton());
    return { ...shown, dialog: within(await screen.findByRole('dialog')) };
  };

  it('sees that senior rates do not apply, with both rates [FD-4.33, FD-4.34, FD-4.36]', async () => {
    const { dialog } = await proceed();
    const title = 'Senior citizen rates will not apply';
    expect(dialog.getByRole('heading', { name: title })).toBeVisible();
    expect(dialog.getByText('Regular rate').parentElement).toHaveTextContent(rates.regular);
    expect(dialog.getByText('Senior citizen rate').parentElement).toHaveTextContent(rates.senior);
  });

  it('continues at the regular rate, with the switch off [FD-4.35, FD-4.36]', async () => {
    const { dialog, user, browser, address } = await proceed();
    await user.click(dialog.getByRole('button', { name: 'Continue with the regular rate' }));
    await waitFor(() => expect(address()).toBe('/preview-maturity-action'));
    const order = browser.get(DepositOrderDraft).read();
    expect(order?.isSeniorCitizen).toBe(false);
    expect(order && formatPercent(order.annualRatePercent)).toBe(rates.regular);
  });

  it('can go back and change it [FD-4.36]', async () => {
    const { dialog, user, address } = await proceed();
    await user.click(dialog.getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toMatch(/^\/invest\//);
  });

  it('can verify the PAN first if the date of birth is unknown [FD-4.36]', async () => {
    const { dialog, user, address } = await proceed('new');
    expect(dialog.getByText(/We do not know your date of birth yet/)).toBeVisible();
    await user.click(dialog.getByRole('link', { name: 'Verify my PAN' }));
    expect(address()).toBe('/kyc');
  });
});
