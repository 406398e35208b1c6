import { testBackend } from '#tests/contracts/backend.ts';
import { heldCalls } from '#tests/ui/held-calls.ts';
import { addFault, renderScreen } from '#tests/ui/screen.tsx';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

const backend = testBackend();

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

describe('while a form is sent, its fields cannot be changed:', () => {
  const button = (name: string) => screen.findByRole('button', { name });
  const expectLocked = async (action: string) => {
    const send = await button(action);
    const calls = heldCalls();
    calls.hold();
    send.click();
    await waitFor(() => expect(calls.count()).toBeGreaterThan(0));
    const fields = send.closest('form')?.querySelectorAll('input, select') ?? [];
    expect(fields.length).toBeGreaterThan(0);
    for (const each of fields) expect(each).toBeDisabled();
    await calls.release();
  };

  it.each([
    ['/user-parental-details', "Father's name"],
    ['/user-address', 'My correspondent address is the same'],
    ['/professional-details', 'Occupation'],
    ['/personal-info', 'Place of birth (optional)'],
  ])('that of %s', async (path, label) => {
    await renderScreen({ path, as: 'demo', backend });
    await field(label);
    await expectLocked('Continue');
  });

  it('that of a nominee', async () => {
    const { user } = await renderScreen({ path: '/add-nomination', as: 'demo', backend });
    const [edit] = await screen.findAllByRole('button', { name: /^Edit / });
    await user.click(edit as HTMLElement);
    await expectLocked('Save nominee');
  });

  it('the field that lost the focus has it again when that fails', async () => {
    const { user } = await renderScreen({ path: '/user-parental-details', as: 'demo', backend });
    const mother = await field("Mother's name");
    await waitFor(() => expect(mother).toHaveValue('Sudha Mehta'));
    const calls = heldCalls('/updateparentinfo');
    const route = 'POST /api/main/investment/updateparentinfo';
    await addFault(backend, { route, kind: 'status' });
    calls.hold();
    await user.click(mother);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(mother).toBeDisabled());
    // A browser takes the focus from a disabled field.
    mother.blur();
    await calls.release();
    await waitFor(() => expect(mother).toHaveFocus());
    expect(mother).toBeEnabled();
  });
});
