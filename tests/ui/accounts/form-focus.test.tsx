// @vitest-environment jsdom
import { type Backend, startBackend } from '#tests/contracts/backend.ts';
import { renderScreen } from '#tests/ui/screen.tsx';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const focused = async (label: string) =>
  waitFor(async () => expect(await field(label)).toHaveFocus());

describe('a form leads from field to field', () => {
  it('on the KYC screen, from the PAN to the last field', async () => {
    const { user } = await renderScreen({ path: '/kyc', as: 'new', backend });
    await focused('PAN');
    await user.keyboard('QWZPR7351K');
    await focused('Date of Birth');
    await user.keyboard('14021989');
    await focused('Email Address');
  });

  it('leaves the focus alone while another field is being typed', async () => {
    const { user } = await renderScreen({ path: '/kyc', as: 'new', backend });
    await focused('PAN');
    await user.keyboard('QWZPR7352K');
    await user.click(await field('Date of Birth'));
    await user.keyboard('14');
    await screen.findByText('PAN verified');
    await focused('Date of Birth');
  });

  it('on the bank step, from the IFSC to the account number', async () => {
    const shown = { path: '/add-bank-account', as: 'new', mobile: '9733300000' } as const;
    const { user } = await renderScreen({ ...shown, backend });
    await focused('IFSC');
    expect(await field('IFSC')).toHaveAttribute('enterkeyhint', 'next');
    await user.keyboard('HDFC0000060');
    await focused('Account number');
  });

  it('moves on by Enter, and sends the form from the last field', async () => {
    const shown = await renderScreen({ path: '/user-parental-details', as: 'new', backend });
    await focused("Father's name");
    await shown.user.keyboard('Ram Rao{Enter}');
    await focused("Mother's name");
    expect(shown.address()).toBe('/user-parental-details');
    await shown.user.keyboard('Sita Rao{Enter}');
    await waitFor(() => expect(shown.address()).toBe('/user-address'));
  });

  it('shows the error of a left field after the press, so that no button moves away', async () => {
    const { user } = await renderScreen({ path: '/user-parental-details', as: 'new', backend });
    await focused("Father's name");
    const father = await field("Father's name");
    await user.pointer({ keys: '[MouseLeft>]', target: await field("Mother's name") });
    expect(father).not.toHaveFocus();
    expect(father).not.toBeInvalid();
    await user.pointer('[/MouseLeft]');
    await waitFor(() => expect(father).toBeInvalid());
  });
});
