import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { ComboboxField } from '#ui/platform/design-system/fields/combobox-field.tsx';
import { DateField } from '#ui/platform/design-system/fields/date-field.tsx';
import { MoneyField } from '#ui/platform/design-system/fields/money-field.tsx';
import { OtpField } from '#ui/platform/design-system/fields/otp-field.tsx';
import { TextField } from '#ui/platform/design-system/fields/text-field.tsx';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';

function Amount({ onDigits }: { readonly onDigits?: (text: string) => void }) {
  const [digits, setDigits] = useState('1,23,456');
  const change = (next: string) => {
    setDigits(next);
    onDigits?.(next);
  };
  return <MoneyField label="Amount" value={digits} onValue={change} />;
}

function Code({ onComplete }: { readonly onComplete: (digits: string) => void }) {
  const [code, setCode] = useState('');
  return <OtpField label="Code" value={code} onValue={setCode} onComplete={onComplete} />;
}

function BirthDate() {
  const [date, setDate] = useState('');
  return <DateField label="Date of birth" value={date} onValue={setDate} autoComplete="bday" />;
}

describe('the amount field', () => {
  it('groups while typing in the middle and keeps the caret there', async () => {
    const onDigits = vi.fn();
    render(<Amount onDigits={onDigits} />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
    await userEvent.type(input, '9', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    expect(input.value).toBe('12,39,456');
    expect(input.selectionStart).toBe(5);
    expect(onDigits).toHaveBeenLastCalledWith('12,39,456');
  });

  it('leaves other text than an amount as typed, with the caret behind it', async () => {
    render(<Amount />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
    await userEvent.type(input, 'x', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    expect(input.value).toBe('1,23x,456');
    expect(input.selectionStart).toBe(5);
    await userEvent.keyboard('{Backspace}');
    expect(input.value).toBe('1,23,456');
  });

  it('is replaced by a pasted number', async () => {
    render(<Amount />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
    await userEvent.tripleClick(input);
    await userEvent.paste('30000');
    await userEvent.tripleClick(input);
    await userEvent.paste('30000');
    expect(input.value).toBe('30,000');
  });
});

/** Composes a text as an input method does. Returns what the field shows after each key. */
function composed(input: HTMLInputElement, keys: string): readonly string[] {
  const { value: before } = input;
  fireEvent.compositionStart(input);
  const shown = [...keys].map((_, index) => {
    const text = before + keys.slice(0, index + 1);
    fireEvent.input(input, { target: { value: text }, inputType: 'insertCompositionText' });
    return input.value;
  });
  fireEvent.compositionEnd(input, { data: keys });
  return [...shown, input.value];
}

describe('a text from an input method', () => {
  it('is rewritten only when its composition ends, in an amount', () => {
    const onDigits = vi.fn();
    render(<Amount onDigits={onDigits} />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
    fireEvent.input(input, { target: { value: '' } });
    expect(composed(input, '50000')).toEqual(['5', '50', '500', '5000', '50000', '50,000']);
    expect(onDigits).toHaveBeenCalledWith('5000');
    expect(composed(input, 'x')).toEqual(['50,000x', '50,000x']);
  });

  it('is rewritten only when its composition ends, in a date', () => {
    render(<BirthDate />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Date of birth' });
    expect(composed(input, '211')).toEqual(['2', '21', '211', '21/1']);
    const shown = ['21/11', '21/111', '21/1119', '21/11199', '21/11/199'];
    expect(composed(input, '1199')).toEqual(shown);
  });

  it('is rewritten and reported only when its composition ends, in a code', () => {
    const onComplete = vi.fn();
    render(<Code onComplete={onComplete} />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
    expect(composed(input, '1 2').slice(0, 3)).toEqual(['1', '1 ', '1 2']);
    expect(input.value).toBe('12');
    composed(input, '34567');
    expect(onComplete).not.toHaveBeenCalled();
    fireEvent.input(input, { target: { value: '' } });
    composed(input, '345678');
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('345678');
  });

  it('deletes digits of an amount', () => {
    render(<Amount />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: '1,23,4' } });
    fireEvent.compositionEnd(input);
    expect(input.value).toBe('1,234');
  });
});

describe('the code field', () => {
  it('is one field for autofill and screen readers, with one-time-code autofill', () => {
    render(<Code onComplete={() => undefined} />);
    const input = screen.getByRole('textbox', { name: 'Code' });
    expect(input.getAttribute('autocomplete')).toBe('one-time-code');
    expect(input.getAttribute('inputmode')).toBe('numeric');
  });

  it('accepts a pasted code with spaces and reports completion once', async () => {
    const onComplete = vi.fn();
    render(<Code onComplete={onComplete} />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
    await userEvent.click(input);
    await userEvent.paste('123 456 ');
    expect(input.value).toBe('123456');
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456');
    await userEvent.keyboard('7');
    expect(input.value).toBe('1234567');
    expect(onComplete).toHaveBeenCalledOnce();
  });

  it('reports completion again after a corrected digit', async () => {
    const onComplete = vi.fn();
    render(<Code onComplete={onComplete} />);
    const input = screen.getByRole('textbox', { name: 'Code' });
    await userEvent.type(input, '12345x{Backspace}6{Backspace}7');
    expect(onComplete.mock.calls).toEqual([['123456'], ['123457']]);
  });
});

describe('the date field', () => {
  it('inserts the slashes and lets backspace delete across them', async () => {
    render(<BirthDate />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Date of birth' });
    await userEvent.type(input, '2111');
    expect(input.value).toBe('21/11/');
    await userEvent.keyboard('{Backspace}');
    expect(input.value).toBe('21/1');
    await userEvent.keyboard('21990');
    expect(input.value).toBe('21/12/1990');
  });
});

describe('every field', () => {
  it('ties its error and its hint to the control', () => {
    render(
      <TextField label="PAN" value="" onValue={() => undefined} hint="10 letters" error="Wrong" />,
    );
    const input = screen.getByRole('textbox', { name: 'PAN' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const described = (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(['Wrong', '10 letters']);
    expect(screen.getByText('Wrong').closest('[aria-live="polite"]')).not.toBeNull();
  });
});

describe('the combobox', () => {
  const banks = ['State Bank of India', 'Axis Bank', 'Canara Bank'].map((label) => ({
    value: label,
    label,
  }));

  it('finds options by the start of a word, and works by keyboard', async () => {
    const onValue = vi.fn();
    render(<ComboboxField label="Bank" options={banks} value={undefined} onValue={onValue} />);
    await userEvent.type(screen.getByRole('combobox', { name: 'Bank' }), 'ba');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onValue).toHaveBeenCalledExactlyOnceWith('Canara Bank');
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('chooses the option whose label was typed when it is left, and no other', async () => {
    const onValue = vi.fn();
    render(<ComboboxField label="Bank" options={banks} value="Axis Bank" onValue={onValue} />);
    const input = screen.getByRole('combobox', { name: 'Bank' });
    for (const text of ['canara', 'Canara bank ']) {
      await userEvent.clear(input);
      await userEvent.type(input, text);
      await userEvent.tab();
    }
    expect(onValue).toHaveBeenCalledExactlyOnceWith('Canara Bank');
  });

  it('finds options by words in any order, without accents, as the lists do', async () => {
    const onValue = vi.fn();
    render(<ComboboxField label="Bank" options={banks} value={undefined} onValue={onValue} />);
    await userEvent.type(screen.getByRole('combobox', { name: 'Bank' }), 'índia  bank');
    expect(screen.getByRole('option')).toHaveTextContent('State Bank of India');
    await userEvent.clear(screen.getByRole('combobox', { name: 'Bank' }));
    await userEvent.type(screen.getByRole('combobox', { name: 'Bank' }), 'axis  bank');
    await userEvent.tab();
    expect(onValue).toHaveBeenCalledExactlyOnceWith('Axis Bank');
  });

  it('keeps text that is no option, and does not return to the earlier value', async () => {
    function Bank() {
      const [bank, setBank] = useState<string | undefined>('Axis Bank');
      return (
        <>
          <ComboboxField
            label="Bank"
            options={banks}
            value={bank}
            onValue={setBank}
            onUnmatched={() => setBank(undefined)}
          />
          <button onClick={() => setBank('Canara Bank')}>Mine</button>
        </>
      );
    }
    render(<Bank />);
    const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Bank' });
    await userEvent.type(input, 'Yes Bank');
    await userEvent.tab();
    expect(input.value).toBe('Yes Bank');
    expect(screen.queryByRole('option')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Mine' }));
    expect(input.value).toBe('Canara Bank');
    await userEvent.click(input);
    await userEvent.tab();
    expect(input.value).toBe('Canara Bank');
  });

  it.each(['{Enter}', '{Escape}'])('keeps a text that is no option after %s', async (key) => {
    const change = vi.fn();
    const left = vi.fn();
    const field = { onValue: change, onUnmatched: left };
    render(<ComboboxField label="Bank" options={banks} value={undefined} {...field} />);
    const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Bank' });
    await userEvent.type(input, `Yes Bank${key}`);
    expect(input.value).toBe('Yes Bank');
    expect(input).toHaveAttribute('aria-expanded', 'false');
    expect(change).not.toHaveBeenCalled();
    expect(left).toHaveBeenCalledTimes(key === '{Enter}' ? 1 : 0);
  });

  it('returns to the chosen option with Escape', async () => {
    render(<ComboboxField label="Bank" options={banks} value="Axis Bank" onValue={vi.fn()} />);
    const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Bank' });
    await userEvent.type(input, ' Limited{Escape}');
    expect(input.value).toBe('Axis Bank');
  });

  it('chooses nothing when Enter ends a composition', async () => {
    const onValue = vi.fn();
    render(<ComboboxField label="Bank" options={banks} value={undefined} onValue={onValue} />);
    const input = screen.getByRole('combobox', { name: 'Bank' });
    await userEvent.type(input, 'ba');
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    expect(onValue).not.toHaveBeenCalled();
    expect(screen.getAllByRole('option')).not.toEqual([]);
  });

  it('shows that nothing was found', async () => {
    render(
      <ComboboxField label="Bank" options={banks} value={undefined} onValue={() => undefined} />,
    );
    await userEvent.type(screen.getByRole('combobox', { name: 'Bank' }), 'zzz');
    expect(screen.getByText('Nothing found').getAttribute('role')).toBe('status');
  });
});

describe('a button with a disabled reason', () => {
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());

  it('shows the reason, keeps the focus and does not submit its form', async () => {
    render(
      <form onSubmit={submit}>
        <input aria-label="Name" />
        <Button type="submit" disabledReason="Tick the terms.">
          Pay
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Pay' });
    const why = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(why?.textContent).toBe('Tick the terms.');
    await userEvent.click(button);
    await userEvent.type(screen.getByRole('textbox'), '{Enter}');
    expect(submit).not.toHaveBeenCalled();
    button.focus();
    expect(document.activeElement).toBe(button);
  });

  it('keeps its label and ignores clicks while busy', async () => {
    const press = vi.fn();
    render(
      <Button isBusy busyText="Paying…" onClick={press}>
        Pay ₹5,000
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Pay ₹5,000' });
    await userEvent.dblClick(button);
    expect(press).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(screen.getByText('Paying…').getAttribute('role')).toBe('status');
  });
});
