import { testBackend } from '#tests/contracts/backend.ts';
import { renderScreen, type ScreenOptions } from '#tests/ui/screen.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

const backend = testBackend();

/** The fields of a page, with texts to paste, and the value or the sentence that each leads to. */
interface Page {
  readonly path: string;
  readonly as: ScreenOptions['as'];
  readonly mobile?: string;
  readonly press?: string;
  readonly fields: Readonly<Record<string, readonly Pasted[]>>;
}
interface Pasted {
  readonly text: string;
  /** What the field shows after it loses focus. */
  readonly shown?: string;
  /** The sentence by the field, if the text is refused. */
  readonly why?: RegExp;
}

const pages: readonly Page[] = [
  {
    path: '/login',
    as: 'visitor',
    fields: {
      'Mobile number': [
        { text: ' +91 98765-43210 ', shown: '9876543210' },
        { text: '９８７６５４３２１０', shown: '9876543210' },
        { text: '98765432101', why: /mobile number. You entered 11/ },
        { text: '9876543210 / 9123456780', why: /Enter one mobile number/ },
        { text: '+1 9876543210', why: /Enter an Indian mobile number/ },
      ],
    },
  },
  {
    path: '/add-bank-account',
    as: 'new',
    // The ending 00 has no linked account that would fill the fields.
    mobile: '9700099900',
    fields: {
      IFSC: [
        { text: ' hdfc 0000 060 ', shown: 'HDFC0000060' },
        { text: 'HDFC0000060/SBIN0000300', why: /An IFSC is 4 letters/ },
      ],
      'Account number': [
        { text: '5010 0012 3456 78', shown: '50100012345678' },
        { text: '50100012345678 / 50100087654321', why: /one account number only/ },
        { text: '1234567890123456789', why: /at most 18 digits/ },
        { text: 'A/C 50100012345678', why: /has digits only/ },
      ],
    },
  },
  {
    path: '/kyc',
    as: 'new',
    fields: {
      PAN: [
        { text: ' abcpe-1234-f ', shown: 'ABCPE1234F' },
        { text: 'ABCPE1234FX', why: /Invalid PAN format/ },
        { text: 'ABCPE0000F', why: /PAN you entered is not valid/ },
      ],
      'Date of Birth': [
        { text: '1990-11-21', shown: '21/11/1990' },
        { text: '21/11/19901', why: /DD\/MM\/YYYY/ },
        { text: '21/11/1990 or 22/11/1990', why: /DD\/MM\/YYYY/ },
      ],
    },
  },
  {
    path: '/add-demat-account',
    as: 'new',
    fields: {
      'Demat account number': [
        { text: 'in300123-45678901', shown: 'IN30012345678901' },
        { text: 'IN300123456789012', why: /not valid/ },
        { text: '1234567890123456 6543210987654321', why: /not valid/ },
      ],
    },
  },
  {
    path: '/add-nomination?where_from=maturity-action',
    as: 'new',
    press: 'Add nominee',
    fields: {
      'Full name': [
        { text: 'José राम', shown: 'José राम' },
        { text: 'A'.repeat(101), why: /must not exceed 100 characters/ },
        { text: 'Asha, Ravi', why: /can only contain letters/ },
      ],
      'Percent share': [
        { text: '1000', why: /must not exceed 100%/ },
        { text: '40 60', why: /should be a valid number/ },
      ],
      'PAN (optional)': [
        { text: 'abcpe 1234 f', shown: 'ABCPE1234F' },
        { text: 'ABCPE1234FX', why: /must be exactly 10 characters/ },
      ],
    },
  },
  {
    path: '/user-address',
    as: 'new',
    fields: {
      Pincode: [
        { text: '400 001', shown: '400001' },
        { text: '4000011', why: /must be exactly 6 digits/ },
        { text: '400001, 400002', why: /must contain only numbers/ },
      ],
      City: [
        { text: 'राँची', shown: 'राँची' },
        { text: 'M'.repeat(101), why: /must not exceed 100 characters/ },
      ],
    },
  },
];

describe('a pasted text', () => {
  it.each(pages)('becomes no other value on $path', async ({ press, fields, ...page }) => {
    const { user } = await renderScreen({ ...page, backend });
    if (press !== undefined) await user.click(await screen.findByRole('button', { name: press }));
    for (const [label, texts] of Object.entries(fields)) {
      for (const { text, shown = text, why } of texts) {
        const field = await screen.findByLabelText<HTMLInputElement>(label);
        await user.clear(field);
        await user.click(field);
        await user.paste(text);
        await user.tab();
        expect(field.value, `${label}: ${text}`).toBe(shown);
        if (why === undefined) continue;
        await waitFor(() => expect(field).toHaveAccessibleDescription(why));
        expect(field).toBeInvalid();
      }
    }
  });
});

describe('a mobile number typed key by key', () => {
  it.each(['+919876543210', '91 98765 43210', '09876543210'])('is read: %s', async (typed) => {
    const { user } = await renderScreen({ path: '/login', as: 'visitor', backend });
    const field = await screen.findByLabelText<HTMLInputElement>('Mobile number');
    await user.type(field, typed);
    expect(field.value).toBe('9876543210');
    const button = await screen.findByRole('button', { name: 'Continue' });
    expect(button).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('stays as it is while an input method composes it', async () => {
    await renderScreen({ path: '/login', as: 'visitor', backend });
    const field = await screen.findByLabelText<HTMLInputElement>('Mobile number');
    fireEvent.compositionStart(field);
    fireEvent.input(field, { target: { value: '+919876543210' } });
    expect(field.value).toBe('+919876543210');
    fireEvent.compositionEnd(field);
    expect(field.value).toBe('9876543210');
  });

  it('counts before the input method ends its composition', async () => {
    await renderScreen({ path: '/login', as: 'visitor', backend });
    const field = await screen.findByLabelText<HTMLInputElement>('Mobile number');
    const button = await screen.findByRole('button', { name: 'Continue' });
    fireEvent.compositionStart(field);
    fireEvent.input(field, { target: { value: '987654321' } });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    fireEvent.input(field, { target: { value: '9876543210' } });
    expect(button).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('never offers to send a code to part of a longer number', async () => {
    const { user } = await renderScreen({ path: '/login', as: 'visitor', backend });
    const field = await screen.findByLabelText<HTMLInputElement>('Mobile number');
    await user.type(field, '+9198765432101');
    expect(field.value).toBe('98765432101');
    expect(field).toHaveAccessibleDescription(/You entered 11/);
    const button = await screen.findByRole('button', { name: 'Continue' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
  });
});
